# The room: what every page shares.

room-name = Tapete
language = Språk
close = Lukk
look = Utseende

## How it is played: the options' names stand with the rules

options-heading = Slik spilles { $game }
options-fewer = én mindre
options-more = én mer
options-without-end = Uten slutt
options-usual = Som vanlig
options-done = Ferdig

## Without a line

offline-head = Forbindelsen til rommet er brutt
offline-what = Reglene, de veiledede rundene og kontroll av en protokoll virker uten. Bord, partier og spillere er tilbake så snart rommet svarer; vi prøver videre.
offline-again = Prøv nå

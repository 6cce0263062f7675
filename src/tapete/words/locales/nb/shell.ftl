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

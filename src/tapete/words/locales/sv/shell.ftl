# The room: what every page shares.

room-name = Tapete
language = Språk
close = Stäng
look = Utseende

## How it is played: the options' names stand with the rules

options-heading = Så spelas { $game }
options-fewer = en färre
options-more = en till
options-without-end = Utan slut
options-usual = Som vanligt
options-done = Klart

## Without a line

offline-head = Förbindelsen med rummet är bruten
offline-what = Reglerna, de guidade rundorna och kontroll av ett protokoll fungerar utan den. Bord, partier och spelare är tillbaka så snart rummet svarar; vi fortsätter försöka.
offline-again = Försök nu

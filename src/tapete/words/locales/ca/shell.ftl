# The room: what every page shares.

room-name = Tapete
language = Idioma
close = Tanca
look = Aspecte

## How it is played: the options' names stand with the rules

options-heading = Com es juga al { $game }
options-fewer = un menys
options-more = un més
options-without-end = Sense final
options-usual = El de sempre
options-done = Fet

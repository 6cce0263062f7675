# The room: what every page shares.

room-name = Tapete
language = Idioma
close = Pechar
look = Aspecto

## How it is played: the options' names stand with the rules

options-heading = Como se xoga ao { $game }
options-fewer = un menos
options-more = un máis
options-without-end = Sen final
options-usual = O normal
options-done = Feito

# The room: what every page shares.

room-name = Tapete
language = Idioma
close = Fechar
look = Aparência

## How it is played: the options' names stand with the rules

options-heading = Como se joga { $game }
options-fewer = menos um
options-more = mais um
options-without-end = Sem fim
options-usual = O normal
options-done = Pronto

# The room: what every page shares.

room-name = Tapete
language = Langue
close = Fermer
look = Apparence

## How it is played: the options' names stand with the rules

options-heading = Comment on joue au { $game }
options-fewer = un de moins
options-more = un de plus
options-without-end = Sans fin
options-usual = Comme d’habitude
options-done = Terminé

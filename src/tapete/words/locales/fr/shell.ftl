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

## Without a line

offline-head = La connexion avec la salle est perdue
offline-what = Les règles, les manches guidées et la vérification d’un relevé marchent sans elle. Les tables, les parties et les joueurs reviennent dès que la salle répond ; on continue d’essayer.
offline-again = Essayer maintenant

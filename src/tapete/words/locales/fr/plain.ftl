# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Cette page a besoin de scripts, et ici aucun n’est permis.
plain-link = La même salle en pages simples, sans scripts

## Every page

# Beside the name of the room
plain-kind = en pages simples
plain-client = La salle avec ses cartes dessinées et en mouvement
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Ce n’est pas fait. { $title }
plain-nothing = Cela ne mène nulle part

## The start page

plain-lead = Ici, tout est texte, liens et boutons : ni script, ni image, rien à faire glisser.
plain-own = Tes tables
plain-back-to = Retour à ta table : { $game }
plain-new = Une nouvelle table
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Qui joue avec toi
plain-open = Ouvrir la table

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game } : { $where }
plain-news = Ce qui s’est passé
plain-seats = À la table
# Headings of columns
plain-who = Qui
plain-now = Maintenant
# In a column where there is nothing
plain-none = rien
plain-face-down = face cachée
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what } : { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Coche les cartes que tu veux
plain-play-ticked = Jouer les cartes cochées
plain-gnav-hand = Ta carte
plain-again = Actualiser
# The page loads itself again while others play
plain-still = Ne plus recharger cette page toute seule
plain-not-still = Recharger cette page toute seule pendant que les autres jouent
plain-share = Un navigateur sans scripts ne peut pas ajouter un nombre à lui au mélange, la salle a donc tiré le tien. Le sceau montre toujours que personne n’a changé le secret après coup.

## The invitation

plain-invite = Avec l’un de ces liens, on peut s’asseoir.
plain-invite-plain = La même en pages simples

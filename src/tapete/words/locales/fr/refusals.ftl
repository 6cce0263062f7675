# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = La partie est finie
refused-comemierda-round-over = La manche est finie, et la suivante n’est pas encore distribuée
refused-comemierda-no-such-action = Tu peux jouer des cartes ou passer, rien d’autre
refused-comemierda-exchange-first = On échange d’abord les cartes, on joue ensuite
refused-comemierda-nothing-to-give = Tu n’as rien à donner maintenant
refused-comemierda-wrong-number-of-gifts = Le presidente donne deux cartes, le vicepresidente une
refused-comemierda-not-in-hand-as-dealt = Tu ne peux donner que des cartes reçues à la distribution
refused-comemierda-exchange-is-over = L’échange est terminé
refused-comemierda-already-out = Tu n’as plus de cartes
refused-comemierda-locked-out = Tu as passé, tu attends donc la fin du pli
refused-comemierda-not-your-turn = Ce n’est pas à toi de jouer
refused-comemierda-must-lead = Tu ouvres le pli, tu ne peux donc pas passer
refused-comemierda-unknown-card = Cette carte n’existe pas dans le paquet
refused-comemierda-same-card-twice = Une carte ne se joue pas deux fois
refused-comemierda-not-your-card = Tu n’as pas cette carte
refused-comemierda-no-cards = Choisis au moins une carte, ou passe
refused-comemierda-too-many-cards = On joue au plus quatre cartes à la fois
refused-comemierda-two-of-oros-alone = Le deux de deniers se joue seul
refused-comemierda-mixed-values = Toutes les cartes doivent avoir la même valeur
refused-comemierda-first-lead-shows-three = On ouvre d’abord avec des trois, dont le trois de deniers
refused-comemierda-wrong-count = Il faut jouer autant de cartes qu’il y en a sur la table
refused-comemierda-not-higher = Il te faut une valeur plus haute
refused-comemierda-lower = Il te faut la même valeur ou une plus haute

## Gnav

refused-gnav-not-an-action = Tu peux garder ta carte ou demander l’échange, rien d’autre
refused-gnav-not-at-table = Tu n’as pas de place à cette table
refused-gnav-match-over = La partie est finie
refused-gnav-deal-over = Cette donne est finie, et la suivante n’est pas encore distribuée
refused-gnav-resting = Tu te reposes pendant cette donne
refused-gnav-out = Tu n’as plus de vie
refused-gnav-acted = Tu as déjà joué dans cette donne
refused-gnav-lost-turn = On t’a demandé ta carte et tu l’as montrée : tu as perdu ton tour
refused-gnav-not-your-turn = Ce n’est pas à toi de jouer

## The room

refused-room-not-your-table = Cette table est privée, et tu n’y as pas de place.
refused-room-unknown-table = Cette table n’existe pas.
refused-room-join-first = Prends d’abord place à la table.
refused-room-not-seated = Tu regardes : il faut être à la table pour faire ça.
refused-room-not-now = Ce n’est pas ce que la table attend.
refused-room-stale = C’était déjà décidé il y a un instant.
refused-room-bad-message = La salle ne comprend pas ce message.
refused-room-too-large = Ce message est trop gros.
refused-room-too-fast = Pas si vite ! Attends un instant et réessaie.
refused-room-wrong-version = Cette page et la salle n’ont pas la même version. Recharge la page.
refused-room-bad-name = Un nom a de 1 à 64 caractères, aucun d’invisible, et ne commence pas par « robot: ».
refused-room-unknown-game = Ce jeu n’existe pas ici.
refused-room-bad-option = On ne peut pas jouer comme ça : vérifie les règles choisies.
refused-room-unknown-robot = Il n’y a pas de robots de ce niveau.
refused-room-not-saved = La salle n’a pas pu le noter, ça ne compte donc pas. Réessaie.
refused-room-trouble = Quelque chose s’est mal passé dans la salle, et rien n’a changé. Réessaie.
refused-room-not-over = Le relevé s’ouvre quand la partie est finie.
refused-room-left = Tu as quitté cette partie.
refused-room-too-many-tables = Tu joues déjà à autant de tables que possible. Finis une partie ou quitte une table.
refused-room-too-many-guests = Beaucoup de monde vient d’arriver de là où tu es. Réessaie dans un moment.
refused-room-full = Toutes les tables de la salle sont prises. Réessaie dans un moment.
refused-room-unknown-match = Cette partie n’a pas été jouée à cette table.
refused-room-foreign-origin = Cela venait de la page d’un autre site.
refused-room-no-such-page = Il n’y a rien à cette adresse.
refused-room-host-only = Il faut avoir ouvert la table pour faire ça.
refused-room-seat-taken = Cette place est prise.
refused-room-already-seated = Tu as déjà une place à cette table.
refused-room-closed = Il n’y a plus personne à cette table. Ouvres-en une autre.
refused-room-no-talk = On ne parle pas à cette table.
refused-room-phrases-only = À cette table, on parle avec les phrases de la liste.
refused-room-bad-title = Un titre a au plus 64 caractères, sur une seule ligne, aucun d’invisible.

## Who one is

refused-room-not-known = La salle ne te connaît pas encore. Dis-lui d’abord ton nom.
refused-room-robots-token = Un robot peut jouer pour toi, mais ça, c’est toi qui le fais, dans ton navigateur.
refused-room-wrong-phrase = Ce nom et ce secret ne vont pas ensemble.
refused-room-bad-phrase = Une phrase secrète a de 8 à 256 caractères.
refused-room-bad-account = Le nom d’un compte a de 3 à 32 lettres, chiffres, points, tirets ou tirets bas, et commence par une lettre ou un chiffre.
refused-room-account-taken = Quelqu’un d’autre se connecte avec ce nom. Choisis-en un autre.
refused-room-has-account = Tu as déjà un compte.
refused-room-sign-up-closed = Cette salle n’ouvre pas de nouveaux comptes en ce moment. Tu peux jouer sans compte.
refused-room-not-admin = C’est l’affaire de qui tient la salle.
refused-room-unknown-player = Il n’y a personne ici sous ce numéro, ou plus maintenant.
refused-room-unknown-session = Ce navigateur ou ce robot était déjà déconnecté.
refused-room-banned = Tu n’as pas le droit de jouer dans cette salle pour l’instant.
refused-room-too-many-sockets = Tu as ouvert la salle dans trop de fenêtres. Fermes-en quelques-unes et reviens.
refused-room-needs-account = Pour écrire tes propres mots, il faut un compte. Dis-le avec une des phrases.

## The coach

refused-room-bad-record = Ce n’est pas le relevé d’une partie où tout concorde.
refused-room-unfinished-record = Cette partie n’a pas été jouée jusqu’au bout, et seules les parties finies s’analysent.
refused-room-no-coach = Pour le jeu tel qu’on y a joué ici, il n’y a pas d’analyse.
refused-room-coach-busy = D’autres parties sont en cours d’analyse. Réessaie dans un moment.
refused-room-coach-gave-up = L’analyse a été abandonnée : elle durait trop longtemps.

# Making a table for people, and the table while they gather.

gathering-window = { $title } : Tapete
gathering-free = { $count ->
    [0] Toutes les places sont prises
    [1] Une place est libre
   *[other] { $count } places sont libres
}
gathering-seats = Places, dans l’ordre du jeu

## A seat

gathering-seat-free = libre
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Place { $number }
gathering-sit = M’asseoir
gathering-sit-at = M’asseoir à la place { $number }
gathering-robot = Un robot
gathering-robot-at = Mettre un robot à la place { $number }
gathering-send-away = Renvoyer { $name }
gathering-host = invite
gathering-you = toi
gathering-you-host = toi, tu invites

## What happens meanwhile, for those who listen

gathering-sat = { $who } s’assoit
gathering-rose = { $who } se lève

## The host

gathering-levels = Les robots que tu invites
gathering-start = Commencer
gathering-start-with = { $count ->
    [1] Commencer avec un robot
   *[other] Commencer avec { $count } robots
}
gathering-starting = On distribue…
gathering-waits-host = { $host } lance la partie quand tout le monde est là.
gathering-waits-you = Prends place : { $host } lance la partie quand tout le monde est là.
gathering-waits-friends = Seuls les amis qui ont le lien peuvent s’asseoir ici. Tu pourras regarder quand { $host } lancera la partie.
gathering-host-note = Les places encore libres quand tu commences vont à des robots.
gathering-leave = Quitter
gathering-to-start = Retour à l’accueil

## The invitation

gathering-invite = Invite tes amis
gathering-invite-note = Avec ce lien, on peut s’asseoir. Envoie-le, ou fais viser le carré avec un téléphone.
gathering-invite-open = Cette table figure parmi les tables ouvertes : tout le monde peut s’asseoir. Avec ce lien, tes amis la trouvent tout de suite.
gathering-link = Lien vers cette table
gathering-copy = Copier
gathering-copied = Copié
gathering-copy-failed = Impossible de copier : sélectionne le lien et copie-le toi-même.
gathering-share = Partager…
gathering-qr = Code QR du lien vers cette table

## How it is played

gathering-how = Comment on joue
gathering-usual = comme d’habitude
gathering-yes = oui
gathering-no = non
gathering-without-end = sans fin
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option } : { $value }
gathering-rating = Cote
gathering-rated = cette partie compte
gathering-clock = Pendule
gathering-clock-none = aucune
gathering-clock-slow = lente
gathering-clock-normal = moyenne
gathering-clock-fast = rapide
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s par tour, { $bank } s en réserve par donne
gathering-clock-seconds-none = personne ne presse
gathering-watching = Regarder
gathering-watch = D’autres peuvent regarder
gathering-hold = On voit le jeu
gathering-hold-none = tout de suite
gathering-hold-trick = { $game ->
    [gnav] après chaque tour
   *[comemierda] après chaque pli
}
gathering-hold-deal = après chaque donne
gathering-watch-no = personne
gathering-talk = Discussion
gathering-talk-none = aucune
gathering-talk-phrases = phrases toutes faites
gathering-talk-text = ses propres mots aussi

## A stranger who sits down

gathering-name-ask = Comment t’appelle-t-on ?
gathering-name-note = Un nom pour les autres à la table ; pas besoin de compte.
gathering-name-sit = M’asseoir
gathering-cancel = Annuler

## Making a table

newtable = Une table entre amis
newtable-game = Jeu
newtable-players = Places
newtable-title = Titre, si tu veux
newtable-who = Qui peut s’asseoir
newtable-invited = Les amis avec le lien
newtable-anybody = Tout le monde
newtable-rated = Compte pour la cote
newtable-rated-note = Seules comptent les parties à deux personnes ou plus.
newtable-make = Ouvrir la table
newtable-making = On ouvre la table…

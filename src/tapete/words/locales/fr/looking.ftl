# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, relecture : Tapete
looking-back-at = Relecture
# The points or lives column and the moves, as one sheet
looking-side = Points et coups
looking-steps = Dans la partie
looking-slider = Étape
looking-step = { $step } sur { $count }
looking-back = Une étape en arrière
looking-on = Une étape en avant
looking-deal-before = Une donne en arrière
looking-deal-after = Une donne en avant
looking-play = Laisser défiler
looking-pause = Arrêter
looking-moves = Coup par coup
# Under a move of somebody who was away
looking-by = un robot a joué à sa place
# Cards that lie open before somebody
looking-hand = Cartes chez { $who }
looking-left-over = restées en main
looking-through = Vu par
looking-all-open = Toutes les cartes visibles
looking-as-watcher = Le public
looking-as = { $who }
looking-as-me = { $who }, comme je l’ai vu
looking-share = Copier le lien
looking-copied = Copié
looking-link = Lien vers ce moment
looking-record = Relevé
looking-verify = Vérifier
looking-review = Analyse

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Sans vainqueur
looking-won-comemierda = { $count ->
    [1] { $names } a gagné avec { $score ->
        [1] un point
       *[other] { $told } points
    }
   *[other] { $names } ont partagé la victoire avec { $told } points
}
looking-won-gnav = { $count ->
    [1] { $names } a gagné avec { $score ->
        [1] une vie
       *[other] { $score } vies
    }
   *[other] { $names } ont perdu ensemble leur dernière vie
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Victoire partagée, { $told } points
   *[no] Gagné avec { $score ->
        [1] un point
       *[other] { $told } points
    }
}
looking-own-gnav = { $shared ->
    [yes] Partie nulle, plus de vie
   *[no] Gagné avec { $score ->
        [1] une vie
       *[other] { $score } vies
    }
}
looking-place-comemierda = { $place ->
    [2] Deuxième place, { $score ->
        [1] un point
       *[other] { $told } points
    }
    [3] Troisième place, { $score ->
        [1] un point
       *[other] { $told } points
    }
    [4] Quatrième place, { $score ->
        [1] un point
       *[other] { $told } points
    }
   *[other] Place { $place }, { $score ->
        [1] un point
       *[other] { $told } points
    }
}
looking-place-gnav = { $place ->
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
   *[other] Place { $place }
}
looking-left = Quittée avant la fin

## The list of matches

looking-matches-title = Mes parties : Tapete
looking-matches-lead = Toutes les parties que tu as finies, la dernière d’abord. Chacune peut se revoir, étape par étape.
looking-matches = Parties
looking-matches-public = Celles qui étaient ouvertes à tout le monde.
looking-game = Jeu
looking-any-game = Les deux
looking-ended = Comment ça a fini
looking-ended-all = Peu importe
looking-ended-won = Gagnées
looking-ended-lost = Perdues
looking-found = { $count ->
    [0] Aucune partie
    [1] Une partie
   *[other] { $count } parties
}
looking-rated = classée
looking-seats = Qui jouait
looking-points = { $points ->
    [1] un point
   *[other] { $told } points
}
looking-lives = { $lives ->
    [0] plus de vie
    [1] une vie
   *[other] { $lives } vies
}
looking-look = Revoir
looking-earlier = Parties plus anciennes
looking-review-record = Analyser une partie d’après son relevé
looking-none = Aucune partie n’est encore finie. Joues-en une, et tu pourras la revoir ici.
looking-none-such = Aucune partie comme ça.
looking-none-public = Rien que tout le monde puisse voir.
looking-guest = Tu es de passage : seul ce navigateur sait que ces parties sont à toi.
looking-make-account = Crée un compte pour les garder
looking-stranger = La salle ne te connaît pas encore. Tes parties sont gardées dès la première ; avec un compte, tu les retrouves dans tous les navigateurs.
looking-sign-in = J’ai un compte

## Players

looking-players-title = Joueurs : Tapete
looking-players-lead = Qui a joué ici, et comment ça s’est passé. Trie par la colonne que tu veux.
looking-players-none = Personne n’a encore fini de partie de ce jeu. À toi l’honneur.
looking-players-more = En voir plus
looking-column-name = Nom
looking-column-rating = Cote
looking-column-matches = Parties
looking-column-won = Gagnées
looking-column-place = Place moyenne
looking-column-points-comemierda = Points par manche
looking-column-points-gnav = Vies à la fin
looking-column-presidente = Fini { office-presidente }
looking-column-comemierda = Fini { office-comemierda }
looking-column-left = Non finies
looking-player-title = { $name } : Tapete
looking-since = Ici depuis le { $day }
looking-player-none = { $who } n’a pas encore fini de partie de ce jeu.
looking-offices = Titres
looking-block = Ne plus entendre { $who }
looking-unblock = Entendre { $who } de nouveau
looking-rating = Cote
looking-rating-none = Encore aucune partie qui compte.
looking-rating-note = La cote monte quand tu gagnes des parties qui comptent, à des tables de deux personnes ou plus. Elle part de presque rien et reste prudente tant qu’elle n’a pas vu assez de parties.
looking-rating-label = { $count ->
    [1] { $name }, cote après une partie : { $last }.
   *[other] { $name }, cote sur { $count } parties, de { $first } à { $last }.
}
looking-rating-table = La même chose en tableau
looking-rating-when = Après la partie du
looking-rating-unsure = Marge

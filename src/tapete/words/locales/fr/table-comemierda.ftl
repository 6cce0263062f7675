# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Manche { $number }
table-comemierda-trick = Pli { $number }
table-comemierda-times = points ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = réfléchit
table-comemierda-tag-passed = passe
table-comemierda-tag-led = a ouvert le pli
table-comemierda-tag-dealer = distribue
table-comemierda-tag-out = { $place ->
    [1] a fini, n° 1
    [2] a fini, n° 2
    [3] a fini, n° 3
    [4] a fini, n° 4
    [5] a fini, n° 5
    [6] a fini, n° 6
   *[other] a fini, n° 7
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] te donne une carte
       *[other] te donne deux cartes
    }
   *[no] { $count ->
        [1] donne une carte à { $whom }
       *[other] donne deux cartes à { $whom }
    }
}
table-comemierda-tag-waits = { $count ->
    [1] attend une carte
   *[other] attend deux cartes
}

## The middle

table-comemierda-middle = Le pli
table-comemierda-to-beat = à battre, joué par { $who }
table-comemierda-to-beat-mine = à battre, joué par toi
table-comemierda-nothing = Personne n’a encore ouvert
table-comemierda-last = Dernier pli
table-comemierda-last-head = Le dernier pli
table-comemierda-last-none = Aucun pli de cette manche n’est encore terminé.
table-comemierda-last-passed = passe
table-comemierda-last-took = { $me ->
    [who] Tu l’as pris
   *[no] { $who } l’a pris
}

## The own place

table-comemierda-hand = Tes cartes
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, dans ton choix, { $nth } sur { $count }
    [playable] { $card }, jouable, { $nth } sur { $count }
    [not-playable] { $card }, pas jouable pour l’instant, { $nth } sur { $count }
   *[held] { $card }, { $nth } sur { $count }
}
table-comemierda-card-ends = Termine le pli sur-le-champ
table-comemierda-card-opens = Qui l’a ouvre la manche
table-comemierda-new = nouveau

table-comemierda-ask-turn = À toi
table-comemierda-ask-lead = Tu ouvres : d’une à quatre cartes de même valeur.
table-comemierda-ask-leads = Tu ouvres avec { $set }.
table-comemierda-ask-lead-threes = Tu ouvres : des trois, dont le trois de deniers.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Il faut égaler ou battre { $asked }, ou passer.
   *[no] Il faut battre { $asked }, ou passer.
}
table-comemierda-ask-cannot = Tu n’as rien pour battre { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } bat { $asked }.
   *[other] { $set } battent { $asked }.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } égale { $asked }.
   *[other] { $set } égalent { $asked }.
}
table-comemierda-ask-ends = Le deux de deniers termine le pli sur-le-champ.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } réfléchit
   *[other] { $who } réfléchissent
}
table-comemierda-ask-passed = Cette fois, tu as passé. Si le pli revient à toi, tu peux jouer.
table-comemierda-ask-locked = Tu as passé : tu attends la fin de ce pli.
table-comemierda-ask-mine = Quelqu’un fera-t-il mieux ?
table-comemierda-ask-out = { $place ->
    [1] Tu as fini avant tout le monde.
    [2] Tu as fini en deuxième.
   *[other] Tu as fini.
}
table-comemierda-ask-over = La manche est finie
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Donner cette carte à { $whom } ?
       *[other] Donner ces deux cartes à { $whom } ?
    }
   *[other] { $count ->
        [1] Choisis une carte pour { $whom }
       *[other] { $open ->
            [1] Choisis-en encore une pour { $whom }
           *[other] Choisis deux cartes pour { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] Celle que tu veux, même celle que tu viens de recevoir. Vous ne serez que deux à la voir.
   *[other] Celles que tu veux, même celles que tu viens de recevoir. Vous ne serez que deux à les voir.
}
table-comemierda-ask-give-blind = Tu donnes d’abord, puis tu vois ce qui arrive. Vous ne serez que deux à voir ces cartes.
table-comemierda-ask-wait = { $count ->
    [1] { $who } choisit une carte pour toi
   *[other] { $who } choisit deux cartes pour toi
}
table-comemierda-ask-wait-why = Ensuite, on joue.
table-comemierda-ask-elsewhere = Les autres échangent encore des cartes

table-comemierda-pass = Passer
table-comemierda-play = Jouer
table-comemierda-play-set = Jouer { $set }
table-comemierda-give = { $count ->
    [1] Donner une carte
   *[other] Donner deux cartes
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Combien de cartes : { $values }
table-comemierda-fewer = une de moins
table-comemierda-more = une de plus
table-comemierda-of = sur { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (règle { $rule })

## The exchange

table-comemierda-exchange = Échange avec { $whom }
table-comemierda-gave-you = { $who } t’a donné
table-comemierda-set-aside = Mis de côté pour toi
table-comemierda-highest = { $count ->
    [1] la plus haute carte, règle C20
   *[other] les deux plus hautes cartes, règle C20
}
table-comemierda-unseen = face cachée tant que tu n’as pas donné, règle C20
table-comemierda-you-give = Tu donnes à { $whom }
table-comemierda-you-gave = Tu as donné à { $whom }
table-comemierda-hole = { $open ->
    [1] une carte
   *[other] encore une
}
table-comemierda-take-back = { $card }, reprendre cette carte
table-comemierda-tap-back = touche une carte pour la reprendre

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who } : { $what }
table-comemierda-points = Points
table-comemierda-first-to = en { $target }
table-comemierda-no-target = sans limite

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Tu es { office-presidente }
        [vicepresidente] Tu es { office-vicepresidente }
        [vicecomemierda] Tu es { office-vicecomemierda }
        [comemierda] Tu es { office-comemierda }
       *[pueblo] Tu fais partie du { office-pueblo }
    }
   *[no] { $who } est { office-presidente }
}
table-comemierda-over-note = { $multiplier ->
    [1] Manche { $number }
    [2] Manche { $number }, les points comptent double
    [3] Manche { $number }, les points comptent triple
   *[other] Manche { $number }, points ×{ $multiplier }
}
table-comemierda-this-hand = cette manche
table-comemierda-total = total
table-comemierda-totals = { $over ->
    [yes] Totaux
   *[no] Totaux pour l’instant
}
table-comemierda-chart = Les totaux après chaque manche.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who } : { $totals }.
table-comemierda-chart-goal = La partie s’arrête à { $target }.
table-comemierda-left = { $me ->
    [who] Il te restait
   *[no] Il restait à { $who }
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Tu gagnes la partie
       *[other] Tu partages la victoire
    }
   *[no] { $count ->
        [1] { $names } gagne la partie
       *[other] { $names } se partagent la victoire
    }
}
table-comemierda-match-note = { $count ->
    [1] Après une manche
   *[other] Après { $count } manches
}
table-comemierda-winner = gagne la partie

# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Relecture de la partie : { $count } manche
       *[other] Relecture de la partie : { $count } manches
    }
   *[gnav] { $count ->
        [one] Relecture de la partie : { $count } donne
       *[other] Relecture de la partie : { $count } donnes
    }
}
# What the figures are
coach-measure-match = En pourcentage : les chances de gagner la partie. Une victoire partagée compte pour sa part.
coach-measure-points = En points au-dessus de la moyenne de la table, en comptant ce que le titre rapportera aux manches suivantes.
# Headings of columns
coach-player = Joueur
coach-start = Au début
coach-luck = Chance
coach-own = Ses fautes
coach-others = Fautes des autres
coach-end = À la fin
coach-decisions = Coups
coach-costly = Coûteux
coach-course = Donne par donne
# What they mean
coach-note-luck = La chance, ce sont les cartes, et ce que les autres ont bien joué. Une faute, c’est ce qu’un coup valait de moins que le meilleur, d’après ce qu’on pouvait alors savoir.
coach-note-seat = On n’a examiné que ces coups : les fautes des autres sont donc comptées dans la chance.

# Costly choices. $least is a figure
coach-heading = Les coups qui ont coûté { $least } ou plus
coach-heading-none = Aucun coup n’a coûté { $least } ou plus.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Manche { $deal }, { $who } : a coûté { $cost }
   *[no] { $number }. Manche { $deal }, { $who } : a coûté { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Donne { $deal }, { $who } : a coûté { $cost }
   *[no] { $number }. Donne { $deal }, { $who } : a coûté { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = garder { $card }
coach-ask = échanger { $card }
coach-pass = passer
coach-play = { $set }
# $cards joined
coach-give = donner { $cards }
coach-was-best = le meilleur
coach-was-taken = choisi

# How the figures were found. $count worlds for a choice
coach-exact = Exact, d’après la solution du jeu.
coach-sampled = { $count ->
    [1] Calculé en regardant plus loin dans une donne possible d’après ce qu’on pouvait savoir ; ± est une erreur type.
   *[other] Calculé en regardant plus loin dans { $count } donnes possibles d’après ce qu’on pouvait savoir ; ± est une erreur type.
}
# $count choices
coach-unjudged = { $count ->
    [1] Il y a un coup dont personne ne sait ce qu’il valait : avec autant de joueurs, ou ces règles, le jeu n’est pas résolu.
   *[other] Il y a { $count } coups dont personne ne sait ce qu’ils valaient : avec autant de joueurs, ou ces règles, le jeu n’est pas résolu.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = D’après la règle empirique, { $same } sur { $count } étaient bons.
coach-unfinished = La partie n’a pas été jouée jusqu’au bout.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = relecture
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Points au-dessus de la moyenne de la table
   *[match] Chances de gagner la partie, en pourcentage
}
coach-plot-note = Une marque est un coup qui a coûté { $least } ou plus

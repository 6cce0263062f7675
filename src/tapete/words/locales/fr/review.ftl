# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Analyse : Tapete
# On buttons and in the bar
review-link = Analyse
review-heading = L’analyse d’une partie
review-lead = Que valait chaque coup, d’après ce qu’on pouvait alors savoir ? Une partie finie, revue en entier, la chance d’un côté et les fautes de l’autre.
review-coach = Ce que valaient les coups
review-waits = { $ahead ->
    [1] Une autre partie passe avant.
   *[other] { $ahead } autres parties passent avant.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Les chances de
review-chart-match = { $who } : chances de gagner la partie
review-chart-points = { $who } : points au-dessus de la moyenne de la table
# The chart in one sentence; $count costly choices
review-label = { $who } : de { $first } à { $last }. Coups coûteux : { $count }.
# Under a choice
review-cost-match = Cela a coûté { $cost } chances de gagner sur cent.
review-cost-points = Cela a coûté { $cost } points.
review-no-cost = Il n’y avait pas mieux.
# Under the list of choices
review-known = D’après ce que { $who } pouvait alors savoir, pas d’après les cartes telles qu’elles étaient.
review-about = ≈ est une première impression, sans y regarder de plus près.
review-no-choice = Ici, il n’y avait rien à choisir.
review-mark = Étape { $step }, { $who } : a coûté { $cost }
review-accounts = Chance et fautes
# Column: the share of choices of which none was better
review-right = Meilleur choix

# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Anàlisi: Tapete
# On buttons and in the bar
review-link = Anàlisi
review-heading = Anàlisi d’una partida
review-lead = Què valia cada jugada, amb el que llavors es podia saber? Una partida acabada, repassada sencera, amb la sort a una banda i els errors a l’altra.
review-coach = El que valien les jugades
review-waits = { $ahead ->
    [one] Abans va una altra partida.
   *[other] Abans van { $ahead } partides més.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Probabilitats de
review-chart-match = { $who }: probabilitat de guanyar la partida
review-chart-points = { $who }: punts per damunt de la mitjana de la taula
# The chart in one sentence; $count costly choices
review-label = { $who }: de { $first } a { $last }. Jugades costoses: { $count }.
# Under a choice
review-cost-match = Això va costar { $cost } de cada cent oportunitats de guanyar.
review-cost-points = Això va costar { $cost } punts.
review-no-cost = No hi havia res de millor.
# Under the list of choices
review-known = Segons el que { $who } podia saber llavors, no segons com estaven les cartes.
review-about = ≈ és una primera impressió, sense mirar-ho més a fons.
review-no-choice = Aquí no hi havia res a triar.
review-mark = Pas { $step }, { $who }: va costar { $cost }
review-accounts = Sort i errors
# Column: the share of choices of which none was better
review-right = Va triar el millor

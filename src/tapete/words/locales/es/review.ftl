# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Análisis: Tapete
# On buttons and in the bar
review-link = Análisis
review-heading = Análisis de una partida
review-lead = ¿Cuánto valía cada jugada, con lo que entonces se podía saber? Una partida terminada, repasada entera, con la suerte a un lado y los fallos al otro.
review-coach = Lo que valían las jugadas
review-waits = { $ahead ->
    [one] Antes va otra partida.
   *[other] Antes van otras { $ahead } partidas.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Probabilidades de
review-chart-match = { $who }: probabilidad de ganar la partida
review-chart-points = { $who }: puntos por encima de la media de la mesa
# The chart in one sentence; $count costly choices
review-label = { $who }: de { $first } a { $last }. Jugadas costosas: { $count }.
# Under a choice
review-cost-match = Eso costó { $cost } de cada cien oportunidades de ganar.
review-cost-points = Eso costó { $cost } puntos.
review-no-cost = No había nada mejor.
# Under the list of choices
review-known = Según lo que { $who } podía saber entonces, no según cómo estaban las cartas.
review-about = ≈ es una primera impresión, sin mirarlo más a fondo.
review-no-choice = Aquí no había nada que elegir.
review-mark = Paso { $step }, { $who }: costó { $cost }
review-accounts = Suerte y fallos
# Column: the share of choices of which none was better
review-right = Eligió lo mejor

# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Análise: Tapete
# On buttons and in the bar
review-link = Análise
review-heading = Análise dunha partida
review-lead = Canto valía cada xogada, co que entón se podía saber? Unha partida rematada, repasada enteira, coa sorte a un lado e os fallos ao outro.
review-coach = O que valían as xogadas
review-waits = { $ahead ->
    [one] Antes vai outra partida.
   *[other] Antes van outras { $ahead } partidas.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Probabilidades de
review-chart-match = { $who }: probabilidade de gañar a partida
review-chart-points = { $who }: puntos por riba da media da mesa
# The chart in one sentence; $count costly choices
review-label = { $who }: de { $first } a { $last }. Xogadas custosas: { $count }.
# Under a choice
review-cost-match = Iso custou { $cost } de cada cen oportunidades de gañar.
review-cost-points = Iso custou { $cost } puntos.
review-no-cost = Non había nada mellor.
# Under the list of choices
review-known = Segundo o que { $who } podía saber entón, non segundo como estaban as cartas.
review-about = ≈ é unha primeira impresión, sen mirala máis a fondo.
review-no-choice = Aquí non había nada que escoller.
review-mark = Paso { $step }, { $who }: custou { $cost }
review-accounts = Sorte e fallos
# Column: the share of choices of which none was better
review-right = Escolleu o mellor

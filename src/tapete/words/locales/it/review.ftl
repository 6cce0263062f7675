# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Analisi: Tapete
# On buttons and in the bar
review-link = Analisi
review-heading = L’analisi di una partita
review-lead = Quanto valeva ogni scelta, per quel che allora si poteva sapere? Una partita finita, rivista per intero, con la fortuna da una parte e gli errori dall’altra.
review-coach = Quanto valevano le scelte
review-waits = { $ahead ->
    [one] Prima c’è un’altra partita.
   *[other] Prima ci sono altre { $ahead } partite.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Le probabilità di
review-chart-match = { $who }: probabilità di vincere la partita
review-chart-points = { $who }: punti sopra la media del tavolo
# The chart in one sentence; $count costly choices
review-label = { $who }: da { $first } a { $last }. Scelte costose: { $count }.
# Under a choice
review-cost-match = È costato { $cost } possibilità di vincere su cento.
review-cost-points = È costato { $cost } punti.
review-no-cost = Non c’era niente di meglio.
# Under the list of choices
review-known = Per quel che { $who } poteva sapere allora, non per come stavano le carte.
review-about = ≈ è una prima impressione, non approfondita.
review-no-choice = Qui non c’era niente da scegliere.
review-mark = Passo { $step }, { $who }: è costato { $cost }
review-accounts = Fortuna ed errori
# Column: the share of choices of which none was better
review-right = Scelta migliore

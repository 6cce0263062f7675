# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Gjennomgang: Tapete
# On buttons and in the bar
review-link = Gjennomgang
review-heading = Gjennomgang av et parti
review-lead = Hva var hvert valg verdt, ut fra det man kunne vite da? Et ferdig parti, sett gjennom fra ende til annen, med flaks og feil hver for seg.
review-coach = Hva valgene var verdt
review-waits = { $ahead ->
    [one] Ett annet parti står først.
   *[other] { $ahead } andre partier står først.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Sjansene til
review-chart-match = { $who }: sjansen for å vinne partiet
review-chart-points = { $who }: poeng over snittet ved bordet
# The chart in one sentence; $count costly choices
review-label = { $who }: fra { $first } til { $last }. Dyre valg: { $count }.
# Under a choice
review-cost-match = Det kostet { $cost } av hundre vinnersjanser.
review-cost-points = Det kostet { $cost } poeng.
review-no-cost = Ingenting var bedre.
# Under the list of choices
review-known = Etter det { $who } kunne vite da, ikke etter hvordan kortene lå.
review-about = ≈ er et førsteinntrykk som ikke er sett nærmere på.
review-no-choice = Her var det ingenting å velge.
review-mark = Trinn { $step }, { $who }: kostet { $cost }
review-accounts = Flaks og feil
# Column: the share of choices of which none was better
review-right = Best valgt

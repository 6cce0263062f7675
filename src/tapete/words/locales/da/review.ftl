# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Gennemgang: Tapete
# On buttons and in the bar
review-link = Gennemgang
review-heading = Gennemgang af et parti
review-lead = Hvad var hvert valg værd, ud fra hvad man kunne vide da? Et færdigt parti, set igennem fra ende til anden, med held og fejl hver for sig.
review-coach = Hvad valgene var værd
review-waits = { $ahead ->
    [one] Et andet parti kommer først.
   *[other] { $ahead } andre partier kommer først.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Hvis chancer
review-chart-match = { $who }: chancen for at vinde partiet
review-chart-points = { $who }: point over gennemsnittet ved bordet
# The chart in one sentence; $count costly choices
review-label = { $who }: fra { $first } til { $last }. Dyre valg: { $count }.
# Under a choice
review-cost-match = Det kostede { $cost } ud af hundrede vinderchancer.
review-cost-points = Det kostede { $cost } point.
review-no-cost = Intet var bedre.
# Under the list of choices
review-known = Ud fra hvad { $who } kunne vide da, ikke ud fra hvordan kortene lå.
review-about = ≈ er et førsteindtryk der ikke er set nærmere på.
review-no-choice = Her var der intet at vælge.
review-mark = Trin { $step }, { $who }: kostede { $cost }
review-accounts = Held og fejl
# Column: the share of choices of which none was better
review-right = Bedst valgt

# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Auswertung: Tapete
# On buttons and in the bar
review-link = Auswertung
review-heading = Auswertung einer Partie
review-lead = Was war jeder Zug wert, nach dem, was man da wissen konnte? Eine beendete Partie, ganz durchgesehen, Glück und Fehler auseinandergehalten.
review-coach = Was die Züge wert waren
review-waits = { $ahead ->
    [one] Eine andere Partie kommt zuerst.
   *[other] { $ahead } andere Partien kommen zuerst.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Wessen Aussichten
review-chart-match = { $who }: Aussicht, die Partie zu gewinnen
review-chart-points = { $who }: Punkte über dem Schnitt am Tisch
# The chart in one sentence; $count costly choices
review-label = { $who }: von { $first } auf { $last }. Teure Züge: { $count }.
# Under a choice
review-cost-match = Das hat { $cost } von hundert Gewinnchancen gekostet.
review-cost-points = Das hat { $cost } Punkte gekostet.
review-no-cost = Nichts war besser.
# Under the list of choices
review-known = Nach dem, was { $who } da wissen konnte, nicht danach, wie die Karten lagen.
review-about = ≈ ist ein erster Eindruck, nicht näher geprüft.
review-no-choice = Hier gab es nichts zu wählen.
review-mark = Schritt { $step }, { $who }: hat { $cost } gekostet
review-accounts = Glück und Fehler
# Column: the share of choices of which none was better
review-right = Bester Zug

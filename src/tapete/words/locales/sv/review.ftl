# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Genomgång: Tapete
# On buttons and in the bar
review-link = Genomgång
review-heading = Genomgång av ett parti
review-lead = Vad var varje val värt, utifrån vad man kunde veta då? Ett färdigt parti, genomgånget från början till slut, med tur och misstag var för sig.
review-coach = Vad valen var värda
review-waits = { $ahead ->
    [one] Ett annat parti kommer först.
   *[other] { $ahead } andra partier kommer först.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Vems chanser
review-chart-match = { $who }: chansen att vinna partiet
review-chart-points = { $who }: poäng över snittet vid bordet
# The chart in one sentence; $count costly choices
review-label = { $who }: från { $first } till { $last }. Dyra val: { $count }.
# Under a choice
review-cost-match = Det kostade { $cost } av hundra vinstchanser.
review-cost-points = Det kostade { $cost } poäng.
review-no-cost = Inget var bättre.
# Under the list of choices
review-known = Utifrån vad { $who } kunde veta då, inte utifrån hur korten låg.
review-about = ≈ är ett första intryck som inte har undersökts närmare.
review-no-choice = Här fanns inget att välja.
review-mark = Steg { $step }, { $who }: kostade { $cost }
review-accounts = Tur och misstag
# Column: the share of choices of which none was better
review-right = Bästa valet

# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Azterketa: Tapete
# On buttons and in the bar
review-link = Azterketa
review-heading = Partida baten azterketa
review-lead = Zenbat balio zuen jokaldi bakoitzak, orduan jakin zitekeenaren arabera? Amaitutako partida bat, osorik berrikusia, zortea alde batean eta hutsak bestean.
review-coach = Jokaldiek balio zutena
review-waits = { $ahead ->
    [one] Beste partida bat doa aurretik.
   *[other] Beste { $ahead } partida doaz aurretik.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Noren aukerak
review-chart-match = { $who }: partida irabazteko probabilitatea
review-chart-points = { $who }: puntuak, mahaiko batez bestekoaren gainetik
# The chart in one sentence; $count costly choices
review-label = { $who }: { $first } hasieran, { $last } amaieran. Jokaldi garestiak: { $count }.
# Under a choice
review-cost-match = Horrek irabazteko ehun aukeratik { $cost } kostatu zituen.
review-cost-points = Horrek { $cost } puntu kostatu zituen.
review-no-cost = Ez zegoen hoberik.
# Under the list of choices
review-known = { $who } jokalariak orduan jakin zezakeenaren arabera, ez karten benetako kokapenaren arabera.
review-about = ≈ lehen iritzia da, gehiago aztertu gabe.
review-no-choice = Hemen ez zegoen zer aukeratu.
review-mark = { $step }. urratsa, { $who }: kostua { $cost }
review-accounts = Zortea eta hutsak
# Column: the share of choices of which none was better
review-right = Onena

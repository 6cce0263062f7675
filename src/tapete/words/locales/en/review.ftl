# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Review: Tapete
# On buttons and in the bar
review-link = Review
review-heading = A match in review
review-lead = What was each choice worth, by what could be known then? The coach goes through a finished match and tells luck from mistakes.
review-coach = What the choices were worth
review-waits = { $ahead ->
    [one] One other match comes first.
   *[other] { $ahead } other matches come first.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Whose chances
review-chart-match = { $who }: chance to win the match
review-chart-points = { $who }: points ahead of an even share
# The chart in one sentence; $count costly choices
review-label = { $who }: from { $first } to { $last }. Costly choices: { $count }.
# Under a choice
review-cost-match = That cost { $cost } in a hundred chances of winning.
review-cost-points = That cost { $cost } points.
review-no-cost = Nothing was better.
# Under the list of choices
review-known = By what { $who } could know then, not by the cards as they lay.
review-about = ≈ is a first opinion, not looked into any further.
review-no-choice = There was nothing to choose here.
review-mark = Step { $step }, { $who }: cost { $cost }
review-accounts = Luck and mistakes
# Column: the share of choices of which none was better
review-right = Best chosen

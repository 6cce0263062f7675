# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] The match in review: { $count } hand
       *[other] The match in review: { $count } hands
    }
   *[gnav] { $count ->
        [one] The match in review: { $count } deal
       *[other] The match in review: { $count } deals
    }
}
# What the figures are
coach-measure-match = In per cent: the chance to win the match. A shared win counts its share.
coach-measure-points = In points ahead of an even share, with what the office will bring in later hands.
# Headings of columns
coach-player = Player
coach-start = First
coach-luck = Luck
coach-own = Own mistakes
coach-others = Others’ mistakes
coach-end = End
coach-decisions = Choices
coach-costly = Costly
coach-course = Deal by deal
# What they mean
coach-note-luck = Luck is the cards, and what others did that was right. A mistake is how much less a choice was worth than the best one, by what could be known then.
coach-note-seat = Only these choices were looked at, so mistakes of the others are in the luck.

# Costly choices. $least is a figure
coach-heading = Choices that cost { $least } or more
coach-heading-none = No choice cost { $least } or more.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Hand { $deal }, { $who }: cost { $cost }
   *[no] { $number }. Hand { $deal }, { $who }: cost { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Deal { $deal }, { $who }: cost { $cost }
   *[no] { $number }. Deal { $deal }, { $who }: cost { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = keep { $card }
coach-ask = ask with { $card }
coach-pass = pass
coach-play = { $set }
# $cards joined
coach-give = give { $cards }
coach-was-best = best
coach-was-taken = taken

# How the figures were found. $count worlds for a choice
coach-exact = Exact, by the solution of the game.
coach-sampled = { $count ->
    [one] Found by looking ahead in one deal that fits what could be known; ± is one standard error.
   *[other] Found by looking ahead in { $count } deals that fit what could be known; ± is one standard error.
}
# $count choices
coach-unjudged = { $count ->
    [one] Nobody knows what one choice was worth: with so many players, or such options, the game is not solved.
   *[other] Nobody knows what { $count } choices were worth: with so many players, or such options, the game is not solved.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = By rule of thumb { $same } of { $count } were right.
coach-unfinished = The match was not played to its end.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole }.{ $tenths }

# While it works, on a terminal
coach-working = looking back
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Points ahead of an even share
   *[match] Chance to win the match, in per cent
}
coach-plot-note = A mark is a choice that cost { $least } or more

# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, looking back: Tapete
looking-back-at = Looking back
# The points or lives column and the moves, as one sheet
looking-side = Points and moves
looking-steps = Through the match
looking-slider = Step
looking-step = { $step } of { $count }
looking-back = One step back
looking-on = One step on
looking-deal-before = One deal back
looking-deal-after = One deal on
looking-play = Let it run
looking-pause = Stop
looking-moves = Step by step
# Under a move of somebody who was away
looking-by = a robot played for them
# Cards that lie open before somebody
looking-hand = { $who }’s cards
looking-left-over = left over
looking-through = Seen as
looking-all-open = All cards open
looking-as-watcher = A watcher
looking-as = { $who }
looking-as-me = { $who }, as I saw it
looking-share = Copy link
looking-copied = Copied
looking-link = Link to this moment
looking-record = Record
looking-verify = Verify
looking-review = Review

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Played without a winner
looking-won-comemierda = { $count ->
    [one] { $names } won with { $score ->
        [1] one point
       *[other] { $told } points
    }
   *[other] { $names } shared the win with { $told } points
}
looking-won-gnav = { $count ->
    [one] { $names } won with { $score ->
        [one] one life
       *[other] { $score } lives
    } left
   *[other] { $names } lost their last lives together
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Win shared, { $told } points
   *[no] Won with { $score ->
        [1] one point
       *[other] { $told } points
    }
}
looking-own-gnav = { $shared ->
    [yes] Drawn, no lives left
   *[no] Won with { $score ->
        [one] one life
       *[other] { $score } lives
    } left
}
looking-place-comemierda = { $place ->
    [2] Second, { $score ->
        [1] one point
       *[other] { $told } points
    }
    [3] Third, { $score ->
        [1] one point
       *[other] { $told } points
    }
    [4] Fourth, { $score ->
        [1] one point
       *[other] { $told } points
    }
   *[other] Place { $place }, { $score ->
        [1] one point
       *[other] { $told } points
    }
}
looking-place-gnav = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Place { $place }
}
looking-left = Left before the end

## The list of matches

looking-matches-title = My matches: Tapete
looking-matches-lead = Every match you finished, the latest first. Each can be seen again, step by step.
looking-matches = Matches
looking-matches-public = Those that were open to everybody.
looking-game = Game
looking-any-game = Both
looking-ended = How it ended
looking-ended-all = Either way
looking-ended-won = Won
looking-ended-lost = Lost
looking-found = { $count ->
    [0] No matches
    [one] One match
   *[other] { $count } matches
}
looking-rated = rated
looking-seats = Who sat there
looking-points = { $points ->
    [1] one point
   *[other] { $told } points
}
looking-lives = { $lives ->
    [0] no lives
    [one] one life
   *[other] { $lives } lives
}
looking-look = Look back
looking-earlier = Earlier matches
looking-review-record = Review a match from its record
looking-none = No match is over yet. Play one, and you can look back at it here.
looking-none-such = No match like that.
looking-none-public = Nothing that everybody may see.
looking-guest = You are a guest: this browser alone knows that these matches are yours.
looking-make-account = Make an account to keep them
looking-stranger = The room does not know you yet. Your matches are kept from the first one that you play; with an account you find them in every browser.
looking-sign-in = I have an account

## Players

looking-players-title = Players: Tapete
looking-players-lead = Who has played here, and how it went. Sort by any column.
looking-players-none = Nobody has finished a match of this game yet. Be the first.
looking-players-more = Show more
looking-column-name = Name
looking-column-rating = Rating
looking-column-matches = Matches
looking-column-won = Won
looking-column-place = Place, on average
looking-column-points-comemierda = Points a hand
looking-column-points-gnav = Lives at the end
looking-column-presidente = As presidente
looking-column-comemierda = As { office-comemierda }
looking-column-left = Left early
looking-player-title = { $name }: Tapete
looking-since = Here since { $day }
looking-player-none = { $who } has not finished a match of this game yet.
looking-offices = Offices
looking-block = Never hear { $who }
looking-unblock = Hear { $who } again
looking-rating = Rating
looking-rating-none = No rated match yet.
looking-rating-note = The rating grows with rated matches won at tables of two people or more. It starts near nought and stays cautious until it has seen you play.
looking-rating-label = { $count ->
    [one] Rating of { $name } after one match: { $last }.
   *[other] Rating of { $name } over { $count } matches, from { $first } to { $last }.
}
looking-rating-table = The same as a table
looking-rating-when = After the match of
looking-rating-unsure = Unsure by

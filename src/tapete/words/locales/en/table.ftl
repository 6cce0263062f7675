# Words that both games' tables share.

table = Table
table-seats = Seats, in order of play
table-your-place = Your place
table-to-start = Tapete, to the start page
table-tools = Tools of the table
table-rules = Rules
table-side = Points and log
table-log = Log
table-more = More
table-keys = Keys
table-keys-on = Letters act as keys
table-leave = Leave the table
table-leave-ask = Leave the table?
table-leave-note = The match ends here, without a winner, and you cannot come back to it.
table-leave-stay = Play on
table-has-been-left = You have left this table
table-title = { $game }, Tapete
table-title-turn = Your turn: { $game }, Tapete
table-clockwise = Play goes round clockwise
table-anticlockwise = Play goes round anticlockwise
table-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-lives = { $have } of { $of ->
    [one] one life
   *[other] { $of } lives
}
table-you-mark = { " " }(you)
table-you = You
table-your-turn = Your turn
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot, novice
    [2] robot, regular
    [3] robot, good
    [4] robot, expert
   *[0] robot
}
robot-or-person = person
table-dealer = dealer
table-thinking = thinking
table-is-thinking = { $who } is thinking
table-away = away
table-next-deal = Next deal
table-restart = Play again
table-rule = rule { $rule }
table-ranks = Order of ranks
table-ranks-title = From low to high

## Notices

table-joining = Sitting down…
table-waiting-deal = The cards are being shuffled…
table-lost = The line to the table is lost. Trying again…
table-retry = Try now
table-closed = This table is closed to you
table-outdated = This page is out of date
table-reload = Load again

## Keys

table-key-arrows = from card to card
table-key-space = take or put back the card
table-key-enter = play what is taken
table-key-pass = pass
table-key-count = how many of the value
table-key-keep = keep
table-key-swap = ask to swap
table-key-last = the last trick
table-key-ranks = the order of ranks
table-key-turn = whose turn it is
table-key-hand = to your hand
table-key-counts = how many cards each holds
table-key-scores = points
table-key-lives = lives
table-key-log = points and log
table-key-keys = these keys
table-key-escape = close what is open

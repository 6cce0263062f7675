# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Being played now
lobby-tables = Open tables
# In the room now: $count
lobby-people = { $count ->
    [one] one person is here
   *[other] { $count } people are here
}
# Nobody gathers and nothing can be watched
lobby-none = No table is open just now. Make one for your friends, or play against the robots.
lobby-lost = The room does not answer. Trying again…
lobby-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
lobby-join = Join
lobby-watch = Watch
# The same for those who only hear the button: $table is its title
lobby-join-table = Join { $table }
lobby-watch-table = Watch { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = { $host }’s table
# Nobody hosts it: robots play among themselves
lobby-table-robots = The robots’ table
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } without end
   *[other] { game-comemierda } to { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, one life
    [2] Gnav, two lives
    [3] Gnav, three lives
    [4] Gnav, four lives
    [5] Gnav, five lives
   *[other] Gnav, { $lives } lives
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
lobby-clock-slow = unhurried
lobby-clock-normal = with a clock
lobby-clock-fast = fast
lobby-rated = rated
lobby-at-comemierda = hand { $number }
lobby-at-gnav = deal { $number }
lobby-watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } of { $of } seats taken
    [one] { $taken } of { $of } seats taken, one by a robot
   *[other] { $taken } of { $of } seats taken, { $robots } by robots
}

## The table being played, drawn small

lobby-waits = The next cards are being shuffled
lobby-took = { $who } takes the trick
lobby-by = by { $who }
lobby-exchange = The cards are being exchanged
lobby-nothing = A new trick
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
}
lobby-seat-lives = { $who }, { $left ->
    [0] out
    [one] one life
   *[other] { $left } lives
}
# The picture in words: $where "Comemierda, hand 6", $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, hand { $number }
lobby-where-gnav = Gnav, deal { $number }

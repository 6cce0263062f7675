# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Spilles lige nu
lobby-tables = Åbne borde
# In the room now: $count
lobby-people = { $count ->
    [one] én person er her
   *[other] { $count } personer er her
}
# Nobody gathers and nothing can be watched
lobby-none = Der er ingen åbne borde lige nu. Dæk et til dine venner, eller spil mod robotterne.
lobby-lost = Rummet svarer ikke. Prøver igen …
lobby-more = { $count ->
    [one] Vis ét mere
   *[other] Vis { $count } mere
}
lobby-join = Vær med
lobby-watch = Se på
# The same for those who only hear the button: $table is its title
lobby-join-table = Vær med: { $table }
lobby-watch-table = Se på: { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = Bordet hos { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = Robotternes bord
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } uden slutning
   *[other] { game-comemierda } til { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, ét liv
    [2] Gnav, to liv
    [3] Gnav, tre liv
    [4] Gnav, fire liv
    [5] Gnav, fem liv
   *[other] Gnav, { $lives } liv
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] én husregel
   *[other] { $count } husregler
}
lobby-clock-slow = god tid
lobby-clock-normal = med ur
lobby-clock-fast = hurtigt
lobby-rated = med rating
lobby-at-comemierda = runde { $number }
lobby-at-gnav = omgang { $number }
lobby-watchers = { $count ->
    [one] én ser på
   *[other] { $count } ser på
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } af { $of } pladser optaget
    [one] { $taken } af { $of } pladser optaget, én af en robot
   *[other] { $taken } af { $of } pladser optaget, { $robots } af robotter
}

## The table being played, drawn small

lobby-waits = De næste kort bliver blandet
lobby-took = { $who } tager stikket
lobby-by = fra { $who }
lobby-exchange = Kortene bliver byttet
lobby-nothing = Et nyt stik
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] ét kort
   *[other] { $count } kort
}
lobby-seat-lives = { $who }, { $left ->
    [0] ude
    [one] ét liv
   *[other] { $left } liv
}
# The picture in words: $where "Comemierda, hand 6", $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, runde { $number }
lobby-where-gnav = Gnav, omgang { $number }

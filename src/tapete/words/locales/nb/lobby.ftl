# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Spilles akkurat nå
lobby-tables = Åpne bord
# In the room now: $count
lobby-people = { $count ->
    [one] én person er her
   *[other] { $count } personer er her
}
# Nobody gathers and nothing can be watched
lobby-none = Ingen bord er åpne akkurat nå. Dekk et for vennene dine, eller spill mot robotene.
lobby-lost = Rommet svarer ikke. Prøver igjen …
lobby-more = { $count ->
    [one] Vis ett til
   *[other] Vis { $count } til
}
lobby-join = Bli med
lobby-watch = Se på
# The same for those who only hear the button: $table is its title
lobby-join-table = Bli med: { $table }
lobby-watch-table = Se på: { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = Bordet til { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = Robotenes bord
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } uten slutt
   *[other] { game-comemierda } til { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, ett liv
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
lobby-clock-normal = med klokke
lobby-clock-fast = raskt
lobby-rated = med rating
lobby-at-comemierda = runde { $number }
lobby-at-gnav = omgang { $number }
lobby-watchers = { $count ->
    [one] én ser på
   *[other] { $count } ser på
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } av { $of } plasser opptatt
    [one] { $taken } av { $of } plasser opptatt, én av en robot
   *[other] { $taken } av { $of } plasser opptatt, { $robots } av roboter
}

## The table being played, drawn small

lobby-waits = De neste kortene stokkes
lobby-took = { $who } tar stikket
lobby-by = fra { $who }
lobby-exchange = Kortene byttes
lobby-nothing = Et nytt stikk
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] ett kort
   *[other] { $count } kort
}
lobby-seat-lives = { $who }, { $left ->
    [0] ute
    [one] ett liv
   *[other] { $left } liv
}
# The picture in words: $where "Comemierda, hand 6", $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, runde { $number }
lobby-where-gnav = Gnav, omgang { $number }

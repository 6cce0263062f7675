# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Spelas just nu
lobby-tables = Öppna bord
# In the room now: $count
lobby-people = { $count ->
    [one] en person är här
   *[other] { $count } personer är här
}
# Nobody gathers and nothing can be watched
lobby-none = Inget bord är öppet just nu. Duka ett för dina vänner, eller spela mot robotarna.
lobby-lost = Rummet svarar inte. Försöker igen …
lobby-more = { $count ->
    [one] Visa ett till
   *[other] Visa { $count } till
}
lobby-join = Gå med
lobby-watch = Titta på
# The same for those who only hear the button: $table is its title
lobby-join-table = Gå med: { $table }
lobby-watch-table = Titta på: { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = Bordet hos { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = Robotarnas bord
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } utan slut
   *[other] { game-comemierda } till { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, ett liv
    [2] Gnav, två liv
    [3] Gnav, tre liv
    [4] Gnav, fyra liv
    [5] Gnav, fem liv
   *[other] Gnav, { $lives } liv
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] en husregel
   *[other] { $count } husregler
}
lobby-clock-slow = gott om tid
lobby-clock-normal = med klocka
lobby-clock-fast = snabbt
lobby-rated = med rating
lobby-at-comemierda = runda { $number }
lobby-at-gnav = omgång { $number }
lobby-watchers = { $count ->
    [one] en tittar på
   *[other] { $count } tittar på
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } av { $of } platser tagna
    [one] { $taken } av { $of } platser tagna, en av en robot
   *[other] { $taken } av { $of } platser tagna, { $robots } av robotar
}

## The table being played, drawn small

lobby-waits = Nästa kort blandas
lobby-took = { $who } tar sticket
lobby-by = från { $who }
lobby-exchange = Korten byts
lobby-nothing = Ett nytt stick
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
lobby-where-comemierda = { game-comemierda }, runda { $number }
lobby-where-gnav = Gnav, omgång { $number }

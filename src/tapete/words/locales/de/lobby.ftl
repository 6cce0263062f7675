# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Hier wird gerade gespielt
lobby-tables = Offene Tische
# In the room now: $count
lobby-people = { $count ->
    [one] eine Person ist da
   *[other] { $count } Leute sind da
}
# Nobody gathers and nothing can be watched
lobby-none = Gerade ist kein Tisch offen. Mach einen für deine Freunde auf oder spiel gegen die Roboter.
lobby-lost = Der Raum antwortet nicht. Neuer Versuch …
lobby-more = { $count ->
    [one] Einen weiteren zeigen
   *[other] { $count } weitere zeigen
}
lobby-join = Mitspielen
lobby-watch = Zuschauen
# The same for those who only hear the button: $table is its title
lobby-join-table = Mitspielen: { $table }
lobby-watch-table = Zuschauen: { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = Der Tisch von { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = Der Tisch der Roboter
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } ohne Ende
   *[other] { game-comemierda } bis { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, ein Leben
    [2] Gnav, zwei Leben
    [3] Gnav, drei Leben
    [4] Gnav, vier Leben
    [5] Gnav, fünf Leben
   *[other] Gnav, { $lives } Leben
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}
lobby-clock-slow = in aller Ruhe
lobby-clock-normal = mit Uhr
lobby-clock-fast = schnell
lobby-rated = gewertet
lobby-at-comemierda = Runde { $number }
lobby-at-gnav = Runde { $number }
lobby-watchers = { $count ->
    [one] jemand schaut zu
   *[other] { $count } schauen zu
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } von { $of } Plätzen besetzt
    [one] { $taken } von { $of } Plätzen besetzt, einer mit einem Roboter
   *[other] { $taken } von { $of } Plätzen besetzt, { $robots } mit Robotern
}

## The table being played, drawn small

lobby-waits = Die nächsten Karten werden gemischt
lobby-took = Der Stich geht an { $who }
lobby-by = von { $who }
lobby-exchange = Die Karten werden getauscht
lobby-nothing = Ein neuer Stich
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
lobby-seat-lives = { $who }, { $left ->
    [0] ausgeschieden
    [one] ein Leben
   *[other] { $left } Leben
}
# The picture in words: $where the game and its round, $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, Runde { $number }
lobby-where-gnav = Gnav, Runde { $number }

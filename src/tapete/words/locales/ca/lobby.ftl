# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = S’hi juga ara
lobby-tables = Taules obertes
# In the room now: $count
lobby-people = { $count ->
    [one] hi ha una persona
   *[other] hi ha { $count } persones
}
# Nobody gathers and nothing can be watched
lobby-none = Ara mateix no hi ha cap taula oberta. Para’n una per als amics o juga amb els robots.
lobby-lost = La sala no respon. Ho tornem a provar…
lobby-more = { $count ->
    [one] Mostra’n una més
   *[other] Mostra’n { $count } més
}
lobby-join = Entra
lobby-watch = Mira
# The same for those who only hear the button: $table is its title
lobby-join-table = Entra a la taula: { $table }
lobby-watch-table = Mira la taula: { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = La taula que para { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = La taula dels robots
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } sense final
   *[other] { game-comemierda } a { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, una vida
    [2] Gnav, dues vides
    [3] Gnav, tres vides
    [4] Gnav, quatre vides
    [5] Gnav, cinc vides
   *[other] Gnav, { $lives } vides
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] una regla de la casa
   *[other] { $count } regles de la casa
}
lobby-clock-slow = sense presses
lobby-clock-normal = amb rellotge
lobby-clock-fast = ràpida
lobby-rated = puntua
lobby-at-comemierda = mà { $number }
lobby-at-gnav = repartida { $number }
lobby-watchers = { $count ->
    [one] algú mira
   *[other] { $count } miren
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } de { $of } llocs ocupats
    [one] { $taken } de { $of } llocs ocupats, un per un robot
   *[other] { $taken } de { $of } llocs ocupats, { $robots } per robots
}

## The table being played, drawn small

lobby-waits = S’estan barrejant les cartes
lobby-took = { $who } s’enduu la basa
lobby-by = ho ha jugat { $who }
lobby-exchange = S’estan canviant les cartes
lobby-nothing = Una basa nova
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] una carta
   *[other] { $count } cartes
}
lobby-seat-lives = { $who }, { $left ->
    [0] fora
    [one] una vida
   *[other] { $left } vides
}
# The picture in words: $where the game and its hand, $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, mà { $number }
lobby-where-gnav = Gnav, repartida { $number }

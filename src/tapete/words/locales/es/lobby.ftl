# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Se está jugando
lobby-tables = Mesas abiertas
# In the room now: $count
lobby-people = { $count ->
    [one] hay una persona
   *[other] hay { $count } personas
}
# Nobody gathers and nothing can be watched
lobby-none = Ahora mismo no hay ninguna mesa abierta. Pon una para tus amigos o juega con los robots.
lobby-lost = La sala no responde. Probando otra vez…
lobby-more = { $count ->
    [one] Ver una más
   *[other] Ver { $count } más
}
lobby-join = Entrar
lobby-watch = Mirar
# The same for those who only hear the button: $table is its title
lobby-join-table = Entrar en { $table }
lobby-watch-table = Mirar { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = La mesa de { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = La mesa de los robots
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } sin final
   *[other] { game-comemierda } a { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, una vida
    [2] Gnav, dos vidas
    [3] Gnav, tres vidas
    [4] Gnav, cuatro vidas
    [5] Gnav, cinco vidas
   *[other] Gnav, { $lives } vidas
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] una regla de la casa
   *[other] { $count } reglas de la casa
}
lobby-clock-slow = sin prisa
lobby-clock-normal = con reloj
lobby-clock-fast = rápida
lobby-rated = puntúa
lobby-at-comemierda = mano { $number }
lobby-at-gnav = reparto { $number }
lobby-watchers = { $count ->
    [one] alguien mira
   *[other] miran { $count }
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } de { $of } asientos ocupados
    [one] { $taken } de { $of } asientos ocupados, uno por un robot
   *[other] { $taken } de { $of } asientos ocupados, { $robots } por robots
}

## The table being played, drawn small

lobby-waits = Se están barajando las próximas cartas
lobby-took = { $who } se lleva la baza
lobby-by = de { $who }
lobby-exchange = Se están cambiando las cartas
lobby-nothing = Una baza nueva
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
lobby-seat-lives = { $who }, { $left ->
    [0] fuera
    [one] una vida
   *[other] { $left } vidas
}
# The picture in words: $where "Comemierda, hand 6", $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, mano { $number }
lobby-where-gnav = Gnav, reparto { $number }

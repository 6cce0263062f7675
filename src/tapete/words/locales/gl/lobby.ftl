# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Estase a xogar
lobby-tables = Mesas abertas
# In the room now: $count
lobby-people = { $count ->
    [one] hai unha persoa
   *[other] hai { $count } persoas
}
# Nobody gathers and nothing can be watched
lobby-none = Agora mesmo non hai ningunha mesa aberta. Pon unha para os teus amigos ou xoga cos robots.
lobby-lost = A sala non responde. Probando outra vez…
lobby-more = { $count ->
    [one] Ver unha máis
   *[other] Ver { $count } máis
}
lobby-join = Entrar
lobby-watch = Mirar
# The same for those who only hear the button: $table is its title
lobby-join-table = Entrar en { $table }
lobby-watch-table = Mirar { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = A mesa de { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = A mesa dos robots
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } sen final
   *[other] { game-comemierda } a { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, unha vida
    [2] Gnav, dúas vidas
    [3] Gnav, tres vidas
    [4] Gnav, catro vidas
    [5] Gnav, cinco vidas
   *[other] Gnav, { $lives } vidas
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] unha regra da casa
   *[other] { $count } regras da casa
}
lobby-clock-slow = sen présa
lobby-clock-normal = con reloxo
lobby-clock-fast = rápida
lobby-rated = puntúa
lobby-at-comemierda = man { $number }
lobby-at-gnav = reparto { $number }
lobby-watchers = { $count ->
    [one] alguén mira
   *[other] miran { $count }
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } de { $of } sitios ocupados
    [one] { $taken } de { $of } sitios ocupados, un por un robot
   *[other] { $taken } de { $of } sitios ocupados, { $robots } por robots
}

## The table being played, drawn small

lobby-waits = Estanse a barallar as próximas cartas
lobby-took = { $who } leva a baza
lobby-by = de { $who }
lobby-exchange = Estanse a cambiar as cartas
lobby-nothing = Unha baza nova
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] unha carta
   *[other] { $count } cartas
}
lobby-seat-lives = { $who }, { $left ->
    [0] fóra
    [one] unha vida
   *[other] { $left } vidas
}
# The picture in words: $where the game and its hand, $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, man { $number }
lobby-where-gnav = Gnav, reparto { $number }

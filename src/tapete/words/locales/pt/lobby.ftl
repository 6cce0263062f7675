# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Em jogo
lobby-tables = Mesas abertas
# In the room now: $count
lobby-people = { $count ->
    [1] há uma pessoa aqui
   *[other] há { $count } pessoas aqui
}
# Nobody gathers and nothing can be watched
lobby-none = Agora não há nenhuma mesa aberta. Abre uma para os teus amigos, ou joga com os robôs.
lobby-lost = A sala não responde. A tentar outra vez…
lobby-more = { $count ->
    [1] Mostrar mais uma
   *[other] Mostrar mais { $count }
}
lobby-join = Entrar
lobby-watch = Assistir
# The same for those who only hear the button: $table is its title
lobby-join-table = Entrar: { $table }
lobby-watch-table = Assistir: { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = A mesa de { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = A mesa dos robôs
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } sem fim
   *[other] { game-comemierda } até { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, uma vida
    [2] Gnav, duas vidas
    [3] Gnav, três vidas
    [4] Gnav, quatro vidas
    [5] Gnav, cinco vidas
   *[other] Gnav, { $lives } vidas
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [1] uma regra da casa
   *[other] { $count } regras da casa
}
lobby-clock-slow = sem pressa
lobby-clock-normal = com relógio
lobby-clock-fast = rápida
lobby-rated = pontua
lobby-at-comemierda = mão { $number }
lobby-at-gnav = mão { $number }
lobby-watchers = { $count ->
    [1] uma pessoa assiste
   *[other] { $count } pessoas assistem
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } de { $of } lugares ocupados
    [1] { $taken } de { $of } lugares ocupados, um por um robô
   *[other] { $taken } de { $of } lugares ocupados, { $robots } por robôs
}

## The table being played, drawn small

lobby-waits = As próximas cartas estão a ser baralhadas
lobby-took = { $who } ganha a vaza
lobby-by = de { $who }
lobby-exchange = Trocam-se as cartas
lobby-nothing = Uma nova vaza
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
lobby-seat-lives = { $who }, { $left ->
    [0] fora
    [1] uma vida
   *[other] { $left } vidas
}
# The picture in words: $where "Comemierda, hand 6", $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, mão { $number }
lobby-where-gnav = Gnav, mão { $number }

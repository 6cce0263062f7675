# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Si sta giocando
lobby-tables = Tavoli aperti
# In the room now: $count
lobby-people = { $count ->
    [one] qui c’è una persona
   *[other] qui ci sono { $count } persone
}
# Nobody gathers and nothing can be watched
lobby-none = Adesso non c’è nessun tavolo aperto. Aprine uno per gli amici, o gioca con i robot.
lobby-lost = La sala non risponde. Riprovo…
lobby-more = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $count }
}
lobby-join = Entra
lobby-watch = Guarda
# The same for those who only hear the button: $table is its title
lobby-join-table = Entra: { $table }
lobby-watch-table = Guarda: { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = Il tavolo di { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = Il tavolo dei robot
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } senza fine
   *[other] { game-comemierda } ai { $target } punti
}
lobby-gnav = { $lives ->
    [1] Gnav, una vita
    [2] Gnav, due vite
    [3] Gnav, tre vite
    [4] Gnav, quattro vite
    [5] Gnav, cinque vite
   *[other] Gnav, { $lives } vite
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] una regola della casa
   *[other] { $count } regole della casa
}
lobby-clock-slow = senza fretta
lobby-clock-normal = con l’orologio
lobby-clock-fast = veloce
lobby-rated = fa classifica
lobby-at-comemierda = mano { $number }
lobby-at-gnav = mano { $number }
lobby-watchers = { $count ->
    [one] una persona guarda
   *[other] guardano in { $count }
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } posti su { $of } occupati
    [one] { $taken } posti su { $of } occupati, uno da un robot
   *[other] { $taken } posti su { $of } occupati, { $robots } da robot
}

## The table being played, drawn small

lobby-waits = Si mescolano le prossime carte
lobby-took = { $who } vince la presa
lobby-by = di { $who }
lobby-exchange = Si scambiano le carte
lobby-nothing = Una nuova presa
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] una carta
   *[other] { $count } carte
}
lobby-seat-lives = { $who }, { $left ->
    [0] fuori
    [one] una vita
   *[other] { $left } vite
}
# The picture in words: $where "Comemierda, hand 6", $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, mano { $number }
lobby-where-gnav = Gnav, mano { $number }

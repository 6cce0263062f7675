# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = On joue en ce moment
lobby-tables = Tables ouvertes
# In the room now: $count
lobby-people = { $count ->
    [1] une personne est là
   *[other] { $count } personnes sont là
}
# Nobody gathers and nothing can be watched
lobby-none = Aucune table n’est ouverte pour l’instant. Ouvres-en une pour tes amis, ou joue contre les robots.
lobby-lost = La salle ne répond pas. Nouvel essai…
lobby-more = { $count ->
    [1] En voir une de plus
   *[other] En voir { $count } de plus
}
lobby-join = Entrer
lobby-watch = Regarder
# The same for those who only hear the button: $table is its title
lobby-join-table = Entrer : { $table }
lobby-watch-table = Regarder : { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = Chez { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = La table des robots
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda } sans fin
   *[other] { game-comemierda } en { $target }
}
lobby-gnav = { $lives ->
    [1] Gnav, une vie
    [2] Gnav, deux vies
    [3] Gnav, trois vies
    [4] Gnav, quatre vies
    [5] Gnav, cinq vies
   *[other] Gnav, { $lives } vies
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [1] une règle maison
   *[other] { $count } règles maison
}
lobby-clock-slow = sans se presser
lobby-clock-normal = à la pendule
lobby-clock-fast = rapide
lobby-rated = classée
lobby-at-comemierda = manche { $number }
lobby-at-gnav = donne { $number }
lobby-watchers = { $count ->
    [1] quelqu’un regarde
   *[other] { $count } regardent
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $taken } places prises sur { $of }
    [1] { $taken } places prises sur { $of }, dont une par un robot
   *[other] { $taken } places prises sur { $of }, dont { $robots } par des robots
}

## The table being played, drawn small

lobby-waits = On mélange les prochaines cartes
lobby-took = { $who } prend le pli
lobby-by = par { $who }
lobby-exchange = On échange des cartes
lobby-nothing = Nouveau pli
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
lobby-seat-lives = { $who }, { $left ->
    [0] hors jeu
    [1] une vie
   *[other] { $left } vies
}
# The picture in words: $where the game and its hand, $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, manche { $number }
lobby-where-gnav = Gnav, donne { $number }

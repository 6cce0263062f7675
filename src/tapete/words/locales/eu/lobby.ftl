# What is going on in the room: the table being played, the tables one can join or watch.

lobby-now = Orain jokoan
lobby-tables = Mahai irekiak
# In the room now: $count
lobby-people = { $count ->
    [one] lagun bat dago
   *[other] { $count } lagun daude
}
# Nobody gathers and nothing can be watched
lobby-none = Oraintxe ez dago mahai irekirik. Jarri bat zure lagunentzat, edo jokatu robotekin.
lobby-lost = Aretoak ez du erantzuten. Berriro saiatzen…
lobby-more = { $count ->
    [one] Erakutsi beste bat
   *[other] Erakutsi beste { $count }
}
lobby-join = Sartu
lobby-watch = Begiratu
# The same for those who only hear the button: $table is its title
lobby-join-table = Sartu mahaian: { $table }
lobby-watch-table = Begiratu mahaia: { $table }

## One table in a few words

# Where the host gave no title
lobby-table-of = Mahaia: { $host }
# Nobody hosts it: robots play among themselves
lobby-table-robots = Roboten mahaia
# $target points end the match, 0 if nothing does
lobby-comemierda = { $target ->
    [0] { game-comemierda }, amaierarik gabe
   *[other] { game-comemierda }, { $target } punturaino
}
lobby-gnav = { $lives ->
    [1] Gnav, bizitza bat
    [2] Gnav, bi bizitza
    [3] Gnav, hiru bizitza
    [4] Gnav, lau bizitza
    [5] Gnav, bost bizitza
   *[other] Gnav, { $lives } bizitza
}
# Options that differ from the usual game
lobby-house-rules = { $count ->
    [one] etxeko arau bat
   *[other] etxeko { $count } arau
}
lobby-clock-slow = presarik gabe
lobby-clock-normal = erlojuarekin
lobby-clock-fast = bizkorra
lobby-rated = sailkapenerako
lobby-at-comemierda = { $number }. eskua
lobby-at-gnav = { $number }. banaketa
lobby-watchers = { $count ->
    [one] ikusle bat
   *[other] { $count } ikusle
}
# Seats as dots: $taken of $of, of them $robots by robots
lobby-seats = { $robots ->
    [0] { $of } lekutik { $taken } beteta
    [one] { $of } lekutik { $taken } beteta, bat robot batek
   *[other] { $of } lekutik { $taken } beteta, { $robots } robotek
}

## The table being played, drawn small

lobby-waits = Hurrengo kartak nahasten
lobby-took = Baza { $who } jokalariarentzat
lobby-by = { $who } jokalariarena
lobby-exchange = Kartak trukatzen
lobby-nothing = Baza berria
lobby-seat-points = { $who } { $points }
lobby-seat-cards = { $who }, { $count ->
    [one] karta bat
   *[other] { $count } karta
}
lobby-seat-lives = { $who }, { $left ->
    [0] kanpoan
    [one] bizitza bat
   *[other] { $left } bizitza
}
# The picture in words: $where the game and its hand, $seats and $news as sentences
lobby-picture = { $where }. { $seats }. { $news }.
lobby-where-comemierda = { game-comemierda }, { $number }. eskua
lobby-where-gnav = Gnav, { $number }. banaketa

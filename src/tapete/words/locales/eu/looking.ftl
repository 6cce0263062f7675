# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, errepasoa: Tapete
looking-back-at = Errepasoa
# The points or lives column and the moves, as one sheet
looking-side = Puntuak eta jokaldiak
looking-steps = Partidan zehar
looking-slider = Urratsa
looking-step = { $step } / { $count }
looking-back = Urrats bat atzera
looking-on = Urrats bat aurrera
looking-deal-before = Esku bat atzera
looking-deal-after = Esku bat aurrera
looking-play = Abiarazi
looking-pause = Gelditu
looking-moves = Urratsez urrats
# Under a move of somebody who was away
looking-by = robot batek jokatu zuen haren ordez
# Cards that lie open before somebody
looking-hand = { $who } jokalariaren kartak
looking-left-over = eskuan geratuak
looking-through = Noren begiekin
looking-all-open = Karta guztiak agerian
looking-as-watcher = Ikusle bat
looking-as = { $who }
looking-as-me = { $who }, nik ikusi bezala
looking-share = Kopiatu esteka
looking-copied = Kopiatuta
looking-link = Une honetarako esteka
looking-record = Erregistroa
looking-verify = Egiaztatu
looking-review = Azterketa

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Irabazlerik gabe
looking-won-comemierda = { $count ->
    [one] { $names } izan zen irabazlea: { $score ->
        [1] puntu bat
       *[other] { $told } puntu
    }
   *[other] { $names } izan ziren irabazleak: { $told } puntu
}
looking-won-gnav = { $count ->
    [one] { $names } izan zen irabazlea: { $score ->
        [one] bizitza bat
       *[other] { $score } bizitza
    }
   *[other] { $names } batera geratu ziren bizitzarik gabe
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Garaipen partekatua, { $told } puntu
   *[no] Irabazi zenuen: { $score ->
        [1] puntu bat
       *[other] { $told } puntu
    }
}
looking-own-gnav = { $shared ->
    [yes] Berdinketa, bizitzarik gabe
   *[no] Irabazi zenuen: { $score ->
        [one] bizitza bat
       *[other] { $score } bizitza
    }
}
looking-place-comemierda = { $place ->
    [2] Bigarren postua, { $score ->
        [1] puntu bat
       *[other] { $told } puntu
    }
    [3] Hirugarren postua, { $score ->
        [1] puntu bat
       *[other] { $told } puntu
    }
    [4] Laugarren postua, { $score ->
        [1] puntu bat
       *[other] { $told } puntu
    }
   *[other] { $place }. postua, { $score ->
        [1] puntu bat
       *[other] { $told } puntu
    }
}
looking-place-gnav = { $place ->
    [2] Bigarren postua
    [3] Hirugarren postua
    [4] Laugarren postua
   *[other] { $place }. postua
}
looking-left = Amaitu aurretik joan zinen

## The list of matches

looking-matches-title = Nire partidak: Tapete
looking-matches-lead = Amaitu dituzun partida guztiak, azkena lehenik. Bakoitza berriro ikus daiteke, urratsez urrats.
looking-matches = Partidak
looking-matches-public = Guztientzat irekita zeudenak.
looking-game = Jokoa
looking-any-game = Biak
looking-ended = Nola amaitu zen
looking-ended-all = Berdin dio
looking-ended-won = Irabaziak
looking-ended-lost = Galduak
looking-found = { $count ->
    [0] Partidarik ez
    [one] Partida bat
   *[other] { $count } partida
}
looking-rated = sailkapenerako
looking-seats = Nor aritu zen
looking-points = { $points ->
    [1] puntu bat
   *[other] { $told } puntu
}
looking-lives = { $lives ->
    [0] bizitzarik gabe
    [one] bizitza bat
   *[other] { $lives } bizitza
}
looking-look = Errepasatu
looking-earlier = Aurreko partidak
looking-review-record = Aztertu partida bat haren erregistrotik
looking-none = Oraindik ez da partidarik amaitu. Jokatu bat, eta hemen errepasatu ahal izango duzu.
looking-none-such = Ez dago horrelako partidarik.
looking-none-public = Ez dago guztiek ikus dezaketen ezer.
looking-guest = Bisitan zaude: nabigatzaile honek bakarrik daki partida hauek zureak direla.
looking-make-account = Egin kontu bat, gordetzeko
looking-stranger = Aretoak ez zaitu oraindik ezagutzen. Zure partidak jokatzen duzun lehenengotik gordeko dira; kontu batekin edozein nabigatzailetan aurkituko dituzu.
looking-sign-in = Badut kontua

## Players

looking-players-title = Jokalariak: Tapete
looking-players-lead = Nor aritu den hemen, eta nola joan zaion. Ordenatu nahi duzun zutabearen arabera.
looking-players-none = Oraindik inork ez du joko honetako partidarik amaitu. Estreinatu zuk.
looking-players-more = Erakutsi gehiago
looking-column-name = Izena
looking-column-rating = Maila
looking-column-matches = Partidak
looking-column-won = Irabaziak
looking-column-place = Batez besteko postua
looking-column-points-comemierda = Puntuak eskuko
looking-column-points-gnav = Bizitzak amaieran
looking-column-presidente = Kargua: { office-presidente }
looking-column-comemierda = Kargua: { office-comemierda }
looking-column-left = Amaitu gabe
looking-player-title = { $name }: Tapete
looking-since = Hemen noiztik: { $day }
looking-player-none = { $who } jokalariak ez du oraindik joko honetako partidarik amaitu.
looking-offices = Karguak
looking-block = Ez entzun inoiz: { $who }
looking-unblock = Entzun berriro: { $who }
looking-rating = Maila
looking-rating-none = Oraindik ez dago sailkapenerako partidarik.
looking-rating-note = Maila igo egiten da bi pertsona edo gehiagoko mahaietan sailkapenerako partidak irabaztean. Zerotik gertu hasten da, eta kontuz dabil jokatzen ikusi zaituen arte.
looking-rating-label = { $count ->
    [one] { $name }, maila partida baten ondoren: { $last }.
   *[other] { $name }, maila { $count } partidatan: hasieran { $first }, orain { $last }.
}
looking-rating-table = Gauza bera, taula batean
looking-rating-when = Partidaren eguna
looking-rating-unsure = Tartea

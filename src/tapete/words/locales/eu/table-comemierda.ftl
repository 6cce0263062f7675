# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = { $number }. eskua
table-comemierda-trick = { $number }. baza
table-comemierda-times = puntuak ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = pentsatzen
table-comemierda-tag-passed = paso
table-comemierda-tag-led = baza hasi du
table-comemierda-tag-dealer = banatzailea
table-comemierda-tag-out = { $place ->
    [1] kanpoan, 1.a
    [2] kanpoan, 2.a
    [3] kanpoan, 3.a
    [4] kanpoan, 4.a
    [5] kanpoan, 5.a
    [6] kanpoan, 6.a
   *[other] kanpoan, 7.a
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] karta bat zuretzat
       *[other] bi karta zuretzat
    }
   *[no] { $count ->
        [1] karta bat: { $whom }
       *[other] bi karta: { $whom }
    }
}
table-comemierda-tag-waits = { $count ->
    [1] karta baten zain
   *[other] biren zain
}

## The middle

table-comemierda-middle = Baza
table-comemierda-to-beat = gainditzeko, { $who } jokalariarena
table-comemierda-to-beat-mine = gainditzeko, zuk botatakoa
table-comemierda-nothing = Oraindik ez da inor hasi
table-comemierda-last = Azken baza
table-comemierda-last-head = Azken baza
table-comemierda-last-none = Esku honetan ez da oraindik bazarik amaitu.
table-comemierda-last-passed = paso
table-comemierda-last-took = { $me ->
    [who] Zuk eraman duzu
   *[no] { $who } jokalariak eraman du
}

## The own place

table-comemierda-hand = Zure kartak
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, aukeratua, { $nth }. karta, guztira { $count }
    [playable] { $card }, bota daiteke, { $nth }. karta, guztira { $count }
    [not-playable] { $card }, orain ezin da bota, { $nth }. karta, guztira { $count }
   *[held] { $card }, { $nth }. karta, guztira { $count }
}
table-comemierda-card-ends = Baza bertan ixten du
table-comemierda-card-opens = Hori duena hasten da
table-comemierda-new = berria

table-comemierda-ask-turn = Zure txanda
table-comemierda-ask-lead = Zu hasten zara: balio bereko karta batetik laura.
table-comemierda-ask-leads = Zure hasiera: { $set }.
table-comemierda-ask-lead-threes = Zu hasten zara: hirukoekin, urre-hirukoa tartean dela.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Berdindu edo gainditu { $asked }, edo pasatu.
   *[no] Gainditu { $asked }, edo pasatu.
}
table-comemierda-ask-cannot = Zure kartetan ezerk ez du hau gainditzen: { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } nahikoa da gainditzeko: { $asked }.
   *[other] { $set } nahikoa dira gainditzeko: { $asked }.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } nahikoa da berdintzeko: { $asked }.
   *[other] { $set } nahikoa dira berdintzeko: { $asked }.
}
table-comemierda-ask-ends = Urre-bikoak bertan ixten du baza.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } pentsatzen ari da
   *[other] { $who } pentsatzen ari dira
}
table-comemierda-ask-passed = Oraingoan pasatu egin duzu. Berriro txanda iristen bazaizu, jokatu ahal duzu.
table-comemierda-ask-locked = Pasatu egin duzu: itxaron baza amaitu arte.
table-comemierda-ask-mine = Izango ote da gaindituko duenik?
table-comemierda-ask-out = { $place ->
    [1] Kartarik gabe geratu zara: beste inor baino lehen.
    [2] Kartarik gabe geratu zara: bigarrena.
   *[other] Kartarik gabe geratu zara.
}
table-comemierda-ask-over = Eskua amaitu da
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Karta hau { $whom } jokalariari emango diozu?
       *[other] Bi karta hauek { $whom } jokalariari emango dizkiozu?
    }
   *[other] { $count ->
        [1] Aukeratu karta bat { $whom } jokalariarentzat
       *[other] { $open ->
            [1] Aukeratu beste bat { $whom } jokalariarentzat
           *[other] Aukeratu bi karta { $whom } jokalariarentzat
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] Nahi duzuna, baita iritsi zaizuna ere. Zuek biok bakarrik ikusiko duzue.
   *[other] Nahi dituzunak, baita iritsi zaizkizunak ere. Zuek biok bakarrik ikusiko dituzue.
}
table-comemierda-ask-give-blind = Lehenik eman, eta gero ikusiko duzu zer iritsi zaizun. Zuek biok bakarrik ikusiko duzue.
table-comemierda-ask-wait = { $count ->
    [1] { $who } karta bat aukeratzen ari da zuretzat
   *[other] { $who } bi karta aukeratzen ari da zuretzat
}
table-comemierda-ask-wait-why = Gero, jokatzera.
table-comemierda-ask-elsewhere = Besteak kartak trukatzen ari dira oraindik

table-comemierda-pass = Paso
table-comemierda-play = Bota
table-comemierda-play-set = Bota { $set }
table-comemierda-give = { $count ->
    [1] Eman karta bat
   *[other] Eman bi karta
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Zenbat karta: { $values }
table-comemierda-fewer = bat gutxiago
table-comemierda-more = bat gehiago
table-comemierda-of = / { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } ({ $rule } araua)

## The exchange

table-comemierda-exchange = Trukea: { $whom }
table-comemierda-gave-you = { $who } jokalariak eman dizu
table-comemierda-set-aside = Zuretzat baztertuta
table-comemierda-highest = { $count ->
    [1] karta altuena, C20 araua
   *[other] bi karta altuenak, C20 araua
}
table-comemierda-unseen = ahoz behera, zuk eman arte, C20 araua
table-comemierda-you-give = Zuk { $whom } jokalariari
table-comemierda-you-gave = { $whom } jokalariari eman diozu
table-comemierda-hole = { $open ->
    [1] karta bat
   *[other] beste bat
}
table-comemierda-take-back = { $card }, hartu atzera
table-comemierda-tap-back = ukitu karta bat atzera hartzeko

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Puntuak
table-comemierda-first-to = { $target } arte
table-comemierda-no-target = helmugarik gabe

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Zu zara { office-presidente }
        [vicepresidente] Zu zara { office-vicepresidente }
        [vicecomemierda] Zu zara { office-vicecomemierda }
        [comemierda] Zu zara { office-comemierda }
       *[pueblo] Zu { office-pueblo } zara
    }
   *[no] { $who } da { office-presidente }
}
table-comemierda-over-note = { $multiplier ->
    [1] { $number }. eskua
    [2] { $number }. eskua, puntuek bikoitza balio dute
    [3] { $number }. eskua, puntuek hirukoitza balio dute
   *[other] { $number }. eskua, puntuak ×{ $multiplier }
}
table-comemierda-this-hand = esku hau
table-comemierda-total = guztira
table-comemierda-totals = { $over ->
    [yes] Guztira
   *[no] Guztira, orain arte
}
table-comemierda-chart = Guztizkoak esku bakoitzaren ondoren.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = Partidaren amaiera: { $target } puntu.
table-comemierda-left = { $me ->
    [who] Zuri geratu zaizkizunak
   *[no] { $who } jokalariari geratu zaizkionak
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Partida irabazi duzu
       *[other] Garaipena partekatu duzu
    }
   *[no] { $count ->
        [1] { $names } da partidako irabazlea
       *[other] { $names } dira irabazleak
    }
}
table-comemierda-match-note = { $count ->
    [one] Esku baten ondoren
   *[other] { $count } eskuren ondoren
}
table-comemierda-winner = irabazlea

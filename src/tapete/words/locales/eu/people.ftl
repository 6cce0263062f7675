# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s erreserban
   *[other] { $turn } s txanda honetarako, { $bank } s erreserban
}
people-clock-low = { $seconds ->
    [one] Segundo bat geratzen da
   *[other] { $seconds } segundo geratzen dira
}

## Who is here

people-tag-lost = konexiorik gabe
people-tag-away = robota jokoan
people-tag-left = joan da
people-tag-next = gero: { $who }
people-away = Robot bat ari da zure ordez
people-back = Hemen nago berriro
people-leave-note = Robot batek jarraituko du zure ordez, eta beste norbaitek har dezake zure lekua. Ezin izango zara partida honetara itzuli.

## Watching

people-watching = Begira zaude
# When watchers see what is played, after “You are watching”
people-hold-none = zuzenean
people-hold-trick = { $game ->
    [gnav] txanda bateko atzerapenez
   *[comemierda] baza bateko atzerapenez
}
people-hold-deal = esku bateko atzerapenez
people-hold-none-note = Ikusleek berehala ikusten dute jokatzen dena, baina ez inoren kartarik.
people-hold-trick-note = { $game ->
    [gnav] Ikusleek txanda bakoitza amaitzean ikusten dute, baina ez inoren kartarik.
   *[comemierda] Ikusleek baza bakoitza amaitzean ikusten dute, baina ez inoren kartarik.
}
people-hold-deal-note = Ikusleek esku bakoitza amaitzean ikusten dute.
people-watching-head = { $count ->
    [0] Ez dago ikuslerik
    [one] Ikusle bat
   *[other] { $count } ikusle
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } eta beste bat
   *[other] { $names } eta beste { $others }
}
people-name-me = Jakin dezatela nire izena
people-name-me-note = Begira zauden mahai guztietan. Bestela, zenbatu bakarrik egingo zaituzte.
people-take = Hartu lekua
people-take-next = Hartu lekua hurrengo eskuan
people-sit = Eseri hemen hurrengo eskuan
# The same on a small button
people-sit-short = Eseri hemen
people-sit-for = Eseri { $who } jokalariaren lekuan hurrengo eskuan
people-seat-robot = { $who }, robota
people-seat-left = { $who } joan da
people-claimed = Hurrengo eskuan { $who } jokalariaren lekuan eseriko zara
people-stay = Nahiago dut begiratu

## Somebody at the table

people-about = Nor den { $who }
people-about-watcher = Mahai honi begira dago.
people-about-left = Partida honetatik joan da; robot batek jarraitzen du.
people-about-away = Ez dago: robot batek jokatuko du itzuli arte.
people-profile = Partidak eta puntuak
people-mute = Ez entzun hemen: { $who }
people-mute-note = Mahai hau itxi arte.
people-block = Ez entzun inoiz: { $who }
people-block-note = Ezein mahaitan. Ez zaio jakinaraziko.
people-report = Abisatu arduradunari
people-reported = Eskerrik asko. Aretoko arduradunak irakurriko du.
people-report-what = Zer gertatzen da { $who } jokalariarekin?
people-report-words = Esaten duena
people-report-name = Izena
people-report-leaving = Zain edukitzen gaitu, edo alde egiten du
people-report-cheating = Tranpak egiten ditu
people-report-other = Beste zerbait
people-report-note = Zure hitzekin, nahi baduzu
people-report-send = Bidali
people-report-cancel = Itzuli

## Talk

people-say = Esan
people-say-head = Esan zerbait
people-say-late = Begira zaude: jokalariek eskuaren ondoren irakurriko dute.
people-say-it = Esan
people-own-words = Zure hitzekin
people-own-words-account = Norberaren hitzak kontua dutenentzat dira.
people-account = Zure kontua
people-talk = Berriketa
people-watches = (begira)
people-said = { $who }: { $what }
people-key-say = zerbait esan

## Going on

people-again = Beste bat, jende berarekin
people-new-table = Beste mahai bat
people-look-back = Errepasatu
people-review = Azterketa
people-agreed-mine = Baietz esan duzu
people-agreed = { $kind ->
    [match] { $count ->
        [one] { $names } berriro jokatzeko prest
       *[other] { $names } berriro jokatzeko prest
    }
   *[deal] { $count ->
        [one] { $names } hurrengo eskuaren zain
       *[other] { $names } hurrengo eskuaren zain
    }
}
people-awaited = Zain gaude pixka batean: { $names }
people-invite = Gonbidatu jende gehiago
people-invite-watch = Esteka honekin begira egon daiteke, eta eseri, lekurik bada.
people-invite-sit = Esteka honekin eseri egin daiteke, lekurik bada.

## Phrases

phrase-hello = Kaixo!
phrase-thanks = Eskerrik asko!
phrase-well-played = Ondo jokatua!
phrase-good-luck = Zorte on!
phrase-oops = Ene!
phrase-sorry = Barkatu!
phrase-hurry = Goazen!
phrase-one-moment = Une bat…
phrase-nice = Oso ondo!
phrase-wow = Hara!
phrase-haha = Ja, ja!
phrase-bye = Agur!
phrase-again = Beste bat?

# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s i reserv
   *[other] { $turn } s till den här turen, { $bank } s i reserv
}
people-clock-low = { $seconds ->
    [one] En sekund kvar
   *[other] { $seconds } sekunder kvar
}

## Who is here

people-tag-lost = tappat kontakten
people-tag-away = robot spelar
people-tag-left = har gått
people-tag-next = sedan: { $who }
people-away = En robot spelar för dig
people-back = Jag är tillbaka
people-leave-note = En robot spelar vidare för dig, och någon annan kan ta din plats. Du kan inte komma tillbaka till det här partiet.

## Watching

people-watching = Du tittar på
# When watchers see what is played, after “You are watching”
people-hold-none = direkt
people-hold-trick = { $game ->
    [gnav] en tur efter
   *[comemierda] ett stick efter
}
people-hold-deal = en omgång efter
people-hold-none-note = Åskådare ser genast vad som spelas, men ingens kort.
people-hold-trick-note = { $game ->
    [gnav] Åskådare ser varje tur när den är över, men ingens kort.
   *[comemierda] Åskådare ser varje stick när det är över, men ingens kort.
}
people-hold-deal-note = Åskådare ser varje omgång när den är över.
people-watching-head = { $count ->
    [0] Ingen tittar på
    [one] En person tittar på
   *[other] { $count } personer tittar på
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } och en till
   *[other] { $names } och { $others } till
}
people-name-me = Tala om vad jag heter
people-name-me-note = Vid alla bord där du tittar på. Annars syns du bara i antalet.
people-take = Ta en plats
people-take-next = Ta en plats från nästa omgång
people-sit = Sitt här från nästa omgång
# The same on a small button
people-sit-short = Sitt här
people-sit-for = Ta över platsen efter { $who } i nästa omgång
people-seat-robot = { $who }, en robot
people-seat-left = { $who } har gått
people-claimed = I nästa omgång tar du över platsen efter { $who }
people-stay = Jag tittar hellre på

## Somebody at the table

people-about = Om { $who }
people-about-watcher = Tittar på vid det här bordet.
people-about-left = Har lämnat det här partiet, och en robot spelar vidare.
people-about-away = Är borta. En robot spelar så länge.
people-profile = Partier och poäng
people-mute = Hör inte { $who } här
people-mute-note = Tills du stänger det här bordet.
people-block = Hör aldrig { $who }
people-block-note = Inte vid något bord. Ingenting sägs om det.
people-report = Säg till värden
people-reported = Tack. Rummets värd kommer att läsa det.
people-report-what = Vad är fel med { $who }?
people-report-words = Det som sägs
people-report-name = Namnet
people-report-leaving = Låter folk vänta, eller går
people-report-cheating = Fuskar
people-report-other = Något annat
people-report-note = Med egna ord, om du vill
people-report-send = Skicka
people-report-cancel = Tillbaka

## Talk

people-say = Säg
people-say-head = Säg något
people-say-late = Du tittar på: spelarna läser det efter omgången.
people-say-it = Säg det
people-own-words = Med egna ord
people-own-words-account = Egna ord är för den som har konto.
people-account = Ditt konto
people-talk = Prat
people-watches = (tittar på)
people-said = { $who } säger: { $what }
people-key-say = säg något

## Going on

people-again = Igen med samma gäng
people-new-table = Nytt bord
people-look-back = Se tillbaka
people-review = Genomgång
people-agreed-mine = Du sa ja
people-agreed = { $kind ->
    [match] { $count ->
       *[other] { $names } vill spela igen
    }
   *[deal] { $count ->
        [one] { $names } är redo för nästa omgång
       *[other] { $names } är redo för nästa omgång
    }
}
people-awaited = Väntar ett ögonblick på { $names }
people-invite = Bjud in vänner
people-invite-watch = Alla som har den här länken kan titta på, och sätta sig när en plats är ledig.
people-invite-sit = Alla som har den här länken kan sätta sig när en plats är ledig.

## Phrases

phrase-hello = Hej!
phrase-thanks = Tack!
phrase-well-played = Bra spelat!
phrase-good-luck = Lycka till!
phrase-oops = Hoppsan!
phrase-sorry = Förlåt!
phrase-hurry = Kom igen!
phrase-one-moment = Ett ögonblick …
phrase-nice = Snyggt!
phrase-wow = Oj!
phrase-haha = Ha ha!
phrase-bye = Hej då!
phrase-again = En gång till?

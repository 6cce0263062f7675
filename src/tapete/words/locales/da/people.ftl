# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s i reserve
   *[other] { $turn } s til denne tur, { $bank } s i reserve
}
people-clock-low = { $seconds ->
    [one] Ét sekund tilbage
   *[other] { $seconds } sekunder tilbage
}

## Who is here

people-tag-lost = mistet forbindelse
people-tag-away = robot spiller
people-tag-left = er gået
people-tag-next = næste: { $who }
people-away = En robot spiller for dig
people-back = Jeg er tilbage
people-leave-note = En robot spiller videre for dig, og en anden kan tage din plads. Du kan ikke komme tilbage til dette parti.

## Watching

people-watching = Du ser på
# When watchers see what is played, after “You are watching”
people-hold-none = direkte
people-hold-trick = { $game ->
    [gnav] en tur bagefter
   *[comemierda] et stik bagefter
}
people-hold-deal = en omgang bagefter
people-hold-none-note = Tilskuere ser straks hvad der spilles, men ingens kort.
people-hold-trick-note = { $game ->
    [gnav] Tilskuere ser hver tur når den er slut, men ingens kort.
   *[comemierda] Tilskuere ser hvert stik når det er slut, men ingens kort.
}
people-hold-deal-note = Tilskuere ser hver omgang når den er slut.
people-watching-head = { $count ->
    [0] Ingen ser på
    [one] Én person ser på
   *[other] { $count } personer ser på
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } og én til
   *[other] { $names } og { $others } til
}
people-name-me = Sig hvad jeg hedder
people-name-me-note = Ved alle borde hvor du ser på. Ellers bliver du kun talt med.
people-take = Tag en plads
people-take-next = Tag en plads fra næste omgang
people-sit = Sid her fra næste omgang
# The same on a small button
people-sit-short = Sid her
people-sit-for = Overtag pladsen fra { $who } i næste omgang
people-seat-robot = { $who }, en robot
people-seat-left = { $who } er gået
people-claimed = I næste omgang overtager du pladsen fra { $who }
people-stay = Jeg vil hellere se på

## Somebody at the table

people-about = Om { $who }
people-about-watcher = Ser på ved dette bord.
people-about-left = Er gået fra dette parti, og en robot spiller videre.
people-about-away = Er væk. En robot spiller så længe.
people-profile = Partier og point
people-mute = Hør ikke { $who } her
people-mute-note = Indtil du lukker dette bord.
people-block = Hør aldrig { $who }
people-block-note = Ikke ved noget bord. Der bliver ikke sagt noget om det.
people-report = Sig det til værten
people-reported = Tak. Rummets vært læser det.
people-report-what = Hvad er der galt med { $who }?
people-report-words = Det der bliver sagt
people-report-name = Navnet
people-report-leaving = Lader folk vente, eller går
people-report-cheating = Snyder
people-report-other = Noget andet
people-report-note = Med dine egne ord, hvis du vil
people-report-send = Send
people-report-cancel = Tilbage

## Talk

people-say = Sig
people-say-head = Sig noget
people-say-late = Du ser på: spillerne læser det efter omgangen.
people-say-it = Sig det
people-own-words = Med dine egne ord
people-own-words-account = Egne ord er for folk med en konto.
people-account = Din konto
people-talk = Snak
people-watches = (ser på)
people-said = { $who } siger: { $what }
people-key-say = sig noget

## Going on

people-again = Igen med de samme
people-new-table = Nyt bord
people-look-back = Se tilbage
people-review = Gennemgang
people-agreed-mine = Du sagde ja
people-agreed = { $kind ->
    [match] { $count ->
       *[other] { $names } vil spille igen
    }
   *[deal] { $count ->
       *[other] { $names } er klar til næste omgang
    }
}
people-awaited = Venter et øjeblik på { $names }
people-invite = Inviter venner
people-invite-watch = Alle der har dette link, kan se på og sætte sig når en plads er ledig.
people-invite-sit = Alle der har dette link, kan sætte sig når en plads er ledig.

## Phrases

phrase-hello = Hej!
phrase-thanks = Tak!
phrase-well-played = Godt spillet!
phrase-good-luck = Held og lykke!
phrase-oops = Ups!
phrase-sorry = Undskyld!
phrase-hurry = Kom nu!
phrase-one-moment = Et øjeblik …
phrase-nice = Flot!
phrase-wow = Hold da op!
phrase-haha = Ha ha!
phrase-bye = Farvel!
phrase-again = En til?

# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s i reserve
   *[other] { $turn } s til denne turen, { $bank } s i reserve
}
people-clock-low = { $seconds ->
    [one] Ett sekund igjen
   *[other] { $seconds } sekunder igjen
}

## Who is here

people-tag-lost = mistet forbindelsen
people-tag-away = robot spiller
people-tag-left = har gått
people-tag-next = neste: { $who }
people-away = En robot spiller for deg
people-back = Jeg er tilbake
people-leave-note = En robot spiller videre for deg, og noen andre kan ta plassen din. Du kan ikke komme tilbake til dette partiet.

## Watching

people-watching = Du ser på
# When watchers see what is played, after “You are watching”
people-hold-none = direkte
people-hold-trick = { $game ->
    [gnav] en tur bak
   *[comemierda] et stikk bak
}
people-hold-deal = en omgang bak
people-hold-none-note = Tilskuere ser det som spilles, med en gang, men ingens kort.
people-hold-trick-note = { $game ->
    [gnav] Tilskuere ser hver tur når den er over, men ingens kort.
   *[comemierda] Tilskuere ser hvert stikk når det er over, men ingens kort.
}
people-hold-deal-note = Tilskuere ser hver omgang når den er over.
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
people-name-me = Si hva jeg heter
people-name-me-note = Ved alle bord der du ser på. Ellers blir du bare talt med.
people-take = Ta en plass
people-take-next = Ta en plass fra neste omgang
people-sit = Sitt her fra neste omgang
# The same on a small button
people-sit-short = Sitt her
people-sit-for = Ta over plassen til { $who } fra neste omgang
people-seat-robot = { $who }, en robot
people-seat-left = { $who } har gått
people-claimed = Ved neste omgang tar du over plassen til { $who }
people-stay = Jeg vil heller se på

## Somebody at the table

people-about = Om { $who }
people-about-watcher = Ser på ved dette bordet.
people-about-left = Har gått fra dette partiet, og en robot spiller videre.
people-about-away = Er borte. En robot spiller så lenge.
people-profile = Partier og poeng
people-mute = Ikke hør { $who } her
people-mute-note = Til du lukker dette bordet.
people-block = Hør aldri { $who }
people-block-note = Ikke ved noe bord. Det blir ikke sagt fra om det.
people-report = Si fra til verten
people-reported = Takk. Verten i rommet leser det.
people-report-what = Hva er galt med { $who }?
people-report-words = Det som blir sagt
people-report-name = Navnet
people-report-leaving = Lar folk vente, eller går
people-report-cheating = Jukser
people-report-other = Noe annet
people-report-note = Med egne ord, om du vil
people-report-send = Send
people-report-cancel = Tilbake

## Talk

people-say = Si
people-say-head = Si noe
people-say-late = Du ser på: Spillerne leser det etter omgangen.
people-say-it = Si det
people-own-words = Med egne ord
people-own-words-account = Egne ord er for dem som har konto.
people-account = Kontoen din
people-talk = Prat
people-watches = (ser på)
people-said = { $who } sier: { $what }
people-key-say = si noe

## Going on

people-again = Igjen med de samme
people-new-table = Nytt bord
people-look-back = Se tilbake
people-review = Gjennomgang
people-agreed-mine = Du sa ja
people-agreed = { $kind ->
    [match] { $count ->
       *[other] { $names } vil spille igjen
    }
   *[deal] { $count ->
        [one] { $names } er klar for neste omgang
       *[other] { $names } er klare for neste omgang
    }
}
people-awaited = Venter et øyeblikk på { $names }
people-invite = Inviter venner
people-invite-watch = Alle som har denne lenken, kan se på, og sette seg når en plass er ledig.
people-invite-sit = Alle som har denne lenken, kan sette seg når en plass er ledig.

## Phrases

phrase-hello = Hei!
phrase-thanks = Takk!
phrase-well-played = Godt spilt!
phrase-good-luck = Lykke til!
phrase-oops = Oi!
phrase-sorry = Beklager!
phrase-hurry = Kom igjen!
phrase-one-moment = Et øyeblikk …
phrase-nice = Fint!
phrase-wow = Jøss!
phrase-haha = Ha ha!
phrase-bye = Ha det!
phrase-again = En til?

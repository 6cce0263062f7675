# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s de reserva
   *[other] { $turn } s per a aquest torn, { $bank } s de reserva
}
people-clock-low = { $seconds ->
    [one] Queda un segon
   *[other] Queden { $seconds } segons
}

## Who is here

people-tag-lost = sense connexió
people-tag-away = juga un robot
people-tag-left = ha marxat
people-tag-next = després: { $who }
people-away = Un robot juga per tu
people-back = Ja soc aquí
people-leave-note = Un robot continuarà jugant per tu, i algú altre podrà ocupar el teu lloc. No podràs tornar a aquesta partida.

## Watching

people-watching = Estàs mirant
# When watchers see what is played, after “You are watching”
people-hold-none = en directe
people-hold-trick = { $game ->
    [gnav] amb un torn de retard
   *[comemierda] amb una basa de retard
}
people-hold-deal = amb una mà de retard
people-hold-none-note = Qui mira veu a l’instant el que es juga, però no veu les cartes de ningú.
people-hold-trick-note = { $game ->
    [gnav] Qui mira veu cada torn quan s’ha acabat, però no veu les cartes de ningú.
   *[comemierda] Qui mira veu cada basa quan s’ha acabat, però no veu les cartes de ningú.
}
people-hold-deal-note = Qui mira veu cada mà quan s’ha acabat.
people-watching-head = { $count ->
    [0] No mira ningú
    [one] Mira una persona
   *[other] Miren { $count } persones
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } i algú més
   *[other] { $names } i { $others } més
}
people-name-me = Que sàpiguen el meu nom
people-name-me-note = A totes les taules que miris. Si no, només surts al recompte.
people-take = Ocupo un lloc
people-take-next = Ocupo un lloc a la pròxima mà
people-sit = Sec aquí a la pròxima mà
# The same on a small button
people-sit-short = Sec aquí
people-sit-for = Sec al lloc que ocupa { $who } a la pròxima mà
people-seat-robot = { $who }, un robot
people-seat-left = { $who } ha marxat
people-claimed = A la pròxima mà ocupes el lloc que ara té { $who }
people-stay = M’estimo més mirar

## Somebody at the table

people-about = Qui és { $who }
people-about-watcher = Mira aquesta taula.
people-about-left = Ha marxat d’aquesta partida; continua un robot.
people-about-away = No hi és: un robot juga fins que torni.
people-profile = Partides i punts
people-mute = No vull sentir { $who } aquí
people-mute-note = Fins que tanquis aquesta taula.
people-block = No vull sentir { $who } mai més
people-block-note = A cap taula. No se li diu res.
people-report = Avisa qui porta la sala
people-reported = Gràcies. Ho llegirà qui porta la sala.
people-report-what = Què passa amb { $who }?
people-report-words = El que diu
people-report-name = El nom
people-report-leaving = Fa esperar o se’n va
people-report-cheating = Fa trampes
people-report-other = Una altra cosa
people-report-note = Amb les teves paraules, si vols
people-report-send = Envia
people-report-cancel = Torna

## Talk

people-say = Parla
people-say-head = Digues alguna cosa
people-say-late = Estàs mirant: els qui juguen ho llegeixen després de la mà.
people-say-it = Digues-ho
people-own-words = Amb les teves paraules
people-own-words-account = Les paraules pròpies són per a qui té compte.
people-account = El teu compte
people-talk = Xerrada
people-watches = (mira)
people-said = { $who } diu: { $what }
people-key-say = dir alguna cosa

## Going on

people-again = Una altra amb la mateixa gent
people-new-table = Una altra taula
people-look-back = Repassa-la
people-review = Anàlisi
people-agreed-mine = Has dit que sí
people-agreed = { $kind ->
    [match] { $count ->
        [one] { $names } vol tornar a jugar
       *[other] { $names } volen tornar a jugar
    }
   *[deal] { $count ->
        [one] { $names } espera la pròxima mà
       *[other] { $names } esperen la pròxima mà
    }
}
people-awaited = Esperem un moment: { $names }
people-invite = Convida més gent
people-invite-watch = Amb aquest enllaç es pot mirar, i seure quan hi hagi un lloc lliure.
people-invite-sit = Amb aquest enllaç es pot ocupar un lloc quan n’hi hagi un de lliure.

## Phrases

phrase-hello = Hola!
phrase-thanks = Gràcies!
phrase-well-played = Ben jugat!
phrase-good-luck = Sort!
phrase-oops = Ui!
phrase-sorry = Perdó!
phrase-hurry = Va, vinga!
phrase-one-moment = Un moment…
phrase-nice = Molt bé!
phrase-wow = Ostres!
phrase-haha = Ha, ha!
phrase-bye = Adeu!
phrase-again = Una altra?

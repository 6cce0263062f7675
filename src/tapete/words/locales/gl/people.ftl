# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s de reserva
   *[other] { $turn } s para esta quenda, { $bank } s de reserva
}
people-clock-low = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}

## Who is here

people-tag-lost = sen conexión
people-tag-away = xoga un robot
people-tag-left = marchou
people-tag-next = logo: { $who }
people-away = Un robot xoga por ti
people-back = Xa estou aquí
people-leave-note = Un robot seguirá xogando por ti, e outra persoa poderá ocupar o teu sitio. Non poderás volver a esta partida.

## Watching

people-watching = Estás mirando
# When watchers see what is played, after “You are watching”
people-hold-none = en directo
people-hold-trick = { $game ->
    [gnav] cunha quenda de atraso
   *[comemierda] cunha baza de atraso
}
people-hold-deal = cunha man de atraso
people-hold-none-note = Quen mira ve ao momento o que se xoga, pero non as cartas de ninguén.
people-hold-trick-note = { $game ->
    [gnav] Quen mira ve cada quenda cando remata, pero non as cartas de ninguén.
   *[comemierda] Quen mira ve cada baza cando remata, pero non as cartas de ninguén.
}
people-hold-deal-note = Quen mira ve cada man cando remata.
people-watching-head = { $count ->
    [0] Non mira ninguén
    [one] Mira unha persoa
   *[other] Miran { $count } persoas
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } e alguén máis
   *[other] { $names } e { $others } máis
}
people-name-me = Que saiban o meu nome
people-name-me-note = En todas as mesas que mires. Se non, só contas como un máis.
people-take = Ocupar un sitio
people-take-next = Ocupar un sitio na próxima man
people-sit = Sentar aquí na próxima man
# The same on a small button
people-sit-short = Sentar aquí
people-sit-for = Sentar no sitio de { $who } na próxima man
people-seat-robot = { $who }, un robot
people-seat-left = { $who } marchou
people-claimed = Na próxima man ocupas o sitio de { $who }
people-stay = Prefiro mirar

## Somebody at the table

people-about = Sobre { $who }
people-about-watcher = Mira esta mesa.
people-about-left = Marchou desta partida; segue un robot.
people-about-away = Non está: un robot xoga ata que volva.
people-profile = Partidas e puntos
people-mute = Non oír a { $who } aquí
people-mute-note = Ata que peches esta mesa.
people-block = Non oír nunca a { $who }
people-block-note = En ningunha mesa. Non se lle di nada.
people-report = Avisar a quen leva a sala
people-reported = Grazas. Vaino ler quen leva a sala.
people-report-what = Que pasa con { $who }?
people-report-words = O que di
people-report-name = O nome
people-report-leaving = Fai agardar ou marcha
people-report-cheating = Fai trampas
people-report-other = Outra cousa
people-report-note = Coas túas palabras, se queres
people-report-send = Enviar
people-report-cancel = Volver

## Talk

people-say = Dicir
people-say-head = Di algo
people-say-late = Estás mirando: os que xogan leno despois da man.
people-say-it = Dicilo
people-own-words = Coas túas propias palabras
people-own-words-account = As palabras propias son para quen ten conta.
people-account = A túa conta
people-talk = Conversa
people-watches = (mira)
people-said = { $who } di: { $what }
people-key-say = dicir algo

## Going on

people-again = Outra coa mesma xente
people-new-table = Outra mesa
people-look-back = Repasala
people-review = Análise
people-agreed-mine = Dixeches que si
people-agreed = { $kind ->
    [match] { $count ->
        [one] { $names } quere xogar outra vez
       *[other] { $names } queren xogar outra vez
    }
   *[deal] { $count ->
        [one] { $names } agarda a próxima man
       *[other] { $names } agardan a próxima man
    }
}
people-awaited = Agardamos un momento por { $names }
people-invite = Convidar máis xente
people-invite-watch = Con esta ligazón pódese mirar, e sentar cando haxa un sitio libre.
people-invite-sit = Con esta ligazón pódese ocupar un sitio cando haxa un libre.

## Phrases

phrase-hello = Ola!
phrase-thanks = Grazas!
phrase-well-played = Ben xogado!
phrase-good-luck = Sorte!
phrase-oops = Ai!
phrase-sorry = Perdón!
phrase-hurry = Veña!
phrase-one-moment = Un momento…
phrase-nice = Moi ben!
phrase-wow = Vaites!
phrase-haha = Ha, ha!
phrase-bye = Adeus!
phrase-again = Outra?

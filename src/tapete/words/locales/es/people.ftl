# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s de reserva
   *[other] { $turn } s para este turno, { $bank } s de reserva
}
people-clock-low = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}

## Who is here

people-tag-lost = sin conexión
people-tag-away = va un robot
people-tag-left = se ha ido
people-tag-next = luego: { $who }
people-away = Un robot juega por ti
people-back = Ya estoy aquí
people-leave-note = Un robot seguirá jugando por ti, y otra persona podrá ocupar tu sitio. No podrás volver a esta partida.

## Watching

people-watching = Estás mirando
# When watchers see what is played, after “You are watching”
people-hold-none = en directo
people-hold-trick = { $game ->
    [gnav] con un turno de retraso
   *[comemierda] con una baza de retraso
}
people-hold-deal = con una mano de retraso
people-hold-none-note = Quien mira ve al momento lo que se juega, y las cartas de nadie.
people-hold-trick-note = { $game ->
    [gnav] Quien mira ve cada turno cuando ha terminado, y las cartas de nadie.
   *[comemierda] Quien mira ve cada baza cuando ha terminado, y las cartas de nadie.
}
people-hold-deal-note = Quien mira ve cada mano cuando ha terminado.
people-watching-head = { $count ->
    [0] No mira nadie
    [one] Mira una persona
   *[other] Miran { $count } personas
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } y alguien más
   *[other] { $names } y { $others } más
}
people-name-me = Que sepan mi nombre
people-name-me-note = En todas las mesas que mires. Si no, solo cuentas como uno más.
people-take = Ocupar un sitio
people-take-next = Ocupar un sitio en la próxima mano
people-sit = Sentarme aquí en la próxima mano
# The same on a small button
people-sit-short = Sentarme aquí
people-sit-for = Sentarme en el sitio de { $who } en la próxima mano
people-seat-robot = { $who }, un robot
people-seat-left = { $who } se ha ido
people-claimed = En la próxima mano ocupas el sitio de { $who }
people-stay = Prefiero mirar

## Somebody at the table

people-about = Sobre { $who }
people-about-watcher = Mira esta mesa.
people-about-left = Se ha ido de esta partida; sigue un robot.
people-about-away = No está: un robot juega hasta que vuelva.
people-profile = Partidas y puntos
people-mute = No oír a { $who } aquí
people-mute-note = Hasta que cierres esta mesa.
people-block = No oír nunca a { $who }
people-block-note = En ninguna mesa. No se le avisa.
people-report = Avisar a quien lleva la sala
people-reported = Gracias. Lo leerá quien lleva la sala.
people-report-what = ¿Qué pasa con { $who }?
people-report-words = Lo que dice
people-report-name = El nombre
people-report-leaving = Hace esperar o se va
people-report-cheating = Hace trampas
people-report-other = Otra cosa
people-report-note = Con tus palabras, si quieres
people-report-send = Enviar
people-report-cancel = Volver

## Talk

people-say = Decir
people-say-head = Di algo
people-say-late = Estás mirando: quienes juegan lo leen después de la mano.
people-say-it = Decirlo
people-own-words = Con tus propias palabras
people-own-words-account = Las palabras propias son para quien tiene cuenta.
people-account = Tu cuenta
people-talk = Charla
people-watches = (mira)
people-said = { $who } dice: { $what }
people-key-say = decir algo

## Going on

people-again = Otra con la misma gente
people-new-table = Otra mesa
people-look-back = Repasarla
people-review = Análisis
people-agreed-mine = Has dicho que sí
people-agreed = { $kind ->
    [match] { $count ->
        [one] { $names } quiere jugar otra vez
       *[other] { $names } quieren jugar otra vez
    }
   *[deal] { $count ->
        [one] { $names } espera la próxima mano
       *[other] { $names } esperan la próxima mano
    }
}
people-awaited = Esperamos un momento a { $names }
people-invite = Invitar a más gente
people-invite-watch = Con este enlace se puede mirar, y sentarse cuando haya un sitio libre.
people-invite-sit = Con este enlace se puede ocupar un sitio cuando haya uno libre.

## Phrases

phrase-hello = ¡Hola!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-good-luck = ¡Suerte!
phrase-oops = ¡Ay!
phrase-sorry = ¡Perdón!
phrase-hurry = ¡Venga!
phrase-one-moment = Un momento…
phrase-nice = ¡Muy bien!
phrase-wow = ¡Hala!
phrase-haha = ¡Ja, ja!
phrase-bye = ¡Adiós!
phrase-again = ¿Otra?

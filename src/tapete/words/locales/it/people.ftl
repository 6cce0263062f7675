# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s di riserva
   *[other] { $turn } s per questo turno, { $bank } s di riserva
}
people-clock-low = { $seconds ->
    [one] Resta un secondo
   *[other] Restano { $seconds } secondi
}

## Who is here

people-tag-lost = non in linea
people-tag-away = gioca un robot
people-tag-left = ha lasciato
people-tag-next = poi: { $who }
people-away = Un robot gioca per te
people-back = Eccomi di nuovo
people-leave-note = Un robot continua al posto tuo, e qualcun altro può prendere il tuo posto. A questa partita non potrai tornare.

## Watching

people-watching = Stai guardando
# When watchers see what is played, after “You are watching”
people-hold-none = in diretta
people-hold-trick = { $game ->
    [gnav] un turno dopo
   *[comemierda] una presa dopo
}
people-hold-deal = una mano dopo
people-hold-none-note = Chi guarda vede subito quello che si gioca, e le carte di nessuno.
people-hold-trick-note = { $game ->
    [gnav] Chi guarda vede ogni turno quando è finito, e le carte di nessuno.
   *[comemierda] Chi guarda vede ogni presa quando è finita, e le carte di nessuno.
}
people-hold-deal-note = Chi guarda vede ogni mano quando è finita.
people-watching-head = { $count ->
    [0] Non guarda nessuno
    [one] Guarda una persona
   *[other] Guardano { $count } persone
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } e un’altra persona
   *[other] { $names } e altre { $others } persone
}
people-name-me = Dite il mio nome
people-name-me-note = A ogni tavolo che guardi. Altrimenti fai solo numero.
people-take = Prendi posto
people-take-next = Prendi posto dalla prossima mano
people-sit = Siediti qui dalla prossima mano
# The same on a small button
people-sit-short = Siediti qui
people-sit-for = Siediti al posto di { $who } dalla prossima mano
people-seat-robot = { $who }, un robot
people-seat-left = { $who } ha lasciato il tavolo
people-claimed = Alla prossima mano ti siedi al posto di { $who }
people-stay = Preferisco guardare

## Somebody at the table

people-about = Su { $who }
people-about-watcher = Guarda questo tavolo.
people-about-left = Ha lasciato questa partita; continua un robot.
people-about-away = Al momento non c’è: finché non torna gioca un robot.
people-profile = Partite e punti
people-mute = Non sentire { $who } qui
people-mute-note = Finché non chiudi questo tavolo.
people-block = Non sentire mai { $who }
people-block-note = A nessun tavolo. L’altra persona non lo viene a sapere.
people-report = Avvisa chi gestisce la sala
people-reported = Grazie. Chi gestisce la sala lo leggerà.
people-report-what = Che cosa non va con { $who }?
people-report-words = Quello che dice
people-report-name = Il nome
people-report-leaving = Fa aspettare, o se ne va
people-report-cheating = Bara
people-report-other = Qualcos’altro
people-report-note = Con parole tue, se vuoi
people-report-send = Invia
people-report-cancel = Indietro

## Talk

people-say = Parla
people-say-head = Di’ qualcosa
people-say-late = Stai guardando: chi gioca lo legge dopo la mano.
people-say-it = Dillo
people-own-words = Con parole tue
people-own-words-account = Le parole proprie sono per chi ha un account.
people-account = Il tuo account
people-talk = Chiacchiere
people-watches = (guarda)
people-said = { $who } dice: { $what }
people-key-say = di’ qualcosa

## Going on

people-again = Ancora, con le stesse persone
people-new-table = Nuovo tavolo
people-look-back = Rivedila
people-review = Analisi
people-agreed-mine = Hai detto di sì
people-agreed = { $kind ->
    [match] { $count ->
        [one] { $names } vuole giocare ancora
       *[other] { $names } vogliono giocare ancora
    }
   *[deal] { $count ->
        [one] { $names } aspetta la prossima mano
       *[other] { $names } aspettano la prossima mano
    }
}
people-awaited = Aspettiamo un momento { $names }
people-invite = Invita gli amici
people-invite-watch = Chi ha questo link può guardare, e sedersi quando c’è un posto libero.
people-invite-sit = Chi ha questo link può sedersi quando c’è un posto libero.

## Phrases

phrase-hello = Ciao!
phrase-thanks = Grazie!
phrase-well-played = Ben giocata!
phrase-good-luck = Buona fortuna!
phrase-oops = Ops!
phrase-sorry = Scusa!
phrase-hurry = Dai!
phrase-one-moment = Un momento…
phrase-nice = Bella!
phrase-wow = Accidenti!
phrase-haha = Ah ah!
phrase-bye = Ci vediamo!
phrase-again = Un’altra?

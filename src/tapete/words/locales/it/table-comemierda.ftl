# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Mano { $number }
table-comemierda-trick = Presa { $number }
table-comemierda-times = punti ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = pensa
table-comemierda-tag-passed = passa
table-comemierda-tag-led = ha aperto
table-comemierda-tag-dealer = mazziere
table-comemierda-tag-out = { $place ->
    [1] fuori, 1º
    [2] fuori, 2º
    [3] fuori, 3º
    [4] fuori, 4º
    [5] fuori, 5º
    [6] fuori, 6º
   *[other] fuori, 7º
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] ti dà una carta
       *[other] ti dà due carte
    }
   *[no] { $count ->
        [1] dà una carta a { $whom }
       *[other] dà due carte a { $whom }
    }
}
table-comemierda-tag-waits = { $count ->
    [1] aspetta una carta
   *[other] ne aspetta due
}

## The middle

table-comemierda-middle = La presa
table-comemierda-to-beat = da battere, di { $who }
table-comemierda-to-beat-mine = da battere, è tua
table-comemierda-nothing = Nessuno ha ancora aperto
table-comemierda-last = Ultima presa
table-comemierda-last-head = L’ultima presa
table-comemierda-last-none = In questa mano non è ancora finita nessuna presa.
table-comemierda-last-passed = passa
table-comemierda-last-took = { $me ->
    [who] È andata a te
   *[no] È andata a { $who }
}

## The own place

table-comemierda-hand = Le tue carte
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, carta scelta, { $nth } di { $count }
    [playable] { $card }, si può giocare, { $nth } di { $count }
    [not-playable] { $card }, ora non si può giocare, { $nth } di { $count }
   *[held] { $card }, { $nth } di { $count }
}
table-comemierda-card-ends = Chiude subito la presa
table-comemierda-card-opens = Chi ce l’ha apre
table-comemierda-new = nuova

table-comemierda-ask-turn = Tocca a te
table-comemierda-ask-lead = Apri tu: da una a quattro carte dello stesso valore.
table-comemierda-ask-leads = Apri con { $set }.
table-comemierda-ask-lead-threes = Apri tu: uno o più tre, con quello di denari.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Eguaglia o batti { $asked }, o passa.
   *[no] Batti { $asked } o passa.
}
table-comemierda-ask-cannot = Niente di quello che hai batte { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } batte { $asked }.
   *[other] { $set } batte { $asked }.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } eguaglia { $asked }.
   *[other] { $set } eguaglia { $asked }.
}
table-comemierda-ask-ends = Il due di denari chiude subito la presa.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } sta pensando
   *[other] { $who } stanno pensando
}
table-comemierda-ask-passed = Stavolta hai passato. Se il giro torna a te, puoi giocare.
table-comemierda-ask-locked = Hai detto passo: aspetti che finisca la presa.
table-comemierda-ask-mine = Qualcuno saprà fare di meglio?
table-comemierda-ask-out = { $place ->
    [1] Hai finito le carte, prima di tutti.
    [2] Hai finito le carte, al secondo posto.
   *[other] Hai finito le carte.
}
table-comemierda-ask-over = La mano è finita
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Dai questa carta a { $whom }?
       *[other] Dai queste due carte a { $whom }?
    }
   *[other] { $count ->
        [1] Scegli una carta per { $whom }
       *[other] { $open ->
            [1] Scegline un’altra per { $whom }
           *[other] Scegli due carte per { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] Quella che vuoi, anche quella che ti è arrivata. La vedete solo voi due.
   *[other] Quelle che vuoi, anche quelle che ti sono arrivate. Le vedete solo voi due.
}
table-comemierda-ask-give-blind = Prima dai, poi vedi che cosa ti arriva. Le carte le vedete solo voi due.
table-comemierda-ask-wait = { $count ->
    [1] { $who } sceglie una carta per te
   *[other] { $who } sceglie due carte per te
}
table-comemierda-ask-wait-why = Poi si gioca.
table-comemierda-ask-elsewhere = Gli altri stanno ancora scambiando le carte

table-comemierda-pass = Passo
table-comemierda-play = Gioca
table-comemierda-play-set = Gioca { $set }
table-comemierda-give = { $count ->
    [1] Dai una carta
   *[other] Dai due carte
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Quanti { $values }
table-comemierda-fewer = una in meno
table-comemierda-more = una in più
table-comemierda-of = di { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (regola { $rule })

## The exchange

table-comemierda-exchange = Scambio con { $whom }
table-comemierda-gave-you = { $who } ti ha dato
table-comemierda-set-aside = Da parte per te
table-comemierda-highest = { $count ->
    [1] la carta più alta, regola C20
   *[other] le due carte più alte, regola C20
}
table-comemierda-unseen = a faccia in giù finché non dai le tue, regola C20
table-comemierda-you-give = Dai a { $whom }
table-comemierda-you-gave = Hai dato a { $whom }
table-comemierda-hole = { $open ->
    [1] una carta
   *[other] un’altra
}
table-comemierda-take-back = { $card }, riprendi la carta
table-comemierda-tap-back = tocca una carta per riprenderla

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Punti
table-comemierda-first-to = si arriva a { $target }
table-comemierda-no-target = senza traguardo

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Sei presidente
        [vicepresidente] Sei vicepresidente
        [vicecomemierda] Sei { office-vicecomemierda }
        [comemierda] Sei { office-comemierda }
       *[pueblo] Sei nel { office-pueblo }
    }
   *[no] { $who } è presidente
}
table-comemierda-over-note = { $multiplier ->
    [1] Mano { $number }
    [2] Mano { $number }, i punti valgono doppio
    [3] Mano { $number }, i punti valgono triplo
   *[other] Mano { $number }, punti ×{ $multiplier }
}
table-comemierda-this-hand = questa mano
table-comemierda-total = totale
table-comemierda-totals = { $over ->
    [yes] Totali
   *[no] Totali finora
}
table-comemierda-chart = Totali dopo ogni mano.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = La partita finisce a { $target }.
table-comemierda-left = { $me ->
    [who] Resti con
   *[no] { $who } resta con
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Vinci la partita
       *[other] Condividi la vittoria
    }
   *[no] { $count ->
        [1] { $names } vince la partita
       *[other] { $names } vincono insieme
    }
}
table-comemierda-match-note = { $count ->
    [one] Dopo una mano
   *[other] Dopo { $count } mani
}
table-comemierda-winner = vince la partita

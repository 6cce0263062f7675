# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Mano { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who } non ha più vite
    [one] { $who } ha { $left } vita
   *[other] { $who } ha { $left } vite
}

## Tags

table-gnav-tag-deals-next = poi mazziere
table-gnav-tag-next = poi gioca
table-gnav-tag-kept = tiene
table-gnav-tag-asking = chiede
table-gnav-tag-swapped = scambio fatto
table-gnav-tag-undone = annullato
table-gnav-tag-drew = ha pescato
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = a vuoto
table-gnav-tag-skipped = niente turno
table-gnav-tag-fool = ha un matto
table-gnav-tag-resting = riposa
table-gnav-tag-rests-next = poi riposa
table-gnav-tag-out = fuori

## The middle: stock and order of acting

table-gnav-centre = Mazzo e ordine dei turni
table-gnav-stock = Mazzo
# $count
table-gnav-stock-label = { $count ->
    [one] Mazzo, { $count } carta
   *[other] Mazzo, { $count } carte
}
# $count
table-gnav-put-away = { $count ->
    [one] { $count } messa via
   *[other] { $count } messe via
}
table-gnav-turned = Scoperte dal mazzo
table-gnav-order = Ordine dei turni
table-gnav-order-now = adesso
table-gnav-order-next = poi
table-gnav-order-dealer = alla fine
table-gnav-order-waits = aspetta
table-gnav-order-over = niente turno
# $number of the deal
table-gnav-skipped = La mano { $number } è saltata: avrebbero giocato in meno di due (regola G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Cosa sai:
# $who, $card with its article
table-gnav-know-gave = { $who } ha { $card }, la carta che avevi tu.
table-gnav-know-saw = { $who } ha { $card }.
table-gnav-know-fool = { $who } ha un matto.
table-gnav-know-nothing = per ora solo la tua carta.
table-gnav-know-none = niente, in questa mano non hai carte.
table-gnav-know-open = tutte le carte, ormai scoperte.
table-gnav-know-watcher = Stai guardando. Non vedi le carte di nessuno.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Tieni { $card }
table-gnav-ask = Scambia con { $whom }
table-gnav-ask-stock = Scambia col mazzo

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Più in basso non c’è niente.
    [one] Più in basso c’è solo: { $cards }.
   *[other] Più in basso ci sono solo: { $cards }.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Più in alto non c’è niente.
    [one] Più in alto c’è solo: { $cards }.
   *[other] Più in alto ci sono solo: { $cards }.
}
# $whom is asked
table-gnav-help-ask = { $whom } deve accettare, a meno che una figura dica di no.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } deve accettare, e prenderesti { $card }.
table-gnav-help-stock = Prendi la prima del mazzo, se non è una figura, e la tua va via.

## Not my turn

# $who is to act
table-gnav-say-dealing = Si danno le carte
table-gnav-say-exchanges-over = Gli scambi sono finiti
table-gnav-say-settled = I conti sono fatti
table-gnav-say-over = La partita è finita
table-gnav-why-next = Poi tocca a te.
table-gnav-why-later = In questa mano tocca a te più tardi.
table-gnav-why-done = In questa mano hai già fatto il tuo turno.
table-gnav-why-skipped = Ti hanno chiesto la carta e l’hai mostrata: in questa mano non hai turno.
# G21
table-gnav-resting = In questa mano riposi
table-gnav-resting-why = Ai conti della mano prima avevi un matto. Non ricevi carte e non paghi niente, e rientri alla prossima mano (regola G21).
table-gnav-out = Sei fuori
table-gnav-out-why = Non hai più vite. Puoi restare a vedere chi resiste fino alla fine.
table-gnav-left-why = Non hai più vite, quindi la tua carta non si confronta (regola G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (regola { $rule })

## Side

table-gnav-pad = Vite
table-gnav-pad-note = vince chi resta in vita
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, fuori

## Order of ranks

table-gnav-ranks-yours = la tua

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Perdi una vita
           *[2] Perdi due vite
        }
        [2] { $lost ->
            [1] Tu e { $names } perdete una vita
           *[2] Tu e { $names } perdete delle vite
        }
       *[other] { $lost ->
            [1] Tu, { $names } perdete una vita
           *[2] Tu, { $names } perdete delle vite
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } perde una vita
           *[2] { $names } perde due vite
        }
       *[other] { $lost ->
            [1] { $names } perdono una vita
           *[2] { $names } perdono delle vite
        }
    }
}
table-gnav-settled-nobody = Nessuno perde vite
# $number of the deal
table-gnav-settled-deal = Mano { $number }: i conti sono fatti

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] resti con
   *[no] resta con
} { $left ->
    [one] { $left } vita
   *[other] { $left } vite
}
table-gnav-verdict-loses = { $me ->
    [who] perdi
   *[no] perde
} { $lost ->
    [one] una vita
   *[other] { $lost } vite
}, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] perdi l’ultima vita
       *[other] perdi le ultime { $lost } vite
    }
   *[no] { $lost ->
        [one] perde l’ultima vita
       *[other] perde le ultime { $lost } vite
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] il matto
    [next-lowest] la carta più bassa dopo il matto
    [dragoon] scambio chiesto a un dragone
    [cat] scambio chiesto a un gatto
    [cuckoo] scambio chiesto a un cucù
   *[lowest] la carta più bassa
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] un dragone
    [cat] un gatto
   *[cuckoo] un cucù
}, poi { $cause ->
    [fool] il matto
    [next-lowest] la carta più bassa dopo il matto
   *[lowest] la carta più bassa
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] fuori per un dragone, non si confronta
    [cat] fuori per un gatto, non si confronta
    [cuckoo] fuori per un cucù, non si confronta
   *[none] non si confronta
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
    [one] Messa via, non si confronta:
   *[other] Messe via, non si confrontano:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Hai chiesto lo scambio a { $whom }: c’era il dragone, e hai perso una vita.
        [cat] Hai chiesto lo scambio a { $whom }: c’era il gatto, e hai perso una vita.
       *[cuckoo] Hai chiesto lo scambio a { $whom }: c’era il cucù, e gli scambi sono finiti.
    }
    [whom] { $card ->
        [dragoon] { $who } ti ha chiesto lo scambio, ha trovato il tuo dragone e ha perso una vita.
        [cat] { $who } ti ha chiesto lo scambio, ha trovato il tuo gatto e ha perso una vita.
       *[cuckoo] { $who } ti ha chiesto lo scambio, ha trovato il tuo cucù e gli scambi sono finiti.
    }
   *[no] { $card ->
        [dragoon] { $who } ha chiesto lo scambio a { $whom }: c’era il dragone, una vita in meno.
        [cat] { $who } ha chiesto lo scambio a { $whom }: c’era il gatto, una vita in meno.
       *[cuckoo] { $who } ha chiesto lo scambio a { $whom }: c’era il cucù, e gli scambi sono finiti.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Hai pescato il dragone dal mazzo: hai perso una vita e tieni la tua carta.
        [cat] Hai pescato il gatto dal mazzo e hai perso una vita.
       *[cuckoo] Hai pescato il cucù dal mazzo: gli scambi sono finiti e tieni la tua carta.
    }
   *[no] { $card ->
        [dragoon] { $who } ha pescato il dragone dal mazzo: ha perso una vita e tiene la sua carta.
        [cat] { $who } ha pescato il gatto dal mazzo e ha perso una vita.
       *[cuckoo] { $who } ha pescato il cucù dal mazzo: gli scambi sono finiti e tiene la sua carta.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] Il gatto ha annullato l’unico scambio di questa mano.
   *[other] Il gatto ha annullato { $count } scambi, dall’ultimo al primo.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] La carta più bassa è { $card }: paga chi ce l’ha.
   *[other] La carta più bassa è { $card }: paga chiunque ce l’abbia.
}
table-gnav-note-one-fool = C’è un matto in tavola: pagano chi ce l’ha e la più bassa delle altre.
table-gnav-note-fool-alone = C’è un matto in tavola: paga solo chi ce l’ha.
table-gnav-note-two-fools = Ci sono due matti in tavola: pagano solo quei due.
table-gnav-note-nobody = Nella mano restava una persona sola: nessuno paga.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Non ti restano vite: sei fuori.
        [2] A te e a { $names } non restano vite: siete fuori.
       *[other] Tu, { $names } siete senza vite e uscite.
    }
   *[no] { $count ->
        [1] { $names } non ha più vite ed esce.
       *[other] { $names } non hanno più vite ed escono.
    }
} { $playing ->
    [2] Si continua in due.
    [3] Si continua in tre.
    [4] Si continua in quattro.
    [5] Si continua in cinque.
    [6] Si continua in sei.
   *[7] Si continua in sette.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Tu e { $names } sareste pari: una vita a testa e si continua.
       *[other] Tu, { $names } sareste pari: una vita a testa e si continua.
    }
   *[no] { $names } sarebbero pari: una vita a testa e si continua.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Avevi un matto: alla prossima mano riposi.
   *[no] { $who } aveva un matto: alla prossima mano riposa.
}
# $who
table-gnav-deals-next = { $me ->
    [who] Poi dai tu le carte.
   *[no] Poi dà le carte { $who }.
}
table-gnav-see-table = Vedi il tavolo
table-gnav-see-settlement = I conti

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Vinci la partita!
        [2] Tu e { $names } pareggiate la partita
       *[other] Tu, { $names } pareggiate la partita
    }
   *[no] { $count ->
        [1] { $names } vince la partita
       *[other] { $names } pareggiano la partita
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] Nessun altro è rimasto in vita
   *[other] Hanno perso insieme l’ultima vita
} dopo { $number ->
    [one] { $number } mano
   *[other] { $number } mani
}
table-gnav-restart-note = Gli stessi giocatori, un’altra partita con tutte le vite.

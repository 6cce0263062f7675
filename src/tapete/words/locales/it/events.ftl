# What happened, in words: the log of a table and `tapete replay` say the same lines.
#
# One message for each kind of event, event-<game>-<kind>. Variables:
#   $who     the one it is about: a name
#   $whom    the other one, where there are two: a name
#   $me      who the reader is: "who", "whom" or "no"
# Cards come as words already (cards.ftl): $set from set-*, $card, $got, $gave from card-* or the-rank-*.
# Lists of names or cards ($names, $cards) come joined in the manner of the language.

## Comemierda

# A heading. $number of the hand; $multiplier of its points
event-comemierda-dealt = { $multiplier ->
    [1] Mano { $number }
   *[other] Mano { $number }, punti ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Dai le carte
   *[no] { $who } dà le carte
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] La tua carta più alta va da parte per { $whom }
       *[other] Le tue due carte più alte vanno da parte per { $whom }
    }
    [whom] { $count ->
        [1] La carta più alta di { $who } va da parte per te, coperta
       *[other] Le due carte più alte di { $who } vanno da parte per te, coperte
    }
   *[no] { $count ->
        [1] La carta più alta di { $who } va da parte per { $whom }
       *[other] Le due carte più alte di { $who } vanno da parte per { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Dai a { $whom } { $forced ->
            [yes] la tua carta più alta
           *[no] una carta
        }
       *[other] Dai a { $whom } { $forced ->
            [yes] le tue due carte più alte
           *[no] due carte
        }
    }
    [whom] { $count ->
        [1] { $who } ti dà { $forced ->
            [yes] la sua carta più alta
           *[no] una carta
        }
       *[other] { $who } ti dà { $forced ->
            [yes] le sue due carte più alte
           *[no] due carte
        }
    }
   *[no] { $count ->
        [1] { $who } dà a { $whom } { $forced ->
            [yes] la sua carta più alta
           *[no] una carta
        }
       *[other] { $who } dà a { $whom } { $forced ->
            [yes] le sue due carte più alte
           *[no] due carte
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Dai a { $whom }: { $cards }
    [whom] { $who } ti dà: { $cards }
   *[no] { $who } dà a { $whom }: { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Hai il tre di denari: apri tu
        [C23] Eri { office-comemierda }: apri tu
       *[presidente_opens] Eri presidente: apri tu
    }
   *[no] { $rule ->
        [C3] { $who } ha il tre di denari e apre
        [C23] { $who } era { office-comemierda } e apre
       *[presidente_opens] { $who } era presidente e apre
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Apri con { $set }
       *[no] Giochi { $set }
    }
   *[no] { $lead ->
        [yes] { $who } apre con { $set }
       *[no] { $who } gioca { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Passi
   *[no] { $who } passa
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Finisci le carte prima di tutti
        [2] Finisci le carte al secondo posto
       *[other] Finisci le carte
    }
   *[no] { $place ->
        [1] { $who } finisce le carte prima di tutti
        [2] { $who } finisce le carte al secondo posto
       *[other] { $who } finisce le carte
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Nessuno fa di meglio: la presa è tua
   *[no] Nessuno fa di meglio: la presa è di { $who }
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Apri tu la prossima
   *[no] { $who } apre la prossima
}
# A heading. $number of the hand
event-comemierda-scored = Fine della mano { $number }
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Sei presidente, { $points }
        [vicepresidente] Sei vicepresidente, { $points }
        [vicecomemierda] Sei { office-vicecomemierda }, { $points }
        [comemierda] Sei { office-comemierda }, { $points }
       *[pueblo] Sei nel { office-pueblo }, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } è presidente, { $points }
        [vicepresidente] { $who } è vicepresidente, { $points }
        [vicecomemierda] { $who } è { office-vicecomemierda }, { $points }
        [comemierda] { $who } è { office-comemierda }, { $points }
       *[pueblo] { $who } è nel { office-pueblo }, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Resti con { $cards }
   *[no] { $who } resta con { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Vinci la partita con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[other] Condividi la vittoria con { $names }: { $points ->
            [one] { $points } punto a testa
           *[other] { $points } punti a testa
        }
    }
   *[no] { $count ->
        [1] { $names } vince la partita con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[other] { $names } vincono insieme: { $points ->
            [one] { $points } punto a testa
           *[other] { $points } punti a testa
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Mano { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Dai le carte
   *[no] { $who } dà le carte
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Dichiari un matto
   *[no] { $who } dichiara un matto
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] In questa mano riposi
   *[no] { $who } in questa mano riposa
}
# $number of the deal
event-gnav-skipped = La mano { $number } salta: giocherebbero in meno di due. Nessuno paga e chi riposava rientra
# $who, $me
event-gnav-kept = { $me ->
    [who] Tieni la tua carta
   *[no] { $who } tiene la sua carta
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Chiedi lo scambio a { $whom }
    [whom] { $who } ti chiede lo scambio
   *[no] { $who } chiede lo scambio a { $whom }
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Scambi col mazzo
   *[no] { $who } scambia col mazzo
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Mostri la casa e rifiuti
        [horse] Mostri il cavallo e rifiuti
        [cat] Mostri il gatto e rifiuti
        [dragoon] Mostri il dragone e rifiuti
       *[cuckoo] Mostri il cucù
    }
    [whom] { $rank ->
        [house] { $who } ti mostra la casa e rifiuta
        [horse] { $who } ti mostra il cavallo e rifiuta
        [cat] { $who } ti mostra il gatto e rifiuta
        [dragoon] { $who } ti mostra il dragone e rifiuta
       *[cuckoo] { $who } ti mostra il cucù
    }
   *[no] { $rank ->
        [house] { $who } mostra la casa a { $whom } e rifiuta
        [horse] { $who } mostra il cavallo a { $whom } e rifiuta
        [cat] { $who } mostra il gatto a { $whom } e rifiuta
        [dragoon] { $who } mostra il dragone a { $whom } e rifiuta
       *[cuckoo] { $who } mostra il cucù a { $whom }
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] La tua richiesta passa a { $whom }
    [whom] La richiesta passa a te
   *[no] La richiesta passa a { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] La tua richiesta passa al mazzo
   *[no] La richiesta passa al mazzo
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Scambi la carta con { $whom }
    [whom] { $who } scambia la carta con te
   *[no] { $who } scambia la carta con { $whom }
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Dai a { $whom } { $gave } e ricevi { $got }
   *[whom] Dai a { $who } { $gave } e ricevi { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Peschi la casa: va da parte
        [horse] Peschi il cavallo: va da parte
        [cat] Peschi il gatto!
        [dragoon] Peschi il dragone!
       *[cuckoo] Peschi il cucù!
    }
   *[no] { $rank ->
        [house] { $who } pesca la casa: va da parte
        [horse] { $who } pesca il cavallo: va da parte
        [cat] { $who } pesca il gatto!
        [dragoon] { $who } pesca il dragone!
       *[cuckoo] { $who } pesca il cucù!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Peschi una carta dal mazzo e metti via la tua
   *[no] { $who } pesca una carta dal mazzo e mette via la sua
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Peschi { $got } dal mazzo e metti via { $gave }
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Annullato: la tua carta e quella di { $whom } tornano indietro
    [whom] Annullato: la tua carta e quella di { $who } tornano indietro
   *[no] Annullato: le carte di { $who } e di { $whom } tornano indietro
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Perdi l’ultima vita ed esci dal gioco
       *[other] { $cause ->
            [dragoon] Il dragone ti costa una vita
            [cat] Il gatto ti costa una vita
           *[cuckoo] Il cucù ti costa una vita
        }
    }
   *[no] { $left ->
        [0] { $who } perde l’ultima vita ed esce dal gioco
       *[other] { $cause ->
            [dragoon] Il dragone costa una vita a { $who }
            [cat] Il gatto costa una vita a { $who }
           *[cuckoo] Il cucù costa una vita a { $who }
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] Il cucù mette fine agli scambi
   *[no] Gli scambi sono finiti
}
# A heading. $number of the deal
event-gnav-settled = Mano { $number }: si fanno i conti
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Perdi l’ultima vita ed esci dal gioco
       *[other] { $cause ->
            [fool] Hai un matto e perdi una vita
            [next-lowest] Hai la carta più bassa dopo il matto e perdi una vita
           *[lowest] Hai la carta più bassa e perdi una vita
        }
    }
   *[no] { $left ->
        [0] { $who } perde l’ultima vita ed esce dal gioco
       *[other] { $cause ->
            [fool] { $who } ha un matto e perde una vita
            [next-lowest] { $who } ha la carta più bassa dopo il matto e perde una vita
           *[lowest] { $who } ha la carta più bassa e perde una vita
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Nella mano resta una persona sola: nessuno paga
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Alla prossima mano riposi
   *[no] { $who } alla prossima mano riposa
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Ricevi una vita e continui a giocare
        [2] Tu e { $names } ricevete una vita a testa e continuate a giocare
       *[other] Tu, { $names } ricevete una vita a testa e continuate a giocare
    }
   *[no] { $count ->
        [1] { $names } riceve una vita e continua a giocare
       *[other] { $names } ricevono una vita a testa e continuano a giocare
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] In vita resti solo tu: vinci la partita
        [2] Tu e { $names } cadete insieme: la partita è pari
       *[other] Tu, { $names } cadete insieme: la partita è pari
    }
   *[no] { $count ->
        [1] In vita resta solo { $names }, che vince la partita
       *[other] { $names } cadono insieme: la partita è pari
    }
}

## What players say in Gnav, in the first person

say-kept = Me la tengo.
# $whom is asked
say-asks = Mi cambi la carta, { $whom }?
say-asks-stock = Provo col mazzo.
say-swapped = E va bene. Tieni.
say-fool = Ho un matto!
say-house = Fermatevi alquanto! Casa mia è chiusa, chiedi più in là.
say-horse = Salta! Il mio cavallo non si muove, chiedi più in là.
say-cat = Gnao! Il gatto graffia: ti costa una vita.
say-dragoon = Bum! Alto là: ti costa una vita.
say-cuckoo = Cucù! Qui si chiude.

# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Repartida { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] A { $who } no li queden vides
    [one] A { $who } li queda { $left } vida
   *[other] A { $who } li queden { $left } vides
}

## Tags

table-gnav-tag-deals-next = repartirà
table-gnav-tag-next = va després
table-gnav-tag-kept = se la queda
table-gnav-tag-asking = demana
table-gnav-tag-swapped = ha canviat
table-gnav-tag-undone = canvi desfet
table-gnav-tag-drew = ha robat
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = sense canvi
table-gnav-tag-skipped = sense torn
table-gnav-tag-fool = ximple cantat
table-gnav-tag-resting = descansa
table-gnav-tag-rests-next = descansarà
table-gnav-tag-out = fora

## The middle: stock and order of acting

table-gnav-centre = Munt i ordre de joc
table-gnav-stock = Munt
# $count
table-gnav-stock-label = { $count ->
    [one] Munt, { $count } carta
   *[other] Munt, { $count } cartes
}
# $count
table-gnav-put-away = { $count ->
    [one] { $count } apartada
   *[other] { $count } apartades
}
table-gnav-turned = Destapades del munt
table-gnav-order = Ordre de joc
table-gnav-order-now = ara
table-gnav-order-next = després
table-gnav-order-dealer = al final
table-gnav-order-waits = espera
table-gnav-order-over = sense torn
# $number of the deal
table-gnav-skipped = La repartida { $number } se salta: en jugarien menys de dos (regla G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Saps:
# $who, $card with its article
table-gnav-know-gave = { $who } té { $card } que li has donat.
table-gnav-know-saw = { $who } té { $card }.
table-gnav-know-fool = { $who } té un ximple.
table-gnav-know-nothing = de moment, només la teva carta.
table-gnav-know-none = res, perquè en aquesta repartida no tens carta.
table-gnav-know-open = totes les cartes, que ja estan destapades.
table-gnav-know-watcher = Estàs mirant. No veus les cartes de ningú.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Em quedo { $card }
table-gnav-ask = Canvio amb { $whom }
table-gnav-ask-stock = Canvio amb el munt

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Per sota no hi ha res.
    [one] Per sota només hi ha { $cards }.
   *[other] Per sota només hi ha { $cards }.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Per damunt no hi ha res.
    [one] Per damunt només hi ha { $cards }.
   *[other] Per damunt només hi ha { $cards }.
}
# $whom is asked
table-gnav-help-ask = { $whom } ha d’acceptar, tret que una figura digui que no.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } ha d’acceptar, i t’enduries { $card }.
table-gnav-help-stock = T’enduus la de dalt, tret que surti una figura, i la teva s’aparta.

## Not my turn

# $who is to act
table-gnav-say-dealing = Es reparteixen les cartes
table-gnav-say-exchanges-over = S’han acabat els canvis
table-gnav-say-settled = La repartida està resolta
table-gnav-say-over = La partida s’ha acabat
table-gnav-why-next = Vas després.
table-gnav-why-later = En aquesta repartida et toca més tard.
table-gnav-why-done = En aquesta repartida ja has fet el teu torn.
table-gnav-why-skipped = T’han demanat la carta i l’has ensenyada: en aquesta repartida no tens torn.
# G21
table-gnav-resting = En aquesta repartida descanses
table-gnav-resting-why = Tenies un ximple quan s’ha resolt l’anterior. No reps carta ni pagues res, i tornes a la pròxima repartida (regla G21).
table-gnav-out = Ets fora
table-gnav-out-why = No et queden vides. Et pots quedar a veure qui aguanta fins al final.
table-gnav-left-why = No et queden vides, o sigui que la teva carta no es compara (regla G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (regla { $rule })

## Side

table-gnav-pad = Vides
table-gnav-pad-note = guanya qui quedi amb vida
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, fora

## Order of ranks

table-gnav-ranks-yours = la teva

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Perds una vida
           *[2] Perds dues vides
        }
        [2] { $lost ->
            [1] Tu i { $names } perdeu una vida
           *[2] Tu i { $names } perdeu vides
        }
       *[other] { $lost ->
            [1] Tu, { $names } perdeu una vida
           *[2] Tu, { $names } perdeu vides
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } perd una vida
           *[2] { $names } perd dues vides
        }
       *[other] { $lost ->
            [1] { $names } perden una vida
           *[2] { $names } perden vides
        }
    }
}
table-gnav-settled-nobody = Ningú no perd cap vida
# $number of the deal
table-gnav-settled-deal = La repartida { $number } està resolta

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] conserves
   *[no] conserva
} { $left ->
    [one] { $left } vida
   *[other] { $left } vides
}
table-gnav-verdict-loses = { $me ->
    [who] perds
   *[no] perd
} { $lost ->
    [one] una vida
   *[other] { $lost } vides
}, { $left ->
    [one] en queda { $left }
   *[other] en queden { $left }
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] perds l’última vida
       *[other] perds les últimes { $lost } vides
    }
   *[no] { $lost ->
        [one] perd l’última vida
       *[other] perd les últimes { $lost } vides
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] el ximple
    [next-lowest] la carta més baixa sense comptar el ximple
    [dragoon] canvi demanat a un dragó
    [cat] canvi demanat a un gat
    [cuckoo] canvi demanat a un cucut
   *[lowest] la carta més baixa
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] un dragó
    [cat] un gat
   *[cuckoo] un cucut
}, i després { $cause ->
    [fool] el ximple
    [next-lowest] la carta més baixa sense comptar el ximple
   *[lowest] la carta més baixa
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] fora per un dragó, no es compara
    [cat] fora per un gat, no es compara
    [cuckoo] fora per un cucut, no es compara
   *[none] no es compara
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
    [one] Apartada, no es compara:
   *[other] Apartades, no es comparen:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Has demanat canvi, { $whom } tenia el dragó i has perdut una vida.
        [cat] Has demanat canvi, { $whom } tenia el gat i has perdut una vida.
       *[cuckoo] Has demanat canvi, { $whom } tenia el cucut i s’han acabat els canvis.
    }
    [whom] { $card ->
        [dragoon] { $who } t’ha demanat canvi, ha topat amb el teu dragó i ha perdut una vida.
        [cat] { $who } t’ha demanat canvi, ha topat amb el teu gat i ha perdut una vida.
       *[cuckoo] { $who } t’ha demanat canvi, ha topat amb el teu cucut i s’han acabat els canvis.
    }
   *[no] { $card ->
        [dragoon] { $who } ha demanat canvi, { $whom } tenia el dragó: una vida menys.
        [cat] { $who } ha demanat canvi, { $whom } tenia el gat: una vida menys.
       *[cuckoo] { $who } ha demanat canvi, { $whom } tenia el cucut i s’han acabat els canvis.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Has robat el dragó del munt: perds una vida i et quedes la teva carta.
        [cat] Has robat el gat del munt i perds una vida.
       *[cuckoo] Has robat el cucut del munt: s’han acabat els canvis i et quedes la teva carta.
    }
   *[no] { $card ->
        [dragoon] { $who } ha robat el dragó del munt: perd una vida i es queda la seva carta.
        [cat] { $who } ha robat el gat del munt i perd una vida.
       *[cuckoo] { $who } ha robat el cucut del munt: s’han acabat els canvis i es queda la seva carta.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] El gat ha desfet l’únic canvi d’aquesta repartida.
   *[other] El gat ha desfet { $count } canvis, de l’últim al primer.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] La carta més baixa és { $card }: paga qui la té.
   *[other] La carta més baixa és { $card }: paguen tots els que la tenen.
}
table-gnav-note-one-fool = Hi ha un ximple a taula: paga qui el té, i també la més baixa de les altres.
table-gnav-note-fool-alone = Hi ha un ximple a taula: només paga qui el té.
table-gnav-note-two-fools = Hi ha dos ximples a taula: només paguen els qui els tenen.
table-gnav-note-nobody = Només en quedava un a la repartida: no paga ningú.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] No et queden vides: ets fora.
       *[other] A tu i a { $names } no us queden vides: sou fora.
    }
   *[no] { $count ->
        [1] A { $names } no li queden vides i surt de la partida.
       *[other] A { $names } no els queden vides i surten de la partida.
    }
} { $playing ->
    [2] En queden dos.
    [3] En queden tres.
    [4] En queden quatre.
    [5] En queden cinc.
    [6] En queden sis.
   *[7] En queden set.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Tu i { $names } empatàveu: una vida cadascú i continueu jugant.
       *[other] Tu, { $names } empatàveu: una vida cadascú i continueu jugant.
    }
   *[no] { $names } empataven: una vida cadascú i continuen jugant.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Tenies un ximple: descanses a la pròxima repartida.
   *[no] { $who } tenia un ximple: descansa a la pròxima repartida.
}
# $who
table-gnav-deals-next = { $me ->
    [who] Després reparteixes tu.
   *[no] Després reparteix { $who }.
}
table-gnav-see-table = Mira la taula
table-gnav-see-settlement = Resolució

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Guanyes la partida!
        [2] Tu i { $names } empateu la partida
       *[other] Tu, { $names } empateu la partida
    }
   *[no] { $count ->
        [1] { $names } guanya la partida
       *[other] { $names } empaten la partida
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] No queda ningú més amb vida
   *[other] Han caigut alhora
} després { $number ->
    [one] d’{ $number } repartida
   *[other] de { $number } repartides
}
table-gnav-restart-note = Els mateixos jugadors, una altra partida amb totes les vides.

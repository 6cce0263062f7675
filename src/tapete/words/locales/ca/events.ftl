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
    [1] Mà { $number }
   *[other] Mà { $number }, punts ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Reparteixes tu
   *[no] Reparteix { $who }
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] La teva carta més alta queda apartada per a { $whom }
       *[other] Les teves dues cartes més altes queden apartades per a { $whom }
    }
    [whom] { $count ->
        [1] { $who } t’aparta la seva carta més alta, sense que la vegis
       *[other] { $who } t’aparta les seves dues cartes més altes, sense que les vegis
    }
   *[no] { $count ->
        [1] { $who } aparta la seva carta més alta per a { $whom }
       *[other] { $who } aparta les seves dues cartes més altes per a { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Dones a { $whom } { $forced ->
            [yes] la teva carta més alta
           *[no] una carta
        }
       *[other] Dones a { $whom } { $forced ->
            [yes] les teves dues cartes més altes
           *[no] dues cartes
        }
    }
    [whom] { $count ->
        [1] { $who } et dona { $forced ->
            [yes] la seva carta més alta
           *[no] una carta
        }
       *[other] { $who } et dona { $forced ->
            [yes] les seves dues cartes més altes
           *[no] dues cartes
        }
    }
   *[no] { $count ->
        [1] { $who } dona a { $whom } { $forced ->
            [yes] la seva carta més alta
           *[no] una carta
        }
       *[other] { $who } dona a { $whom } { $forced ->
            [yes] les seves dues cartes més altes
           *[no] dues cartes
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Dones a { $whom }: { $cards }
    [whom] { $who } et dona: { $cards }
   *[no] { $who } dona a { $whom }: { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Tens el tres d’oros: obres tu
        [C23] Eres { office-comemierda }: obres tu
       *[presidente_opens] Eres { office-presidente }: obres tu
    }
   *[no] { $rule ->
        [C3] { $who } té el tres d’oros i obre
        [C23] { $who } era { office-comemierda } i obre
       *[presidente_opens] { $who } era { office-presidente } i obre
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Obres amb { $set }
       *[no] Jugues { $set }
    }
   *[no] { $lead ->
        [yes] { $who } obre amb { $set }
       *[no] { $who } juga { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Passes
   *[no] { $who } passa
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Et quedes sense cartes abans que ningú
        [2] Et quedes sense cartes en segon lloc
       *[other] Et quedes sense cartes
    }
   *[no] { $place ->
        [1] { $who } es queda sense cartes abans que ningú
        [2] { $who } es queda sense cartes en segon lloc
       *[other] { $who } es queda sense cartes
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Ningú no ho supera: t’enduus la basa
   *[no] Ningú no ho supera: { $who } s’enduu la basa
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Obres tu la següent
   *[no] { $who } obre la següent
}
# A heading. $number of the hand
event-comemierda-scored = Fi de la mà { $number }
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Ets { office-presidente }, { $points }
        [vicepresidente] Ets { office-vicepresidente }, { $points }
        [vicecomemierda] Ets { office-vicecomemierda }, { $points }
        [comemierda] Ets { office-comemierda }, { $points }
       *[pueblo] Ets { office-pueblo }, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } és { office-presidente }, { $points }
        [vicepresidente] { $who } és { office-vicepresidente }, { $points }
        [vicecomemierda] { $who } és { office-vicecomemierda }, { $points }
        [comemierda] { $who } és { office-comemierda }, { $points }
       *[pueblo] { $who } és { office-pueblo }, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Et quedaven { $cards }
   *[no] A { $who } li quedaven { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Guanyes la partida amb { $points ->
            [one] { $points } punt
           *[other] { $points } punts
        }
       *[other] Comparteixes la victòria amb { $names }: { $points ->
            [one] { $points } punt cadascú
           *[other] { $points } punts cadascú
        }
    }
   *[no] { $count ->
        [1] { $names } guanya la partida amb { $points ->
            [one] { $points } punt
           *[other] { $points } punts
        }
       *[other] { $names } comparteixen la victòria: { $points ->
            [one] { $points } punt cadascú
           *[other] { $points } punts cadascú
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Repartida { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Reparteixes tu
   *[no] Reparteix { $who }
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Cantes un ximple
   *[no] { $who } canta un ximple
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Descanses en aquesta repartida
   *[no] { $who } descansa en aquesta repartida
}
# $number of the deal
event-gnav-skipped = La repartida { $number } se salta: en jugarien menys de dos. No paga ningú i els qui descansaven tornen
# $who, $me
event-gnav-kept = { $me ->
    [who] Et quedes la teva carta
   *[no] { $who } es queda la seva carta
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Demanes el canvi a { $whom }
    [whom] { $who } et demana el canvi
   *[no] { $who } demana el canvi a { $whom }
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Canvies amb el munt
   *[no] { $who } canvia amb el munt
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Ensenyes la casa i t’hi negues
        [horse] Ensenyes el cavall i t’hi negues
        [cat] Ensenyes el gat i t’hi negues
        [dragoon] Ensenyes el dragó i t’hi negues
       *[cuckoo] Ensenyes el cucut
    }
    [whom] { $rank ->
        [house] { $who } t’ensenya la casa i s’hi nega
        [horse] { $who } t’ensenya el cavall i s’hi nega
        [cat] { $who } t’ensenya el gat i s’hi nega
        [dragoon] { $who } t’ensenya el dragó i s’hi nega
       *[cuckoo] { $who } t’ensenya el cucut
    }
   *[no] { $rank ->
        [house] { $who } ensenya la casa a { $whom } i s’hi nega
        [horse] { $who } ensenya el cavall a { $whom } i s’hi nega
        [cat] { $who } ensenya el gat a { $whom } i s’hi nega
        [dragoon] { $who } ensenya el dragó a { $whom } i s’hi nega
       *[cuckoo] { $who } ensenya el cucut a { $whom }
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] La teva petició passa a { $whom }
    [whom] La petició et passa a tu
   *[no] La petició passa a { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] La teva petició passa al munt
   *[no] La petició passa al munt
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Canvies la carta amb { $whom }
    [whom] { $who } canvia la carta amb tu
   *[no] { $who } canvia la carta amb { $whom }
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Dones { $gave } a { $whom } i reps { $got }
   *[whom] Dones { $gave } a { $who } i reps { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Robes la casa: s’aparta
        [horse] Robes el cavall: s’aparta
        [cat] Robes el gat!
        [dragoon] Robes el dragó!
       *[cuckoo] Robes el cucut!
    }
   *[no] { $rank ->
        [house] { $who } roba la casa: s’aparta
        [horse] { $who } roba el cavall: s’aparta
        [cat] { $who } roba el gat!
        [dragoon] { $who } roba el dragó!
       *[cuckoo] { $who } roba el cucut!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Robes una carta del munt i apartes la teva
   *[no] { $who } roba una carta del munt i aparta la seva
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Robes { $got } del munt i apartes { $gave }
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Es desfà: tu i { $whom } recupereu la carta d’abans
    [whom] Es desfà: tu i { $who } recupereu la carta d’abans
   *[no] Es desfà: { $who } i { $whom } recuperen la carta d’abans
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Perds l’última vida i surts del joc
       *[other] { $cause ->
            [dragoon] El dragó et costa una vida
            [cat] El gat et costa una vida
           *[cuckoo] El cucut et costa una vida
        }
    }
   *[no] { $left ->
        [0] { $who } perd l’última vida i surt del joc
       *[other] { $cause ->
            [dragoon] El dragó costa una vida a { $who }
            [cat] El gat costa una vida a { $who }
           *[cuckoo] El cucut costa una vida a { $who }
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] El cucut posa fi als canvis
   *[no] S’han acabat els canvis
}
# A heading. $number of the deal
event-gnav-settled = La repartida { $number } està resolta
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Perds l’última vida i surts del joc
       *[other] { $cause ->
            [fool] Tens un ximple i perds una vida
            [next-lowest] Tens la carta més baixa després del ximple i perds una vida
           *[lowest] Tens la carta més baixa i perds una vida
        }
    }
   *[no] { $left ->
        [0] { $who } perd l’última vida i surt del joc
       *[other] { $cause ->
            [fool] { $who } té un ximple i perd una vida
            [next-lowest] { $who } té la carta més baixa després del ximple i perd una vida
           *[lowest] { $who } té la carta més baixa i perd una vida
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Només queda una persona a la repartida: no paga ningú
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Descanses a la pròxima repartida
   *[no] { $who } descansa a la pròxima repartida
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Reps una vida i continues jugant
        [2] Tu i { $names } rebeu una vida cadascú i continueu jugant
       *[other] Tu, { $names } rebeu una vida cadascú i continueu jugant
    }
   *[no] { $count ->
        [1] { $names } rep una vida i continua jugant
       *[other] { $names } reben una vida cadascú i continuen jugant
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Només quedes tu: guanyes la partida
        [2] Tu i { $names } caieu alhora: la partida acaba en empat
       *[other] Tu, { $names } caieu alhora: la partida acaba en empat
    }
   *[no] { $count ->
        [1] Només queda { $names }, i guanya la partida
       *[other] { $names } cauen alhora: la partida acaba en empat
    }
}

## What players say in Gnav, in the first person

say-kept = Me la quedo.
# $whom is asked
say-asks = Me la canvies, { $whom }?
say-asks-stock = Provo sort amb el munt.
say-swapped = Quin remei! Aquí la tens.
say-fool = Tinc un ximple!
say-house = A casa meva no s’hi entra. Demana al següent!
say-horse = El meu cavall no es mou. Demana al següent!
say-cat = El gat esgarrapa! Et costa una vida.
say-dragoon = Alto! Et costa una vida.
say-cuckoo = Cucut! S’ha acabat.

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
    [1] Man { $number }
   *[other] Man { $number }, puntos ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Repartes ti
   *[no] Reparte { $who }
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] A túa carta máis alta queda apartada para { $whom }
       *[other] As túas dúas cartas máis altas quedan apartadas para { $whom }
    }
    [whom] { $count ->
        [1] A carta máis alta de { $who } queda apartada para ti, sen que a vexas
       *[other] As dúas cartas máis altas de { $who } quedan apartadas para ti, sen que as vexas
    }
   *[no] { $count ->
        [1] A carta máis alta de { $who } queda apartada para { $whom }
       *[other] As dúas cartas máis altas de { $who } quedan apartadas para { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Daslle a { $whom } { $forced ->
            [yes] a túa carta máis alta
           *[no] unha carta
        }
       *[other] Daslle a { $whom } { $forced ->
            [yes] as túas dúas cartas máis altas
           *[no] dúas cartas
        }
    }
    [whom] { $count ->
        [1] { $who } dáche { $forced ->
            [yes] a súa carta máis alta
           *[no] unha carta
        }
       *[other] { $who } dáche { $forced ->
            [yes] as súas dúas cartas máis altas
           *[no] dúas cartas
        }
    }
   *[no] { $count ->
        [1] { $who } dálle a { $whom } { $forced ->
            [yes] a súa carta máis alta
           *[no] unha carta
        }
       *[other] { $who } dálle a { $whom } { $forced ->
            [yes] as súas dúas cartas máis altas
           *[no] dúas cartas
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Daslle a { $whom }: { $cards }
    [whom] { $who } dáche: { $cards }
   *[no] { $who } dálle a { $whom }: { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Tes o tres de ouros: abres ti
        [C23] Eras { office-comemierda }: abres ti
       *[presidente_opens] Eras { office-presidente }: abres ti
    }
   *[no] { $rule ->
        [C3] { $who } ten o tres de ouros e abre
        [C23] { $who } era { office-comemierda } e abre
       *[presidente_opens] { $who } era { office-presidente } e abre
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Abres botando { $set }
       *[no] Botas { $set }
    }
   *[no] { $lead ->
        [yes] { $who } abre botando { $set }
       *[no] { $who } bota { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Pasas
   *[no] { $who } pasa
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Quedas sen cartas antes ca ninguén
        [2] Quedas sen cartas en segundo lugar
       *[other] Quedas sen cartas
    }
   *[no] { $place ->
        [1] { $who } queda sen cartas antes ca ninguén
        [2] { $who } queda sen cartas en segundo lugar
       *[other] { $who } queda sen cartas
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Ninguén o supera: levas a baza
   *[no] Ninguén o supera: { $who } leva a baza
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Abres ti a seguinte
   *[no] { $who } abre a seguinte
}
# A heading. $number of the hand
event-comemierda-scored = Fin da man { $number }
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Es { office-presidente }, { $points }
        [vicepresidente] Es { office-vicepresidente }, { $points }
        [vicecomemierda] Es { office-vicecomemierda }, { $points }
        [comemierda] Es { office-comemierda }, { $points }
       *[pueblo] Es { office-pueblo }, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } é { office-presidente }, { $points }
        [vicepresidente] { $who } é { office-vicepresidente }, { $points }
        [vicecomemierda] { $who } é { office-vicecomemierda }, { $points }
        [comemierda] { $who } é { office-comemierda }, { $points }
       *[pueblo] { $who } é { office-pueblo }, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Quedábanche { $cards }
   *[no] A { $who } quedábanlle { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Gañas a partida con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[other] Compartes a vitoria con { $names }: { $points ->
            [one] { $points } punto cada un
           *[other] { $points } puntos cada un
        }
    }
   *[no] { $count ->
        [1] { $names } gaña a partida con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[other] { $names } comparten a vitoria: { $points ->
            [one] { $points } punto cada un
           *[other] { $points } puntos cada un
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Reparto { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Repartes ti
   *[no] Reparte { $who }
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Cantas un parvo
   *[no] { $who } canta un parvo
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Descansas neste reparto
   *[no] { $who } descansa neste reparto
}
# $number of the deal
event-gnav-skipped = O reparto { $number } sáltase: xogarían menos de dous. Non paga ninguén e os que descansaban volven
# $who, $me
event-gnav-kept = { $me ->
    [who] Quedas coa túa carta
   *[no] { $who } queda coa súa carta
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Pídeslle o cambio a { $whom }
    [whom] { $who } pídeche o cambio
   *[no] { $who } pídelle o cambio a { $whom }
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Cambias co mazo
   *[no] { $who } cambia co mazo
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Ensinas a casa e négaste
        [horse] Ensinas o cabalo e négaste
        [cat] Ensinas o gato e négaste
        [dragoon] Ensinas o dragón e négaste
       *[cuckoo] Ensinas o cuco
    }
    [whom] { $rank ->
        [house] { $who } ensínache a casa e négase
        [horse] { $who } ensínache o cabalo e négase
        [cat] { $who } ensínache o gato e négase
        [dragoon] { $who } ensínache o dragón e négase
       *[cuckoo] { $who } ensínache o cuco
    }
   *[no] { $rank ->
        [house] { $who } ensínalle a casa a { $whom } e négase
        [horse] { $who } ensínalle o cabalo a { $whom } e négase
        [cat] { $who } ensínalle o gato a { $whom } e négase
        [dragoon] { $who } ensínalle o dragón a { $whom } e négase
       *[cuckoo] { $who } ensínalle o cuco a { $whom }
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] A túa petición pasa a { $whom }
    [whom] A petición chégache a ti
   *[no] A petición pasa a { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] A túa petición pasa ao mazo
   *[no] A petición pasa ao mazo
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Cambias a túa carta con { $whom }
    [whom] { $who } cambia a súa carta contigo
   *[no] { $who } cambia a súa carta con { $whom }
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Daslle { $gave } a { $whom } e recibes { $got }
   *[whom] Daslle { $gave } a { $who } e recibes { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Roubas a casa: apártase
        [horse] Roubas o cabalo: apártase
        [cat] Roubas o gato!
        [dragoon] Roubas o dragón!
       *[cuckoo] Roubas o cuco!
    }
   *[no] { $rank ->
        [house] { $who } rouba a casa: apártase
        [horse] { $who } rouba o cabalo: apártase
        [cat] { $who } rouba o gato!
        [dragoon] { $who } rouba o dragón!
       *[cuckoo] { $who } rouba o cuco!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Roubas unha carta do mazo e apartas a túa
   *[no] { $who } rouba unha carta do mazo e aparta a súa
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Roubas { $got } do mazo e apartas { $gave }
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Desfaise: a túa carta e a de { $whom } volven atrás
    [whom] Desfaise: a túa carta e a de { $who } volven atrás
   *[no] Desfaise: as cartas de { $who } e de { $whom } volven atrás
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Perdes a túa última vida e saes do xogo
       *[other] { $cause ->
            [dragoon] O dragón cústache unha vida
            [cat] O gato cústache unha vida
           *[cuckoo] O cuco cústache unha vida
        }
    }
   *[no] { $left ->
        [0] { $who } perde a súa última vida e sae do xogo
       *[other] { $cause ->
            [dragoon] O dragón cústalle unha vida a { $who }
            [cat] O gato cústalle unha vida a { $who }
           *[cuckoo] O cuco cústalle unha vida a { $who }
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] O cuco pon fin aos cambios
   *[no] Acabaron os cambios
}
# A heading. $number of the deal
event-gnav-settled = O reparto { $number } está resolto
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Perdes a túa última vida e saes do xogo
       *[other] { $cause ->
            [fool] Tes un parvo e perdes unha vida
            [next-lowest] Tes a carta máis baixa tras o parvo e perdes unha vida
           *[lowest] Tes a carta máis baixa e perdes unha vida
        }
    }
   *[no] { $left ->
        [0] { $who } perde a súa última vida e sae do xogo
       *[other] { $cause ->
            [fool] { $who } ten un parvo e perde unha vida
            [next-lowest] { $who } ten a carta máis baixa tras o parvo e perde unha vida
           *[lowest] { $who } ten a carta máis baixa e perde unha vida
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Só queda unha persoa no reparto: non paga ninguén
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Descansas no próximo reparto
   *[no] { $who } descansa no próximo reparto
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Recibes unha vida e segues xogando
        [2] Ti e { $names } recibides unha vida cada un e seguides xogando
       *[other] Ti, { $names } recibides unha vida cada un e seguides xogando
    }
   *[no] { $count ->
        [1] { $names } recibe unha vida e segue xogando
       *[other] { $names } reciben unha vida cada un e seguen xogando
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Só quedas ti: gañas a partida
        [2] Ti e { $names } caedes á vez: a partida acaba en empate
       *[other] Ti, { $names } caedes á vez: a partida acaba en empate
    }
   *[no] { $count ->
        [1] Só queda { $names }, que gaña a partida
       *[other] { $names } caen á vez: a partida acaba en empate
    }
}

## What players say in Gnav, in the first person

say-kept = Quedo con ela.
# $whom is asked
say-asks = Cámbiasma, { $whom }?
say-asks-stock = Vou probar co mazo.
say-swapped = Que remedio. Aí vai.
say-fool = Teño un parvo!
say-house = Na miña casa non se entra. Pídelle ao seguinte!
say-horse = O meu cabalo non se move. Pídelle ao seguinte!
say-cat = O gato rabuña! Cústache unha vida.
say-dragoon = Alto aí! Cústache unha vida.
say-cuckoo = Cucú! Ata aquí chegamos.

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
   *[other] Mano { $number }, puntos ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Repartes tú
   *[no] Reparte { $who }
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] Tu carta más alta queda apartada para { $whom }
       *[other] Tus dos cartas más altas quedan apartadas para { $whom }
    }
    [whom] { $count ->
        [1] La carta más alta de { $who } queda apartada para ti, sin verla
       *[other] Las dos cartas más altas de { $who } quedan apartadas para ti, sin verlas
    }
   *[no] { $count ->
        [1] La carta más alta de { $who } queda apartada para { $whom }
       *[other] Las dos cartas más altas de { $who } quedan apartadas para { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Le das a { $whom } { $forced ->
            [yes] tu carta más alta
           *[no] una carta
        }
       *[other] Le das a { $whom } { $forced ->
            [yes] tus dos cartas más altas
           *[no] dos cartas
        }
    }
    [whom] { $count ->
        [1] { $who } te da { $forced ->
            [yes] su carta más alta
           *[no] una carta
        }
       *[other] { $who } te da { $forced ->
            [yes] sus dos cartas más altas
           *[no] dos cartas
        }
    }
   *[no] { $count ->
        [1] { $who } le da a { $whom } { $forced ->
            [yes] su carta más alta
           *[no] una carta
        }
       *[other] { $who } le da a { $whom } { $forced ->
            [yes] sus dos cartas más altas
           *[no] dos cartas
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Le das a { $whom }: { $cards }
    [whom] { $who } te da: { $cards }
   *[no] { $who } le da a { $whom }: { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Tienes el tres de oros: abres tú
        [C23] Fuiste { office-comemierda }: abres tú
       *[presidente_opens] Fuiste presidente: abres tú
    }
   *[no] { $rule ->
        [C3] { $who } tiene el tres de oros y abre
        [C23] { $who } fue { office-comemierda } y abre
       *[presidente_opens] { $who } fue presidente y abre
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Abres con { $set }
       *[no] Echas { $set }
    }
   *[no] { $lead ->
        [yes] { $who } abre con { $set }
       *[no] { $who } echa { $set }
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
        [1] Te quedas sin cartas antes que nadie
        [2] Te quedas sin cartas en segundo lugar
       *[other] Te quedas sin cartas
    }
   *[no] { $place ->
        [1] { $who } se queda sin cartas antes que nadie
        [2] { $who } se queda sin cartas en segundo lugar
       *[other] { $who } se queda sin cartas
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Nadie lo supera: te llevas la baza
   *[no] Nadie lo supera: { $who } se lleva la baza
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Abres tú la siguiente
   *[no] { $who } abre la siguiente
}
# A heading. $number of the hand
event-comemierda-scored = Fin de la mano { $number }
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Eres presidente, { $points }
        [vicepresidente] Eres vicepresidente, { $points }
        [vicecomemierda] Eres { office-vicecomemierda }, { $points }
        [comemierda] Eres { office-comemierda }, { $points }
       *[pueblo] Eres pueblo, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } es presidente, { $points }
        [vicepresidente] { $who } es vicepresidente, { $points }
        [vicecomemierda] { $who } es { office-vicecomemierda }, { $points }
        [comemierda] { $who } es { office-comemierda }, { $points }
       *[pueblo] { $who } es pueblo, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Te quedaban { $cards }
   *[no] A { $who } le quedaban { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Ganas la partida con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[other] Compartes la victoria con { $names }: { $points ->
            [one] { $points } punto cada cual
           *[other] { $points } puntos cada cual
        }
    }
   *[no] { $count ->
        [1] { $names } gana la partida con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[other] { $names } comparten la victoria: { $points ->
            [one] { $points } punto cada cual
           *[other] { $points } puntos cada cual
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Reparto { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Repartes tú
   *[no] Reparte { $who }
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Cantas un tonto
   *[no] { $who } canta un tonto
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Descansas en este reparto
   *[no] { $who } descansa en este reparto
}
# $number of the deal
event-gnav-skipped = El reparto { $number } se salta: jugarían menos de dos. Nadie paga y quienes descansaban vuelven
# $who, $me
event-gnav-kept = { $me ->
    [who] Te quedas tu carta
   *[no] { $who } se queda su carta
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Le pides el cambio a { $whom }
    [whom] { $who } te pide el cambio
   *[no] { $who } le pide el cambio a { $whom }
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Cambias con el mazo
   *[no] { $who } cambia con el mazo
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Enseñas la casa y te niegas
        [horse] Enseñas el caballo y te niegas
        [cat] Enseñas el gato y te niegas
        [dragoon] Enseñas el dragón y te niegas
       *[cuckoo] Enseñas el cuco
    }
    [whom] { $rank ->
        [house] { $who } te enseña la casa y se niega
        [horse] { $who } te enseña el caballo y se niega
        [cat] { $who } te enseña el gato y se niega
        [dragoon] { $who } te enseña el dragón y se niega
       *[cuckoo] { $who } te enseña el cuco
    }
   *[no] { $rank ->
        [house] { $who } le enseña la casa a { $whom } y se niega
        [horse] { $who } le enseña el caballo a { $whom } y se niega
        [cat] { $who } le enseña el gato a { $whom } y se niega
        [dragoon] { $who } le enseña el dragón a { $whom } y se niega
       *[cuckoo] { $who } le enseña el cuco a { $whom }
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] Tu petición pasa a { $whom }
    [whom] La petición pasa a ti
   *[no] La petición pasa a { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] Tu petición pasa al mazo
   *[no] La petición pasa al mazo
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Cambias tu carta con { $whom }
    [whom] { $who } cambia su carta contigo
   *[no] { $who } cambia su carta con { $whom }
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Le das a { $whom } { $gave } y recibes { $got }
   *[whom] Le das a { $who } { $gave } y recibes { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Robas la casa: se aparta
        [horse] Robas el caballo: se aparta
        [cat] ¡Robas el gato!
        [dragoon] ¡Robas el dragón!
       *[cuckoo] ¡Robas el cuco!
    }
   *[no] { $rank ->
        [house] { $who } roba la casa: se aparta
        [horse] { $who } roba el caballo: se aparta
        [cat] ¡{ $who } roba el gato!
        [dragoon] ¡{ $who } roba el dragón!
       *[cuckoo] ¡{ $who } roba el cuco!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Robas una carta del mazo y dejas la tuya aparte
   *[no] { $who } roba una carta del mazo y deja la suya aparte
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Robas { $got } del mazo y dejas aparte { $gave }
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Se deshace: tu carta y la de { $whom } vuelven atrás
    [whom] Se deshace: tu carta y la de { $who } vuelven atrás
   *[no] Se deshace: las cartas de { $who } y de { $whom } vuelven atrás
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Pierdes tu última vida y sales del juego
       *[other] { $cause ->
            [dragoon] El dragón te cuesta una vida
            [cat] El gato te cuesta una vida
           *[cuckoo] El cuco te cuesta una vida
        }
    }
   *[no] { $left ->
        [0] { $who } pierde su última vida y sale del juego
       *[other] { $cause ->
            [dragoon] El dragón le cuesta una vida a { $who }
            [cat] El gato le cuesta una vida a { $who }
           *[cuckoo] El cuco le cuesta una vida a { $who }
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] El cuco pone fin a los cambios
   *[no] Se acabaron los cambios
}
# A heading. $number of the deal
event-gnav-settled = El reparto { $number } está resuelto
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Pierdes tu última vida y sales del juego
       *[other] { $cause ->
            [fool] Tienes un tonto y pierdes una vida
            [next-lowest] Tienes la carta más baja tras el tonto y pierdes una vida
           *[lowest] Tienes la carta más baja y pierdes una vida
        }
    }
   *[no] { $left ->
        [0] { $who } pierde su última vida y sale del juego
       *[other] { $cause ->
            [fool] { $who } tiene un tonto y pierde una vida
            [next-lowest] { $who } tiene la carta más baja tras el tonto y pierde una vida
           *[lowest] { $who } tiene la carta más baja y pierde una vida
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Solo queda una persona en el reparto: nadie paga
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Descansas en el próximo reparto
   *[no] { $who } descansa en el próximo reparto
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Recibes una vida y sigues jugando
       *[other] { $names } y tú recibís una vida cada cual y seguís jugando
    }
   *[no] { $count ->
        [1] { $names } recibe una vida y sigue jugando
       *[other] { $names } reciben una vida cada cual y siguen jugando
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Solo quedas tú: ganas la partida
       *[other] { $names } y tú caéis a la vez: la partida acaba en empate
    }
   *[no] { $count ->
        [1] Solo queda { $names }, que gana la partida
       *[other] { $names } caen a la vez: la partida acaba en empate
    }
}

## What players say in Gnav, in the first person

say-kept = Me la quedo.
# $whom is asked
say-asks = ¿Me la cambias, { $whom }?
say-asks-stock = Pruebo con el mazo.
say-swapped = Qué remedio. Toma.
say-fool = ¡Tengo un tonto!
say-house = Mi casa está cerrada. ¡Pide al siguiente!
say-horse = Mi caballo no se mueve. ¡Pide al siguiente!
say-cat = ¡El gato araña! Te cuesta una vida.
say-dragoon = ¡Alto ahí! Te cuesta una vida.
say-cuckoo = ¡Cucú! Aquí se acaba.

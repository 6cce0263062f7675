# La mesa de Gnav. $who y $whom son nombres, $me es "who", "whom" o "no": el papel de quien lee en la frase.
# $names son varias personas sin quien lee, $count todas ellas; $me "who" si quien lee es una de ellas.

## Dónde estamos

table-gnav-where = Reparto { $number }
table-gnav-lives = { $left ->
    [0] A { $who } no le quedan vidas
    [one] A { $who } le queda { $left } vida
   *[other] A { $who } le quedan { $left } vidas
}

## Marcas

table-gnav-tag-deals-next = reparte luego
table-gnav-tag-next = va después
table-gnav-tag-kept = se planta
table-gnav-tag-asking = pide
table-gnav-tag-swapped = ha cambiado
table-gnav-tag-undone = deshecho
table-gnav-tag-drew = ha robado
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = sin cambio
table-gnav-tag-skipped = sin turno
table-gnav-tag-fool = tonto cantado
table-gnav-tag-resting = descansa
table-gnav-tag-rests-next = descansará
table-gnav-tag-out = fuera

## El centro: mazo y orden de juego

table-gnav-centre = Mazo y orden de turnos
table-gnav-stock = Mazo
table-gnav-stock-label = { $count ->
    [one] Mazo, { $count } carta
   *[other] Mazo, { $count } cartas
}
table-gnav-put-away = { $count ->
    [one] { $count } retirada
   *[other] { $count } retiradas
}
table-gnav-turned = Descubiertas del mazo
table-gnav-order = Orden de turnos
table-gnav-order-now = ahora
table-gnav-order-next = después
table-gnav-order-dealer = al final
table-gnav-order-waits = espera
table-gnav-order-over = sin turno
table-gnav-skipped = El reparto { $number } se saltó: jugarían menos de dos (regla G23).

## Mi turno

table-gnav-know = Sabes:
table-gnav-know-gave = { $who } tiene { $card } que le diste.
table-gnav-know-saw = { $who } tiene { $card }.
table-gnav-know-fool = { $who } tiene un tonto.
table-gnav-know-nothing = de momento, solo tu carta.
table-gnav-know-none = nada, pues en este reparto no tienes carta.
table-gnav-know-open = todas las cartas, que ya están descubiertas.
table-gnav-know-watcher = Estás mirando. No ves las cartas de nadie.

table-gnav-keep = Quedarme con { $card }
table-gnav-ask = Cambiar con { $whom }
table-gnav-ask-stock = Cambiar con el mazo

table-gnav-help-lower = { $count ->
    [0] Por debajo no hay nada.
    [one] Por debajo solo hay: { $cards }.
   *[other] Por debajo solo hay: { $cards }.
}
table-gnav-help-higher = { $count ->
    [0] Por encima no hay nada.
    [one] Por encima solo hay: { $cards }.
   *[other] Por encima solo hay: { $cards }.
}
table-gnav-help-ask = { $whom } tiene que aceptar, salvo que una figura diga que no.
table-gnav-help-ask-known = { $whom } tiene que aceptar, y te llevarías { $card }.
table-gnav-help-stock = Te llevas la de arriba, salvo que salga una figura, y la tuya se retira.

## Sin turno

table-gnav-say-dealing = Se reparten las cartas
table-gnav-say-exchanges-over = Se acabaron los cambios
table-gnav-say-settled = El reparto está resuelto
table-gnav-say-over = La partida ha terminado
table-gnav-why-next = Vas después.
table-gnav-why-later = Tu turno llega más tarde en este reparto.
table-gnav-why-done = Ya has jugado tu turno en este reparto.
table-gnav-why-skipped = Te pidieron la carta y la enseñaste: en este reparto no tienes turno.
table-gnav-resting = En este reparto descansas
table-gnav-resting-why = Tenías un tonto al resolver el anterior. No recibes carta ni pagas nada, y vuelves en el próximo reparto (regla G21).
table-gnav-out = Estás fuera
table-gnav-out-why = No te quedan vidas. Puedes quedarte a ver quién aguanta hasta el final.
table-gnav-left-why = No te quedan vidas, así que tu carta no se compara (regla G13).
table-gnav-refused = { $reason } (regla { $rule })

## Al lado

table-gnav-pad = Vidas
table-gnav-pad-note = gana quien quede con vida
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, fuera

## Orden de las cartas

table-gnav-ranks-yours = la tuya

## Resolución

table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Pierdes una vida
           *[2] Pierdes dos vidas
        }
        [2] { $lost ->
            [1] Tú y { $names } perdéis una vida
           *[2] Tú y { $names } perdéis vidas
        }
       *[other] { $lost ->
            [1] Tú, { $names } perdéis una vida
           *[2] Tú, { $names } perdéis vidas
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } pierde una vida
           *[2] { $names } pierde dos vidas
        }
       *[other] { $lost ->
            [1] { $names } pierden una vida
           *[2] { $names } pierden vidas
        }
    }
}
table-gnav-settled-nobody = Nadie pierde vidas
table-gnav-settled-deal = El reparto { $number } está resuelto

table-gnav-verdict-keeps = { $me ->
    [who] conservas
   *[no] conserva
} { $left ->
    [one] { $left } vida
   *[other] { $left } vidas
}
table-gnav-verdict-loses = { $me ->
    [who] pierdes
   *[no] pierde
} { $lost ->
    [one] una vida
   *[other] { $lost } vidas
}, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] pierdes tu última vida
       *[other] pierdes tus últimas { $lost } vidas
    }
   *[no] { $lost ->
        [one] pierde la última vida
       *[other] pierde las últimas { $lost } vidas
    }
}
table-gnav-why = { $cause ->
    [fool] el tonto
    [next-lowest] la carta más baja aparte del tonto
    [dragoon] cambio pedido a un dragón
    [cat] cambio pedido a un gato
    [cuckoo] cambio pedido a un cuco
   *[lowest] la carta más baja
}
table-gnav-why-both = { $before ->
    [dragoon] un dragón
    [cat] un gato
   *[cuckoo] un cuco
}, y luego { $cause ->
    [fool] el tonto
    [next-lowest] la carta más baja aparte del tonto
   *[lowest] la carta más baja
}
table-gnav-why-left = { $cause ->
    [dragoon] fuera por un dragón, no se compara
    [cat] fuera por un gato, no se compara
    [cuckoo] fuera por un cuco, no se compara
   *[none] no se compara
}
table-gnav-discards = { $count ->
    [one] Retirada, no se compara:
   *[other] Retiradas, no se comparan:
}

table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Pediste cambio, { $whom } tenía el dragón y perdiste una vida.
        [cat] Pediste cambio, { $whom } tenía el gato y perdiste una vida.
       *[cuckoo] Pediste cambio, { $whom } tenía el cuco y se acabaron los cambios.
    }
    [whom] { $card ->
        [dragoon] { $who } te pidió cambio, se topó con tu dragón y perdió una vida.
        [cat] { $who } te pidió cambio, se topó con tu gato y perdió una vida.
       *[cuckoo] { $who } te pidió cambio, se topó con tu cuco y se acabaron los cambios.
    }
   *[no] { $card ->
        [dragoon] { $who } pidió cambio, { $whom } tenía el dragón: una vida menos.
        [cat] { $who } pidió cambio, { $whom } tenía el gato: una vida menos.
       *[cuckoo] { $who } pidió cambio, { $whom } tenía el cuco y se acabaron los cambios.
    }
}
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Sacaste el dragón del mazo: perdiste una vida y conservas tu carta.
        [cat] Sacaste el gato del mazo y perdiste una vida.
       *[cuckoo] Sacaste el cuco del mazo: se acabaron los cambios y conservas tu carta.
    }
   *[no] { $card ->
        [dragoon] { $who } sacó el dragón del mazo: perdió una vida y conserva su carta.
        [cat] { $who } sacó el gato del mazo y perdió una vida.
       *[cuckoo] { $who } sacó el cuco del mazo: se acabaron los cambios y conserva su carta.
    }
}
table-gnav-note-undone = { $count ->
    [one] El gato deshizo el único cambio de este reparto.
   *[other] El gato deshizo { $count } cambios, del último al primero.
}
table-gnav-note-lowest = { $count ->
    [one] La carta más baja es { $card }: paga quien la tiene.
   *[other] La carta más baja es { $card }: pagan todos los que la tienen.
}
table-gnav-note-one-fool = Hay un tonto en la mesa: paga quien lo tiene, y también la más baja de las demás.
table-gnav-note-fool-alone = Hay un tonto en la mesa: solo paga quien lo tiene.
table-gnav-note-two-fools = Hay dos tontos en la mesa: solo pagan quienes los tienen.
table-gnav-note-nobody = Solo quedaba uno en el reparto: nadie paga.
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] No te quedan vidas: estás fuera.
       *[other] A ti y a { $names } no os quedan vidas: estáis fuera.
    }
   *[no] { $count ->
        [1] A { $names } no le quedan vidas y sale de la partida.
       *[other] A { $names } no les quedan vidas y salen de la partida.
    }
} { $playing ->
    [2] Siguen dos.
    [3] Siguen tres.
    [4] Siguen cuatro.
    [5] Siguen cinco.
    [6] Siguen seis.
   *[7] Siguen siete.
}
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Tú y { $names } empatabais: una vida para cada uno y seguís jugando.
       *[other] Tú, { $names } empatabais: una vida para cada uno y seguís jugando.
    }
   *[no] { $names } empataban: una vida para cada uno y siguen jugando.
}
table-gnav-note-rests = { $me ->
    [who] Tenías un tonto: descansas en el próximo reparto.
   *[no] { $who } tenía un tonto: descansa en el próximo reparto.
}
table-gnav-deals-next = { $me ->
    [who] Después repartes tú.
   *[no] Después reparte { $who }.
}
table-gnav-see-table = Ver la mesa
table-gnav-see-settlement = Resolución

## El final de la partida

table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] ¡Ganas la partida!
        [2] Tú y { $names } empatáis la partida
       *[other] Tú, { $names } empatáis la partida
    }
   *[no] { $count ->
        [1] { $names } gana la partida
       *[other] { $names } empatan la partida
    }
}
table-gnav-match-over-why = { $count ->
    [1] Nadie más queda con vida
   *[other] Cayeron a la vez
} tras { $number ->
    [one] { $number } reparto
   *[other] { $number } repartos
}
table-gnav-restart-note = Los mismos jugadores, otra partida con todas las vidas.

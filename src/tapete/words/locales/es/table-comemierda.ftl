# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Mano { $number }
table-comemierda-trick = Baza { $number }
table-comemierda-times = puntos ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = pensando
table-comemierda-tag-passed = pasa
table-comemierda-tag-led = abrió la baza
table-comemierda-tag-dealer = reparte
table-comemierda-tag-out = { $place ->
    [1] fuera, 1.º
    [2] fuera, 2.º
    [3] fuera, 3.º
    [4] fuera, 4.º
    [5] fuera, 5.º
    [6] fuera, 6.º
   *[other] fuera, 7.º
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] te da una carta
       *[other] te da dos cartas
    }
   *[no] { $count ->
        [1] da una carta a { $whom }
       *[other] da dos cartas a { $whom }
    }
}
table-comemierda-tag-waits = { $count ->
    [1] espera una carta
   *[other] espera dos
}

## The middle

table-comemierda-middle = La baza
table-comemierda-to-beat = por superar, de { $who }
table-comemierda-to-beat-mine = por superar, jugada tuya
table-comemierda-nothing = Nadie ha abierto todavía
table-comemierda-last = Última baza
table-comemierda-last-head = La última baza
table-comemierda-last-none = Aún no ha terminado ninguna baza de esta mano.
table-comemierda-last-passed = pasó
table-comemierda-last-took = { $me ->
    [who] Te la llevaste
   *[no] { $who } se la llevó
}

## The own place

table-comemierda-hand = Tus cartas
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, elegida, { $nth } de { $count }
    [playable] { $card }, se puede jugar, { $nth } de { $count }
    [not-playable] { $card }, ahora no se puede jugar, { $nth } de { $count }
   *[held] { $card }, { $nth } de { $count }
}
table-comemierda-card-ends = Cierra la baza en el acto
table-comemierda-card-opens = Quien la tiene abre
table-comemierda-new = nueva

table-comemierda-ask-turn = Te toca
table-comemierda-ask-lead = Abres tú: de una a cuatro cartas del mismo valor.
table-comemierda-ask-leads = Abres con { $set }.
table-comemierda-ask-lead-threes = Abres tú: treses, y entre ellos el de oros.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Iguala o supera { $asked }, o pasa.
   *[no] Supera { $asked } o pasa.
}
table-comemierda-ask-cannot = Nada de lo que tienes supera { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } supera { $asked }.
   *[other] { $set } superan { $asked }.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } iguala { $asked }.
   *[other] { $set } igualan { $asked }.
}
table-comemierda-ask-ends = El dos de oros cierra la baza en el acto.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } está pensando
   *[other] { $who } están pensando
}
table-comemierda-ask-passed = Esta vez has pasado. Si te vuelve a tocar, puedes jugar.
table-comemierda-ask-locked = Has pasado: esperas hasta que acabe la baza.
table-comemierda-ask-mine = ¿Habrá quien lo supere?
table-comemierda-ask-out = { $place ->
    [1] Te has quedado sin cartas antes que nadie.
    [2] Te has quedado sin cartas en segundo lugar.
   *[other] Te has quedado sin cartas.
}
table-comemierda-ask-over = Se acabó la mano
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] ¿Le das esta carta a { $whom }?
       *[other] ¿Le das estas dos cartas a { $whom }?
    }
   *[other] { $count ->
        [1] Elige una carta para { $whom }
       *[other] { $open ->
            [1] Elige otra más para { $whom }
           *[other] Elige dos cartas para { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] La que quieras, también la que te ha llegado. Solo la veis vosotros dos.
   *[other] Las que quieras, también las que te han llegado. Solo las veis vosotros dos.
}
table-comemierda-ask-give-blind = Primero das y luego ves lo que te llega. Solo lo veis vosotros dos.
table-comemierda-ask-wait = { $count ->
    [1] { $who } elige una carta para ti
   *[other] { $who } elige dos cartas para ti
}
table-comemierda-ask-wait-why = Después se juega.
table-comemierda-ask-elsewhere = Los demás siguen cambiando cartas

table-comemierda-pass = Paso
table-comemierda-play = Echar
table-comemierda-play-set = Echar { $set }
table-comemierda-give = { $count ->
    [1] Dar una carta
   *[other] Dar dos cartas
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Cuántas cartas: { $values }
table-comemierda-fewer = una menos
table-comemierda-more = una más
table-comemierda-of = de { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (regla { $rule })

## The exchange

table-comemierda-exchange = Cambio con { $whom }
table-comemierda-gave-you = { $who } te ha dado
table-comemierda-set-aside = Apartado para ti
table-comemierda-highest = { $count ->
    [1] la carta más alta, regla C20
   *[other] las dos cartas más altas, regla C20
}
table-comemierda-unseen = boca abajo hasta que hayas dado, regla C20
table-comemierda-you-give = Le das a { $whom }
table-comemierda-you-gave = Le has dado a { $whom }
table-comemierda-hole = { $open ->
    [1] una carta
   *[other] otra más
}
table-comemierda-take-back = { $card }, recuperarla
table-comemierda-tap-back = toca una carta para recuperarla

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Puntos
table-comemierda-first-to = a { $target }
table-comemierda-no-target = sin meta

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Eres presidente
        [vicepresidente] Eres vicepresidente
        [vicecomemierda] Eres { office-vicecomemierda }
        [comemierda] Eres { office-comemierda }
       *[pueblo] Eres pueblo
    }
   *[no] { $who } es presidente
}
table-comemierda-over-note = { $multiplier ->
    [1] Mano { $number }
    [2] Mano { $number }, los puntos valen doble
    [3] Mano { $number }, los puntos valen triple
   *[other] Mano { $number }, puntos ×{ $multiplier }
}
table-comemierda-this-hand = esta mano
table-comemierda-total = total
table-comemierda-totals = { $over ->
    [yes] Totales
   *[no] Totales hasta ahora
}
table-comemierda-chart = Totales tras cada mano.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = La partida acaba en { $target }.
table-comemierda-left = { $me ->
    [who] Te quedaban
   *[no] A { $who } le quedaban
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Ganas la partida
       *[other] Compartes la victoria
    }
   *[no] { $count ->
        [1] { $names } gana la partida
       *[other] { $names } comparten la victoria
    }
}
table-comemierda-match-note = { $count ->
    [one] Tras una mano
   *[other] Tras { $count } manos
}
table-comemierda-winner = gana la partida

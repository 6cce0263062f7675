# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Mà { $number }
table-comemierda-trick = Basa { $number }
table-comemierda-times = punts ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = pensant
table-comemierda-tag-passed = passa
table-comemierda-tag-led = ha obert
table-comemierda-tag-dealer = reparteix
table-comemierda-tag-out = { $place ->
    [1] fora, 1r lloc
    [2] fora, 2n lloc
    [3] fora, 3r lloc
    [4] fora, 4t lloc
    [5] fora, 5è lloc
    [6] fora, 6è lloc
   *[other] fora, 7è lloc
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] et dona una carta
       *[other] et dona dues cartes
    }
   *[no] { $count ->
        [1] dona una carta a { $whom }
       *[other] dona dues cartes a { $whom }
    }
}
table-comemierda-tag-waits = { $count ->
    [1] espera una carta
   *[other] n’espera dues
}

## The middle

table-comemierda-middle = La basa
table-comemierda-to-beat = per superar, ho ha jugat { $who }
table-comemierda-to-beat-mine = per superar, ho has jugat tu
table-comemierda-nothing = Encara no ha obert ningú
table-comemierda-last = Última basa
table-comemierda-last-head = L’última basa
table-comemierda-last-none = Encara no s’ha acabat cap basa d’aquesta mà.
table-comemierda-last-passed = ha passat
table-comemierda-last-took = { $me ->
    [who] Te l’has enduta
   *[no] { $who } se l’ha enduta
}

## The own place

table-comemierda-hand = Les teves cartes
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, triada, { $nth } de { $count }
    [playable] { $card }, es pot jugar, { $nth } de { $count }
    [not-playable] { $card }, ara no es pot jugar, { $nth } de { $count }
   *[held] { $card }, { $nth } de { $count }
}
table-comemierda-card-ends = Tanca la basa a l’acte
table-comemierda-card-opens = Obre qui la té
table-comemierda-new = nova

table-comemierda-ask-turn = Et toca
table-comemierda-ask-lead = Obres tu: d’una a quatre cartes del mateix valor.
table-comemierda-ask-leads = Obres amb { $set }.
table-comemierda-ask-lead-threes = Obres tu: tresos, i el d’oros entre ells.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Iguala o supera { $asked }, o passa.
   *[no] Supera { $asked } o passa.
}
table-comemierda-ask-cannot = No tens res que superi { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } supera { $asked }.
   *[other] { $set } superen { $asked }.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } iguala { $asked }.
   *[other] { $set } igualen { $asked }.
}
table-comemierda-ask-ends = El dos d’oros tanca la basa a l’acte.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } s’ho està pensant
   *[other] { $who } s’ho estan pensant
}
table-comemierda-ask-passed = Aquest cop has passat. Si et torna a tocar, pots jugar.
table-comemierda-ask-locked = Has passat: t’esperes fins que s’acabi la basa.
table-comemierda-ask-mine = Hi haurà qui ho superi?
table-comemierda-ask-out = { $place ->
    [1] T’has quedat sense cartes abans que ningú.
    [2] T’has quedat sense cartes en segon lloc.
   *[other] T’has quedat sense cartes.
}
table-comemierda-ask-over = S’ha acabat la mà
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Dones aquesta carta a { $whom }?
       *[other] Dones aquestes dues cartes a { $whom }?
    }
   *[other] { $count ->
        [1] Tria una carta per a { $whom }
       *[other] { $open ->
            [1] Tria’n una altra per a { $whom }
           *[other] Tria dues cartes per a { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] La que vulguis, també la que t’ha arribat. Només la veieu vosaltres dos.
   *[other] Les que vulguis, també les que t’han arribat. Només les veieu vosaltres dos.
}
table-comemierda-ask-give-blind = Primer dones i després veus què t’arriba. Només ho veieu vosaltres dos.
table-comemierda-ask-wait = { $count ->
    [1] { $who } tria una carta per a tu
   *[other] { $who } tria dues cartes per a tu
}
table-comemierda-ask-wait-why = Després es juga.
table-comemierda-ask-elsewhere = Els altres encara es canvien cartes

table-comemierda-pass = Passo
table-comemierda-play = Juga
table-comemierda-play-set = Juga { $set }
table-comemierda-give = { $count ->
    [1] Dona una carta
   *[other] Dona dues cartes
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Quantes cartes: { $values }
table-comemierda-fewer = una menys
table-comemierda-more = una més
table-comemierda-of = de { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (regla { $rule })

## The exchange

table-comemierda-exchange = Canvi amb { $whom }
table-comemierda-gave-you = { $who } t’ha donat
table-comemierda-set-aside = Apartat per a tu
table-comemierda-highest = { $count ->
    [1] la carta més alta, regla C20
   *[other] les dues cartes més altes, regla C20
}
table-comemierda-unseen = sense destapar fins que hagis donat, regla C20
table-comemierda-you-give = Dones a { $whom }
table-comemierda-you-gave = Has donat a { $whom }
table-comemierda-hole = { $open ->
    [1] una carta
   *[other] una altra
}
table-comemierda-take-back = { $card }, torna-la a agafar
table-comemierda-tap-back = toca una carta per tornar-la a agafar

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Punts
table-comemierda-first-to = a { $target }
table-comemierda-no-target = sense meta

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Ets { office-presidente }
        [vicepresidente] Ets { office-vicepresidente }
        [vicecomemierda] Ets { office-vicecomemierda }
        [comemierda] Ets { office-comemierda }
       *[pueblo] Ets { office-pueblo }
    }
   *[no] { $who } és { office-presidente }
}
table-comemierda-over-note = { $multiplier ->
    [1] Mà { $number }
    [2] Mà { $number }, els punts valen doble
    [3] Mà { $number }, els punts valen triple
   *[other] Mà { $number }, punts ×{ $multiplier }
}
table-comemierda-this-hand = aquesta mà
table-comemierda-total = total
table-comemierda-totals = { $over ->
    [yes] Totals
   *[no] Totals fins ara
}
table-comemierda-chart = Totals després de cada mà.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = La partida s’acaba als { $target }.
table-comemierda-left = { $me ->
    [who] Et quedaven
   *[no] A { $who } li quedaven
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Guanyes la partida
       *[other] Comparteixes la victòria
    }
   *[no] { $count ->
        [1] { $names } guanya la partida
       *[other] { $names } comparteixen la victòria
    }
}
table-comemierda-match-note = { $count ->
    [one] Després d’una mà
   *[other] Després de { $count } mans
}
table-comemierda-winner = guanya la partida

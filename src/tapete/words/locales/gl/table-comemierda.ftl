# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Man { $number }
table-comemierda-trick = Baza { $number }
table-comemierda-times = puntos ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = pensando
table-comemierda-tag-passed = pasa
table-comemierda-tag-led = abriu a baza
table-comemierda-tag-dealer = reparte
table-comemierda-tag-out = { $place ->
    [1] fóra, 1.º
    [2] fóra, 2.º
    [3] fóra, 3.º
    [4] fóra, 4.º
    [5] fóra, 5.º
    [6] fóra, 6.º
   *[other] fóra, 7.º
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] dáche unha carta
       *[other] dáche dúas cartas
    }
   *[no] { $count ->
        [1] dálle unha carta a { $whom }
       *[other] dálle dúas cartas a { $whom }
    }
}
table-comemierda-tag-waits = { $count ->
    [1] espera unha carta
   *[other] espera dúas
}

## The middle

table-comemierda-middle = A baza
table-comemierda-to-beat = por superar, de { $who }
table-comemierda-to-beat-mine = por superar, xogada túa
table-comemierda-nothing = Aínda non abriu ninguén
table-comemierda-last = Última baza
table-comemierda-last-head = A última baza
table-comemierda-last-none = Aínda non rematou ningunha baza desta man.
table-comemierda-last-passed = pasou
table-comemierda-last-took = { $me ->
    [who] Levaches a baza
   *[no] { $who } levou a baza
}

## The own place

table-comemierda-hand = As túas cartas
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, escollida, { $nth } de { $count }
    [playable] { $card }, pódese xogar, { $nth } de { $count }
    [not-playable] { $card }, agora non se pode xogar, { $nth } de { $count }
   *[held] { $card }, { $nth } de { $count }
}
table-comemierda-card-ends = Pecha a baza no acto
table-comemierda-card-opens = Abre quen a ten
table-comemierda-new = nova

table-comemierda-ask-turn = Tócache
table-comemierda-ask-lead = Abres ti: dunha a catro cartas do mesmo valor.
table-comemierda-ask-leads = Abres botando { $set }.
table-comemierda-ask-lead-threes = Abres ti: treses, e o de ouros entre eles.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Iguala ou supera { $asked }, ou pasa.
   *[no] Supera { $asked } ou pasa.
}
table-comemierda-ask-cannot = Nada do que tes supera { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } supera { $asked }.
   *[other] { $set } superan { $asked }.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } iguala { $asked }.
   *[other] { $set } igualan { $asked }.
}
table-comemierda-ask-ends = O dous de ouros pecha a baza no acto.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } está pensando
   *[other] { $who } están pensando
}
table-comemierda-ask-passed = Desta vez pasaches. Se che volve tocar, podes xogar.
table-comemierda-ask-locked = Pasaches: agardas ata que remate a baza.
table-comemierda-ask-mine = Haberá quen o supere?
table-comemierda-ask-out = { $place ->
    [1] Quedaches sen cartas antes ca ninguén.
    [2] Quedaches sen cartas en segundo lugar.
   *[other] Quedaches sen cartas.
}
table-comemierda-ask-over = Acabou a man
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Daslle esta carta a { $whom }?
       *[other] Daslle estas dúas cartas a { $whom }?
    }
   *[other] { $count ->
        [1] Escolle unha carta para { $whom }
       *[other] { $open ->
            [1] Escolle outra máis para { $whom }
           *[other] Escolle dúas cartas para { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] A que queiras, tamén a que che chegou. Só a vedes vós dous.
   *[other] As que queiras, tamén as que che chegaron. Só as vedes vós dous.
}
table-comemierda-ask-give-blind = Primeiro das e logo ves o que che chega. Só o vedes vós dous.
table-comemierda-ask-wait = { $count ->
    [1] { $who } escolle unha carta para ti
   *[other] { $who } escolle dúas cartas para ti
}
table-comemierda-ask-wait-why = Despois xógase.
table-comemierda-ask-elsewhere = Os demais seguen cambiando cartas

table-comemierda-pass = Paso
table-comemierda-play = Botar
table-comemierda-play-set = Botar { $set }
table-comemierda-give = { $count ->
    [1] Dar unha carta
   *[other] Dar dúas cartas
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Cantas cartas: { $values }
table-comemierda-fewer = unha menos
table-comemierda-more = unha máis
table-comemierda-of = de { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (regra { $rule })

## The exchange

table-comemierda-exchange = Cambio con { $whom }
table-comemierda-gave-you = { $who } deuche
table-comemierda-set-aside = Apartado para ti
table-comemierda-highest = { $count ->
    [1] a carta máis alta, regra C20
   *[other] as dúas cartas máis altas, regra C20
}
table-comemierda-unseen = boca abaixo ata que deas, regra C20
table-comemierda-you-give = Daslle a { $whom }
table-comemierda-you-gave = Décheslle a { $whom }
table-comemierda-hole = { $open ->
    [1] unha carta
   *[other] outra máis
}
table-comemierda-take-back = { $card }, recuperala
table-comemierda-tap-back = toca unha carta para recuperala

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Puntos
table-comemierda-first-to = a { $target }
table-comemierda-no-target = sen meta

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Es { office-presidente }
        [vicepresidente] Es { office-vicepresidente }
        [vicecomemierda] Es { office-vicecomemierda }
        [comemierda] Es { office-comemierda }
       *[pueblo] Es { office-pueblo }
    }
   *[no] { $who } é { office-presidente }
}
table-comemierda-over-note = { $multiplier ->
    [1] Man { $number }
    [2] Man { $number }, os puntos valen dobre
    [3] Man { $number }, os puntos valen triplo
   *[other] Man { $number }, puntos ×{ $multiplier }
}
table-comemierda-this-hand = esta man
table-comemierda-total = total
table-comemierda-totals = { $over ->
    [yes] Totais
   *[no] Totais ata agora
}
table-comemierda-chart = Totais despois de cada man.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = A partida acaba en { $target }.
table-comemierda-left = { $me ->
    [who] Quedábanche
   *[no] A { $who } quedábanlle
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Gañas a partida
       *[other] Compartes a vitoria
    }
   *[no] { $count ->
        [1] { $names } gaña a partida
       *[other] { $names } comparten a vitoria
    }
}
table-comemierda-match-note = { $count ->
    [one] Despois dunha man
   *[other] Despois de { $count } mans
}
table-comemierda-winner = gaña a partida

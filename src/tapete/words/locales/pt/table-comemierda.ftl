# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Mão { $number }
table-comemierda-trick = Vaza { $number }
table-comemierda-times = pontos ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = a pensar
table-comemierda-tag-passed = passou
table-comemierda-tag-led = abriu a vaza
table-comemierda-tag-dealer = dá cartas
table-comemierda-tag-out = { $place ->
    [1] fora, 1.º
    [2] fora, 2.º
    [3] fora, 3.º
    [4] fora, 4.º
    [5] fora, 5.º
    [6] fora, 6.º
   *[other] fora, 7.º
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] dá-te uma carta
       *[other] dá-te duas cartas
    }
   *[no] { $count ->
        [1] dá uma carta a { $whom }
       *[other] dá duas cartas a { $whom }
    }
}
table-comemierda-tag-waits = { $count ->
    [1] espera uma carta
   *[other] espera duas
}

## The middle

table-comemierda-middle = A vaza
table-comemierda-to-beat = a bater, de { $who }
table-comemierda-to-beat-mine = a bater, jogada tua
table-comemierda-nothing = Ainda ninguém abriu
table-comemierda-last = Última vaza
table-comemierda-last-head = A última vaza
table-comemierda-last-none = Ainda não acabou nenhuma vaza desta mão.
table-comemierda-last-passed = passou
table-comemierda-last-took = { $me ->
    [who] Ganhaste-a tu
   *[no] Ganhou-a { $who }
}

## The own place

table-comemierda-hand = As tuas cartas
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, carta escolhida, { $nth } de { $count }
    [playable] { $card }, pode jogar-se, { $nth } de { $count }
    [not-playable] { $card }, agora não se pode jogar, { $nth } de { $count }
   *[held] { $card }, { $nth } de { $count }
}
table-comemierda-card-ends = Fecha logo a vaza
table-comemierda-card-opens = Quem a tem abre
table-comemierda-new = nova

table-comemierda-ask-turn = É a tua vez
table-comemierda-ask-lead = Abres tu: de uma a quatro cartas do mesmo valor.
table-comemierda-ask-leads = Abres com { $set }.
table-comemierda-ask-lead-threes = Abres tu: um ou mais três, com o de ouros.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Iguala ou bate { $asked }, ou passa.
   *[no] Bate { $asked } ou passa.
}
table-comemierda-ask-cannot = Nada do que tens bate { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } bate { $asked }.
   *[other] { $set } bate { $asked }.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } iguala { $asked }.
   *[other] { $set } iguala { $asked }.
}
table-comemierda-ask-ends = O dois de ouros fecha logo a vaza.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } está a pensar
   *[other] { $who } estão a pensar
}
table-comemierda-ask-passed = Desta vez passaste. Se voltar a ser a tua vez, podes jogar.
table-comemierda-ask-locked = Passaste: agora esperas até a vaza acabar.
table-comemierda-ask-mine = Haverá quem faça melhor?
table-comemierda-ask-out = { $place ->
    [1] Ficaste sem cartas antes de toda a gente.
    [2] Ficaste sem cartas em segundo lugar.
   *[other] Ficaste sem cartas.
}
table-comemierda-ask-over = Acabou a mão
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Dás esta carta a { $whom }?
       *[other] Dás estas duas cartas a { $whom }?
    }
   *[other] { $count ->
        [1] Escolhe uma carta para { $whom }
       *[other] { $open ->
            [1] Escolhe mais uma para { $whom }
           *[other] Escolhe duas cartas para { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] A que quiseres, até a que recebeste. Só os dois a veem.
   *[other] As que quiseres, até as que recebeste. Só os dois as veem.
}
table-comemierda-ask-give-blind = Primeiro dás, depois vês o que te chega. Só os dois veem as cartas.
table-comemierda-ask-wait = { $count ->
    [1] { $who } escolhe uma carta para ti
   *[other] { $who } escolhe duas cartas para ti
}
table-comemierda-ask-wait-why = Depois joga-se.
table-comemierda-ask-elsewhere = Os outros ainda estão a trocar cartas

table-comemierda-pass = Passo
table-comemierda-play = Jogar
table-comemierda-play-set = Jogar { $set }
table-comemierda-give = { $count ->
    [1] Dar uma carta
   *[other] Dar duas cartas
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Quantos { $values }
table-comemierda-fewer = menos uma
table-comemierda-more = mais uma
table-comemierda-of = de { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (regra { $rule })

## The exchange

table-comemierda-exchange = Troca com { $whom }
table-comemierda-gave-you = { $who } deu-te
table-comemierda-set-aside = De lado para ti
table-comemierda-highest = { $count ->
    [1] a carta mais alta, regra C20
   *[other] as duas cartas mais altas, regra C20
}
table-comemierda-unseen = viradas para baixo até dares as tuas, regra C20
table-comemierda-you-give = Dás a { $whom }
table-comemierda-you-gave = Deste a { $whom }
table-comemierda-hole = { $open ->
    [1] uma carta
   *[other] mais uma
}
table-comemierda-take-back = { $card }, recuperar
table-comemierda-tap-back = toca numa carta para a recuperar

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Pontos
table-comemierda-first-to = até { $target }
table-comemierda-no-target = sem meta

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] És presidente
        [vicepresidente] És { office-vicepresidente }
        [vicecomemierda] És { office-vicecomemierda }
        [comemierda] És { office-comemierda }
       *[pueblo] És do { office-pueblo }
    }
   *[no] { $who } é presidente
}
table-comemierda-over-note = { $multiplier ->
    [1] Mão { $number }
    [2] Mão { $number }, os pontos valem o dobro
    [3] Mão { $number }, os pontos valem o triplo
   *[other] Mão { $number }, pontos ×{ $multiplier }
}
table-comemierda-this-hand = esta mão
table-comemierda-total = no total
table-comemierda-totals = { $over ->
    [yes] Totais
   *[no] Totais até agora
}
table-comemierda-chart = Totais depois de cada mão.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = A partida acaba em { $target }.
table-comemierda-left = { $me ->
    [who] Ficas com
   *[no] { $who } fica com
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Ganhas a partida
       *[other] Partilhas a vitória
    }
   *[no] { $count ->
        [1] { $names } ganha a partida
       *[other] { $names } partilham a vitória
    }
}
table-comemierda-match-note = { $count ->
    [1] Depois de uma mão
   *[other] Depois de { $count } mãos
}
table-comemierda-winner = ganha a partida

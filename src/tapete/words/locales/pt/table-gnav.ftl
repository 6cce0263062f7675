# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Mão { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who } já não tem vidas
    [1] { $who } tem { $left } vida
   *[other] { $who } tem { $left } vidas
}

## Tags

table-gnav-tag-deals-next = dá a seguir
table-gnav-tag-next = joga a seguir
table-gnav-tag-kept = não troca
table-gnav-tag-asking = pede
table-gnav-tag-swapped = trocou
table-gnav-tag-undone = troca desfeita
table-gnav-tag-drew = foi ao monte
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = sem troca
table-gnav-tag-skipped = sem vez
table-gnav-tag-fool = tem um bobo
table-gnav-tag-resting = descansa
table-gnav-tag-rests-next = vai descansar
table-gnav-tag-out = fora

## The middle: stock and order of acting

table-gnav-centre = Monte e ordem de jogo
table-gnav-stock = Monte
# $count
table-gnav-stock-label = { $count ->
    [1] Monte, { $count } carta
   *[other] Monte, { $count } cartas
}
# $count
table-gnav-put-away = { $count ->
    [1] { $count } fora de jogo
   *[other] { $count } fora de jogo
}
table-gnav-turned = Viradas do monte
table-gnav-order = Ordem de jogo
table-gnav-order-now = agora
table-gnav-order-next = a seguir
table-gnav-order-dealer = no fim
table-gnav-order-waits = espera
table-gnav-order-over = sem vez
# $number of the deal
table-gnav-skipped = A mão { $number } foi saltada: jogariam menos de dois (regra G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = O que sabes:
# $who, $card with its article
table-gnav-know-gave = { $who } tem { $card }, que era a tua carta.
table-gnav-know-saw = { $who } tem { $card }.
table-gnav-know-fool = { $who } tem um bobo.
table-gnav-know-nothing = por agora, só a tua carta.
table-gnav-know-none = nada, nesta mão não tens carta.
table-gnav-know-open = todas as cartas, que já estão à vista.
table-gnav-know-watcher = Estás a assistir. Não vês as cartas de ninguém.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Ficar com { $card }
table-gnav-ask = Trocar com { $whom }
table-gnav-ask-stock = Trocar com o monte

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Não há nada mais baixo.
    [1] Mais baixo só há: { $cards }.
   *[other] Mais baixo só há: { $cards }.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Não há nada mais alto.
    [1] Mais alto só há: { $cards }.
   *[other] Mais alto só há: { $cards }.
}
# $whom is asked
table-gnav-help-ask = { $whom } tem de aceitar, a não ser que uma figura diga que não.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } tem de aceitar, e tu ficarias com { $card }.
table-gnav-help-stock = Levas a carta de cima, a não ser que saia uma figura, e a tua sai de jogo.

## Not my turn

# $who is to act
table-gnav-say-dealing = Dão-se as cartas
table-gnav-say-exchanges-over = Acabaram as trocas
table-gnav-say-settled = As contas estão feitas
table-gnav-say-over = A partida acabou
table-gnav-why-next = Jogas a seguir.
table-gnav-why-later = Nesta mão a tua vez chega mais tarde.
table-gnav-why-done = Nesta mão já tiveste a tua vez.
table-gnav-why-skipped = Pediram a tua carta e mostraste-a: nesta mão ficas sem vez.
# G21
table-gnav-resting = Nesta mão descansas
table-gnav-resting-why = Tinhas um bobo nas contas da mão anterior. Não recebes carta nem pagas nada, e voltas na próxima mão (regra G21).
table-gnav-out = Estás fora
table-gnav-out-why = Já não tens vidas. Podes ficar a ver quem aguenta até ao fim.
table-gnav-left-why = Já não tens vidas, por isso a tua carta não se compara (regra G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (regra { $rule })

## Side

table-gnav-pad = Vidas
table-gnav-pad-note = ganha quem ficar com vida
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, fora

## Order of ranks

table-gnav-ranks-yours = a tua

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Perdes uma vida
           *[2] Perdes duas vidas
        }
        [2] { $lost ->
            [1] Tu e { $names } perdem uma vida
           *[2] Tu e { $names } perdem vidas
        }
       *[other] { $lost ->
            [1] Tu, { $names } perdem uma vida
           *[2] Tu, { $names } perdem vidas
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } perde uma vida
           *[2] { $names } perde duas vidas
        }
       *[other] { $lost ->
            [1] { $names } perdem uma vida
           *[2] { $names } perdem vidas
        }
    }
}
table-gnav-settled-nobody = Ninguém perde vidas
# $number of the deal
table-gnav-settled-deal = Mão { $number }: contas feitas

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] ficas com
   *[no] fica com
} { $left ->
    [1] { $left } vida
   *[other] { $left } vidas
}
table-gnav-verdict-loses = { $me ->
    [who] perdes
   *[no] perde
} { $lost ->
    [1] uma vida
   *[other] { $lost } vidas
}, { $left ->
    [1] resta { $left }
   *[other] restam { $left }
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [1] perdes a última vida
       *[other] perdes as últimas { $lost } vidas
    }
   *[no] { $lost ->
        [1] perde a última vida
       *[other] perde as últimas { $lost } vidas
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] o bobo
    [next-lowest] a carta mais baixa depois do bobo
    [dragoon] troca pedida a um dragão
    [cat] troca pedida a um gato
    [cuckoo] troca pedida a um cuco
   *[lowest] a carta mais baixa
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] um dragão
    [cat] um gato
   *[cuckoo] um cuco
}, e depois { $cause ->
    [fool] o bobo
    [next-lowest] a carta mais baixa depois do bobo
   *[lowest] a carta mais baixa
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] fora por um dragão, não se compara
    [cat] fora por um gato, não se compara
    [cuckoo] fora por um cuco, não se compara
   *[none] não se compara
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
    [1] Fora de jogo, não se compara:
   *[other] Fora de jogo, não se comparam:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Pediste troca, { $whom } tinha o dragão e perdeste uma vida.
        [cat] Pediste troca, { $whom } tinha o gato e perdeste uma vida.
       *[cuckoo] Pediste troca, { $whom } tinha o cuco e acabaram as trocas.
    }
    [whom] { $card ->
        [dragoon] { $who } pediu-te troca, deu com o teu dragão e perdeu uma vida.
        [cat] { $who } pediu-te troca, deu com o teu gato e perdeu uma vida.
       *[cuckoo] { $who } pediu-te troca, deu com o teu cuco e acabaram as trocas.
    }
   *[no] { $card ->
        [dragoon] { $who } pediu troca, { $whom } tinha o dragão: menos uma vida.
        [cat] { $who } pediu troca, { $whom } tinha o gato: menos uma vida.
       *[cuckoo] { $who } pediu troca, { $whom } tinha o cuco e acabaram as trocas.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Tiraste o dragão do monte: perdeste uma vida e ficas com a tua carta.
        [cat] Tiraste o gato do monte e perdeste uma vida.
       *[cuckoo] Tiraste o cuco do monte: acabaram as trocas e ficas com a tua carta.
    }
   *[no] { $card ->
        [dragoon] { $who } tirou o dragão do monte: perdeu uma vida e fica com a sua carta.
        [cat] { $who } tirou o gato do monte e perdeu uma vida.
       *[cuckoo] { $who } tirou o cuco do monte: acabaram as trocas e fica com a sua carta.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [1] O gato desfez a única troca desta mão.
   *[other] O gato desfez { $count } trocas, da última à primeira.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [1] A carta mais baixa é { $card }: paga quem a tem.
   *[other] A carta mais baixa é { $card }: pagam todos os que a têm.
}
table-gnav-note-one-fool = Há um bobo na mesa: paga quem o tem, e também a mais baixa das outras.
table-gnav-note-fool-alone = Há um bobo na mesa: só paga quem o tem.
table-gnav-note-two-fools = Há dois bobos na mesa: só pagam esses dois.
table-gnav-note-nobody = Na mão só restava uma pessoa: ninguém paga.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Já não tens vidas: estás fora.
        [2] Tu e { $names } já não têm vidas e saem da partida.
       *[other] Tu, { $names } já não têm vidas e saem da partida.
    }
   *[no] { $count ->
        [1] { $names } já não tem vidas e sai da partida.
       *[other] { $names } já não têm vidas e saem da partida.
    }
} { $playing ->
    [2] Continuam dois.
    [3] Continuam três.
    [4] Continuam quatro.
    [5] Continuam cinco.
    [6] Continuam seis.
   *[7] Continuam sete.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Tu e { $names } empatariam: uma vida para cada e o jogo continua.
       *[other] Tu, { $names } empatariam: uma vida para cada e o jogo continua.
    }
   *[no] { $names } empatariam: uma vida para cada e o jogo continua.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Tinhas um bobo: descansas na próxima mão.
   *[no] { $who } tinha um bobo: descansa na próxima mão.
}
# $who
table-gnav-deals-next = { $me ->
    [who] A seguir dás tu as cartas.
   *[no] A seguir dá as cartas { $who }.
}
table-gnav-see-table = Ver a mesa
table-gnav-see-settlement = As contas

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Ganhas a partida!
        [2] Tu e { $names } empatam a partida
       *[other] Tu, { $names } empatam a partida
    }
   *[no] { $count ->
        [1] { $names } ganha a partida
       *[other] { $names } empatam a partida
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] Mais ninguém ficou com vida
   *[other] Caíram ao mesmo tempo
} ao fim de { $number ->
    [1] { $number } mão
   *[other] { $number } mãos
}
table-gnav-restart-note = Os mesmos jogadores, outra partida com todas as vidas.

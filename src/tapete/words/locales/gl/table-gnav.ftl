# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Reparto { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] A { $who } non lle quedan vidas
    [one] A { $who } quédalle { $left } vida
   *[other] A { $who } quédanlle { $left } vidas
}

## Tags

table-gnav-tag-deals-next = reparte logo
table-gnav-tag-next = vai despois
table-gnav-tag-kept = queda con ela
table-gnav-tag-asking = pide
table-gnav-tag-swapped = cambiou
table-gnav-tag-undone = desfeito
table-gnav-tag-drew = roubou
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = sen cambio
table-gnav-tag-skipped = sen quenda
table-gnav-tag-fool = canta parvo
table-gnav-tag-resting = descansa
table-gnav-tag-rests-next = descansará
table-gnav-tag-out = fóra

## The middle: stock and order of acting

table-gnav-centre = Mazo e orde de xogo
table-gnav-stock = Mazo
# $count
table-gnav-stock-label = { $count ->
    [one] Mazo, { $count } carta
   *[other] Mazo, { $count } cartas
}
# $count
table-gnav-put-away = { $count ->
    [one] { $count } apartada
   *[other] { $count } apartadas
}
table-gnav-turned = Descubertas do mazo
table-gnav-order = Orde de xogo
table-gnav-order-now = agora
table-gnav-order-next = despois
table-gnav-order-dealer = ao final
table-gnav-order-waits = agarda
table-gnav-order-over = sen quenda
# $number of the deal
table-gnav-skipped = O reparto { $number } saltouse: xogarían menos de dous (regra G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Sabes:
# $who, $card with its article
table-gnav-know-gave = { $who } ten { $card } que lle deches.
table-gnav-know-saw = { $who } ten { $card }.
table-gnav-know-fool = { $who } ten un parvo.
table-gnav-know-nothing = polo de agora, só a túa carta.
table-gnav-know-none = nada, pois neste reparto non tes carta.
table-gnav-know-open = todas as cartas, que xa están descubertas.
table-gnav-know-watcher = Estás mirando. Non ves as cartas de ninguén.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Gardar { $card }
table-gnav-ask = Cambiar con { $whom }
table-gnav-ask-stock = Cambiar co mazo

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Por debaixo non hai nada.
    [one] Por debaixo só hai { $cards }.
   *[other] Por debaixo só hai { $cards }.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Por enriba non hai nada.
    [one] Por enriba só hai { $cards }.
   *[other] Por enriba só hai { $cards }.
}
# $whom is asked
table-gnav-help-ask = { $whom } ten que aceptar, agás que unha figura diga que non.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } ten que aceptar, e levarías { $card }.
table-gnav-help-stock = Levas a de arriba, agás que saia unha figura, e a túa apártase.

## Not my turn

# $who is to act
table-gnav-say-dealing = Repártense as cartas
table-gnav-say-exchanges-over = Acabaron os cambios
table-gnav-say-settled = O reparto está resolto
table-gnav-say-over = A partida rematou
table-gnav-why-next = Vas despois.
table-gnav-why-later = Neste reparto tócache máis tarde.
table-gnav-why-done = Neste reparto xa xogaches.
table-gnav-why-skipped = Pedíronche a carta e ensináchela: neste reparto non tes quenda.
# G21
table-gnav-resting = Neste reparto descansas
table-gnav-resting-why = Tiñas un parvo ao resolver o anterior. Non recibes carta nin pagas nada, e volves no próximo reparto (regra G21).
table-gnav-out = Estás fóra
table-gnav-out-why = Non che quedan vidas. Podes quedar a ver quen aguanta ata o final.
table-gnav-left-why = Non che quedan vidas, así que a túa carta non se compara (regra G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (regra { $rule })

## Side

table-gnav-pad = Vidas
table-gnav-pad-note = gaña quen quede con vida
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, fóra

## Order of ranks

table-gnav-ranks-yours = a túa

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Perdes unha vida
           *[2] Perdes dúas vidas
        }
        [2] { $lost ->
            [1] Ti e { $names } perdedes unha vida
           *[2] Ti e { $names } perdedes vidas
        }
       *[other] { $lost ->
            [1] Ti, { $names } perdedes unha vida
           *[2] Ti, { $names } perdedes vidas
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } perde unha vida
           *[2] { $names } perde dúas vidas
        }
       *[other] { $lost ->
            [1] { $names } perden unha vida
           *[2] { $names } perden vidas
        }
    }
}
table-gnav-settled-nobody = Ninguén perde vidas
# $number of the deal
table-gnav-settled-deal = O reparto { $number } está resolto

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] conservas
   *[no] conserva
} { $left ->
    [one] { $left } vida
   *[other] { $left } vidas
}
table-gnav-verdict-loses = { $me ->
    [who] perdes
   *[no] perde
} { $lost ->
    [one] unha vida
   *[other] { $lost } vidas
}, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] perdes a túa última vida
       *[other] perdes as túas últimas { $lost } vidas
    }
   *[no] { $lost ->
        [one] perde a última vida
       *[other] perde as últimas { $lost } vidas
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] o parvo
    [next-lowest] a carta máis baixa á parte do parvo
    [dragoon] cambio pedido a un dragón
    [cat] cambio pedido a un gato
    [cuckoo] cambio pedido a un cuco
   *[lowest] a carta máis baixa
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] un dragón
    [cat] un gato
   *[cuckoo] un cuco
}, e logo { $cause ->
    [fool] o parvo
    [next-lowest] a carta máis baixa á parte do parvo
   *[lowest] a carta máis baixa
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] fóra por un dragón, non se compara
    [cat] fóra por un gato, non se compara
    [cuckoo] fóra por un cuco, non se compara
   *[none] non se compara
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
    [one] Apartada, non se compara:
   *[other] Apartadas, non se comparan:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Pediches cambio, { $whom } tiña o dragón e perdiches unha vida.
        [cat] Pediches cambio, { $whom } tiña o gato e perdiches unha vida.
       *[cuckoo] Pediches cambio, { $whom } tiña o cuco e acabaron os cambios.
    }
    [whom] { $card ->
        [dragoon] { $who } pediuche cambio, topou co teu dragón e perdeu unha vida.
        [cat] { $who } pediuche cambio, topou co teu gato e perdeu unha vida.
       *[cuckoo] { $who } pediuche cambio, topou co teu cuco e acabaron os cambios.
    }
   *[no] { $card ->
        [dragoon] { $who } pediu cambio, { $whom } tiña o dragón: unha vida menos.
        [cat] { $who } pediu cambio, { $whom } tiña o gato: unha vida menos.
       *[cuckoo] { $who } pediu cambio, { $whom } tiña o cuco e acabaron os cambios.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Roubaches o dragón do mazo: perdiches unha vida e conservas a túa carta.
        [cat] Roubaches o gato do mazo e perdiches unha vida.
       *[cuckoo] Roubaches o cuco do mazo: acabaron os cambios e conservas a túa carta.
    }
   *[no] { $card ->
        [dragoon] { $who } roubou o dragón do mazo: perdeu unha vida e conserva a súa carta.
        [cat] { $who } roubou o gato do mazo e perdeu unha vida.
       *[cuckoo] { $who } roubou o cuco do mazo: acabaron os cambios e conserva a súa carta.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] O gato desfixo o único cambio deste reparto.
   *[other] O gato desfixo { $count } cambios, do último ao primeiro.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] A carta máis baixa é { $card }: paga quen a ten.
   *[other] A carta máis baixa é { $card }: pagan todos os que a teñen.
}
table-gnav-note-one-fool = Hai un parvo na mesa: paga quen o ten, e tamén a máis baixa das demais.
table-gnav-note-fool-alone = Hai un parvo na mesa: só paga quen o ten.
table-gnav-note-two-fools = Hai dous parvos na mesa: só pagan os que os teñen.
table-gnav-note-nobody = Só quedaba un no reparto: non paga ninguén.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Non che quedan vidas: estás fóra.
       *[other] A ti e a { $names } non vos quedan vidas: estades fóra.
    }
   *[no] { $count ->
        [1] A { $names } non lle quedan vidas e sae da partida.
       *[other] A { $names } non lles quedan vidas e saen da partida.
    }
} { $playing ->
    [2] Seguen dous.
    [3] Seguen tres.
    [4] Seguen catro.
    [5] Seguen cinco.
    [6] Seguen seis.
   *[7] Seguen sete.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Ti e { $names } empatabades: unha vida para cada un e seguides xogando.
       *[other] Ti, { $names } empatabades: unha vida para cada un e seguides xogando.
    }
   *[no] { $names } empataban: unha vida para cada un e seguen xogando.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Tiñas un parvo: descansas no próximo reparto.
   *[no] { $who } tiña un parvo: descansa no próximo reparto.
}
# $who
table-gnav-deals-next = { $me ->
    [who] Despois repartes ti.
   *[no] Despois reparte { $who }.
}
table-gnav-see-table = Ver a mesa
table-gnav-see-settlement = Resolución

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Gañas a partida!
        [2] Ti e { $names } empatades a partida
       *[other] Ti, { $names } empatades a partida
    }
   *[no] { $count ->
        [1] { $names } gaña a partida
       *[other] { $names } empatan a partida
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] Non queda ninguén máis con vida
   *[other] Caeron á vez
} tras { $number ->
    [one] { $number } reparto
   *[other] { $number } repartos
}
table-gnav-restart-note = Os mesmos xogadores, outra partida con todas as vidas.

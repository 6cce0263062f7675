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
    [1] Mão { $number }
   *[other] Mão { $number }, pontos ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Dás tu as cartas
   *[no] { $who } dá as cartas
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] A tua carta mais alta fica de lado para { $whom }
       *[other] As tuas duas cartas mais altas ficam de lado para { $whom }
    }
    [whom] { $count ->
        [1] A carta mais alta de { $who } fica de lado para ti, sem se ver
       *[other] As duas cartas mais altas de { $who } ficam de lado para ti, sem se verem
    }
   *[no] { $count ->
        [1] A carta mais alta de { $who } fica de lado para { $whom }
       *[other] As duas cartas mais altas de { $who } ficam de lado para { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Dás a { $whom } { $forced ->
            [yes] a tua carta mais alta
           *[no] uma carta
        }
       *[other] Dás a { $whom } { $forced ->
            [yes] as tuas duas cartas mais altas
           *[no] duas cartas
        }
    }
    [whom] { $count ->
        [1] { $who } dá-te { $forced ->
            [yes] a carta mais alta que tem
           *[no] uma carta
        }
       *[other] { $who } dá-te { $forced ->
            [yes] as duas cartas mais altas que tem
           *[no] duas cartas
        }
    }
   *[no] { $count ->
        [1] { $who } dá a { $whom } { $forced ->
            [yes] a carta mais alta que tem
           *[no] uma carta
        }
       *[other] { $who } dá a { $whom } { $forced ->
            [yes] as duas cartas mais altas que tem
           *[no] duas cartas
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Dás a { $whom }: { $cards }
    [whom] { $who } dá-te: { $cards }
   *[no] { $who } dá a { $whom }: { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Tens o três de ouros: abres tu
        [C23] Foste { office-comemierda }: abres tu
       *[presidente_opens] Foste presidente: abres tu
    }
   *[no] { $rule ->
        [C3] { $who } tem o três de ouros e abre
        [C23] { $who } foi { office-comemierda } e abre
       *[presidente_opens] { $who } foi presidente e abre
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Abres com { $set }
       *[no] Jogas { $set }
    }
   *[no] { $lead ->
        [yes] { $who } abre com { $set }
       *[no] { $who } joga { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Passas
   *[no] { $who } passa
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Ficas sem cartas antes de toda a gente
        [2] Ficas sem cartas em segundo lugar
       *[other] Ficas sem cartas
    }
   *[no] { $place ->
        [1] { $who } fica sem cartas antes de toda a gente
        [2] { $who } fica sem cartas em segundo lugar
       *[other] { $who } fica sem cartas
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Ninguém faz melhor: a vaza é tua
   *[no] Ninguém faz melhor: a vaza é de { $who }
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Abres tu a próxima
   *[no] { $who } abre a próxima
}
# A heading. $number of the hand
event-comemierda-scored = Fim da mão { $number }
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] És presidente, { $points }
        [vicepresidente] És { office-vicepresidente }, { $points }
        [vicecomemierda] És { office-vicecomemierda }, { $points }
        [comemierda] És { office-comemierda }, { $points }
       *[pueblo] És do { office-pueblo }, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } é presidente, { $points }
        [vicepresidente] { $who } é { office-vicepresidente }, { $points }
        [vicecomemierda] { $who } é { office-vicecomemierda }, { $points }
        [comemierda] { $who } é { office-comemierda }, { $points }
       *[pueblo] { $who } é do { office-pueblo }, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Ficas com { $cards }
   *[no] { $who } fica com { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Ganhas a partida com { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }
       *[other] Partilhas a vitória com { $names }: { $points ->
            [1] { $points } ponto cada um
           *[other] { $points } pontos cada um
        }
    }
   *[no] { $count ->
        [1] { $names } ganha a partida com { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        }
       *[other] { $names } partilham a vitória: { $points ->
            [1] { $points } ponto cada um
           *[other] { $points } pontos cada um
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Mão { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Dás tu as cartas
   *[no] { $who } dá as cartas
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Anuncias um bobo
   *[no] { $who } anuncia um bobo
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Nesta mão descansas
   *[no] { $who } descansa nesta mão
}
# $number of the deal
event-gnav-skipped = A mão { $number } é saltada: jogariam menos de dois. Ninguém paga e quem descansava volta
# $who, $me
event-gnav-kept = { $me ->
    [who] Ficas com a tua carta
   *[no] { $who } fica com a sua carta
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Pedes troca a { $whom }
    [whom] { $who } pede-te troca
   *[no] { $who } pede troca a { $whom }
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Trocas com o monte
   *[no] { $who } troca com o monte
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Mostras a casa e recusas
        [horse] Mostras o cavalo e recusas
        [cat] Mostras o gato e recusas
        [dragoon] Mostras o dragão e recusas
       *[cuckoo] Mostras o cuco
    }
    [whom] { $rank ->
        [house] { $who } mostra-te a casa e recusa
        [horse] { $who } mostra-te o cavalo e recusa
        [cat] { $who } mostra-te o gato e recusa
        [dragoon] { $who } mostra-te o dragão e recusa
       *[cuckoo] { $who } mostra-te o cuco
    }
   *[no] { $rank ->
        [house] { $who } mostra a casa a { $whom } e recusa
        [horse] { $who } mostra o cavalo a { $whom } e recusa
        [cat] { $who } mostra o gato a { $whom } e recusa
        [dragoon] { $who } mostra o dragão a { $whom } e recusa
       *[cuckoo] { $who } mostra o cuco a { $whom }
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] O teu pedido passa para { $whom }
    [whom] O pedido passa para ti
   *[no] O pedido passa para { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] O teu pedido passa para o monte
   *[no] O pedido passa para o monte
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Trocas de carta com { $whom }
    [whom] { $who } troca de carta contigo
   *[no] { $who } troca de carta com { $whom }
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Dás a { $whom } { $gave } e recebes { $got }
   *[whom] Dás a { $who } { $gave } e recebes { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Tiras a casa: fica de lado
        [horse] Tiras o cavalo: fica de lado
        [cat] Tiras o gato!
        [dragoon] Tiras o dragão!
       *[cuckoo] Tiras o cuco!
    }
   *[no] { $rank ->
        [house] { $who } tira a casa: fica de lado
        [horse] { $who } tira o cavalo: fica de lado
        [cat] { $who } tira o gato!
        [dragoon] { $who } tira o dragão!
       *[cuckoo] { $who } tira o cuco!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Tiras uma carta do monte e pões a tua fora de jogo
   *[no] { $who } tira uma carta do monte e põe a sua fora de jogo
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Tiras { $got } do monte e pões fora de jogo { $gave }
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Desfaz-se: a tua carta e a de { $whom } voltam atrás
    [whom] Desfaz-se: a tua carta e a de { $who } voltam atrás
   *[no] Desfaz-se: as cartas de { $who } e de { $whom } voltam atrás
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Perdes a última vida e sais do jogo
       *[other] { $cause ->
            [dragoon] O dragão custa-te uma vida
            [cat] O gato custa-te uma vida
           *[cuckoo] O cuco custa-te uma vida
        }
    }
   *[no] { $left ->
        [0] { $who } perde a última vida e sai do jogo
       *[other] { $cause ->
            [dragoon] O dragão custa uma vida a { $who }
            [cat] O gato custa uma vida a { $who }
           *[cuckoo] O cuco custa uma vida a { $who }
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] O cuco põe fim às trocas
   *[no] Acabaram as trocas
}
# A heading. $number of the deal
event-gnav-settled = Mão { $number }: fazem-se as contas
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Perdes a última vida e sais do jogo
       *[other] { $cause ->
            [fool] Tens um bobo e perdes uma vida
            [next-lowest] Tens a carta mais baixa depois do bobo e perdes uma vida
           *[lowest] Tens a carta mais baixa e perdes uma vida
        }
    }
   *[no] { $left ->
        [0] { $who } perde a última vida e sai do jogo
       *[other] { $cause ->
            [fool] { $who } tem um bobo e perde uma vida
            [next-lowest] { $who } tem a carta mais baixa depois do bobo e perde uma vida
           *[lowest] { $who } tem a carta mais baixa e perde uma vida
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Na mão só resta uma pessoa: ninguém paga
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Descansas na próxima mão
   *[no] { $who } descansa na próxima mão
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Recebes uma vida e continuas a jogar
        [2] Tu e { $names } recebem uma vida cada um e continuam a jogar
       *[other] Tu, { $names } recebem uma vida cada um e continuam a jogar
    }
   *[no] { $count ->
        [1] { $names } recebe uma vida e continua a jogar
       *[other] { $names } recebem uma vida cada um e continuam a jogar
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Só restas tu com vida: ganhas a partida
        [2] Tu e { $names } caem ao mesmo tempo: a partida fica empatada
       *[other] Tu, { $names } caem ao mesmo tempo: a partida fica empatada
    }
   *[no] { $count ->
        [1] Só { $names } fica com vida e ganha a partida
       *[other] { $names } caem ao mesmo tempo: a partida fica empatada
    }
}

## What players say in Gnav, in the first person

say-kept = Fico com ela.
# $whom is asked
say-asks = Trocas comigo, { $whom }?
say-asks-stock = Vou ao monte.
say-swapped = Que remédio. Toma lá.
say-fool = Tenho um bobo!
say-house = A minha casa está fechada. Pede mais adiante!
say-horse = O meu cavalo não se mexe. Pede mais adiante!
say-cat = O gato arranha! Custa-te uma vida.
say-dragoon = Alto lá! Custa-te uma vida.
say-cuckoo = Cuco! E acabou-se.

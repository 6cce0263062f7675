# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Gnav, as regras
rules-gnav-intro =
    Gnav é o jogo nórdico do cuco. Cada um tem uma só carta, e a mais baixa custa uma vida. Só há uma coisa a decidir: ficar com a tua carta, ou pedir a quem está ao lado que troque contigo.

    Parece simples, até que do lado te mostram um gato.

## In short

rules-gnav-section-short = Em poucas palavras
rules-gnav-short-1 = Quatro jogadores, três vidas e uma carta para cada um. A tua só tu a vês.
rules-gnav-short-2 = Na tua vez, fica com a carta ou troca com quem está à tua esquerda. Quem dá as cartas joga no fim e troca com o monte.
rules-gnav-short-3 = As cinco cartas mais altas não se deixam trocar, e algumas mordem.
rules-gnav-short-4 = No fim mostra-se tudo, e a mais baixa paga uma vida. Ganha a última pessoa com vida.

## The cards

rules-gnav-section-cards = As cartas
rules-gnav-order-label = As cartas, da mais baixa à mais alta
rules-gnav-order =
    São 42 cartas, duas de cada um dos 21 valores, sem naipes. Da mais baixa à mais alta: bobo, coruja, vaso, 0, os números de I a XII, casa, cavalo, gato, dragão e cuco.

    As cinco mais altas são as figuras, ou matadores. Entram em jogo quando alguém as pede. O dragão, aliás, é um soldado a cavalo e não um bicho.

## Dealing

rules-gnav-section-deal = Dar as cartas
rules-gnav-g1 = Quem dá primeiro tira-se à sorte. Depois de cada mão, mesmo saltada, passa a dar a pessoa seguinte ainda com vida, no sentido dos ponteiros do relógio, descanse ou não.
rules-gnav-g2 =
    Em cada mão baralham-se as 42 cartas, e cada um dos que jogam recebe uma, virada para baixo. As outras formam o monte.

    Se te calhar um bobo tens de o anunciar: a mesa mostra-o logo a todos. Por onde esse bobo andar a partir daí também fica à vista.
rules-gnav-g3 = Começa quem está à esquerda de quem dá, segue-se no sentido dos ponteiros do relógio, e quem dá joga no fim. Se quem dá estiver a descansar, faz as suas vezes a última pessoa dessa ordem.

## The turn

rules-gnav-section-turn = Ficar ou trocar
rules-gnav-g4 =
    Na tua vez ficas com a tua carta ou pedes troca à pessoa seguinte à tua esquerda. Quem tiver um número, o 0, o vaso, a coruja ou um bobo tem de aceitar. As duas cartas mudam de mãos, cada um vê só a que recebe, e joga a seguir quem teve de aceitar.

    Em cada mão pedes no máximo uma vez, e só a quem ainda não jogou.
rules-gnav-g5 = Quem dá, ao jogar no fim, fica com a sua carta ou troca-a pela de cima do monte. Se for uma carta comum, tem de ficar com ela. Mais ninguém a vê; a carta antiga sai de jogo virada para baixo e já não conta. Um bobo tirado do monte não se anuncia.
rules-gnav-example-swaps = Ana tem o III, Jon o IX, Inés o VII, e Lope, que dá as cartas, o V. Todos pedem troca, e Lope tira o VIII. Acabam com IX, VII, V e VIII: Inés tem a mais baixa e paga.

## Picture cards

rules-gnav-section-pictures = As figuras
rules-gnav-g10 = Uma figura só faz alguma coisa quando a pedem, e contra quem a pediu, mesmo que o pedido lhe chegue depois de passar por uma casa ou um cavalo. Mostra-se, nunca muda de mãos e fica à vista. Quem a tem pode pedir como os outros, desde que não tenha perdido a vez.
rules-gnav-g6 =
    Casa e cavalo: mostra-se e não se troca, e o pedido passa à pessoa seguinte, ou, depois de quem dá, ao monte. Joga a seguir quem por fim trocar. Quem foi saltado perde a vez.

    Se uma casa ou um cavalo saírem do monte, ficam de lado à vista e tira-se a carta seguinte.
rules-gnav-example-house = Ana tem o II, Jon a casa, Inés o XI, e Lope, que dá as cartas, o VI. Ana pede a Jon, que mostra a casa. Tem então de trocar Inés: Ana fica com o XI e Inés com o II. Jon perde a vez; joga Inés, que recebe o VI de Lope. Lope tira o VII. Inés tem a carta mais baixa e paga.
rules-gnav-g7 = Dragão: mostra-se e recusa-se a troca. Perdes uma vida e ficas com a tua carta. O jogo segue à esquerda do dragão; quem o tem perde a vez.
rules-gnav-example-dragoon = Ana tem o II e pede a Jon, que mostra o dragão: Ana perde uma vida. Inés, com o VIII, e Lope, com o VI, não trocam. O II é a carta mais baixa, e Ana perde outra.
rules-gnav-g8 = Gato: mostra-se e recusa-se a troca. Perdes uma vida, e todas as trocas feitas até aí nesta mão se desfazem, da última à primeira, também as anteriores a uma casa ou um cavalo. As vidas perdidas, as jogadas feitas e as cartas mostradas ficam como estão. O jogo segue à esquerda do gato, e ninguém joga duas vezes.
rules-gnav-example-cat = Ana tem o II, Jon o IX, Inés o gato, Lope o V. Ana troca com Jon e fica com o IX. Jon pede a Inés: o gato! Jon perde uma vida, e a troca desfaz-se: o II volta para Ana, que já não pode jogar. Lope não troca, e Ana paga pela carta mais baixa.
rules-gnav-g9 = Cuco: mostra-se, as trocas acabam logo e fazem-se as contas. Tê-lo pedido não custa nada.
rules-gnav-g11 = Se quem dá, ou um pedido que chegou até lá, tirar uma delas do monte: o cuco acaba com as trocas, o dragão custa uma vida, o gato custa uma vida e desfaz todas as trocas. Ficas com a tua carta, salvo pelo que o gato desfizer, e as trocas acabaram.

## Settlement

rules-gnav-section-settlement = Quem paga
rules-gnav-g12 = As trocas acabam quando a última pessoa tiver jogado: também quando ela recusa um pedido, ou um pedido chega ao monte.
rules-gnav-g13 = Se um dragão ou um gato te levar a última vida, sais logo e a tua carta não se compara. Se depois um gato desfizer as trocas, as cartas voltam atrás passando na mesma pelo teu lugar.
rules-gnav-g20 =
    Mostram-se todas as cartas. Se não houver nenhum bobo, perdem uma vida todos os que tiverem a mais baixa. Se houver um bobo, perde uma quem o tem, e também todos os que tiverem a mais baixa das outras. Se houver dois bobos, pagam só esses dois.

    As cartas de quem saiu nesta mão e as que estão fora de jogo mostram-se, mas não se comparam: um bobo entre elas não conta como bobo.
rules-gnav-example-fool = Ana tem um bobo, Jon e Inés um III cada um, Lope o VIII, e ninguém troca. Ana, Jon e Inés perdem uma vida, e Ana descansa na próxima mão.
rules-gnav-g21 = Quem acabar uma mão com um bobo e ainda tiver vida descansa na seguinte: sem carta, sem vez e sem nada a pagar. Mais ninguém descansa. Depois volta ao jogo.
rules-gnav-g22 = Se no fim das trocas só restar uma pessoa na mão, as cartas mostram-se, mas ninguém paga nem descansa por isso. Se for também a última com vida, ganha a partida.
rules-gnav-g23 = Quando jogariam menos de dois, a mão é saltada. Não custa vidas a ninguém, quem descansava volta e passa a dar a pessoa seguinte.

## The end

rules-gnav-section-end = O fim da partida
rules-gnav-g24 = Ganha a última pessoa com vida. Se as últimas caírem ao mesmo tempo quando se comparam as cartas, empatam; mas se alguém estava a descansar não há empate: ganha quem descansava ou, se eram duas pessoas, continuam elas a jogar.
rules-gnav-g25 = Depois de cada mão a mesa espera que peças a seguinte, e depois da partida que comeces outra. Uma mão saltada anuncia-se, e a seguinte vem por si.
rules-gnav-g26 = Com quatro jogadores e três vidas, uma partida tem no máximo onze mãos jogadas, e ninguém perde mais de duas vidas numa só mão.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Outras maneiras de jogar
rules-gnav-options-intro = Isto escolhe-se antes de começar uma partida; o jogo normal não tem nada disto, salvo onde se diga.
rules-gnav-option-players-name = Jogadores
rules-gnav-option-players = De dois a oito; o normal são quatro (G2).
rules-gnav-option-lives-name = Vidas
rules-gnav-option-lives = De uma a nove; o normal são três (G2).
rules-gnav-option-fool-rests-name = O bobo descansa
rules-gnav-option-fool-rests = É o normal. Desligado, nunca ninguém descansa e nenhuma mão é saltada (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = O bobo paga sozinho
rules-gnav-option-fool-spares-next-lowest = Com um bobo na mesa, só perde uma vida quem o tem (G20).
rules-gnav-option-cat-undoes-name = O gato desfaz as trocas
rules-gnav-option-cat-undoes = É o normal. Desligado, o gato só custa uma vida (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = O cuco custa uma vida
rules-gnav-option-cuckoo-costs-asker = Quem pedir um cuco, ou o tirar do monte, perde uma vida antes de se fazerem as contas. Se era a última, sai e a sua carta não se compara (G9, G13).
rules-gnav-option-all-zero-replays-name = Sem empates
rules-gnav-option-all-zero-replays = Quem empataria recebe uma vida e continua a jogar. Por essa mão ninguém descansa (G24).

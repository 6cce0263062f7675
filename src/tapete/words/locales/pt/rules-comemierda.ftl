# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = { game-comemierda }, as regras
rules-comemierda-intro =
    { game-comemierda } é o primo espanhol do jogo que em português se chama Presidente. Livra-te das tuas cartas antes dos outros: quem fica sem elas primeiro é presidente, e quem acaba com as últimas na mão é o { office-comemierda }.

    Na mão seguinte vê-se a diferença. O { office-comemierda } entrega as suas duas melhores cartas e recebe duas que não fazem falta ao presidente. Quem está em cima costuma lá ficar, até que alguém suba do fundo.

## In short

rules-comemierda-section-short = Em poucas palavras
rules-comemierda-short-1 = Quatro jogadores, dez cartas para cada um. Alguém abre com uma ou mais cartas do mesmo valor.
rules-comemierda-short-2 = À vez, bate-as com outras tantas de um valor mais alto, ou passa. Quem não for batido abre a vaza seguinte.
rules-comemierda-short-3 = O dois de ouros bate tudo e fecha a vaza na hora.
rules-comemierda-short-4 = A ordem em que ficam sem cartas dá os cargos e os pontos. Quando alguém chega a 21, acaba a partida.

## The cards

rules-comemierda-section-cards = As cartas
rules-comemierda-order-label = Os valores, do mais baixo ao mais alto
rules-comemierda-c4 =
    O baralho espanhol tem quarenta cartas em quatro naipes: ouros (oros), copas, espadas e paus (bastos). Do mais baixo ao mais alto, os valores são 3, 4, 5, 6, 7, valete, cavalo, rei, ás e dois; e por cima de todos está o dois de ouros.

    O dois de ouros é um valor à parte. Nunca se junta aos outros dois, por isso o máximo que se pode jogar de uma vez é um trio de dois. De resto os naipes não contam, a não ser para saber quem abre a primeira mão (C3) e qual de várias cartas iguais se entrega (C24).

## Sitting down

rules-comemierda-section-start = Sentar-se à mesa
rules-comemierda-c1 = Cada um fica no mesmo lugar a partida inteira. Joga-se no sentido contrário ao dos ponteiros do relógio, como é costume em Espanha; uma seta no pano indica-o.
rules-comemierda-c2 =
    O normal é jogarem quatro, mas podem jogar de cinco a oito. O baralho dá-se todo, uma carta de cada vez, a começar por quem está depois de quem dá. Se a divisão não for exata, os primeiros ficam com uma carta a mais.

    Quem dá primeiro tira-se à sorte. Depois de cada mão, passa a dar o lugar seguinte.
rules-comemierda-c3 = Na primeira mão abre quem tiver o três de ouros, com a jogada que quiser: o próprio três pode ficar na mão.

## A trick

rules-comemierda-section-trick = A vaza
rules-comemierda-c5 = Quem abre uma vaza põe na mesa de uma a quatro cartas do mesmo valor, e não pode passar. Não tens de jogar todas as que tens: com três setes na mão, podes muito bem abrir com dois.
rules-comemierda-c6 = Os outros seguem à vez. Cada um passa ou joga o mesmo número de cartas de um valor mais alto: uma sobre uma, um par sobre um par. Podes passar mesmo que tenhas com que bater.
rules-comemierda-example-follow = Inés abre com um par de cincos. Podes jogar um par de setes, ou passar. Um par de três é baixo demais, um trio de setes tem uma carta a mais, e um rei sozinho tem uma a menos.
rules-comemierda-c7 = O dois de ouros bate qualquer coisa. Joga-se sozinho, na tua vez, sejam quantas forem as cartas que a vaza pede, e também serve para abrir. A vaza acaba logo ali; a mais ninguém se pergunta nada. Nenhuma outra jogada corta uma vaza, nem sequer um trio de dois, a não ser que acabe a mão inteira (C11).
rules-comemierda-example-two = Lope abre com um par de reis. Marit responde com o dois de ouros, sozinho: a vaza acabou, e é Marit quem abre a seguinte.
rules-comemierda-c8 = Passar vale só para essa vez. Se na mesma vaza voltar a ser a tua vez, podes jogar.
rules-comemierda-c9 = A vaza acaba quando todos os outros que ainda têm cartas passaram desde a última jogada. Uma jogada nova apaga os passes anteriores. A quem já não tem cartas não se pergunta, e a ninguém se pede que bata a própria jogada.
rules-comemierda-example-round = Ana abre com um quatro, Jon passa, Marit joga um sete, Leire e Ana passam. É outra vez a vez de Jon, que antes tinha passado e agora joga um rei. Quando os outros três passam, a vaza é de Jon.
rules-comemierda-c10 = Quem fez a última jogada ganha a vaza e abre a seguinte. Se já não tiver cartas, abre a pessoa seguinte à mesa que ainda as tenha. As últimas cartas de quem se livra de tudo podem bater-se como quaisquer outras, e abre quem ganhar a vaza.
rules-comemierda-example-last = A Leire resta uma carta, um cinco. Ana abre com um quatro, Jon e Marit passam, e Leire joga o cinco: ficou sem cartas. Pergunta-se outra vez a Ana, a Jon e a Marit, que passam. A vaza é de Leire, que já não tem cartas: abre Ana, que está a seguir.

## Offices

rules-comemierda-section-offices = Ficar sem cartas, e os cargos
rules-comemierda-c11 = A mão acaba no instante em que só uma pessoa tem cartas, mesmo a meio de uma vaza: já não tem direito a resposta. As cartas que sobram mostram-se.
rules-comemierda-c12 = Pode-se acabar com o dois de ouros.
rules-comemierda-c13 = A ordem em que se fica sem cartas dá os cargos. O primeiro é presidente; o segundo, { office-vicepresidente }; o último que se livra, { office-vicecomemierda }; e quem fica com cartas, { office-comemierda }. Com mais de quatro jogadores, os do meio são o { office-pueblo }, o povo: sem pontos e sem troca.

## The exchange

rules-comemierda-section-exchange = A troca
rules-comemierda-c20 =
    A partir da segunda mão, antes de jogar trocam-se cartas. Primeiro a mesa passa as duas cartas mais altas do { office-comemierda } ao presidente, e a mais alta do { office-vicecomemierda } ao { office-vicepresidente }.

    Depois o presidente dá ao { office-comemierda } duas cartas à escolha, e o { office-vicepresidente } dá uma ao { office-vicecomemierda }. Escolhem depois de verem o que receberam, e podem devolver isso mesmo. No fim todos ficam com tantas cartas como as que lhes calharam.
rules-comemierda-c21 = Os dois pares trocam ao mesmo tempo e não esperam um pelo outro. Começa-se a jogar quando ambos acabarem.
rules-comemierda-c22 = Só os dois de cada par veem as cartas que trocam. Os outros veem quantas foram.
rules-comemierda-c23 = O { office-comemierda } da mão anterior abre a primeira vaza, com a jogada que quiser. Ninguém muda de lugar.
rules-comemierda-c24 = Entre cartas mais altas iguais escolhe a mesa, pelo naipe: primeiro ouros, depois copas, espadas e paus. O dois de ouros vai antes de qualquer outro dois.
rules-comemierda-example-gift = As melhores cartas do { office-comemierda } são um rei e três ases: de paus, de espadas e de copas. Os ases de copas e de espadas vão para o presidente.

## Points

rules-comemierda-section-points = Os pontos e o fim da partida
rules-comemierda-c30 = Cada mão dá 2 pontos ao presidente, 1 ao { office-vicepresidente }, 0 ao { office-vicecomemierda }, e tira 1 ao { office-comemierda }. A terceira e a quarta mão valem o dobro, e da quinta em diante todas valem o triplo, também o ponto perdido. Pode-se descer abaixo de zero.
rules-comemierda-points-label = Os pontos de cada cargo em cada mão
rules-comemierda-points-office = Cargo
rules-comemierda-points-hands-1 = Mãos 1 e 2
rules-comemierda-points-hands-2 = Mãos 3 e 4
rules-comemierda-points-hands-3 = Da mão 5 em diante
rules-comemierda-c31 = A partida acaba depois da mão em que alguém tiver 21 pontos ou mais. Ganha o total mais alto; quem empatar no topo partilha a vitória. Com quatro jogadores dura entre 6 e 15 mãos. Depois de cada mão, a mesa espera que peças a seguinte.
rules-comemierda-example-points = Ana é presidente cinco vezes seguidas: 2 e 2, 4 e 4, e 6 fazem 18 pontos. Na sexta mão é só { office-vicepresidente }, mas isso já vale 3: são 21, e a partida acabou.
rules-comemierda-c32 = Toda a gente pode saber quantas cartas tens. A página e o relato mostram a vaza em jogo e a anterior; as mais antigas, quando a mão acabar. Lembrar-se delas faz parte do jogo.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Outras maneiras de jogar
rules-comemierda-options-intro = Cada casa tem as suas regras. Estas escolhem-se antes de começar uma partida; o jogo normal não tem nenhuma, salvo onde se diga.
rules-comemierda-option-players-name = Jogadores
rules-comemierda-option-players = De quatro a oito; o normal são quatro (C2, C13).
rules-comemierda-option-target-name = Pontos para acabar
rules-comemierda-option-target = De 1 a 99; o normal são 21. Sem número, a partida continua até vocês pararem (C31).
rules-comemierda-option-escalating-name = As últimas mãos valem mais
rules-comemierda-option-escalating = É o normal. Desligado, todas as mãos contam o mesmo (C30).
rules-comemierda-option-pass-locks-out-name = Quem passa fica fora
rules-comemierda-option-pass-locks-out = Quem passa já não joga nessa vaza, nem sequer com o dois de ouros. Quando todos os outros estiverem fora, a vaza acaba logo (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Basta igualar
rules-comemierda-option-equal-may-be-played = Também podes jogar o mesmo valor por cima. Apaga os passes e ganha como qualquer outra jogada; ninguém perde a vez (C6).
rules-comemierda-option-first-lead-shows-three-name = Começar com o três de ouros
rules-comemierda-option-first-lead-shows-three = A primeira jogada de toda a partida é de um ou mais três, e um deles é o de ouros (C3).
rules-comemierda-option-blind-exchange-name = Troca às cegas
rules-comemierda-option-blind-exchange = As cartas mais altas ficam de lado sem se verem. O presidente e o { office-vicepresidente } dão das cartas que lhes calharam, e só então as cartas se cruzam (C20).
rules-comemierda-option-presidente-opens-name = Abre o presidente
rules-comemierda-option-presidente-opens = A partir da segunda mão abre o presidente da anterior, e não o { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Não se acaba com o dois de ouros
rules-comemierda-option-no-finish-on-two-of-oros = Podes jogá-lo na mesma como última carta, mas então ficas atrás de todos, até de quem ficou com cartas. Com quatro jogadores, essa pessoa é { office-vicecomemierda } (C12).

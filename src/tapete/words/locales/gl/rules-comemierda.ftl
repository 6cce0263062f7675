# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = As regras do { game-comemierda }
rules-comemierda-intro =
    O { game-comemierda } é un xogo para subir ao máis alto ou caer ata o fondo, polo menos durante unha man. Solta as túas cartas antes ca os demais: quen se libra primeiro é { office-presidente }, e quen queda coas últimas na man é { office-comemierda }.

    Na man seguinte nótase. O { office-comemierda } entrega as súas dúas mellores cartas e recibe dúas que ao { office-presidente } lle sobran. Quen está arriba adoita seguir arriba, ata que alguén remonta desde abaixo.

## In short

rules-comemierda-section-short = En poucas palabras
rules-comemierda-short-1 = Catro xogadores, dez cartas cada un. Alguén abre cunha ou máis cartas do mesmo valor.
rules-comemierda-short-2 = Por quendas, supéraas con outras tantas dun valor máis alto, ou pasa. Se ninguén te supera, abres a baza seguinte.
rules-comemierda-short-3 = O dous de ouros pode con todo e pecha a baza no acto.
rules-comemierda-short-4 = A orde en que quedades sen cartas dá os cargos e os puntos. Cando alguén chega a 21, acaba a partida.

## The cards

rules-comemierda-section-cards = As cartas
rules-comemierda-order-label = Os valores, de menor a maior
rules-comemierda-c4 =
    A baralla española ten corenta cartas en catro paus: ouros, copas, espadas e bastos. De menor a maior, os valores son 3, 4, 5, 6, 7, sota, cabalo, rei, as e dous; e por enriba de todos, o dous de ouros.

    O dous de ouros é un valor á parte. Nunca se xunta con outros douses, así que como moito podes botar tres douses á vez. Polo demais os paus non contan, agás para saber quen abre a primeira man (C3) e cal de varias cartas iguais se entrega (C24).

## Sitting down

rules-comemierda-section-start = Sentar á mesa
rules-comemierda-c1 = Cada un conserva o seu sitio toda a partida. Xógase no sentido contrario ás agullas do reloxo, como se fixo sempre coa baralla española; unha frecha no tapete indícao.
rules-comemierda-c2 =
    O normal é xogar catro, pero poden xogar de cinco a oito. A baralla repártese enteira, carta a carta, empezando por quen vai detrás de quen reparte. Se non saen as contas, os primeiros teñen unha carta máis.

    Quen reparte na primeira man bótase a sortes. Despois, en cada man tócalle repartir ao sitio seguinte.
rules-comemierda-c3 = A primeira man ábrea quen teña o tres de ouros, co que queira: non fai falta botar o tres.

## A trick

rules-comemierda-section-trick = A baza
rules-comemierda-c5 = Quen abre unha baza pon na mesa dunha a catro cartas do mesmo valor, e non pode pasar. Non tes que botar todas as que teñas: con tres setes na man, podes abrir con dous.
rules-comemierda-c6 = Os demais seguen por quendas. Cada un pasa ou bota o mesmo número de cartas dun valor máis alto: unha sobre unha, parella sobre parella. Podes pasar aínda que teñas con que superar.
rules-comemierda-example-follow = Inés abre con dous cincos. Podes botar dous setes, ou pasar. Dous treses non chegan, tres setes son demasiados e un rei só é pouco.
rules-comemierda-c7 = O dous de ouros pode con calquera cousa. Bótase só, cando che toca, pida a baza as cartas que pida; tamén vale para abrir. A baza remata nese momento e non se lle pregunta a ninguén máis. Ningunha outra xogada a corta, nin sequera tres douses, agás que acabe a man enteira (C11).
rules-comemierda-example-two = Lope abre con dous reis. Marit contesta co dous de ouros, só: acabou a baza, e Marit abre a seguinte.
rules-comemierda-c8 = Pasar vale só para esa quenda. Se a baza dá a volta e che volve tocar, podes xogar.
rules-comemierda-c9 = A baza remata cando todos os demais que aínda teñen cartas pasaron desde a última xogada. Cada xogada nova borra os pases anteriores. A quen xa non ten cartas non se lle pregunta, e a ninguén se lle pide que supere o seu.
rules-comemierda-example-round = Ana abre cun catro, Jon pasa, Marit bota un sete, Leire e Ana pasan. Vólvelle tocar a Jon, que antes pasara e agora bota un rei. Cando pasan os outros tres, a baza é de Jon.
rules-comemierda-c10 = Quen fixo a última xogada gaña a baza e abre a seguinte. Se quedou sen cartas, abre o seguinte da mesa que aínda teña. As últimas cartas de quen se libra pódense superar coma calquera outra, e abre quen gañe a baza.
rules-comemierda-example-last = A Leire quédalle unha carta, un cinco. Ana abre cun catro, Jon e Marit pasan, e Leire bota o cinco e queda sen cartas. Vólveselles preguntar a Ana, a Jon e a Marit, e os tres pasan. A baza é de Leire, pero xa non ten cartas: abre Ana, que vai detrás.

## Offices

rules-comemierda-section-offices = Quedar sen cartas, e os cargos
rules-comemierda-c11 = A man remata en canto só queda unha persoa con cartas, aínda que sexa a media baza: xa non pode contestar. As cartas que lle sobran ensínanse.
rules-comemierda-c12 = Podes rematar co dous de ouros.
rules-comemierda-c13 = A orde en que vos librades das cartas reparte os cargos. O primeiro é { office-presidente }; o segundo, { office-vicepresidente }; o último que se libra, { office-vicecomemierda }; e quen queda con cartas, { office-comemierda }. Con máis de catro xogadores, os do medio son o { office-pueblo }: nin puntos nin cambio.

## The exchange

rules-comemierda-section-exchange = O cambio de cartas
rules-comemierda-c20 =
    Desde a segunda man, antes de xogar cámbianse cartas. Primeiro a mesa pasa as dúas cartas máis altas do { office-comemierda } ao { office-presidente }, e a máis alta do { office-vicecomemierda } ao { office-vicepresidente }.

    Despois o { office-presidente } dálle ao { office-comemierda } dúas cartas calquera, e o { office-vicepresidente } unha ao { office-vicecomemierda }. Escóllenas despois de ver o que recibiron, e poden devolver iso mesmo. Todos acaban con tantas cartas como lles tocaron.
rules-comemierda-c21 = As dúas parellas cambian á vez, sen agardarse. Empézase a xogar cando remataron ambas.
rules-comemierda-c22 = Só os dous de cada parella ven as cartas que se cambian. Os demais ven cantas eran.
rules-comemierda-c23 = O { office-comemierda } da man anterior abre a primeira baza, co que queira. Ninguén cambia de sitio.
rules-comemierda-c24 = Entre cartas igual de altas escolle a mesa, por paus: primeiro ouros, logo copas, espadas e bastos. O dous de ouros vai antes ca calquera outro dous.
rules-comemierda-example-gift = O mellor que ten o { office-comemierda } é un rei e tres ases: de bastos, de espadas e de copas. Ao { office-presidente } van os ases de copas e de espadas.

## Points

rules-comemierda-section-points = Os puntos e o final
rules-comemierda-c30 = En cada man o { office-presidente } gaña 2 puntos, o { office-vicepresidente } 1, o { office-vicecomemierda } queda como está e o { office-comemierda } perde 1. A terceira e a cuarta contan dobre, e desde a quinta todas contan triplo, tamén o punto perdido. Pódese baixar de cero.
rules-comemierda-points-label = Os puntos de cada cargo en cada man
rules-comemierda-points-office = Cargo
rules-comemierda-points-hands-1 = Mans 1 e 2
rules-comemierda-points-hands-2 = Mans 3 e 4
rules-comemierda-points-hands-3 = Desde a 5
rules-comemierda-c31 = A partida acaba tras a man en que alguén ten 21 puntos ou máis. Gaña o total máis alto; se hai empate arriba, compártese a vitoria. Xogando catro, dura entre 6 e 15 mans. Despois de cada man, a mesa agarda a que pidas a seguinte.
rules-comemierda-example-points = Ana é { office-presidente } cinco veces seguidas: 2 e 2, 4 e 4, e 6 fan 18 puntos. Na sexta man só é { office-vicepresidente }, pero iso xa vale 3: son 21 e a partida rematou.
rules-comemierda-c32 = Todo o mundo pode saber cantas cartas tes. A páxina e a crónica ensinan a baza en curso e a anterior; as máis antigas, cando a man rematou. Lembrarse é parte do xogo.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Outros xeitos de xogar
rules-comemierda-options-intro = En cada casa xógase ao seu xeito. Isto escóllese antes de empezar a partida; o xogo normal non leva nada disto, agás onde se diga.
rules-comemierda-option-players-name = Xogadores
rules-comemierda-option-players = De catro a oito; o normal son catro (C2, C13).
rules-comemierda-option-target-name = Puntos para rematar
rules-comemierda-option-target = De 1 a 99; o normal son 21. Sen número, a partida segue ata que a deixedes (C31).
rules-comemierda-option-escalating-name = As últimas mans valen máis
rules-comemierda-option-escalating = É o normal. Se o quitas, todas as mans contan o mesmo (C30).
rules-comemierda-option-pass-locks-out-name = Quen pasa queda fóra
rules-comemierda-option-pass-locks-out = Quen pasa xa non xoga máis nesa baza, nin sequera co dous de ouros. Se todos os demais quedaron fóra, a baza remata ao momento (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Vale igualar
rules-comemierda-option-equal-may-be-played = Tamén podes botar o mesmo valor enriba. Borra os pases e gaña coma calquera outra xogada; non salta a ninguén (C6).
rules-comemierda-option-first-lead-shows-three-name = Empezar co tres de ouros
rules-comemierda-option-first-lead-shows-three = A primeira xogada da partida son un ou máis treses, e o de ouros entre eles (C3).
rules-comemierda-option-blind-exchange-name = Cambio ás cegas
rules-comemierda-option-blind-exchange = As cartas máis altas apártanse sen velas. O { office-presidente } e o { office-vicepresidente } dan da man que lles tocou, e só entón se cruzan as cartas (C20).
rules-comemierda-option-presidente-opens-name = Abre o { office-presidente }
rules-comemierda-option-presidente-opens = Desde a segunda man abre o { office-presidente } da anterior, e non o { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Non vale rematar co dous de ouros
rules-comemierda-option-no-finish-on-two-of-oros = Podes botalo como última carta, pero entón quedas por detrás de todos, mesmo de quen quedou con cartas. Xogando catro, esa persoa é { office-vicecomemierda } (C12).

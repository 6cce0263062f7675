# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = As regras do gnav
rules-gnav-intro =
    O gnav é o xogo nórdico do cuco. Cada un ten unha soa carta, e a máis baixa custa unha vida. Só hai unha cousa que decidir: quedar coa túa carta, ou pedirlle ao veciño que cha cambie.

    Parece doado, ata que o veciño ensina un gato.

## In short

rules-gnav-section-short = En poucas palabras
rules-gnav-short-1 = Catro xogadores, tres vidas e unha carta cada un. A túa só a ves ti.
rules-gnav-short-2 = Cando che toque, queda coa túa carta ou cámbiaa con quen tes á esquerda. Quen reparte xoga de último e cambia co mazo.
rules-gnav-short-3 = As cinco cartas máis altas non se deixan cambiar, e algunhas morden.
rules-gnav-short-4 = Ao final descóbrese todo, e a máis baixa paga unha vida. Gaña a última persoa que siga con vida.

## The cards

rules-gnav-section-cards = As cartas
rules-gnav-order-label = Os rangos, de menor a maior
rules-gnav-order =
    Son 42 cartas, dúas de cada un dos 21 rangos, sen paus. De menor a maior: parvo, moucho, maceta, 0, os números do I ao XII, casa, cabalo, gato, dragón e cuco.

    As cinco máis altas son as figuras, ou matadores. Entran en xogo cando alguén as pide. O dragón, por certo, é un soldado de cabalaría e non un monstro.

## Dealing

rules-gnav-section-deal = O reparto
rules-gnav-g1 = Quen reparte primeiro bótase a sortes. Tras cada reparto, aínda que se saltase, tócalle repartir a quen siga con vida cara á esquerda, descanse ou non.
rules-gnav-g2 =
    En cada reparto barállanse as 42 cartas e cada xogador recibe unha, boca abaixo. As demais forman o mazo.

    Se che toca un parvo tes que cantalo: a mesa ensínallelo a todos no acto. A partir de aí, todo o mundo sabe onde está ese parvo.
rules-gnav-g3 = Empeza quen senta á esquerda de quen reparte, séguese no sentido das agullas do reloxo, e quen reparte xoga de último. Se lle toca descansar, fai as súas veces o último na orde.

## The turn

rules-gnav-section-turn = Quedar coa carta ou cambiar
rules-gnav-g4 =
    Cando che toca, quedas coa túa carta ou pídeslle o cambio ao seguinte pola esquerda. Quen teña un número, o 0, a maceta, o moucho ou un parvo debe aceptar. As dúas cartas cambian de mans, cada un ve só a que recibe, e xoga a continuación quen tivo que aceptar.

    Podes pedir unha vez por reparto como moito, e só a quen aínda non xogou.
rules-gnav-g5 = Quen reparte, ao final, queda coa súa carta ou cámbiaa pola primeira do mazo. Se é unha carta corrente, ten que quedar con ela. Non a ve ninguén máis; a carta vella apártase boca abaixo e xa non conta. Un parvo roubado do mazo non se canta.
rules-gnav-example-swaps = Ana ten o III, Jon o IX, Inés o VII, e Lope, que reparte, o V. Todos piden cambio, e Lope rouba o VIII. Acaban con IX, VII, V e VIII: Inés ten a máis baixa e paga.

## Picture cards

rules-gnav-section-pictures = As figuras
rules-gnav-g10 = Unha figura só actúa cando alguén a pide, e contra quen a pediu, aínda que a petición lle chegase saltando unha casa ou un cabalo. Ensínase, non cambia de mans e queda boca arriba. Quen a ten pode pedir cambio coma calquera, mentres non perdese a quenda.
rules-gnav-g6 =
    Casa e cabalo: ensínase e consérvase, e a petición pasa ao seguinte, ou máis alá de quen reparte, ao mazo. Xoga a continuación quen por fin cambia. Os que se saltaron perden a súa quenda.

    Se saen do mazo, a casa ou o cabalo apártanse boca arriba e róubase a carta seguinte.
rules-gnav-example-house = Ana ten o II, Jon a casa, Inés o XI, e Lope, que reparte, o VI. Ana pídelle o cambio a Jon, que ensina a casa. Ten que cambiar Inés: Ana leva o XI e Inés o II. Jon perde a quenda; segue Inés, que lle cambia a Lope o II polo VI. Lope rouba o VII. Inés ten a máis baixa e paga.
rules-gnav-g7 = Dragón: ensínase e non se cambia. Perdes unha vida e conservas a túa carta. O xogo segue á esquerda do dragón; quen o ten perde a súa quenda.
rules-gnav-example-dragoon = Ana ten o II e pídelle o cambio a Jon, que ensina o dragón: Ana perde unha vida. Inés, co VIII, e Lope, co VI, quedan coas súas cartas. A máis baixa é o II, así que Ana perde outra.
rules-gnav-g8 = Gato: ensínase e non se cambia. Perdes unha vida, e todos os cambios feitos ata agora neste reparto desfanse, empezando polo último, tamén os anteriores a unha casa ou un cabalo. As vidas perdidas, as quendas gastadas e as cartas ensinadas quedan como están. O xogo segue á esquerda do gato, e ninguén xoga dúas veces.
rules-gnav-example-cat = Ana ten o II, Jon o IX, Inés o gato, Lope o V. Ana cambia con Jon e leva o IX. Jon pídelle o cambio a Inés: o gato! Jon perde unha vida e o cambio desfaise: o II volve a Ana, que xa non pode xogar. Lope queda coa súa carta, e Ana paga por ter a máis baixa.
rules-gnav-g9 = Cuco: ensínase, os cambios rematan no acto e resólvese o reparto. Pedilo non custa nada.
rules-gnav-g11 = Se unha delas sae do mazo, o cuco remata os cambios, o dragón custa unha vida, e o gato custa unha vida e desfai todos os cambios. Conservas a túa carta, agás polo que desfaga o gato, e acabaron os cambios.

## Settlement

rules-gnav-section-settlement = Quen paga
rules-gnav-g12 = Os cambios rematan cando xogou o último: tamén se o último se nega a unha petición, ou se unha petición chega ao mazo.
rules-gnav-g13 = Se un dragón ou un gato che quita a última vida, saes ao momento e a túa carta non se compara. Se despois un gato desfai os cambios, as cartas volven igualmente pasando polo teu sitio.
rules-gnav-g20 =
    Descóbrense todas as cartas. Se non hai ningún parvo, perden unha vida todos os que teñan a máis baixa. Se hai un parvo, pérdea quen o ten, e tamén todos os que teñan a máis baixa das demais. Se hai dous parvos, pagan só eses dous.

    As cartas de quen saíu neste reparto e as apartadas ensínanse, pero non se comparan: un parvo entre elas non conta como parvo.
rules-gnav-example-fool = Ana ten un parvo, Jon e Inés un III cada un, Lope o VIII, e ninguén cambia. Ana, Jon e Inés perden unha vida, e Ana descansa no próximo reparto.
rules-gnav-g21 = Quen acabe un reparto cun parvo e siga con vida descansa no seguinte: sen carta, sen quenda e sen nada que pagar. Non descansa ninguén máis. Despois volve ao xogo.
rules-gnav-g22 = Se ao remataren os cambios só queda unha persoa no reparto, as cartas ensínanse, pero ninguén paga nin descansa por iso. Se ademais é a última con vida, gaña a partida.
rules-gnav-g23 = Cando xogarían menos de dous, o reparto sáltase. A ninguén lle custa unha vida, os que descansaban volven e a quenda de repartir avanza.

## The end

rules-gnav-section-end = O final da partida
rules-gnav-g24 = Gaña a última persoa con vida. Se as últimas caen á vez ao comparar as cartas, empatan; pero se alguén estaba descansando non hai empate: gaña quen descansaba ou, se eran dous, seguen xogando.
rules-gnav-g25 = Despois de cada reparto a mesa agarda a que pidas o seguinte, e despois da partida a que empeces outra. Un reparto que se salta anúnciase, e o seguinte chega por si só.
rules-gnav-g26 = Con catro xogadores e tres vidas, unha partida ten como moito once repartos xogados, e ninguén perde máis de dúas vidas nun só.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Outros xeitos de xogar
rules-gnav-options-intro = Isto escóllese antes de empezar a partida; o xogo normal non leva nada disto, agás onde se diga.
rules-gnav-option-players-name = Xogadores
rules-gnav-option-players = De dous a oito; o normal son catro (G2).
rules-gnav-option-lives-name = Vidas
rules-gnav-option-lives = Dunha a nove; o normal son tres (G2).
rules-gnav-option-fool-rests-name = O parvo descansa
rules-gnav-option-fool-rests = É o normal. Se o quitas, non descansa nunca ninguén e non se salta ningún reparto (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = O parvo paga só
rules-gnav-option-fool-spares-next-lowest = Se hai un parvo na mesa, só perde unha vida quen o ten (G20).
rules-gnav-option-cat-undoes-name = O gato desfai os cambios
rules-gnav-option-cat-undoes = É o normal. Se o quitas, o gato só custa unha vida (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = O cuco custa unha vida
rules-gnav-option-cuckoo-costs-asker = Quen pide un cuco, ou o rouba, perde unha vida antes de resolver o reparto. Se era a última, sae e a súa carta non se compara (G9, G13).
rules-gnav-option-all-zero-replays-name = Sen empates
rules-gnav-option-all-zero-replays = Os que empatarían reciben unha vida cada un e seguen xogando. Non descansa ninguén por ese reparto (G24).

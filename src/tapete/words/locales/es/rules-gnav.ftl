# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Las reglas del gnav
rules-gnav-intro =
    El gnav es el juego nórdico del cuco. Cada cual tiene una sola carta, y la más baja cuesta una vida. Solo hay una cosa que decidir: quedarte con tu carta, o pedirle a tu vecino que te la cambie.

    Parece sencillo, hasta que el vecino enseña un gato.

## In short

rules-gnav-section-short = En pocas palabras
rules-gnav-short-1 = Cuatro jugadores, tres vidas y una carta cada uno. La tuya solo la ves tú.
rules-gnav-short-2 = En tu turno, quédate tu carta o cámbiala con quien tengas a la izquierda. Quien reparte juega al final y cambia con el mazo.
rules-gnav-short-3 = Las cinco cartas más altas no se dejan cambiar, y algunas muerden.
rules-gnav-short-4 = Al final se descubre todo, y la más baja paga una vida. Gana la última persona que siga con vida.

## The cards

rules-gnav-section-cards = Las cartas
rules-gnav-order-label = Los rangos, de menor a mayor
rules-gnav-order =
    Son 42 cartas, dos de cada uno de los 21 rangos, sin palos. De menor a mayor: tonto, búho, maceta, 0, los números del I al XII, casa, caballo, gato, dragón y cuco.

    Las cinco más altas son las figuras, o matadores. Entran en juego cuando alguien las pide. El dragón, por cierto, es un soldado a caballo y no un monstruo.

## Dealing

rules-gnav-section-deal = El reparto
rules-gnav-g1 = Quién reparte primero se echa a suertes. Tras cada reparto, aunque se haya saltado, le toca repartir a quien siga con vida hacia la izquierda, descanse o no.
rules-gnav-g2 =
    En cada reparto se barajan las 42 cartas y cada jugador recibe una, boca abajo. Las demás forman el mazo.

    Si te toca un tonto tienes que cantarlo: la mesa se lo enseña a todos en el acto. A partir de ahí, dónde está ese tonto lo sabe todo el mundo.
rules-gnav-g3 = Empieza quien se sienta a la izquierda de quien reparte, se sigue en el sentido de las agujas del reloj, y quien reparte juega al final. Si le toca descansar, hace sus veces el último del turno.

## The turn

rules-gnav-section-turn = Quedarse la carta o cambiar
rules-gnav-g4 =
    En tu turno te quedas tu carta o le pides el cambio al siguiente por la izquierda. Quien tenga un número, el 0, la maceta, el búho o un tonto debe aceptar. Las dos cartas cambian de manos, cada cual ve solo la que recibe, y juega a continuación quien tuvo que aceptar.

    Puedes pedir una vez por reparto como mucho, y solo a quien todavía no ha jugado.
rules-gnav-g5 = Quien reparte, al final, se queda su carta o la cambia por la primera del mazo. Si es una carta corriente, tiene que quedársela. Nadie más la ve; la carta vieja se aparta boca abajo y ya no cuenta. Un tonto robado del mazo no se canta.
rules-gnav-example-swaps = Ana tiene el III, Jon el IX, Inés el VII, y Lope, que reparte, el V. Todos piden cambio, y Lope roba el VIII. Acaban con IX, VII, V y VIII: Inés tiene la más baja y paga.

## Picture cards

rules-gnav-section-pictures = Las figuras
rules-gnav-g10 = Una figura solo actúa cuando alguien la pide, y contra quien la pidió, aunque la petición le haya llegado saltando una casa o un caballo. Se enseña, no cambia de manos y se queda boca arriba. Quien la tiene puede pedir cambio como cualquiera, mientras no haya perdido el turno.
rules-gnav-g6 =
    Casa y caballo: se enseña y se conserva, y la petición pasa al siguiente, o más allá de quien reparte, al mazo. Juega a continuación quien por fin cambia. Aquellos a quienes se ha saltado pierden su turno.

    Si salen del mazo, la casa o el caballo se apartan boca arriba y se roba la carta siguiente.
rules-gnav-example-house = Ana tiene el II, Jon la casa, Inés el XI, y Lope, que reparte, el VI. Ana le pide el cambio a Jon, que enseña la casa. Tiene que cambiar Inés: Ana se lleva el XI e Inés el II. Jon pierde su turno; sigue Inés, que le cambia a Lope el II por el VI. Lope roba el VII. Inés tiene la más baja y paga.
rules-gnav-g7 = Dragón: se enseña y no se cambia. Pierdes una vida y conservas tu carta. El juego sigue a la izquierda del dragón; quien lo tiene pierde su turno.
rules-gnav-example-dragoon = Ana tiene el II y le pide el cambio a Jon, que enseña el dragón: Ana pierde una vida. Inés, con el VIII, y Lope, con el VI, se quedan sus cartas. La más baja es el II, así que Ana pierde otra.
rules-gnav-g8 = Gato: se enseña y no se cambia. Pierdes una vida, y todos los cambios hechos hasta ahora en este reparto se deshacen, empezando por el último, también los anteriores a una casa o un caballo. Las vidas perdidas, los turnos gastados y las cartas enseñadas se quedan como están. El juego sigue a la izquierda del gato, y nadie juega dos veces.
rules-gnav-example-cat = Ana tiene el II, Jon el IX, Inés el gato, Lope el V. Ana cambia con Jon y se lleva el IX. Jon le pide el cambio a Inés: ¡el gato! Jon pierde una vida y el cambio se deshace: el II vuelve a Ana, que ya no puede jugar. Lope se queda su carta, y Ana paga por tener la más baja.
rules-gnav-g9 = Cuco: se enseña, los cambios terminan en el acto y se resuelve el reparto. Pedirlo no cuesta nada.
rules-gnav-g11 = Si una de ellas sale del mazo, el cuco termina los cambios, el dragón cuesta una vida, y el gato cuesta una vida y deshace todos los cambios. Conservas tu carta, salvo por lo que deshaga el gato, y se acabaron los cambios.

## Settlement

rules-gnav-section-settlement = Quién paga
rules-gnav-g12 = Los cambios terminan cuando ha jugado el último: también si el último se niega a una petición, o si una petición llega al mazo.
rules-gnav-g13 = Si un dragón o un gato te quita la última vida, sales al momento y tu carta no se compara. Si después un gato deshace los cambios, las cartas vuelven igualmente pasando por tu sitio.
rules-gnav-g20 =
    Se descubren todas las cartas. Si no hay ningún tonto, pierden una vida todos los que tengan la más baja. Si hay un tonto, la pierde quien lo tiene, y también todos los que tengan la más baja de las demás. Si hay dos tontos, pagan solo esos dos.

    Las cartas de quien ha salido en este reparto y las apartadas se enseñan, pero no se comparan: un tonto entre ellas no cuenta como tonto.
rules-gnav-example-fool = Ana tiene un tonto, Jon e Inés un III cada cual, Lope el VIII, y nadie cambia. Ana, Jon e Inés pierden una vida, y Ana descansa en el próximo reparto.
rules-gnav-g21 = Quien acabe un reparto con un tonto y siga con vida descansa en el siguiente: sin carta, sin turno y sin nada que pagar. No descansa nadie más. Después vuelve al juego.
rules-gnav-g22 = Si al terminar los cambios solo queda una persona en el reparto, las cartas se enseñan, pero nadie paga ni descansa por ello. Si además es la última con vida, gana la partida.
rules-gnav-g23 = Cuando jugarían menos de dos, el reparto se salta. A nadie le cuesta una vida, quienes descansaban vuelven y el turno de repartir avanza.

## The end

rules-gnav-section-end = El final de la partida
rules-gnav-g24 = Gana la última persona con vida. Si las últimas caen a la vez al comparar las cartas, empatan; pero si alguien estaba descansando no hay empate: gana quien descansaba o, si eran dos, siguen jugando.
rules-gnav-g25 = Después de cada reparto la mesa espera a que pidas el siguiente, y después de la partida a que empieces otra. Un reparto que se salta se anuncia, y el siguiente llega por sí solo.
rules-gnav-g26 = Con cuatro jugadores y tres vidas, una partida tiene como mucho once repartos jugados, y nadie pierde más de dos vidas en uno solo.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Otras maneras de jugar
rules-gnav-options-intro = Esto se elige antes de empezar la partida; el juego normal no lleva nada de ello, salvo donde se diga.
rules-gnav-option-players-name = Jugadores
rules-gnav-option-players = De dos a ocho; lo normal son cuatro (G2).
rules-gnav-option-lives-name = Vidas
rules-gnav-option-lives = De una a nueve; lo normal son tres (G2).
rules-gnav-option-fool-rests-name = El tonto descansa
rules-gnav-option-fool-rests = Es lo normal. Si se quita, nadie descansa nunca y no se salta ningún reparto (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = El tonto paga solo
rules-gnav-option-fool-spares-next-lowest = Si hay un tonto en la mesa, solo pierde una vida quien lo tiene (G20).
rules-gnav-option-cat-undoes-name = El gato deshace los cambios
rules-gnav-option-cat-undoes = Es lo normal. Si se quita, el gato solo cuesta una vida (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = El cuco cuesta una vida
rules-gnav-option-cuckoo-costs-asker = Quien pide un cuco, o lo roba, pierde una vida antes de resolver el reparto. Si era la última, sale y su carta no se compara (G9, G13).
rules-gnav-option-all-zero-replays-name = Sin empates
rules-gnav-option-all-zero-replays = Quienes empatarían reciben una vida cada cual y siguen jugando. Nadie descansa por ese reparto (G24).

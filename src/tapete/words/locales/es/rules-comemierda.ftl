# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = Las reglas del { game-comemierda }
rules-comemierda-intro =
    El { game-comemierda } es un juego para subir a lo más alto o caer hasta el fondo, al menos durante una mano. Suelta tus cartas antes que los demás: quien se libra primero es presidente, y quien se queda con las últimas en la mano es { office-comemierda }.

    En la mano siguiente se nota. El { office-comemierda } entrega sus dos mejores cartas y recibe dos que al presidente le sobran. Quien está arriba suele seguir arriba, hasta que alguien remonta desde abajo.

## In short

rules-comemierda-section-short = En pocas palabras
rules-comemierda-short-1 = Cuatro jugadores, diez cartas cada uno. Alguien abre con una o más cartas del mismo valor.
rules-comemierda-short-2 = Por turno, supéralas con otras tantas de un valor más alto, o pasa. Si nadie te supera, abres la baza siguiente.
rules-comemierda-short-3 = El dos de oros puede con todo y cierra la baza en el acto.
rules-comemierda-short-4 = El orden en que os quedáis sin cartas da los cargos y los puntos. Cuando alguien llega a 21, acaba la partida.

## The cards

rules-comemierda-section-cards = Las cartas
rules-comemierda-order-label = Los valores, de menor a mayor
rules-comemierda-c4 =
    La baraja española tiene cuarenta cartas en cuatro palos: oros, copas, espadas y bastos. De menor a mayor, los valores son 3, 4, 5, 6, 7, sota, caballo, rey, as y dos; y por encima de todos, el dos de oros.

    El dos de oros es un valor aparte. Nunca se junta con otros doses, así que como mucho puedes echar tres doses a la vez. Por lo demás los palos no cuentan, salvo para saber quién abre la primera mano (C3) y cuál de varias cartas iguales se entrega (C24).

## Sitting down

rules-comemierda-section-start = Sentarse a la mesa
rules-comemierda-c1 = Cada cual conserva su sitio toda la partida. Se juega en sentido contrario a las agujas del reloj, como es costumbre en España; una flecha en el tapete lo indica.
rules-comemierda-c2 =
    Lo normal es jugar cuatro, pero pueden jugar de cinco a ocho. La baraja se reparte entera, carta a carta, empezando por quien va detrás de quien reparte. Si no salen las cuentas, los primeros tienen una carta más.

    Quién reparte en la primera mano se echa a suertes. Después, en cada mano le toca repartir al sitio siguiente.
rules-comemierda-c3 = La primera mano la abre quien tenga el tres de oros, con lo que quiera: no hace falta echar el tres.

## A trick

rules-comemierda-section-trick = La baza
rules-comemierda-c5 = Quien abre una baza pone sobre la mesa de una a cuatro cartas del mismo valor, y no puede pasar. No tienes que echar todas las que tengas: si llevas tres sietes, puedes abrir con dos.
rules-comemierda-c6 = Los demás siguen por turno. Cada uno pasa o echa el mismo número de cartas de un valor más alto: una sobre una, pareja sobre pareja. Puedes pasar aunque tengas con qué superar.
rules-comemierda-example-follow = Inés abre con dos cincos. Puedes echar dos sietes, o pasar. Dos treses no llegan, tres sietes son demasiados y un rey solo es demasiado poco.
rules-comemierda-c7 = El dos de oros puede con cualquier cosa. Se echa solo, en tu turno, pida la baza las cartas que pida; también vale para abrir. La baza termina en ese momento y no se pregunta a nadie más. Ninguna otra jugada la corta, ni siquiera tres doses, salvo que se acabe la mano entera (C11).
rules-comemierda-example-two = Lope abre con dos reyes. Marit contesta con el dos de oros, solo: se acabó la baza, y Marit abre la siguiente.
rules-comemierda-c8 = Pasar vale solo para ese turno. Si la baza da la vuelta y te vuelve a tocar, puedes jugar.
rules-comemierda-c9 = La baza termina cuando todos los demás que aún tienen cartas han pasado desde la última jugada. Cada jugada nueva borra los pases anteriores. A quien ya no tiene cartas no se le pregunta, y a nadie se le pide que supere lo suyo.
rules-comemierda-example-round = Ana abre con un cuatro, Jon pasa, Marit echa un siete, Leire y Ana pasan. Le vuelve a tocar a Jon, que antes había pasado y ahora echa un rey. Cuando pasan los otros tres, la baza es de Jon.
rules-comemierda-c10 = Quien hizo la última jugada gana la baza y abre la siguiente. Si se ha quedado sin cartas, abre el siguiente de la mesa que todavía tenga. Las últimas cartas de quien se libra se pueden superar como cualquier otra, y abre quien gane la baza.
rules-comemierda-example-last = A Leire le queda una carta, un cinco. Ana abre con un cuatro, Jon y Marit pasan, y Leire echa el cinco y se queda sin cartas. Se vuelve a preguntar a Ana, a Jon y a Marit, y los tres pasan. La baza es de Leire, pero ya no tiene cartas: abre Ana, que va detrás.

## Offices

rules-comemierda-section-offices = Quedarse sin cartas, y los cargos
rules-comemierda-c11 = La mano termina en cuanto solo queda una persona con cartas, aunque sea a mitad de baza: ya no puede contestar. Las cartas que le sobran se enseñan.
rules-comemierda-c12 = Puedes terminar con el dos de oros.
rules-comemierda-c13 = El orden en que os libráis de las cartas reparte los cargos. El primero es presidente; el segundo, vicepresidente; el último que se libra, { office-vicecomemierda }; y quien se queda con cartas, { office-comemierda }. Con más de cuatro jugadores, los de en medio son el pueblo: ni puntos ni intercambio.

## The exchange

rules-comemierda-section-exchange = El intercambio
rules-comemierda-c20 =
    Desde la segunda mano, antes de jugar se cambian cartas. Primero la mesa pasa las dos cartas más altas del { office-comemierda } al presidente, y la más alta del { office-vicecomemierda } al vicepresidente.

    Luego el presidente le da al { office-comemierda } dos cartas cualesquiera, y el vicepresidente una al { office-vicecomemierda }. Las eligen después de ver lo que han recibido, y pueden devolver eso mismo. Todos acaban con tantas cartas como les tocaron.
rules-comemierda-c21 = Las dos parejas cambian a la vez, sin esperarse. Se empieza a jugar cuando han terminado ambas.
rules-comemierda-c22 = Solo los dos de cada pareja ven las cartas que se cambian. Los demás ven cuántas eran.
rules-comemierda-c23 = El { office-comemierda } de la mano anterior abre la primera baza, con lo que quiera. Nadie cambia de sitio.
rules-comemierda-c24 = Entre cartas igual de altas elige la mesa, por palos: primero oros, luego copas, espadas y bastos. El dos de oros va antes que cualquier otro dos.
rules-comemierda-example-gift = Lo mejor que tiene el { office-comemierda } es un rey y tres ases: de bastos, de espadas y de copas. Al presidente van los ases de copas y de espadas.

## Points

rules-comemierda-section-points = Los puntos y el final
rules-comemierda-c30 = En cada mano el presidente gana 2 puntos, el vicepresidente 1, el { office-vicecomemierda } se queda como está y el { office-comemierda } pierde 1. La tercera y la cuarta cuentan doble, y desde la quinta todas cuentan triple, también el punto perdido. Se puede bajar de cero.
rules-comemierda-points-label = Los puntos de cada cargo en cada mano
rules-comemierda-points-office = Cargo
rules-comemierda-points-hands-1 = Manos 1 y 2
rules-comemierda-points-hands-2 = Manos 3 y 4
rules-comemierda-points-hands-3 = Desde la 5
rules-comemierda-c31 = La partida acaba tras la mano en que alguien tiene 21 puntos o más. Gana el total más alto; si hay empate arriba, comparten la victoria. Jugando cuatro, dura entre 6 y 15 manos. Después de cada mano, la mesa espera a que pidas la siguiente.
rules-comemierda-example-points = Ana es presidente cinco veces seguidas: 2 y 2, 4 y 4, y 6 hacen 18 puntos. En la sexta mano solo es vicepresidente, pero ya vale 3: son 21 y la partida ha terminado.
rules-comemierda-c32 = Todo el mundo puede saber cuántas cartas tienes. La página y la crónica enseñan la baza en curso y la anterior; las más antiguas, cuando la mano ha terminado. Acordarse es parte del juego.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Otras maneras de jugar
rules-comemierda-options-intro = En cada casa se juega a su manera. Esto se elige antes de empezar la partida; el juego normal no lleva nada de ello, salvo donde se diga.
rules-comemierda-option-players-name = Jugadores
rules-comemierda-option-players = De cuatro a ocho; lo normal son cuatro (C2, C13).
rules-comemierda-option-target-name = Puntos para terminar
rules-comemierda-option-target = De 1 a 99; lo normal son 21. Sin número, la partida sigue hasta que la dejéis (C31).
rules-comemierda-option-escalating-name = Las últimas manos valen más
rules-comemierda-option-escalating = Es lo normal. Si se quita, todas las manos cuentan lo mismo (C30).
rules-comemierda-option-pass-locks-out-name = Quien pasa queda fuera
rules-comemierda-option-pass-locks-out = Quien pasa ya no juega más en esa baza, ni siquiera con el dos de oros. Si todos los demás han quedado fuera, la baza termina al momento (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Vale igualar
rules-comemierda-option-equal-may-be-played = También puedes echar el mismo valor encima. Borra los pases y gana como cualquier otra jugada; no salta a nadie (C6).
rules-comemierda-option-first-lead-shows-three-name = Empezar con el tres de oros
rules-comemierda-option-first-lead-shows-three = La primera jugada de la partida son uno o más treses, y entre ellos el de oros (C3).
rules-comemierda-option-blind-exchange-name = Intercambio a ciegas
rules-comemierda-option-blind-exchange = Las cartas más altas se apartan sin verlas. El presidente y el vicepresidente dan de la mano que les tocó, y solo entonces se cruzan las cartas (C20).
rules-comemierda-option-presidente-opens-name = Abre el presidente
rules-comemierda-option-presidente-opens = Desde la segunda mano abre el presidente de la anterior, y no el { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = No vale terminar con el dos de oros
rules-comemierda-option-no-finish-on-two-of-oros = Puedes echarlo como última carta, pero entonces quedas por detrás de todos, incluso de quien se quedó con cartas. Jugando cuatro, esa persona es { office-vicecomemierda } (C12).

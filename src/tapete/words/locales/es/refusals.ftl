# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = La partida ha terminado
refused-comemierda-round-over = La mano ha terminado y todavía no se ha dado la siguiente
refused-comemierda-no-such-action = Puedes echar cartas o pasar, nada más
refused-comemierda-exchange-first = Primero se cambian las cartas y luego se juega
refused-comemierda-nothing-to-give = Ahora no tienes nada que dar
refused-comemierda-wrong-number-of-gifts = El presidente da dos cartas, el vicepresidente una
refused-comemierda-not-in-hand-as-dealt = Solo puedes dar cartas de las que te tocaron al repartir
refused-comemierda-exchange-is-over = El intercambio ya se ha hecho
refused-comemierda-already-out = Ya no te quedan cartas
refused-comemierda-locked-out = Has pasado, así que quedas fuera hasta que acabe la baza
refused-comemierda-not-your-turn = No es tu turno
refused-comemierda-must-lead = Abres la baza, así que no puedes pasar
refused-comemierda-unknown-card = Esa carta no está en la baraja
refused-comemierda-same-card-twice = Una carta no se puede echar dos veces
refused-comemierda-not-your-card = Esa carta no la tienes tú
refused-comemierda-no-cards = Elige al menos una carta, o pasa
refused-comemierda-too-many-cards = Como mucho se echan cuatro cartas a la vez
refused-comemierda-two-of-oros-alone = El dos de oros se echa solo
refused-comemierda-mixed-values = Todas las cartas tienen que ser del mismo valor
refused-comemierda-first-lead-shows-three = La primera jugada es de treses, y entre ellos el de oros
refused-comemierda-wrong-count = Tienes que echar tantas cartas como hay en la mesa
refused-comemierda-not-higher = Necesitas un valor más alto
refused-comemierda-lower = Necesitas el mismo valor o uno más alto

## Gnav

refused-gnav-not-an-action = Puedes quedarte tu carta o pedir el cambio, nada más
refused-gnav-not-at-table = No tienes sitio en esta mesa
refused-gnav-match-over = La partida ha terminado
refused-gnav-deal-over = Este reparto ha terminado y todavía no se ha dado el siguiente
refused-gnav-resting = Descansas en este reparto
refused-gnav-out = No te quedan vidas
refused-gnav-acted = Ya has jugado en este reparto
refused-gnav-lost-turn = Te pidieron la carta y la enseñaste, así que has perdido el turno
refused-gnav-not-your-turn = No es tu turno

## The room

refused-room-not-your-table = Esta mesa es privada y no tienes sitio en ella.
refused-room-unknown-table = No hay ninguna mesa así.
refused-room-join-first = Primero siéntate a la mesa.
refused-room-not-seated = Estás mirando: eso solo pueden hacerlo quienes se sientan a la mesa.
refused-room-not-now = La mesa no está esperando eso.
refused-room-stale = Eso ya se decidió hace un momento.
refused-room-bad-message = La sala no entiende ese mensaje.
refused-room-too-large = Ese mensaje es demasiado grande.
refused-room-too-fast = ¡No tan deprisa! Espera un momento y prueba otra vez.
refused-room-wrong-version = Esta página y la sala son de versiones distintas. Vuelve a cargar la página.
refused-room-bad-name = Un nombre tiene de 1 a 64 caracteres, ninguno invisible, y no empieza por «robot:».
refused-room-unknown-game = Aquí no hay ningún juego así.
refused-room-bad-option = Así no se puede jugar: revisa las opciones.
refused-room-unknown-robot = No hay robots de ese nivel.
refused-room-not-saved = La sala no ha podido anotarlo, así que no cuenta. Prueba otra vez.
refused-room-trouble = Algo ha fallado en la sala y nada ha cambiado. Prueba otra vez.
refused-room-not-over = El registro se abre cuando termina la partida.
refused-room-left = Has dejado esta partida.
refused-room-too-many-tables = Ya juegas en tantas mesas como se puede. Termina una partida o deja alguna.
refused-room-too-many-guests = Han llegado muchas visitas nuevas de donde estás. Prueba dentro de un rato.
refused-room-full = Todas las mesas de la sala están ocupadas. Prueba dentro de un rato.
refused-room-unknown-match = Esta mesa no ha jugado esa partida.
refused-room-foreign-origin = Eso venía de la página de otro sitio.
refused-room-no-such-page = En esta dirección no hay nada.
refused-room-host-only = Eso solo puede hacerlo quien ha abierto la mesa.
refused-room-seat-taken = Ese sitio está ocupado.
refused-room-already-seated = Ya tienes sitio en esta mesa.
refused-room-closed = Todos se han ido de esta mesa. Abre otra.
refused-room-no-talk = En esta mesa no se habla.
refused-room-phrases-only = En esta mesa se habla eligiendo frases de la lista.
refused-room-bad-title = Un título tiene como mucho 64 caracteres, en una sola línea y ninguno invisible.

## Quién es cada cual

refused-room-not-known = La sala aún no te conoce. Dile primero cómo te llamas.
refused-room-robots-token = Un robot puede jugar por ti, pero esto lo haces tú, en tu navegador.
refused-room-wrong-phrase = Ese nombre y ese secreto no van juntos.
refused-room-bad-phrase = La frase secreta tiene de 8 a 256 caracteres.
refused-room-bad-account = El nombre de una cuenta tiene de 3 a 32 letras, cifras, puntos, guiones o guiones bajos, y empieza por letra o cifra.
refused-room-account-taken = Con ese nombre ya entra otra persona. Elige otro.
refused-room-has-account = Ya tienes una cuenta.
refused-room-sign-up-closed = Esta sala no abre cuentas nuevas por ahora. Puedes jugar sin cuenta.
refused-room-not-admin = Eso es cosa de quien lleva la sala.
refused-room-unknown-player = Aquí no hay nadie con ese número, o ya no está.
refused-room-unknown-session = Ese navegador o robot ya no tenía la sesión abierta.
refused-room-banned = Quien lleva la sala no te deja jugar por ahora.
refused-room-too-many-sockets = Tienes la sala abierta en demasiadas ventanas. Cierra alguna y vuelve.
refused-room-needs-account = Para escribir lo que quieras hace falta una cuenta. Dilo con una de las frases.

## The coach

refused-room-bad-record = Esto no es el registro de una partida en la que todo encaje.
refused-room-unfinished-record = Esta partida no se jugó hasta el final, y solo se analizan las terminadas.
refused-room-no-coach = Para el juego, tal como se jugó aquí, no hay análisis.
refused-room-coach-busy = Ahora se están analizando otras partidas. Inténtalo de nuevo dentro de un rato.
refused-room-coach-gave-up = El análisis se ha interrumpido: tardaba demasiado.

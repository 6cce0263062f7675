# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] No queda ningún asiento libre
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
gathering-seats = Asientos, por orden de juego

## A seat

gathering-seat-free = libre
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Asiento { $number }
gathering-sit = Sentarme
gathering-sit-at = Sentarme en el asiento { $number }
gathering-robot = Un robot
gathering-robot-at = Poner un robot en el asiento { $number }
gathering-send-away = Quitar a { $name }
gathering-host = pone la mesa
gathering-you = tú
gathering-you-host = tú pones la mesa

## What happens meanwhile, for those who listen

gathering-sat = { $who } se sienta
gathering-rose = { $who } se levanta

## The host

gathering-levels = Los robots que invitas
gathering-start = Empezar
gathering-start-with = { $count ->
    [one] Empezar con un robot
   *[other] Empezar con { $count } robots
}
gathering-starting = Repartiendo…
gathering-waits-host = { $host } empieza la partida cuando estéis todos.
gathering-waits-you = Siéntate: { $host } empieza la partida cuando estéis todos.
gathering-waits-friends = Aquí solo se sientan los amigos que tienen el enlace. Podrás mirar cuando { $host } empiece la partida.
gathering-host-note = Los asientos que sigan libres cuando empieces serán para robots.
gathering-leave = Dejar la mesa
gathering-to-start = A la página de inicio

## The invitation

gathering-invite = Invita a tus amigos
gathering-invite-note = Quien tenga este enlace puede sentarse. Envíalo, o que apunten con el móvil al cuadrado.
gathering-invite-open = Esta mesa está entre las mesas abiertas: cualquiera puede sentarse. Con este enlace tus amigos la encuentran enseguida.
gathering-link = Enlace a esta mesa
gathering-copy = Copiar
gathering-copied = Copiado
gathering-copy-failed = No se pudo copiar: marca el enlace y cópialo a mano.
gathering-share = Compartir…
gathering-qr = Código QR del enlace a esta mesa

## How it is played

gathering-how = Cómo se juega
gathering-usual = lo normal
gathering-yes = sí
gathering-no = no
gathering-without-end = sin final
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Clasificación
gathering-rated = esta partida cuenta
gathering-clock = Reloj
gathering-clock-none = sin reloj
gathering-clock-slow = lento
gathering-clock-normal = medio
gathering-clock-fast = rápido
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s por turno, { $bank } s de reserva en cada mano
gathering-clock-seconds-none = nadie mete prisa
gathering-watching = Mirar
gathering-watch = Otros pueden mirar
gathering-hold = Quien mira lo ve
gathering-hold-none = al momento
gathering-hold-trick = { $game ->
    [gnav] tras cada turno
   *[comemierda] tras cada baza
}
gathering-hold-deal = tras cada mano
gathering-watch-no = nadie
gathering-talk = Hablar
gathering-talk-none = nada
gathering-talk-phrases = frases hechas
gathering-talk-text = también con tus palabras

## A stranger who sits down

gathering-name-ask = ¿Cómo te llamamos?
gathering-name-note = Un nombre para los demás de la mesa; no hace falta cuenta.
gathering-name-sit = Sentarme
gathering-cancel = Cancelar

## Making a table

newtable = Una mesa para amigos
newtable-game = Juego
newtable-players = Asientos
newtable-title = Título, si quieres
newtable-who = Quién puede sentarse
newtable-invited = Amigos con el enlace
newtable-anybody = Cualquiera
newtable-rated = Cuenta para la clasificación
newtable-rated-note = Solo cuentan las partidas con dos personas o más.
newtable-make = Poner la mesa
newtable-making = Poniendo la mesa…

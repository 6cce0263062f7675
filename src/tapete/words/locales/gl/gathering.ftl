# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Non queda ningún sitio libre
    [one] Queda un sitio libre
   *[other] Quedan { $count } sitios libres
}
gathering-seats = Sitios, por orde de xogo

## A seat

gathering-seat-free = libre
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Sitio { $number }
gathering-sit = Sentar aquí
gathering-sit-at = Sentar aquí, no sitio { $number }
gathering-robot = Un robot
gathering-robot-at = Poñer un robot no sitio { $number }
gathering-send-away = Quitar a { $name }
gathering-host = pon a mesa
gathering-you = ti
gathering-you-host = ti, que pos a mesa

## What happens meanwhile, for those who listen

gathering-sat = { $who } senta
gathering-rose = { $who } érguese

## The host

gathering-levels = Os robots que convidas
gathering-start = Comezar
gathering-start-with = { $count ->
    [one] Comezar cun robot
   *[other] Comezar con { $count } robots
}
gathering-starting = Repartindo…
gathering-waits-host = { $host } comeza a partida cando esteades todos.
gathering-waits-you = Senta: { $host } comeza a partida cando esteades todos.
gathering-waits-friends = Aquí só sentan os amigos que teñen a ligazón. Poderás mirar cando { $host } comece a partida.
gathering-host-note = Os sitios que sigan libres cando comeces serán para robots.
gathering-leave = Deixar a mesa
gathering-to-start = Á páxina de inicio

## The invitation

gathering-invite = Convida os teus amigos
gathering-invite-note = Quen teña esta ligazón pode sentar. Envíaa, ou que apunten co móbil ao cadrado.
gathering-invite-open = Esta mesa está entre as mesas abertas: pode sentar calquera. Con esta ligazón os teus amigos atópana de contado.
gathering-link = Ligazón a esta mesa
gathering-copy = Copiar
gathering-copied = Copiado
gathering-copy-failed = Non se puido copiar: marca a ligazón e cópiaa a man.
gathering-share = Compartir…
gathering-qr = Código QR da ligazón a esta mesa

## How it is played

gathering-how = Como se xoga
gathering-usual = o normal
gathering-yes = si
gathering-no = non
gathering-without-end = sen final
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Clasificación
gathering-rated = esta partida conta
gathering-clock = Reloxo
gathering-clock-none = sen reloxo
gathering-clock-slow = lento
gathering-clock-normal = medio
gathering-clock-fast = rápido
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s por quenda, { $bank } s de reserva en cada man
gathering-clock-seconds-none = ninguén mete présa
gathering-watching = Mirar
gathering-watch = Outros poden mirar
gathering-hold = Quen mira veo
gathering-hold-none = ao momento
gathering-hold-trick = { $game ->
    [gnav] despois de cada quenda
   *[comemierda] despois de cada baza
}
gathering-hold-deal = despois de cada man
gathering-watch-no = ninguén
gathering-talk = Falar
gathering-talk-none = nada
gathering-talk-phrases = frases feitas
gathering-talk-text = tamén coas túas palabras

## A stranger who sits down

gathering-name-ask = Como che chamamos?
gathering-name-note = Un nome para os demais da mesa; non fai falta conta.
gathering-name-sit = Sentar
gathering-cancel = Cancelar

## Making a table

newtable = Unha mesa para amigos
newtable-game = Xogo
newtable-players = Sitios
newtable-title = Título, se queres
newtable-who = Quen pode sentar
newtable-invited = Amigos coa ligazón
newtable-anybody = Calquera
newtable-rated = Conta para a clasificación
newtable-rated-note = Só contan as partidas con dúas persoas ou máis.
newtable-make = Poñer a mesa
newtable-making = Poñendo a mesa…

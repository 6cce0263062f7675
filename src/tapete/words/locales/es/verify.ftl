# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Comprobar una partida: Tapete
verify-heading = ¿Se barajó limpiamente?
verify-lead = Míralo tú. Esta página vuelve a calcular todos los repartos, aquí en tu navegador, sin preguntar a nadie.
verify-link = Comprobar una partida

## The record

verify-choose = Elige un registro
verify-another = Elige otro registro
verify-drop = o suelta el archivo aquí
verify-file = Un registro es el archivo de una partida, y su nombre acaba en .jsonl.
verify-fetching = Trayendo el registro…
verify-save = Guardar el registro
verify-unreadable = Esto no es el registro de una partida: la línea { $line } no encaja en ninguno.
verify-no-file = No se puede leer el archivo.
verify-none-unsealed = Esta partida no se selló ni salió de una semilla, así que no hay nada que comprobar.
verify-none-unopened = El secreto de esta partida aún no se ha abierto. Se abre cuando termina la partida.
verify-none-empty = En esta partida no se repartió nada, así que no hay nada que comprobar.

## How it works

verify-how = Cómo funciona
verify-how-seal = Antes de la primera carta, la sala saca un número secreto que decide cómo se baraja en toda la partida, y lo sella. A ti te enseña el sello, no el número.
verify-how-share = Luego tu navegador añade un número suyo. Así nadie puede elegir las cartas: ni la sala, ni los robots, ni tú.
verify-how-open = Cuando termina la partida se abre el secreto. Junto con los números de los jugadores da todas las barajas, carta por carta, y cualquiera puede volver a calcularlas.

## What was found; $count counts the deals with cards

verify-fair = Todo encaja
verify-fair-seal = { $count ->
    [one] El único reparto es el que da el secreto sellado, hasta la última carta.
   *[other] Los { $count } repartos son los que da el secreto sellado, hasta la última carta.
}
verify-fair-seed = { $count ->
    [one] El único reparto es el que da la semilla, hasta la última carta.
   *[other] Los { $count } repartos son los que da la semilla, hasta la última carta.
}
verify-unfair = Algo no encaja
verify-unfair-note = Lo que no encaja está marcado abajo. Puede que el archivo cambiara por el camino; si no, no te fíes de esta partida.
verify-seal-fits = El secreto es el que se selló.
verify-seal-differs = El secreto no es el que se selló.
verify-seed = Estos repartos salen de la semilla de una simulación: cualquiera puede volver a jugar la misma partida.
verify-memory-ours = Tu navegador vio este sello antes de la primera carta, y el número que añadió cuenta cada vez que se baraja.
verify-memory-seen = Tu navegador vio este sello antes de la primera carta. El número que añadió llegó tarde para barajar.
verify-memory-late = Tu navegador vio este sello cuando las cartas ya estaban en la mesa.
verify-memory-another-share = El número que figura en tu sitio no es el que añadió tu navegador.
verify-memory-another-seal = Este no es un sello que tu navegador viera en esta mesa.
verify-memory-unknown = Este navegador no estuvo en la mesa, así que no puede decir cuándo se enseñó el sello.
verify-deals = Reparto a reparto
verify-deal = Reparto { $number }
verify-deal-fits = las { $count } cartas encajan
verify-deal-differs = del secreto salen otras cartas
verify-deal-skipped = saltado, no se repartió nada
verify-lot-fits = En repartir empezó { $who }, como salió a suertes.
verify-lot-differs = En repartir empezó { $who }, pero a suertes salió { $drawn }.
verify-robot = el robot del asiento { $seat }
verify-moves = Esta página solo mira cómo se barajó. Las jugadas las comprueba «tapete verify» en la línea de órdenes, con el mismo archivo.

## The seal on the table

verify-seal = Baraja sellada
verify-seal-heading = La baraja está sellada
verify-seal-what = Antes de la primera carta, la sala sacó un número secreto que decide cómo se baraja en toda esta partida, y lo selló. Este es el sello, el mismo para toda la mesa:
verify-seal-note = Puedes apuntarlo: otro secreto tendría otro sello.
verify-seal-check = Comprobar esta partida
verify-seal-later = En cuanto termine la partida podrás comprobarla aquí.

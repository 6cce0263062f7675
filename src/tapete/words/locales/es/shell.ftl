# The room: start page, look panel, what every page shares.

room-name = Tapete
language = Idioma
close = Cerrar
look = Aspecto

## Start page

start-title = Tapete, una sala de cartas
start-heading = Siéntate, las cartas están en la mesa
start-lead = Dos juegos para una tarde, con robots que no ven tus cartas.
start-games = Elige un juego
start-chosen = elegido
start-choose = elegir
start-comemierda = Quédate sin cartas antes que nadie y sé presidente.
start-comemierda-note = de 4 a 8 jugadores, unos 20 minutos
start-gnav = Una carta cada uno: quédatela o cámbiala con tu vecino.
start-gnav-note = de 2 a 8 jugadores, unos 10 minutos
start-rules = Reglas
start-rules-of = Reglas de { $game }
start-name = Tu nombre en la mesa
start-robots = Robots
start-level-1 = Amable
start-level-1-note = perdona
start-level-2 = Parejo
start-level-2-note = a la par
start-level-3 = Duro
start-level-3-note = sin piedad
start-play = Jugar
start-opening = Abriendo la mesa…
start-options-standard = Cómo se juega: lo normal
start-options-changed = { $count ->
    [one] Cómo se juega: un cambio
   *[other] Cómo se juega: { $count } cambios
}
start-room = Esta sala
start-room-note = No hace falta cuenta; nada sale de aquí.
start-no-name = Escribe antes un nombre: los demás quieren saber quién juega.
start-no-server = La sala no responde. Prueba otra vez dentro de un momento.
start-nowhere = En este tapete no hay nada
start-nowhere-note = La dirección no lleva a ninguna mesa ni página de esta sala.
start-home = A la página de inicio

game-comemierda = Comemierda
game-gnav = Gnav

## How it is played: the options' names stand with the rules

options-heading = Cómo se juega al { $game }
options-fewer = uno menos
options-more = uno más
options-without-end = Sin final
options-usual = Lo normal
options-done = Listo

## Look panel

look-per-cent = { $value } %
look-as-drawn = original
look-contrast = Contraste
look-contrast-low = suave
look-contrast-high = duro
look-grain = Grano
look-grain-low = liso
look-grain-high = áspero
look-warmth = Temperatura de color
look-warmth-low = fría
look-warmth-high = cálida
look-cloth = Tapete
look-cloth-green = Verde
look-cloth-blue = Azul
look-cloth-wine = Vino
look-cards = Cartas
look-large = Cartas grandes
look-movement = Movimiento
look-motion = Movimiento reducido
look-motion-system = Sistema
look-motion-on = Sí
look-motion-off = No
look-speed = Velocidad
look-pause = Cuánto piensan los robots
look-slow = Lenta
look-normal = Normal
look-fast = Rápida
look-instant = Al instante
look-rest = Volver al original

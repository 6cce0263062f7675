# The room: start page, look panel, what every page shares.

room-name = Tapete
language = Idioma
close = Cerrar
look = Aspecto

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

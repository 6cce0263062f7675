# The look panel: what one sees and hears of the room, and how one plays.

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
look-suits = Palos en cuatro colores
look-suits-note = Oros en amarillo, copas en rojo, espadas en azul, bastos en verde
look-index = Números grandes
look-index-note = En las esquinas de las cartas españolas

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

look-hand = Tus cartas
look-order = Orden
look-order-up = De menor a mayor
look-order-down = De mayor a menor
look-tap = Jugar con un toque
look-tap-note = Si pueden ir varias cartas de un valor, sigues diciendo cuántas.
look-keys = Las letras hacen de teclas

look-sounds = Sonidos
look-volume = Volumen
look-volume-off = No
look-volume-soft = Suave
look-volume-full = Normal
look-notices = Avísame cuando me toque
look-notices-note = Con un aviso del navegador, mientras miras otra cosa
look-notices-no = Tu navegador no deja que esta página muestre avisos.
look-ways-rest = Jugar como al principio

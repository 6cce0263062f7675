# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = orixinal
look-contrast = Contraste
look-contrast-low = suave
look-contrast-high = duro
look-grain = Gran
look-grain-low = liso
look-grain-high = áspero
look-warmth = Temperatura da cor
look-warmth-low = fría
look-warmth-high = cálida

look-cloth = Tapete
look-cloth-green = Verde
look-cloth-blue = Azul
look-cloth-wine = Viño
look-cards = Cartas
look-large = Cartas grandes
look-suits = Paus en catro cores
look-suits-note = Ouros en amarelo, copas en vermello, espadas en azul, bastos en verde
look-index = Números grandes
look-index-note = Nas esquinas das cartas españolas

look-movement = Movemento
look-motion = Movemento reducido
look-motion-system = Sistema
look-motion-on = Si
look-motion-off = Non
look-speed = Velocidade
look-pause = Canto pensan os robots
look-slow = Lenta
look-normal = Normal
look-fast = Rápida
look-instant = Ao instante
look-rest = Volver ao orixinal

look-hand = As túas cartas
look-order = Orde
look-order-up = De menor a maior
look-order-down = De maior a menor
look-tap = Xogar cun toque
look-tap-note = Se poden ir varias cartas dun valor, segues dicindo cantas.
look-keys = As letras fan de teclas

look-sounds = Sons
look-volume = Volume
look-volume-off = Non
look-volume-soft = Suave
look-volume-full = Normal
look-notices = Avísame cando me toque
look-notices-note = Cun aviso do navegador, mentres miras outra cousa
look-notices-no = O teu navegador non deixa que esta páxina mostre avisos.
look-ways-rest = Xogar coma ao principio

# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = original
look-contrast = Contraste
look-contrast-low = suave
look-contrast-high = forte
look-grain = Grão
look-grain-low = liso
look-grain-high = áspero
look-warmth = Temperatura da cor
look-warmth-low = fria
look-warmth-high = quente

look-cloth = Pano
look-cloth-green = Verde
look-cloth-blue = Azul
look-cloth-wine = Vinho
look-cards = Cartas
look-large = Cartas grandes
look-suits = Naipes em quatro cores
look-suits-note = Ouros em amarelo, copas em vermelho, espadas em azul, paus em verde
look-index = Números grandes
look-index-note = Nos cantos das cartas espanholas

look-movement = Movimento
look-motion = Movimento reduzido
look-motion-system = Sistema
look-motion-on = Sim
look-motion-off = Não
look-speed = Velocidade
look-pause = Quanto pensam os robôs
look-slow = Lenta
look-normal = Normal
look-fast = Rápida
look-instant = Imediata
look-rest = Voltar ao original

look-hand = As tuas cartas
look-order = Ordem
look-order-up = Da menor à maior
look-order-down = Da maior à menor
look-tap = Jogar com um toque
look-tap-note = Se podem ir várias cartas de um valor, continuas a dizer quantas.
look-keys = As letras servem de teclas

look-sounds = Sons
look-volume = Volume
look-volume-off = Não
look-volume-soft = Suave
look-volume-full = Normal
look-notices = Avisa-me quando for a minha vez
look-notices-note = Com um aviso do navegador, enquanto vês outra coisa
look-notices-no = O teu navegador não deixa esta página mostrar avisos.
look-ways-rest = Jogar como no início

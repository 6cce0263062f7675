# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = original
look-contrast = Contrast
look-contrast-low = suau
look-contrast-high = dur
look-grain = Gra
look-grain-low = llis
look-grain-high = aspre
look-warmth = Temperatura de color
look-warmth-low = freda
look-warmth-high = càlida

look-cloth = Tapet
look-cloth-green = Verd
look-cloth-blue = Blau
look-cloth-wine = Vi
look-cards = Cartes
look-large = Cartes grosses
look-suits = Colls en quatre colors
look-suits-note = Oros en groc, copes en vermell, espases en blau, bastos en verd
look-index = Números grossos
look-index-note = A les cantonades de les cartes espanyoles

look-movement = Moviment
look-motion = Moviment reduït
look-motion-system = Sistema
look-motion-on = Sí
look-motion-off = No
look-speed = Velocitat
look-pause = Quant pensen els robots
look-slow = Lenta
look-normal = Normal
look-fast = Ràpida
look-instant = A l’instant
look-rest = Torna a l’original

look-hand = Les teves cartes
look-order = Ordre
look-order-up = De menor a major
look-order-down = De major a menor
look-tap = Jugar amb un toc
look-tap-note = Si hi poden anar diverses cartes d’un valor, encara dius quantes.
look-keys = Les lletres fan de tecles

look-sounds = Sons
look-volume = Volum
look-volume-off = No
look-volume-soft = Suau
look-volume-full = Normal
look-notices = Avisa’m quan em toqui
look-notices-note = Amb un avís del navegador, mentre mires una altra cosa
look-notices-no = El teu navegador no deixa que aquesta pàgina mostri avisos.
look-ways-rest = Jugar com al principi

# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = originale
look-contrast = Contrasto
look-contrast-low = morbido
look-contrast-high = netto
look-grain = Grana
look-grain-low = liscia
look-grain-high = ruvida
look-warmth = Temperatura colore
look-warmth-low = fredda
look-warmth-high = calda

look-cloth = Panno
look-cloth-green = Verde
look-cloth-blue = Blu
look-cloth-wine = Vino
look-cards = Carte
look-large = Carte grandi
look-suits = Semi in quattro colori
look-suits-note = Denari gialli, coppe rosse, spade blu, bastoni verdi
look-index = Numeri grandi
look-index-note = Negli angoli delle carte spagnole

look-movement = Movimento
look-motion = Movimento ridotto
look-motion-system = Sistema
look-motion-on = Sì
look-motion-off = No
look-speed = Velocità
look-pause = Quanto pensano i robot
look-slow = Lenta
look-normal = Normale
look-fast = Veloce
look-instant = Subito
look-rest = Tutto come in origine

look-hand = Le tue carte
look-order = Ordine
look-order-up = Dalla più bassa
look-order-down = Dalla più alta
look-tap = Giocare con un tocco
look-tap-note = Se possono andare più carte di un valore, scegli ancora quante.
look-keys = Le lettere fanno da tasti

look-sounds = Suoni
look-volume = Volume
look-volume-off = No
look-volume-soft = Piano
look-volume-full = Normale
look-notices = Avvisami quando tocca a me
look-notices-note = Con un avviso del browser, mentre guardi altrove
look-notices-no = Il tuo browser non permette a questa pagina di mostrare avvisi.
look-ways-rest = Giocare come all’inizio

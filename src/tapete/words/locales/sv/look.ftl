# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = som ritat
look-contrast = Kontrast
look-contrast-low = mjuk
look-contrast-high = hård
look-grain = Struktur
look-grain-low = slät
look-grain-high = grov
look-warmth = Färgtemperatur
look-warmth-low = sval
look-warmth-high = varm

look-cloth = Duk
look-cloth-green = Grön
look-cloth-blue = Blå
look-cloth-wine = Vinröd
look-cards = Kort
look-large = Stora kort
look-suits = Fyrfärgad kortlek
look-suits-note = Mynt gula, bägare röda, svärd blå, klubbor gröna
look-index = Stora siffror
look-index-note = I hörnen på de spanska korten

look-movement = Rörelse
look-motion = Mindre rörelse
look-motion-system = System
look-motion-on = På
look-motion-off = Av
look-speed = Fart
look-pause = Hur länge robotar tänker
look-slow = Långsamt
look-normal = Normalt
look-fast = Snabbt
look-instant = Genast
look-rest = Allt som ritat

look-hand = Din hand
look-order = Ordning
look-order-up = Låg till hög
look-order-down = Hög till låg
look-tap = Ett tryck spelar
look-tap-note = När flera kort av samma valör kan läggas säger du fortfarande hur många.
look-keys = Bokstäver fungerar som tangenter

look-sounds = Ljud
look-volume = Styrka
look-volume-off = Av
look-volume-soft = Svag
look-volume-full = Normal
look-notices = Säg till när det är min tur
look-notices-note = Med ett meddelande från webbläsaren medan du ser på annat
look-notices-no = Din webbläsare låter inte den här sidan visa meddelanden.
look-ways-rest = Spela som från början

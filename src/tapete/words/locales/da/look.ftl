# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = som tegnet
look-contrast = Kontrast
look-contrast-low = blød
look-contrast-high = hård
look-grain = Struktur
look-grain-low = glat
look-grain-high = grov
look-warmth = Farvetemperatur
look-warmth-low = kølig
look-warmth-high = varm

look-cloth = Dug
look-cloth-green = Grøn
look-cloth-blue = Blå
look-cloth-wine = Vinrød
look-cards = Kort
look-large = Store kort
look-suits = Kulører i fire farver
look-suits-note = Mønter gule, bægre røde, sværd blå, køller grønne
look-index = Store tal
look-index-note = I hjørnerne på de spanske kort

look-movement = Bevægelse
look-motion = Mindre bevægelse
look-motion-system = System
look-motion-on = Til
look-motion-off = Fra
look-speed = Tempo
look-pause = Hvor længe robotter tænker
look-slow = Langsomt
look-normal = Normalt
look-fast = Hurtigt
look-instant = Straks
look-rest = Alt som tegnet

look-hand = Din hånd
look-order = Rækkefølge
look-order-up = Lav til høj
look-order-down = Høj til lav
look-tap = Ét tryk spiller
look-tap-note = Når flere kort af én værdi kan lægges, siger du stadig hvor mange.
look-keys = Bogstaver virker som taster

look-sounds = Lyde
look-volume = Styrke
look-volume-off = Fra
look-volume-soft = Svag
look-volume-full = Normal
look-notices = Sig til når det er min tur
look-notices-note = Med en besked fra browseren mens du ser på noget andet
look-notices-no = Din browser lader ikke denne side vise beskeder.
look-ways-rest = Spil som fra først af

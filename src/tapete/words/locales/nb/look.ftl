# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = som tegnet
look-contrast = Kontrast
look-contrast-low = myk
look-contrast-high = hard
look-grain = Struktur
look-grain-low = glatt
look-grain-high = grov
look-warmth = Fargetemperatur
look-warmth-low = kjølig
look-warmth-high = varm

look-cloth = Duk
look-cloth-green = Grønn
look-cloth-blue = Blå
look-cloth-wine = Vinrød
look-cards = Kort
look-large = Store kort
look-suits = Firefarget kortstokk
look-suits-note = Mynter gule, begere røde, sverd blå, køller grønne
look-index = Store tall
look-index-note = I hjørnene på de spanske kortene

look-movement = Bevegelse
look-motion = Mindre bevegelse
look-motion-system = System
look-motion-on = På
look-motion-off = Av
look-speed = Fart
look-pause = Hvor lenge roboter tenker
look-slow = Sakte
look-normal = Vanlig
look-fast = Fort
look-instant = Straks
look-rest = Alt som tegnet

look-hand = Hånden din
look-order = Rekkefølge
look-order-up = Lav til høy
look-order-down = Høy til lav
look-tap = Ett trykk spiller
look-tap-note = Når flere kort av én verdi kan legges, sier du fortsatt hvor mange.
look-keys = Bokstaver virker som taster

look-sounds = Lyder
look-volume = Styrke
look-volume-off = Av
look-volume-soft = Svak
look-volume-full = Normal
look-notices = Si fra når det er min tur
look-notices-note = Med et varsel fra nettleseren mens du ser på noe annet
look-notices-no = Nettleseren din lar ikke denne siden vise varsler.
look-ways-rest = Spill som fra først av

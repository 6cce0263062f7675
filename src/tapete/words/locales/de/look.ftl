# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = wie gezeichnet
look-contrast = Kontrast
look-contrast-low = weich
look-contrast-high = hart
look-grain = Körnung
look-grain-low = glatt
look-grain-high = rau
look-warmth = Farbtemperatur
look-warmth-low = kühl
look-warmth-high = warm

look-cloth = Tuch
look-cloth-green = Grün
look-cloth-blue = Blau
look-cloth-wine = Weinrot
look-cards = Karten
look-large = Große Karten
look-suits = Vierfarbige Karten
look-suits-note = Münzen gelb, Kelche rot, Schwerter blau, Stäbe grün
look-index = Große Zahlen
look-index-note = In den Ecken der spanischen Karten

look-movement = Bewegung
look-motion = Weniger Bewegung
look-motion-system = System
look-motion-on = An
look-motion-off = Aus
look-speed = Tempo
look-pause = Bedenkzeit der Roboter
look-slow = Langsam
look-normal = Normal
look-fast = Schnell
look-instant = Sofort
look-rest = Alles wie gezeichnet

look-hand = Deine Karten
look-order = Reihenfolge
look-order-up = Niedrig bis hoch
look-order-down = Hoch bis niedrig
look-tap = Einmal tippen spielt aus
look-tap-note = Können mehrere Karten eines Werts fallen, sagst du weiterhin, wie viele.
look-keys = Buchstaben als Tasten

look-sounds = Töne
look-volume = Lautstärke
look-volume-off = Aus
look-volume-soft = Leise
look-volume-full = Normal
look-notices = Melden, wenn ich dran bin
look-notices-note = Mit einer Nachricht des Browsers, während du anderswo bist
look-notices-no = Dein Browser lässt diese Seite keine Nachrichten zeigen.
look-ways-rest = Spielen wie am Anfang

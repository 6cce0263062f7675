# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = % { $value }
look-as-drawn = jatorrizkoa
look-contrast = Kontrastea
look-contrast-low = leuna
look-contrast-high = gogorra
look-grain = Ehundura
look-grain-low = laua
look-grain-high = latza
look-warmth = Kolore-tenperatura
look-warmth-low = hotza
look-warmth-high = beroa

look-cloth = Tapetea
look-cloth-green = Berdea
look-cloth-blue = Urdina
look-cloth-wine = Ardo kolorekoa
look-cards = Kartak
look-large = Karta handiak
look-suits = Paloak lau kolorez
look-suits-note = Urreak horiz, kopak gorriz, ezpatak urdinez, bastoiak berdez
look-index = Zenbaki handiak
look-index-note = Espainiako karten ertzetan

look-movement = Mugimendua
look-motion = Mugimendu urria
look-motion-system = Sistema
look-motion-on = Bai
look-motion-off = Ez
look-speed = Abiadura
look-pause = Zenbat pentsatzen duten robotek
look-slow = Motela
look-normal = Arrunta
look-fast = Bizkorra
look-instant = Berehala
look-rest = Itzuli jatorrizkora

look-hand = Zure kartak
look-order = Ordena
look-order-up = Txikienetik handienera
look-order-down = Handienetik txikienera
look-tap = Ukitu bakarrarekin jokatu
look-tap-note = Balio bereko karta bat baino gehiago joan badaitezke, zuk esaten duzu zenbat.
look-keys = Letrek tekla gisa balio dute

look-sounds = Soinuak
look-volume = Bolumena
look-volume-off = Ez
look-volume-soft = Apala
look-volume-full = Arrunta
look-notices = Abisatu nire txanda denean
look-notices-note = Nabigatzailearen abisu batekin, beste zerbaiti begira zauden bitartean
look-notices-no = Zure nabigatzaileak ez dio orri honi abisurik erakusten uzten.
look-ways-rest = Hasieran bezala jokatu

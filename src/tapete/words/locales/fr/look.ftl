# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = d’origine
look-contrast = Contraste
look-contrast-low = doux
look-contrast-high = dur
look-grain = Grain
look-grain-low = lisse
look-grain-high = rugueux
look-warmth = Température de couleur
look-warmth-low = froide
look-warmth-high = chaude

look-cloth = Tapis
look-cloth-green = Vert
look-cloth-blue = Bleu
look-cloth-wine = Bordeaux
look-cards = Cartes
look-large = Grandes cartes
look-suits = Enseignes en quatre couleurs
look-suits-note = Deniers jaunes, coupes rouges, épées bleues, bâtons verts
look-index = Grands chiffres
look-index-note = Dans les coins des cartes espagnoles

look-movement = Mouvement
look-motion = Mouvement réduit
look-motion-system = Système
look-motion-on = Oui
look-motion-off = Non
look-speed = Vitesse
look-pause = Réflexion des robots
look-slow = Lente
look-normal = Normale
look-fast = Rapide
look-instant = Immédiate
look-rest = Tout comme à l’origine

look-hand = Tes cartes
look-order = Ordre
look-order-up = Croissant
look-order-down = Décroissant
look-tap = Jouer d’un seul toucher
look-tap-note = Quand plusieurs cartes d’une valeur peuvent partir, tu dis encore combien.
look-keys = Jouer avec les lettres

look-sounds = Sons
look-volume = Volume
look-volume-off = Non
look-volume-soft = Doux
look-volume-full = Normal
look-notices = Me prévenir quand c’est à moi
look-notices-note = Par un avis du navigateur, pendant que tu regardes ailleurs
look-notices-no = Ton navigateur ne laisse pas cette page afficher d’avis.
look-ways-rest = Jouer comme au début

# The look panel: what one sees and hears of the room, and how one plays.

look-per-cent = { $value } %
look-as-drawn = as drawn
look-contrast = Contrast
look-contrast-low = soft
look-contrast-high = hard
look-grain = Grain
look-grain-low = smooth
look-grain-high = rough
look-warmth = Colour temperature
look-warmth-low = cool
look-warmth-high = warm

look-cloth = Cloth
look-cloth-green = Green
look-cloth-blue = Blue
look-cloth-wine = Wine
look-cards = Cards
look-large = Large cards
look-suits = Four-colour suits
look-suits-note = Coins gold, cups red, swords blue, clubs green
look-index = Large numbers
look-index-note = In the corners of the Spanish cards

look-movement = Movement
look-motion = Reduced motion
look-motion-system = System
look-motion-on = On
look-motion-off = Off
look-speed = Speed
look-pause = How long robots think
look-slow = Slow
look-normal = Normal
look-fast = Fast
look-instant = Instant
look-rest = Everything as drawn

look-hand = Your hand
look-order = Order
look-order-up = Low to high
look-order-down = High to low
look-tap = One tap plays
look-tap-note = Where several cards of one value could go, you still say how many.
look-keys = Letters act as keys

look-sounds = Sounds
look-volume = Volume
look-volume-off = Off
look-volume-soft = Soft
look-volume-full = Normal
look-notices = Tell me when it is my turn
look-notices-note = By a notice from your browser, while you look elsewhere
look-notices-no = Your browser does not let this page show notices.
look-ways-rest = Play as at the start

# The room: start page, look panel, what every page shares.

room-name = Tapete
language = Language
close = Close
look = Look

## How it is played: the options' names stand with the rules

options-heading = How { $game } is played
options-fewer = one fewer
options-more = one more
options-without-end = Without end
options-usual = As usual
options-done = Done

## Look panel

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

# The room: start page, look panel, what every page shares.

room-name = Tapete
language = Language
close = Close
look = Look

## Start page

start-title = Tapete, a card room
start-heading = Sit down, the cards are on the table
start-lead = Two games for an evening, with robots that cannot see your cards.
start-games = Choose a game
start-chosen = chosen
start-choose = choose
start-comemierda = Get rid of your cards first and be president.
start-comemierda-note = 4 to 8 players, about 20 minutes
start-gnav = One card each: keep it, or swap with your neighbour.
start-gnav-note = 2 to 8 players, about 10 minutes
start-rules = Rules
start-rules-of = Rules of { $game }
start-name = Your name at the table
start-robots = Robots
start-level-1 = Gentle
start-level-1-note = forgives
start-level-2 = Even
start-level-2-note = a fair match
start-level-3 = Sharp
start-level-3-note = no mercy
start-play = Play now
start-opening = Opening the table…
start-options-standard = How it is played: as usual
start-options-changed = { $count ->
    [one] How it is played: one change
   *[other] How it is played: { $count } changes
}
start-room = This room
start-room-note = No account needed, nothing is sent elsewhere.
start-no-name = Write a name first: the others want to know who plays.
start-no-server = The room does not answer. Try again in a moment.
start-nowhere = There is nothing on this cloth
start-nowhere-note = The address leads to no table and no page of this room.
start-home = To the start page

game-comemierda = Comemierda
game-gnav = Gnav

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

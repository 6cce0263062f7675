# The room: what every page shares.

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

## Without a line

offline-head = The line to the room is gone
offline-what = Rules, guided hands and checking a record work without it. Tables, matches and players are back as soon as the room answers; we go on trying.
offline-again = Try now

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

# The room: what every page shares.

room-name = Tapete
language = Sprog
close = Luk
look = Udseende

## How it is played: the options' names stand with the rules

options-heading = Sådan spilles { $game }
options-fewer = én færre
options-more = én mere
options-without-end = Uden slutning
options-usual = Som sædvanlig
options-done = Færdig

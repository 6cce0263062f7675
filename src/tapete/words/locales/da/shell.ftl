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

## Without a line

offline-head = Forbindelsen til rummet er røget
offline-what = Reglerne, de guidede runder og kontrol af en protokol virker uden. Borde, partier og spillere er tilbage så snart rummet svarer; vi prøver videre.
offline-again = Prøv nu

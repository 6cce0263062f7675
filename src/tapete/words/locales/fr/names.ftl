# What the games and the offices are called. The Spanish words stay as they are.

game-comemierda = Comemierda
game-gnav = Gnav

## Offices, from the first who is out to the last: nouns in lower case, without article in a sentence

office-presidente = presidente
office-vicepresidente = vicepresidente
office-pueblo = pueblo
office-vicecomemierda = vicecomemierda
office-comemierda = comemierda

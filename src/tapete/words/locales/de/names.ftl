# What the games and the offices are called. The Spanish words stay as they are.

game-comemierda = Comemierda
game-gnav = Gnav

office-presidente = Presidente
office-vicepresidente = Vicepresidente
office-pueblo = Pueblo
office-vicecomemierda = Vicecomemierda
office-comemierda = Comemierda

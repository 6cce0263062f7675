# The names of the games and of the offices. No other file writes the two that are rude in Spanish: it refers to them
# here, { game-comemierda } or { office-comemierda }, so that a room that is asked to be polite can say other ones
# (names-polite.ftl). They take no ending: “{ office-comemierda } kargudunak”.

game-comemierda = Comemierda
game-gnav = Gnav

## Offices, from the first who is out to the last: nouns in lower case, to stand inside a sentence

office-presidente = presidente
office-vicepresidente = vicepresidente
office-pueblo = pueblo
office-vicecomemierda = vicecomemierda
office-comemierda = comemierda

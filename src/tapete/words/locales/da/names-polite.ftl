# The same names for a room that is asked to be polite, for schools and offices: they stand in the place of those in
# names.ftl. Each fits wherever the other does, with the same article.

game-comemierda = Presidente
office-vicecomemierda = vicejumbo
office-comemierda = jumbo

# The same names for a room that is asked to be polite, for schools and offices: they stand in the place of those in
# names.ftl. No sentence gives them an article, for one is feminine.

game-comemierda = Presidente
office-vicecomemierda = vice-lanterne rouge
office-comemierda = lanterne rouge

# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = Auf dieser Seite
rules-example = Beispiel
rules-play = Eine Partie spielen
# $game
rules-other = Die Regeln von { $game }

# What the rules pages of both games share.

# In the title of the window
rules-window = { $title } : Tapete
rules-contents = Sur cette page
rules-example = Exemple
rules-play = Jouer une partie
# $game
rules-other = Les règles du { $game }

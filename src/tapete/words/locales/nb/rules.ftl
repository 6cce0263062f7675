# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = På denne siden
rules-example = Eksempel
rules-play = Spill et parti
# $game
rules-other = Reglene for { $game }

# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = På denne side
rules-example = Eksempel
rules-play = Spil et parti
# $game
rules-other = Reglerne for { $game }

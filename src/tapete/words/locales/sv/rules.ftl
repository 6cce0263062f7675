# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = På den här sidan
rules-example = Exempel
rules-play = Spela ett parti
# $game
rules-other = Regler för { $game }

# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = On this page
rules-example = Example
rules-play = Play a match
# $game
rules-other = The rules of { $game }

# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = En aquesta pàgina
rules-example = Exemple
rules-play = Juga una partida
# $game
rules-other = Les regles del { $game }

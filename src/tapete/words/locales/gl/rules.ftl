# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = Nesta páxina
rules-example = Exemplo
rules-play = Xogar unha partida
# $game
rules-other = As regras do { $game }

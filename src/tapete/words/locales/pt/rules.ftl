# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = Nesta página
rules-example = Exemplo
rules-play = Jogar uma partida
# $game
rules-other = As regras de { $game }

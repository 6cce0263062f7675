# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = En esta página
rules-example = Ejemplo
rules-play = Jugar una partida
# $game
rules-other = Las reglas de { $game }

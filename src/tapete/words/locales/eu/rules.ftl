# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = Orri honetan
rules-example = Adibidea
rules-play = Jokatu partida bat
# $game
rules-other = Beste jokoaren arauak: { $game }

# What the rules pages of both games share.

# In the title of the window
rules-window = { $title }: Tapete
rules-contents = In questa pagina
rules-example = Esempio
rules-play = Gioca una partita
# $game
rules-other = Le regole di { $game }

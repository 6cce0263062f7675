# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (regra { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Cartas
terminal-card = Carta
# In the order of ranks: my own card
terminal-rank-yours = { $card } (a túa)
# Picture cards from the stock. $cards without article, joined
terminal-turned = descuberto: { $cards }

# The space bar
terminal-space = Espazo
terminal-leave = Saír
terminal-key-cards = coller ou deixar unha carta
terminal-key-next = repartir, ou outra partida
terminal-key-scroll = adiante e atrás na crónica
terminal-key-leave = deixar a mesa

# Said once the table is left. $file
terminal-recorded = O rexistro da partida está en { $file }

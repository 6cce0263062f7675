# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (regla { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Cartes
terminal-card = Carta
# In the order of ranks: my own card
terminal-rank-yours = { $card } (la teva)
# Picture cards from the stock. $cards without article, joined
terminal-turned = destapat: { $cards }

# The space bar
terminal-space = Espai
terminal-leave = Surt
terminal-key-cards = agafar o deixar una carta
terminal-key-next = repartir, o una altra partida
terminal-key-scroll = endavant i enrere a la crònica
terminal-key-leave = deixar la taula

# Said once the table is left. $file
terminal-recorded = El registre de la partida és a { $file }

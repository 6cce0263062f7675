# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (regra { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Cartas
terminal-card = Carta
# In the order of ranks: my own card
terminal-rank-yours = { $card } (a tua)
# Picture cards from the stock. $cards without article, joined
terminal-turned = viradas: { $cards }

# The space bar
terminal-space = Espaço
terminal-leave = Sair
terminal-key-cards = pegar numa carta ou largá-la
terminal-key-next = próxima mão, ou outra partida
terminal-key-scroll = para trás e para a frente no relato
terminal-key-leave = sair da mesa

# Said once the table is left. $file
terminal-recorded = O registo da partida está em { $file }

# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (regola { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Carte
terminal-card = Carta
# In the order of ranks: my own card
terminal-rank-yours = { $card } (la tua)
# Picture cards from the stock. $cards without article, joined
terminal-turned = scoperte: { $cards }

# The space bar
terminal-space = Spazio
terminal-leave = Esci
terminal-key-cards = prendi o rimetti una carta
terminal-key-next = altra mano, o altra partita
terminal-key-scroll = avanti e indietro nella cronaca
terminal-key-leave = lascia il tavolo

# Said once the table is left. $file
terminal-recorded = Il registro della partita è in { $file }

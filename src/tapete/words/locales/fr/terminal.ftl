# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (règle { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Cartes
terminal-card = Carte
# In the order of ranks: my own card
terminal-rank-yours = { $card } (la tienne)
# Picture cards from the stock. $cards without article, joined
terminal-turned = de la pioche : { $cards }

# The space bar
terminal-space = Espace
terminal-leave = Quitter
terminal-key-cards = prendre ou reposer une carte
terminal-key-next = distribuer, ou autre partie
terminal-key-scroll = remonter ou descendre dans le journal
terminal-key-leave = quitter la table

# Said once the table is left. $file
terminal-recorded = Le relevé de la partie est dans { $file }

# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } ({ $rule } araua)
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Kartak
terminal-card = Karta
# In the order of ranks: my own card
terminal-rank-yours = { $card } (zurea)
# Picture cards from the stock. $cards without article, joined
terminal-turned = agerian: { $cards }

# The space bar
terminal-space = Zuriunea
terminal-leave = Irten
terminal-key-cards = karta bat hartu edo utzi
terminal-key-next = banatu, edo beste partida bat
terminal-key-scroll = kronikan aurrera eta atzera
terminal-key-leave = mahaia utzi

# Said once the table is left. $file
terminal-recorded = Partidaren erregistroa hemen dago: { $file }

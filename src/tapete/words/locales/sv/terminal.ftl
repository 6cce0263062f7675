# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (regel { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Kort
terminal-card = Kort
# In the order of ranks: my own card
terminal-rank-yours = { $card } (ditt)
# Picture cards from the stock. $cards without article, joined
terminal-turned = vända: { $cards }

# The space bar
terminal-space = Mellanslag
terminal-leave = Gå
terminal-key-cards = ta ett kort eller lägg tillbaka det
terminal-key-next = nästa omgång, eller ett nytt parti
terminal-key-scroll = fram och tillbaka i loggen
terminal-key-leave = lämna bordet

# Said once the table is left. $file
terminal-recorded = Partiets protokoll ligger i { $file }

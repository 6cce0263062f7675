# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (regel { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Kort
terminal-card = Kort
# In the order of ranks: my own card
terminal-rank-yours = { $card } (dit)
# Picture cards from the stock. $cards without article, joined
terminal-turned = vendt: { $cards }

# The space bar
terminal-space = Mellemrum
terminal-leave = Gå
terminal-key-cards = tag et kort, eller læg det tilbage
terminal-key-next = næste omgang, eller et nyt parti
terminal-key-scroll = frem og tilbage i loggen
terminal-key-leave = gå fra bordet

# Said once the table is left. $file
terminal-recorded = Partiets protokol ligger i { $file }

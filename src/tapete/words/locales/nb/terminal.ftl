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
terminal-turned = snudd: { $cards }

# The space bar
terminal-space = Mellomrom
terminal-leave = Gå
terminal-key-cards = ta et kort eller legg det tilbake
terminal-key-next = neste omgang, eller et nytt parti
terminal-key-scroll = fram og tilbake i loggen
terminal-key-leave = gå fra bordet

# Said once the table is left. $file
terminal-recorded = Protokollen for partiet ligger i { $file }

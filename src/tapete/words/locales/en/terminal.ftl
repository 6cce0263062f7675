# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (rule { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Cards
terminal-card = Card
# In the order of ranks: my own card
terminal-rank-yours = { $card } (yours)
# Picture cards from the stock. $cards without article, joined
terminal-turned = turned up: { $cards }

# The space bar
terminal-space = Space
terminal-leave = Leave
terminal-key-cards = take or put back a card
terminal-key-next = next deal, or another match
terminal-key-scroll = back and forth in the log
terminal-key-leave = leave the table

# Said once the table is left. $file
terminal-recorded = The record of the match is in { $file }

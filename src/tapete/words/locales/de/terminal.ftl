# The table in the terminal: what it says beside the words of the browser's tables.

# $reason is a clause of refusals.ftl without its full stop
terminal-refused = { $reason } (Regel { $rule })
# In the header: $what hand, $more about its points
terminal-where = { $what }, { $more }
# Headings of columns
terminal-cards = Karten
terminal-card = Karte
# In the order of ranks: my own card
terminal-rank-yours = { $card } (deine)
# Picture cards from the stock. $cards without article, joined
terminal-turned = aufgedeckt: { $cards }

# The space bar
terminal-space = Leertaste
terminal-leave = Aufstehen
terminal-key-cards = eine Karte nehmen oder zurücklegen
terminal-key-next = neue Runde oder neue Partie
terminal-key-scroll = im Verlauf vor und zurück
terminal-key-leave = vom Tisch aufstehen

# Said once the table is left. $file
terminal-recorded = Das Protokoll der Partie steht in { $file }

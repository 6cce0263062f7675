"""Write all golden files anew: the playthroughs, and the answers in the perft files."""

from perft import positions
from playthroughs import golden

golden.rewrite()
positions.rewrite()

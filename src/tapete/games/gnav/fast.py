"""The rules of Gnav, compiled: the very functions of `rules.py` and `rows.py`.

Importing this lets compiled loops elsewhere call all of them. Needs the extra `fast`; decks are arrays of int64, rows
too, the cards or lives of all seats are a tuple as ever, and each number of seats is compiled once.
"""

from typing import Final

from tapete.games.compiled import compiled, register
from tapete.games.gnav import rows as _rows
from tapete.games.gnav import rules

SOURCES: Final = (rules, _rows)

register(*SOURCES)

playouts = compiled(rules.playouts, *SOURCES)
begin_rows = compiled(_rows.begin_rows, *SOURCES)
pick_rows = compiled(_rows.pick_rows, *SOURCES)
step_rows = compiled(_rows.step_rows, *SOURCES)

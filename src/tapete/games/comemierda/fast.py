"""The rules of Comemierda, compiled: the very functions of `rules.py`, `scoring.py`, `playouts.py` and `rows.py`.

Importing this lets compiled loops elsewhere call all of them. Needs the extra `fast`; decks are arrays of int64, rows
too, a row of hands or totals is a tuple as ever, and each number of seats is compiled once.
"""

from typing import Final

from tapete.games.comemierda import playouts as _playouts
from tapete.games.comemierda import rows as _rows
from tapete.games.comemierda import rules, scoring
from tapete.games.compiled import compiled, register

SOURCES: Final = (rules, scoring, _playouts, _rows)

register(*SOURCES)

playouts = compiled(_playouts.playouts, *SOURCES)
begin_rows = compiled(_rows.begin_rows, *SOURCES)
pick_rows = compiled(_rows.pick_rows, *SOURCES)
step_rows = compiled(_rows.step_rows, *SOURCES)

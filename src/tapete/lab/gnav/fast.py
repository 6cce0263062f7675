"""The loops of the solver, compiled with the rules they call: the very functions of the modules named here."""

from typing import Final

from tapete.games.compiled import compiled, register
from tapete.games.gnav.fast import SOURCES as RULES
from tapete.lab.gnav import matches as _matches
from tapete.lab.gnav import sweeps, trees
from tapete.robots.gnav_solved import sets

SOURCES: Final = (*RULES, sets, trees, sweeps, _matches)

register(sets, trees, sweeps, _matches)

find_keys = compiled(trees.find_keys, *SOURCES)
find_pay = compiled(trees.find_pay, *SOURCES)
sweep = compiled(sweeps.sweep, *SOURCES)
reaches = compiled(sweeps.reaches, *SOURCES)
learn = compiled(sweeps.learn, *SOURCES)
matches = compiled(_matches.matches, *SOURCES)

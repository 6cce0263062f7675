"""The loops of the solver, compiled with the rules they call: the very functions of the modules named here."""

from typing import Final

from tapete.games.compiled import compiled, register
from tapete.games.gnav.fast import SOURCES as RULES
from tapete.lab.gnav import limits, sweeps, trees
from tapete.lab.gnav import matches as _matches
from tapete.robots.gnav_solved import sets

SOURCES: Final = (*RULES, sets, trees, sweeps, limits, _matches)

register(sets, trees, sweeps, limits, _matches)

find_keys = compiled(trees.find_keys, *SOURCES)
find_pay = compiled(trees.find_pay, *SOURCES)
sweep = compiled(sweeps.sweep, *SOURCES)
value = compiled(sweeps.value, *SOURCES)
reaches = compiled(sweeps.reaches, *SOURCES)
learn = compiled(sweeps.learn, *SOURCES)
matches = compiled(_matches.matches, *SOURCES)
lost = compiled(limits.lost, *SOURCES)

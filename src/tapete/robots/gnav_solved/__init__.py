"""Gnav solved: players who know what each choice is worth.

Invariants:
- a player looks at a View and a key, and at the files that ship, which never change under the same version;
- whatever is looked up is a whole number, so a choice is the same on every machine;
- where the solution does not reach the advice says so: `Advice.source`.
"""

from tapete.robots.gnav_solved.player import Advice, Solved, Values, advice, values

__all__ = ["Advice", "Solved", "Values", "advice", "values"]

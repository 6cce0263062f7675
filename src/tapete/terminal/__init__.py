"""A table in the terminal: one person in the first seat, robots in the others.

Invariants:
- the person's screen is made from the Views and SeatEvents of that seat alone, the same that a browser is sent;
- a match is dealt and its robots choose as in a simulation from the same seed, so that its record verifies;
- time, names and the keeping of records come as arguments: nothing here reads a clock or writes a file.
"""

from tapete.terminal.app import TerminalTable
from tapete.terminal.match import ME, Match, Plan
from tapete.terminal.table import Sitting

__all__ = ["ME", "Match", "Plan", "Sitting", "TerminalTable"]

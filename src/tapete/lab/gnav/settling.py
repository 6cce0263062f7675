"""Lines that nobody means to enter, brought to rest where learning goes round in circles.

Off the line a few sets can chase each other for ever: each is right against what the others did, none against what they
do, and with three players the mean need not be right either. There each asks with odds that follow what asking wins
more than keeping, softly, a small step at a time, until all agree. That loses a little, but everywhere less than STRAY,
and hardly anything of the match hangs on it.
"""

from typing import Final

import numpy as np

from tapete.lab.gnav import fast
from tapete.lab.gnav.deals import Floats
from tapete.lab.gnav.judging import STRAY, choice_worth, missed
from tapete.lab.gnav.position import Position, room

ROUNDS: Final = 300
STEPS: Final = (0.05, 0.02, 0.005)
"""How far to go towards those odds in a round; smaller after every ROUNDS, where they still go round in circles."""
OFF_THE_LINE: Final = 1e-4
"""Sets less likely than this to be reached; the others stay as they are."""
AT_REST: Final = STRAY / 2
_HEAT: Final = 1.5 * STRAY
"""Odds of e to 1 for a gap of so much: what that loses in a set is at most 0.28 of it, less than AT_REST."""


def settled(position: Position, asks: Floats) -> Floats:
    """The policy with restless sets off the line at rest."""
    deals, asks = position.deals, asks.copy()
    reached = np.zeros(len(asks))
    fast.reaches(deals.nodes, deals.chance, asks, reached, room())
    restless = np.zeros(len(asks), bool)
    for step in np.repeat(STEPS, ROUNDS):
        worth = choice_worth(position, asks)
        losing = (missed(asks, worth) > AT_REST) & (reached < OFF_THE_LINE)
        if not losing.any():
            break
        restless |= losing
        gaps = worth[restless, 1] - worth[restless, 0]
        asks[restless] += step * (1.0 / (1.0 + np.exp(-gaps / _HEAT)) - asks[restless])
    return asks

"""How far a policy is from perfect play in one life state, exactly; and what each of its choices is worth."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tapete.lab.gnav import fast
from tapete.lab.gnav.deals import Floats
from tapete.lab.gnav.position import Position, room

TREMBLE: Final = 1e-3
"""How likely everybody does the other thing, where lines that nobody means to enter are judged."""
STRAY: Final = 1e-3
"""A set is stray if its choice loses more than this there: a tenth of a percentage point."""
MOST_STRAY: Final = 0.0005
"""How many sets of a state may be stray, as a share."""
MOST_GAIN: Final = 1e-5
"""How much of winning probability the best deviation may gain: a thousandth of a percentage point."""
MOST_GAIN_AT_START: Final = 0.5e-5
"""The same with four players who have all three lives."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a policy does in one state; winning probabilities."""

    values: tuple[float, ...]
    """Of each place if everybody plays it."""
    gain: float
    """What the best contestant gains who deviates in this deal alone."""
    stray: int
    """How many sets are stray off the line."""
    worst: float
    """What the worst of all sets loses."""
    choices: Floats
    """What each choice wins in each set (`choice_worth`)."""

    def strays_within(self, sets: int) -> bool:
        """Whether few enough of so many sets are stray."""
        return self.stray <= MOST_STRAY * sets


def judged(position: Position, asks: Floats) -> Judgement:
    """The judgement on a policy, everything after the deal as the position values it."""
    gain = max(position.best(asks, place) - position.value(asks, place) for place in position.places)
    choices = choice_worth(position, asks)
    losses = missed(asks, choices)
    return Judgement(
        values=tuple(position.value(asks, place) for place in range(len(position.state))),
        gain=gain,
        stray=int((losses > STRAY).sum()),
        worst=float(losses.max()),
        choices=choices,
    )


def choice_worth(position: Position, asks: Floats) -> Floats:
    """What keeping and asking wins in every set, given that it is reached and everybody trembles: `[set, choice]`."""
    deals = position.deals
    trembling = TREMBLE + (1.0 - 2.0 * TREMBLE) * asks
    reached = np.zeros(len(asks))
    fast.reaches(deals.nodes, deals.chance, trembling, reached, room())
    choices = [position.choices(trembling, at) for at in range(deals.contestants)]
    worth: Floats = np.concatenate(choices) / reached[:, None]
    return worth


def missed(asks: Floats, worth: Floats) -> Floats:
    """What a policy loses in every set against the better choice there."""
    lost: Floats = worth.max(axis=1) - (1.0 - asks) * worth[:, 0] - asks * worth[:, 1]
    return lost

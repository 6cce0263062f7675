"""What both ways of reckoning share: choices as inputs, shares of places from sums, and what those are worth.

Invariant:
- all is whole numbers, and divisions round down; so any way of reckoning gives the same numbers.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from tapete.robots.comemierda_learned.policy import FIRST_BITS, NEXT_BITS

STEP_BITS: Final = FIRST_BITS + NEXT_BITS - 7
"""Sums of the last layer are read in steps of 1/128."""
SHARES: Final = tuple(round(65536 * math.exp(-step / 128)) for step in range(128 * 12))
"""How likely a place is whose sum is so many steps below the highest one, in 65536ths; beyond them not at all."""
WORTH_BITS: Final = 10


class Choice(NamedTuple):
    """What one action switches on and off."""

    on: Sequence[int]
    off: Sequence[int]


class Network(Protocol):
    """Something that tells of each choice in a position how likely the four places are, in parts of their sum."""

    utility: Sequence[int]

    def places(self, position: Sequence[int], choices: Sequence[Choice]) -> list[tuple[int, int, int, int]]:
        """The shares of the places for each choice; `position` are the inputs that are on before it."""
        ...


def worth(places: Sequence[int], utility: Sequence[int]) -> int:
    """What places are worth, in parts of `policy.UTILITY` and 2**WORTH_BITS."""
    mean = sum(share * each for share, each in zip(places, utility, strict=True))
    return (mean << WORTH_BITS) // sum(places)

"""What both ways of reckoning share: choices as inputs, shares of places from sums, and what those are worth.

Invariant:
- all is whole numbers, and divisions round down; so any way of reckoning gives the same numbers.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

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


class Inputs(NamedTuple):
    """A position and the choices in it: the inputs that are on before a choice, and what each of them switches."""

    position: Sequence[int]
    choices: Sequence[Choice]


Places: TypeAlias = tuple[int, int, int, int]
"""How likely a seat is to come first, second, third or last, in parts of their sum."""


class Network(Protocol):
    """Something that tells of each choice in a position how likely the four places are."""

    utility: Sequence[int]

    def places(self, asked: Sequence[Inputs]) -> list[list[Places]]:
        """The places for each choice of each position."""
        ...


def worth(places: Sequence[int], utility: Sequence[int]) -> int:
    """What places are worth, in parts of `policy.UTILITY` and 2**WORTH_BITS."""
    mean = sum(share * each for share, each in zip(places, utility, strict=True))
    return (mean << WORTH_BITS) // sum(places)

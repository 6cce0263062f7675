"""The life states of a match of Gnav that begins with at most four players and three lives: 603 of them.

A state is what the next contested deal starts from. Seats do not matter, only the order clockwise from the dealer, so
every player still alive is told as his lives and whether he rests, the seat after the dealer first, the dealer last.

Invariants:
- a contested deal costs at least one life (G20, G26), so the total of lives falls along every match;
- who rests has held a fool and paid for it, so he has at most two lives (G21); with two alive nobody rests (G23);
- the order of `STATES` is part of the policy file's format: it grows with the total of lives.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from types import MappingProxyType
from typing import Final, NamedTuple

MOST_PLAYERS: Final = 4
MOST_LIVES: Final = 3


class Place(NamedTuple):
    """A player still alive, as a state tells him."""

    lives: int
    rests: bool


LifeState = tuple[Place, ...]
"""Clockwise from the dealer's left, the dealer last; two to four players, at least two of whom do not rest."""


def _states() -> Iterator[LifeState]:
    for players in range(2, MOST_PLAYERS + 1):
        for lives in product(range(1, MOST_LIVES + 1), repeat=players):
            for resters in range(players - 1):
                for resting in combinations(range(players), resters):
                    if all(lives[place] < MOST_LIVES for place in resting):
                        yield tuple(Place(left, place in resting) for place, left in enumerate(lives))


def total(state: LifeState) -> int:
    """The lives of all players together."""
    return sum(place.lives for place in state)


def contestants(state: LifeState) -> tuple[int, ...]:
    """The places of those who play the deal, in order of acting (G3)."""
    return tuple(place for place, player in enumerate(state) if not player.rests)


def told(state: LifeState) -> str:
    """As people write it: lives from the dealer's left round to the dealer, resters in brackets."""
    return "-".join(f"({place.lives})" if place.rests else str(place.lives) for place in state)


STATES: Final[tuple[LifeState, ...]] = tuple(sorted(_states(), key=total))
NUMBER: Final[Mapping[LifeState, int]] = MappingProxyType({state: number for number, state in enumerate(STATES)})

"""What a match is to an environment that must be quick, and the chance it is played with.

Invariants:
- a match is always waiting for one seat, or it is over: deals, skipped deals and settlements follow by themselves;
- match `number` of a seed has the deals that a simulation of that seed has in its match of that number.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tapete.adapters.layout import Layout, Vector
from tapete.core import HmacEntropy, Seat, shuffled, simulation_secret

NOBODY: Final = -1


class Match(Protocol):
    """A match as it is played: the one thing here that changes."""

    layout: Layout
    actions: int
    """How many numbers of actions there are."""
    turn: Seat
    """Who is to act; once the match has ended any seat."""
    legal: int
    """A bit for the number of each action that `turn` may choose; 0 once the match has ended."""
    over: bool
    """There are winners."""
    stopped: bool
    """As many rounds or deals as were wanted are played, and the match is not over."""

    def step(self, action: int) -> Sequence[float] | None:
        """A legal action and all that follows; what it brought to each seat, None for nothing."""
        ...

    def observe(self, seat: Seat) -> Vector:
        """What the seat may know now."""
        ...


class Chance:
    """The draws of one match of a simulation, deal after deal."""

    def __init__(self, game: str, players: int, seed: str) -> None:
        self._game = game
        self._secret = simulation_secret(seed)
        self._nonces = (None,) * players

    def deck(self, number: int, size: int) -> tuple[Seat, tuple[int, ...]]:
        """The places of a pack as deal `number` lays them, and the dealer, whom only deal 1 draws: NOBODY in others."""
        entropy = HmacEntropy(self._secret, self._game, number, self._nonces)
        dealer = entropy.below(len(self._nonces)) if number == 1 else NOBODY
        return dealer, shuffled(range(size), entropy)


@lru_cache(maxsize=8192)
def kept_mask(legal: int, actions: int) -> NDArray[np.int8]:
    """A 1 for the number of each legal action; kept for the next time, so not to be changed."""
    mask = np.array([legal >> action & 1 for action in range(actions)], np.int8)
    mask.flags.writeable = False
    return mask

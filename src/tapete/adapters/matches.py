"""What a match is to an environment that must be quick, and the chance it is played with.

Invariants:
- a match is always waiting for one seat, or it is over: deals, skipped deals and settlements follow by themselves;
- match `number` of a seed has the deals that a simulation of that seed has in its match of that number.
"""

import hmac
import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, count
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tapete.adapters.layout import Layout, Vector
from tapete.core import Seat, simulation_secret

NOBODY: Final = -1

_WORDS: Final = struct.Struct(">8I")
_LIMITS: Final = [2**32 - 2**32 % bound for bound in range(1, 64)]
"""By the last place that may be drawn: words from here on are thrown away, so that all places are as likely."""


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
    """The draws of one match of a simulation, deal after deal.

    They are those of `HmacEntropy` and `shuffled`, in one loop and with a key that is prepared once: a deal of Gnav is
    played in less time than these take.
    """

    def __init__(self, game: str, players: int, seed: str) -> None:
        self._game = game
        self._players = players
        self._told = ",".join("-" * players)
        self._keyed = hmac.new(simulation_secret(seed), digestmod="sha256")

    def deck(self, number: int, size: int) -> tuple[Seat, list[int]]:
        """The places of a pack as deal `number` lays them, and the dealer, whom only deal 1 draws: NOBODY in others."""
        words = self._words(number)
        dealer = NOBODY
        if number == 1:
            dealer = next(word for word in words if word < _LIMITS[self._players - 1]) % self._players
        deck = list(range(size))
        for last in range(size - 1, 0, -1):
            word = next(words)
            while word >= _LIMITS[last]:
                word = next(words)
            other = word % (last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return dealer, deck

    def _words(self, number: int) -> Iterator[int]:
        """The words of a deal without end (RECORD, verifiable deals)."""
        begun = self._keyed.copy()
        begun.update(f"tapete/1\n{self._game}\n{number}\n{self._told}\n".encode("ascii"))

        def block(place: int) -> tuple[int, ...]:
            keyed = begun.copy()
            keyed.update(b"%d" % place)
            return _WORDS.unpack(keyed.digest())

        return chain.from_iterable(map(block, count()))


@lru_cache(maxsize=8192)
def kept_mask(legal: int, actions: int) -> NDArray[np.int8]:
    """A 1 for the number of each legal action; kept for the next time, so not to be changed."""
    mask = np.array([legal >> action & 1 for action in range(actions)], np.int8)
    mask.flags.writeable = False
    return mask

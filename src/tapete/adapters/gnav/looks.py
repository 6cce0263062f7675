"""The parts of an observation of Gnav as bytes, made once and kept: a look is to lay them side by side.

Invariant:
- every part is one field of `seen.layout`, seats as one of them looks round the ring.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tapete.adapters.gnav.seen import PICTURES
from tapete.adapters.layout import flags, turned
from tapete.core import Seat
from tapete.games.gnav.rules import HOUSE, NO_CARD, NOBODY, RANKS

KEPT: Final = 8192
"""So many parts of a kind are kept at most."""


def _part(numbers: Sequence[int]) -> bytes:
    return array("f", numbers).tobytes()


UNKNOWN: Final = _part([0] * RANKS)
RANK: Final = {NO_CARD: UNKNOWN, **{rank: _part(flags([rank], RANKS)) for rank in range(RANKS)}}
"""A card that is known, by its rank."""
ENDED: Final = _part([1])
GOES_ON: Final = _part([0])


@lru_cache
def flags_by_seat(players: int) -> list[list[bytes]]:
    """By who looks and by set of seats: a 1 for each of them."""
    sets = [[seats >> seat & 1 for seat in range(players)] for seats in range(1 << players)]
    return [[_part(turned(each, seat)) for each in sets] for seat in range(players)]


@lru_cache(KEPT)
def waiting(dealt: int, dealer: Seat, turn: Seat, seat: Seat, players: int) -> bytes:
    """The places of those who may still act, who acts first first; nobody while none is to act."""
    order = [other % players for other in range(dealer + 1, dealer + 1 + players) if dealt >> other % players & 1]
    places = [0] * players
    for place, other in enumerate(order[order.index(turn) :] if turn >= 0 else (), start=1):
        places[other] = place
    return _part(turned(places, seat))


@lru_cache(KEPT)
def lives(left: tuple[int, ...], seat: Seat) -> bytes:
    """Everybody's lives."""
    return _part(turned(left, seat))


@lru_cache(KEPT)
def aside(drawn: tuple[int, ...]) -> bytes:
    """Picture cards that the stock turned up, and whether one was put away: their ranks, then the drawer, if any."""
    counts = [0] * PICTURES
    for rank in drawn[:-1]:
        counts[rank - HOUSE] += 1
    return _part([*counts, bool(drawn) and drawn[-1] != NOBODY])

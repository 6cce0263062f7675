"""The numbers that all seats of a match are shown, kept once, so that to look is to pick them out.

A field that tells of every seat lies here in the order of the seats; one that each seat is shown otherwise has a part
for each who looks. Where the numbers lie that a seat sees is worked out beforehand.

Invariants:
- `seen` gives a seat the fields of the layout, seats by seats as it looks round the ring, itself first;
- a vector that was given does not change with the board.
"""

from array import array
from collections.abc import Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from tapete.adapters.layout import NUMBER, Field, Layout, Vector
from tapete.core import Seat


class Board:
    """All cells of a match; whoever plays it writes into them. `at` tells where a field begins."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.at, size, self._looks = _plan(layout, players)
        self.cells = array("f", bytes(4 * size))
        self._array = np.frombuffer(self.cells, NUMBER)

    def seen(self, seat: Seat) -> Vector:
        """What the seat sees of it."""
        return self._array[self._looks[seat]]

    def write(self, place: int, numbers: tuple[int, ...] | list[int]) -> None:
        """Put numbers side by side, from a place on."""
        self.cells[place : place + len(numbers)] = array("f", numbers)

    def clear(self, place: int, size: int) -> None:
        """So many zeros from a place on."""
        self.cells[place : place + size] = array("f", bytes(4 * size))

    def mark(self, place: int, seat: Seat, size: int) -> None:
        """A 1 for one of so many, 0 for all others; for NOBODY, below 0, all 0."""
        self.clear(place, size)
        if seat >= 0:
            self.cells[place + seat] = 1


@lru_cache
def _plan(layout: Layout, players: int) -> tuple[Mapping[str, int], int, list[NDArray[np.intp]]]:
    """Where each field begins, how many cells there are, and by seat where the numbers lie that it sees."""
    at: dict[str, int] = {}
    looks: list[list[int]] = [[] for _ in range(players)]
    size = 0
    for each in layout.fields:
        at[each.name] = size
        for seat, look in enumerate(looks):
            own = size + seat * each.size if each.own else size
            look.extend(own + place for place in _round(each, seat, players))
        size += each.size * (players if each.own else 1)
    return at, size, [np.array(look, np.intp) for look in looks]


def _round(field: Field, seat: Seat, players: int) -> list[int]:
    """The places in a field, in the order in which a seat sees them."""
    places = list(range(field.size))
    if not field.by_seat:
        return places
    start = field.size // players * seat
    return [*places[start:], *places[:start]]

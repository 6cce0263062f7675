"""Seats, and one thing for each of them."""

from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

Seat: TypeAlias = int
"""0 .. players-1; play goes round in this order (C1, G3)."""

T = TypeVar("T")
U = TypeVar("U")


class BySeat(tuple[T, ...]):
    """One T per seat, indexed by Seat; a value, changed by making another."""

    __slots__ = ()

    @classmethod
    def of(cls, players: int, make: Callable[[Seat], T]) -> "BySeat[T]":
        """One thing for each of `players` seats, made from its number."""
        return cls(make(seat) for seat in range(players))

    def put(self, seat: Seat, value: T) -> "BySeat[T]":
        """The same with another value at `seat`."""
        return BySeat((*self[:seat], value, *self[seat + 1 :]))

    def map(self, change: Callable[[T], U]) -> "BySeat[U]":
        """The same seats, each value changed."""
        return BySeat(change(value) for value in self)

    def where(self, holds: Callable[[T], bool]) -> tuple[Seat, ...]:
        """The seats whose value passes the test, ascending."""
        return tuple(seat for seat, value in enumerate(self) if holds(value))


def ring(start: Seat, players: int) -> Iterable[Seat]:
    """All seats once round the ring, `start` first."""
    return ((start + k) % players for k in range(players))

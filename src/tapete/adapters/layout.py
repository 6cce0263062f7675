"""The layout of an observation: named fields side by side in one vector of numbers.

Invariants:
- the fields follow one another without a gap, in the order given;
- every number of a vector lies between the bounds of its field.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T")

Vector: TypeAlias = NDArray[np.float32]

NUMBER: Final = np.float32
"""The type of every number of an observation."""


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation: how many, from what to what, and what they tell.

    `by_seat`: as many for each seat, who looks first. `own`: what the others would not be shown alike.
    """

    name: str
    size: int
    low: int
    high: int
    says: str
    by_seat: bool = False
    own: bool = False


@dataclass(frozen=True)
class Layout:
    """All fields of an observation, in order."""

    fields: tuple[Field, ...]
    places: dict[str, slice] = field(init=False, repr=False, compare=False)
    """Where each field lies."""

    def __post_init__(self) -> None:
        places, start = {}, 0
        for each in self.fields:
            places[each.name] = slice(start, start + each.size)
            start += each.size
        object.__setattr__(self, "places", places)

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return sum(each.size for each in self.fields)

    @property
    def low(self) -> Vector:
        """The least that each number can be."""
        return np.repeat([each.low for each in self.fields], [each.size for each in self.fields]).astype(NUMBER)

    @property
    def high(self) -> Vector:
        """The most that each number can be."""
        return np.repeat([each.high for each in self.fields], [each.size for each in self.fields]).astype(NUMBER)

    def named(self, vector: Vector) -> dict[str, Vector]:
        """The vector by its fields: views into it, not copies."""
        return {name: vector[place] for name, place in self.places.items()}

    def text(self, vector: Vector) -> str:
        """The vector for a reader, a field on each line; zeros are dots."""
        return "\n".join(
            f"{name:<14}{' '.join(f'{number:.0f}' if number else '.' for number in numbers)}"
            for name, numbers in self.named(vector).items()
        )


def flags(seats: Sequence[int], players: int) -> list[int]:
    """A 1 for each of the seats."""
    row = [0] * players
    for seat in seats:
        row[seat] = 1
    return row


def turned(row: Sequence[T], seat: int) -> list[T]:
    """One thing for each seat, in the order in which `seat` looks round the ring: itself first (C1, G3)."""
    return [*row[seat:], *row[:seat]]

"""What a room takes as arguments: time, storage, robots. Chance is a `random.Random` (the system's, in earnest)."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from tapete.core import Robot


class SeqTaken(Exception):
    """Somebody else has written an entry of this number: read what is new and decide again."""


class Storage(Protocol):
    """The logs of all tables."""

    async def append(self, table: str, seq: int, at: float, entry: str) -> None:
        """Returns once the entry is durable; SeqTaken if the number is taken, OSError if it cannot be written."""
        ...

    async def read(self, table: str, after: int = 0) -> Sequence[str]:
        """The entries of a table numbered above `after`, in order; none if there is no such table."""
        ...


class Timer(Protocol):
    """A call to come."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The time of day, and calls to come."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer: ...


Robots: TypeAlias = Callable[[str, str], Robot[Any, Any]]
"""The robot of a game by its name, without version; BadInput if there is none."""

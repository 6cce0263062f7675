"""What a room takes as arguments: time, storage, robots, and what binds several processes together.

Chance is a `random.Random` (the system's, in earnest). Storage, Clock and Robots are needed; what stands in for the
others in a process of its own is in `room/alone.py`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from tapete.core import Robot
from tapete.room.results import MatchResult
from tapete.room.summary import Summary

Row: TypeAlias = tuple[float, str]
"""An entry of a log as written, and when (seconds since 1970)."""


class SeqTaken(Exception):
    """Somebody else has written an entry of this number: read what is new and decide again."""


class Storage(Protocol):
    """The logs of all tables."""

    async def append(self, table: str, seq: int, at: float, entry: str) -> None:
        """Returns once the entry is durable; SeqTaken if the number is taken, OSError if it cannot be written."""
        ...

    async def read(self, table: str, after: int = 0, to: int | None = None) -> Sequence[Row]:
        """The entries of a table numbered above `after`, up to `to`, in order; none if there is no such table."""
        ...

    async def beginning(self, table: str, text: str) -> Sequence[int]:
        """The numbers of the entries of a table that are written so from their beginning, in order."""
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


class Thinker(Protocol):
    """Where robots think."""

    async def think(self, game: str, name: str, view: Any, key: bytes) -> tuple[str, Any]:
        """The full name (``NAME@POLICYVERSION``) of the robot called `name` and its action; raises if it fails.

        May be cancelled: then nobody waits for the answer any more.
        """
        ...


class Leases(Protocol):
    """Which process drives a table: deals, asks robots, keeps its clocks. Any process may serve its people."""

    async def hold(self, table: str) -> bool:
        """Whether this process may drive the table now; asked when it starts there, and again every LEASE_LOOK."""
        ...

    async def release(self, table: str) -> None:
        """This process drives it no more: another may at once."""
        ...


Nudge: TypeAlias = Callable[[int], None]
"""Told that a topic has news up to this number, 0 if it is not known up to which."""


class Notices(Protocol):
    """Tells every process, this one included, that something has changed. A nudge may be lost or come twice."""

    def publish(self, topic: str, number: int = 0) -> None:
        """Nudge all who subscribe to the topic: ``table:<id>`` with the number of the entry, ``lobby``."""
        ...

    def subscribe(self, topic: str, nudge: Nudge) -> None: ...

    def unsubscribe(self, topic: str, nudge: Nudge) -> None: ...


class Listings(Protocol):
    """Where the lobby looks."""

    async def put(self, table: str, summary: Summary) -> None:
        """The table is now as the summary says; OSError if it cannot be written."""
        ...


class Results(Protocol):
    """What is kept of matches that are over."""

    async def put(self, result: MatchResult) -> None:
        """Keep the result; a second time changes nothing. OSError if it cannot be written."""
        ...

"""Time, storage and chance that a test holds in its hands."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tapete.robots.catalogue import robot
from tapete.room import Room, Row, SeqTaken, Table, Wish
from tapete.room.entries import Entry, Opened, Sitter, read, written


@dataclass
class Call:
    at: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class FakeClock:
    """Stands still until it is told to go on."""

    time: float = 1_000_000.0
    calls: list[Call] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    def call_later(self, seconds: float, call: Callable[[], None]) -> Call:
        self.calls.append(Call(self.time + seconds, call))
        return self.calls[-1]

    def next(self) -> float | None:
        """When the next call is due."""
        return min((call.at for call in self.calls if not call.cancelled), default=None)

    def advance(self, seconds: float) -> None:
        """Let time pass; make the calls that are due by then."""
        self.time += seconds
        due = [call for call in self.calls if call.at <= self.time]
        self.calls = [call for call in self.calls if call.at > self.time and not call.cancelled]
        for call in sorted(due, key=lambda call: call.at):
            if not call.cancelled:
                call.call()


@dataclass
class Memory:
    """Storage that loses nothing while the test runs, and can be told to fail."""

    logs: dict[str, list[Row]] = field(default_factory=dict)
    broken: bool = False
    unreadable: bool = False

    async def append(self, table: str, seq: int, at: float, entry: str) -> None:
        if self.broken:
            raise OSError("no space left")
        log = self.logs.setdefault(table, [])
        if seq <= len(log):
            raise SeqTaken(table)
        assert seq == len(log) + 1, "a gap in the log"
        log.append((at, entry))

    async def read(self, table: str, after: int = 0, to: int | None = None) -> Sequence[Row]:
        if self.unreadable:
            raise OSError("the database is away")
        return tuple(self.logs.get(table, ())[after:to])

    async def beginning(self, table: str, text: str) -> Sequence[int]:
        return [seq for seq, (_, line) in enumerate(self.logs.get(table, ()), 1) if line.startswith(text)]

    def entries(self, table: str) -> list[Entry]:
        return [read(line) for _, line in self.logs[table]]

    def rows(self, table: str) -> list[tuple[float, Entry]]:
        return [(at, read(line)) for at, line in self.logs[table]]


def room(storage: Memory | None = None, clock: FakeClock | None = None, seed: int = 7) -> Room:
    return Room(storage=storage or Memory(), clock=clock or FakeClock(), chance=random.Random(seed), robots=robot)


def wish(game: str = "gnav", **changes: object) -> Wish:
    given = {
        "person": "p1",
        "name": "Ana",
        "game": game,
        "options": {},
        "level": 3,
        "robot_pause": "normal",
    }
    return Wish(**{**given, **changes})  # type: ignore[arg-type]


async def open_table(room: Room, game: str = "gnav", **changes: object) -> Table:
    table = await room.open(wish(game, **changes))
    assert isinstance(table, Table), table
    return table


async def two_people(storage: Memory, clock: FakeClock) -> Table:
    """A table of Gnav without robots."""
    sitters = (Sitter("Ana", person="p1"), Sitter("Jon", person="p2"))
    entry = Opened(1, "gnav", {"players": 2, "lives": 3}, sitters, "11" * 32, "instant")
    await storage.append("two", 1, 0.0, written(entry))
    table = await room(storage, clock).table("two")
    assert table is not None
    return table

"""Who listens at a table, from which seat, and what they are told.

Invariants:
- everybody hears every entry once, in the order of the log, from where he came in; watchers as late as the hold says;
- a person's listeners follow him: they hear from the seat that he has after the entry, whichever door he came by;
- who has left hears that, and nothing more.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from tapete.core import Seat
from tapete.room.entries import Left
from tapete.room.fold import TableState
from tapete.room.watching import News, Shown


@dataclass(frozen=True, slots=True)
class Presence:
    """A person's seat is connected, or no longer."""

    seat: Seat
    connected: bool


@dataclass(frozen=True, slots=True)
class Watching:
    """How many watch, and the names of those who wish to be named, in order."""

    count: int
    names: tuple[str, ...]


Told: TypeAlias = News | Presence | Watching
Listener: TypeAlias = Callable[[Told], None]


@dataclass(frozen=True, slots=True)
class _Ear:
    """Where a listener is: `seat` None for a watcher; `person` where one is known; `name` if it is to be told."""

    seat: Seat | None
    person: str | None
    name: str | None


class Audience:
    """The listeners of one table."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self._ears: dict[Listener, _Ear] = {}
        self._elsewhere: frozenset[Seat] = frozenset()
        self._watching_elsewhere = Watching(0, ())

    @property
    def deserted(self) -> bool:
        """Whether nobody listens here."""
        return not self._ears

    @property
    def connected(self) -> frozenset[Seat]:
        """The seats at which somebody listens, here or at another process."""
        return self.here | self._elsewhere

    @property
    def here(self) -> frozenset[Seat]:
        """The seats at which somebody listens in this process."""
        return frozenset(ear.seat for ear in self._ears.values() if ear.seat is not None)

    @property
    def watching_here(self) -> Watching:
        """Who watches in this process; a person with two windows is one watcher."""
        ears = [ear for ear in self._ears.values() if ear.seat is None]
        known = {ear.person: ear.name for ear in ears if ear.person is not None}
        strangers = sum(ear.person is None for ear in ears)
        return Watching(len(known) + strangers, tuple(sorted(name for name in known.values() if name is not None)))

    @property
    def watching(self) -> Watching:
        """Who watches, here or at another process."""
        here, there = self.watching_here, self._watching_elsewhere
        return Watching(here.count + there.count, tuple(sorted((*here.names, *there.names))))

    def seat(self, listener: Listener) -> Seat | None:
        """Where this listener is now; None is a watcher, or nobody."""
        ear = self._ears.get(listener)
        return None if ear is None else ear.seat

    def enter(self, listener: Listener, seat: Seat | None, person: str | None, name: str | None) -> None:
        """Tell `listener` all that comes; who was there before is told of it."""
        before, others = self._company(), tuple(self._ears)
        self._ears[listener] = _Ear(seat, person, name)
        _tell(_changes(before, self._company()), others)

    def go(self, listener: Listener) -> None:
        """Tell it no more."""
        before = self._company()
        self._ears.pop(listener, None)
        _tell(_changes(before, self._company()), tuple(self._ears))

    def set_elsewhere(self, seats: Iterable[Seat], watching: Watching) -> None:
        """Who is connected to other processes."""
        before = self._company()
        self._elsewhere, self._watching_elsewhere = frozenset(seats), watching
        _tell(_changes(before, self._company()), tuple(self._ears))

    def tell(self, news: News) -> None:
        """Tell an entry: players at once, watchers all that may now be shown."""
        changes = self._follow(news)
        self.shown, released = self.shown.then(news)
        for listener, ear in tuple(self._ears.items()):
            _tell(released if ear.seat is None else (news,), (listener,))
        _tell(changes, tuple(self._ears))
        if isinstance(news.entry, Left):
            for listener, ear in tuple(self._ears.items()):
                if ear.seat == news.entry.seat:
                    self.go(listener)

    def _follow(self, news: News) -> list[Told]:
        """Have all listeners where their people are now; what is to be told of it. Mostly nobody has moved."""
        if news.before is not None and news.before.sitters is news.table.sitters:
            return []
        before = self._company()
        self._ears = {listener: _follow(ear, news.table) for listener, ear in self._ears.items()}
        return _changes(before, self._company())

    def _company(self) -> tuple[frozenset[Seat], Watching]:
        return self.connected, self.watching


def _changes(before: tuple[frozenset[Seat], Watching], after: tuple[frozenset[Seat], Watching]) -> list[Told]:
    """What is to be told where the company was one, and is now another."""
    told: list[Told] = [Presence(seat, seat in after[0]) for seat in sorted(before[0] ^ after[0])]
    return told if before[1] == after[1] else [*told, after[1]]


def _tell(told: Iterable[Told], to: Iterable[Listener]) -> None:
    for listener in to:
        for item in told:
            listener(item)


def _follow(ear: _Ear, table: TableState) -> _Ear:
    """Where the listener is after an entry: with its person, if one is known."""
    if ear.person is None:
        return ear
    return _Ear(table.seat_of(ear.person), ear.person, ear.name)

"""What an onlooker could take down: bytes as sent, views as built, log lines as written, each with its time."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from room.fakes import FakeClock
from tapete.core import AnyGame, Seat
from tapete.room import News, Presence, Table, Watching, summary
from tapete.room.entries import Acted, Entry
from tapete.server import translate
from tapete.server.lobby import Lobby
from tapete.wire import outgoing


@dataclass
class Seen:
    """What was taken down, in order, and the log the table wrote."""

    told: list[tuple[float, Any]] = field(default_factory=list)
    log: list[Entry] = field(default_factory=list)
    over: bool = False
    positions: int = 0

    def note(self, clock: FakeClock, what: Any) -> None:
        """Take it down with its time."""
        self.told.append((clock.now(), what))


class Witness:
    """Hears a table from one seat, or as a watcher, and takes down what may be known there after every entry."""

    def __init__(self, game: AnyGame, onlooker: Seat | None, table: Table, seen: Seen, clock: FakeClock) -> None:
        self._game = game
        self._seat = onlooker
        self._table = table
        self._seen = seen
        self._clock = clock
        seen.note(clock, outgoing.encode(translate.joined(table, onlooker)))

    def __call__(self, news: News | Presence | Watching) -> None:
        seat = self._seat
        self._seen.note(self._clock, outgoing.encode(translate.told(news, self._table, seat)))
        if isinstance(news, News) and news.table.state is not None:
            state = news.table.state
            self._seen.positions += 1
            self._seen.note(self._clock, self._game.view(state, seat))
            self._seen.note(self._clock, [self._game.redact(event, seat) for event in news.events])
            if seat is not None:
                self._seen.note(self._clock, self._game.legal(state, seat))
                action = news.entry.action if isinstance(news.entry, Acted) and news.entry.seat == seat else None
                self._seen.note(self._clock, action)


class InTheLobby:
    """Takes down the table's line in the lobby, whatever happens at the table."""

    def __init__(self, lobby: Lobby, table: Table, seen: Seen, clock: FakeClock) -> None:
        self._lobby = lobby
        self._table = table
        self._seen = seen
        self._clock = clock

    def __call__(self, _: News | Presence | Watching) -> None:
        line = self._lobby._row(self._table.name, summary(self._table.state))
        self._seen.note(self._clock, msgspec.json.encode(line))


@contextmanager
def log_lines(seen: Seen, clock: FakeClock) -> Iterator[None]:
    """Take down every line that the house writes to its log, as `tapete serve` writes it and more finely."""

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            seen.note(clock, self.format(record))

    handler, root, ours = Handler(), logging.getLogger(), logging.getLogger("tapete")
    handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    level = ours.level
    root.addHandler(handler)
    ours.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        root.removeHandler(handler)
        ours.setLevel(level)

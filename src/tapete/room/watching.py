"""What watchers see, and when.

Invariants:
- a watcher sees what is public and nothing else: he is redacted to like a seat that holds no card;
- with the hold ``trick`` or ``deal`` nothing of it leaves before all of it does: no event, no count, no clock;
- entries reach a watcher in the order of the log and without a gap, only later.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tapete.core import Status
from tapete.room.entries import Entry
from tapete.room.fold import TableState, folds


@dataclass(frozen=True, slots=True)
class News:
    """What listeners are told: an entry, the table after it and the game's true events, to be redacted per seat.

    `before` is the table before it, None where it is not known: when the table has just come back from its log.
    """

    entry: Entry
    table: TableState
    events: tuple[Any, ...]
    before: TableState | None = None


def shows(table: TableState) -> bool:
    """Whether watchers may see all that has happened so far."""
    if table.settings.hold == "none" or table.status is not Status.PLAYING:
        return True
    # a turn of Gnav is over with its entry, and so is an exchange; tricks there are only in Comemierda
    return table.settings.hold == "trick" and not getattr(table.game.view(table.state, None), "trick", ())


@dataclass(frozen=True, slots=True)
class Shown:
    """What a watcher who comes now is shown, and the news held back since, oldest first."""

    table: TableState
    held: tuple[News, ...] = ()

    def then(self, news: News) -> tuple["Shown", tuple[News, ...]]:
        """The same after one more entry, and what watchers are told with it."""
        held = (*self.held, news)
        return (Shown(news.table), held) if shows(news.table) else (Shown(self.table, held), ())


def shown(log: Iterable[tuple[float, Entry]], after: int = 0) -> tuple[TableState, Shown] | None:
    """The table after its log, and what of it watchers have been shown; None if the log is empty.

    The first `after` entries may be missing, if an Opened follows them.
    """
    rows = list(log)
    told: Shown | None = None
    table: TableState | None = None
    for folded in folds(rows, after):
        before, table = table, folded.state
        if told is None:
            told = Shown(table)
        else:
            told, _ = told.then(News(rows[table.seq - after - 1][1], table, folded.events, before))
    return None if told is None or table is None else (table, told)

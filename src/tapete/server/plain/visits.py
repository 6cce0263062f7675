"""Who is at a table by its plain page: nothing holds a page to the room, so a visit lasts a while after each.

Invariants:
- who has a seat counts as connected from his last page on for as long as anybody would read it;
- there is one visit for a person at a table, whatever he asks; watchers and strangers have none.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection

from tapete.core import Seat, Status
from tapete.room import Contribute, News, Presence, Table, TableState, Timer, Watching
from tapete.room.fold import Asked
from tapete.server import translate
from tapete.server.house import House
from tapete.store import Person

NONCE: Final = 16
"""Bytes of a seat's share of the chance."""

LASTING: Final = 180.0
"""Seconds after a page in which the next one is looked for; so long a turn may last where nobody is hurried."""


class Visits:
    """All that there are in this process."""

    def __init__(self) -> None:
        self._visits: dict[tuple[str, str], _Visit] = {}

    def __len__(self) -> int:
        return len(self._visits)

    def stay(self, house: House, table: Table, seat: Seat, person: Person) -> None:
        """He asks for a page of the table at which he sits."""
        key = table.name, person.id
        visit = self._visits.get(key)
        if visit is None or visit.table is not table or table.seat(visit.hear) != seat:
            if visit is not None:  # the table has come back from its log, or he had gone
                visit.end()
            visit = self._visits[key] = _Visit(house, table, lambda: self._visits.pop(key, None))
            table.listen(visit.hear, seat, person=person.id)
            house.moved(table.name)
        visit.stay()


class _Visit:
    """One person at one table."""

    def __init__(self, house: House, table: Table, forget: Callable[[], object]) -> None:
        self.table = table
        self._house = house
        self._forget = forget
        self._timer: Timer | None = None

    def stay(self) -> None:
        """Another page: there for a while again."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._house.clock.call_later(LASTING, self.end)

    def end(self) -> None:
        """Not there any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._forget()
        self.table.leave(self.hear)
        self._house.moved(self.table.name)

    def hear(self, _: News | Presence | Watching) -> None:
        """What has happened is told on the next page."""


def visits_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visits:
    """Those of this application."""
    kept: Visits = connection.app.state["visits"]
    return kept


def waits_for(state: TableState, seat: Seat | None) -> bool:
    """Whether the table waits for who sits in `seat`: for an action, for the next deal, for another match."""
    if seat is None or state.gathering:
        return False
    if state.abandoned or state.away[seat]:
        return True
    match state.status:
        case None:
            return False
        case Status.PLAYING:
            return state.decisions[seat] is not None
        case Status.BETWEEN:
            return not _asked(state.next_asked[seat], state.number)
        case Status.OVER:
            return not _asked(state.restart_asked[seat], state.match)


def _asked(wish: Asked | None, after: int) -> bool:
    """Whether somebody has asked for what comes after that deal or match."""
    return wish is not None and wish.after == after


async def share(house: House, table: Table, seat: Seat) -> None:
    """Add to the chance of the match for a browser that cannot (RECORD, verifiable deals), if that is waited for."""
    if translate.nonce_wanted(table.state, seat):
        await table.submit(seat, Contribute(table.state.match, house.chance.randbytes(NONCE).hex()))


async def until_wanted(house: House, table: Table, seat: Seat, seconds: float) -> None:
    """Wait until the table waits for `seat`, for some seconds at most."""
    changed = asyncio.Event()
    out = False

    def hear(_: News | Presence | Watching) -> None:
        changed.set()

    def give_up() -> None:
        nonlocal out
        out = True
        changed.set()

    timer = house.clock.call_later(seconds, give_up)
    table.listen(hear, seat)
    try:
        while not out and not waits_for(table.state, seat):
            changed.clear()
            await share(house, table, seat)
            await changed.wait()
    finally:
        timer.cancel()
        table.leave(hear)

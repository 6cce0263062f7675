"""All tables: opening new ones, finding old ones in the log, letting deserted ones rest.

Invariants:
- no person plays at more than `most_of_one` live tables, and no more than `most_tables` are opened beside each other;
- there is at most one live Table per table of the log;
- a table that rests is a log and no more; whoever comes back finds it as it was.
"""

import asyncio
import base64
import random
import re
import sys
from collections.abc import Mapping
from typing import Final

from tapete.core import BadInput, Refusal, Status
from tapete.room import refusals
from tapete.room.entries import OPENS, Founded, Opened, read, written
from tapete.room.fold import TableState, fold
from tapete.room.opening import Wish, opened
from tapete.room.ports import Clock, Leases, Listings, Notices, Results, Robots, Storage, Thinker, Timer
from tapete.room.record import record_text
from tapete.room.table import Table
from tapete.room.watching import Shown, shown

REST_AFTER: Final = 600.0
"""Seconds without a listener after which a table leaves memory."""

_NAME: Final = re.compile("[a-z0-9]{1,26}")
"""What a table can be called: fit for an address, and for any database."""


class Room:
    """The tables of one process."""

    def __init__(
        self,
        *,
        storage: Storage,
        clock: Clock,
        chance: random.Random,
        robots: Robots,
        thinker: Thinker | None = None,
        leases: Leases | None = None,
        notices: Notices | None = None,
        listings: Listings | None = None,
        results: Results | None = None,
        most_tables: int = sys.maxsize,
        most_of_one: int = sys.maxsize,
    ) -> None:
        """Without `leases` this process drives all its tables; without a `thinker` robots think on the spot."""
        self._storage = storage
        self._clock = clock
        self._chance = chance
        self._robots = robots
        self._thinker = thinker
        self._leases = leases
        self._notices = notices
        self._listings = listings
        self._results = results
        self._most_tables = most_tables
        self._most_of_one = most_of_one
        self._tables: dict[str, Table] = {}
        self._opening: list[str] = []
        self._loading = asyncio.Lock()
        self._ending: set[asyncio.Task[None]] = set()
        self._looks: dict[str, Timer] = {}

    async def open(self, wish: Wish) -> Table | Refusal | BadInput:
        """A new table as wished, its first entry durable; what is amiss otherwise."""
        entry = opened(wish, self._robots, self._chance, self._clock.now())
        if not isinstance(entry, Opened | Founded):
            return entry
        if self.plays_enough(wish.person):
            return refusals.TOO_MANY_TABLES
        if not self._make_place():
            return refusals.FULL
        name = base64.b32encode(self._chance.randbytes(10)).decode("ascii").lower()
        at = self._clock.now()
        self._opening.append(wish.person)
        try:
            await self._storage.append(name, 1, at, written(entry))
        except OSError:
            return refusals.NOT_SAVED
        finally:
            self._opening.remove(wish.person)
        state = fold(None, entry, at).state
        return self._begin(name, state, Shown(state))

    async def table(self, name: str) -> Table | None:
        """The live table of that name, brought back from its log if need be; None if there is none.

        It stands where its log stands, whichever process has written it.
        """
        while True:
            if name not in self._tables:
                async with self._loading:
                    if name not in self._tables:
                        found = await self._read(name)
                        if found is None:
                            return None
                        self._make_place()  # who comes back is let in, full or not
                        self._begin(name, *found)
            table = self._tables[name]
            await table.catch_up()
            if self._tables.get(name) is table:  # it has not gone to rest meanwhile
                return table

    async def record(self, name: str, match: int | None = None) -> str | Refusal:
        """The record of a match that is over, the last one unless told which."""
        if not _NAME.fullmatch(name):
            return refusals.UNKNOWN_TABLE
        starts = await self._storage.beginning(name, OPENS)
        after, to = 0, None
        if match is not None and 1 <= match <= len(starts):  # a table may have played hundreds
            after, to = starts[match - 1] - 1, starts[match] - 1 if match < len(starts) else None
            match = 1
        elif match is None and starts:
            after = starts[-2:][0] - 1
        return record_text([read(line) for _, line in await self._storage.read(name, after, to)], match)

    def rest(self, name: str) -> None:
        """Let a table leave memory now, if it is there; whoever comes back finds it as it was."""
        if (table := self._tables.get(name)) is not None:
            self._rest(table)

    async def close(self) -> None:
        """Stop all tables; their logs hold everything."""
        for look in self._looks.values():
            look.cancel()
        self._looks.clear()
        await asyncio.gather(*self._ending)
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        self._tables.clear()

    def playing(self, person: str) -> int:
        """At how many live tables the person is to play on."""
        tables = (table.state for table in self._tables.values())
        return self._opening.count(person) + sum(
            state.status is not Status.OVER and (seat := state.seat_of(person)) is not None and seat in state.present
            for state in tables
        )

    def plays_enough(self, person: str) -> bool:
        """Whether the person is to play on at as many live tables as one may."""
        return self.playing(person) >= self._most_of_one

    @property
    def live(self) -> Mapping[str, Table]:
        """The tables in memory, by name."""
        return self._tables

    async def _read(self, name: str) -> tuple[TableState, Shown] | None:
        if not _NAME.fullmatch(name):
            return None
        starts = await self._storage.beginning(name, OPENS)
        after = starts[-1] - 1 if starts else 0  # a table may have played hundreds of matches
        return shown([(at, read(line)) for at, line in await self._storage.read(name, after)], after)

    def _begin(self, name: str, state: TableState, seen: Shown) -> Table:
        table = Table(
            name,
            state,
            storage=self._storage,
            clock=self._clock,
            chance=self._chance,
            robots=self._robots,
            shown=seen,
            thinker=self._thinker,
            leases=self._leases,
            notices=self._notices,
            listings=self._listings,
            results=self._results,
        )
        self._tables[name] = table
        table.start()
        self._look_in(table)
        return table

    def _make_place(self) -> bool:
        """Whether there is place for one more table, if need be because the oldest deserted one rests."""
        if len(self._tables) + len(self._opening) < self._most_tables:
            return True
        resting = next((table for table in self._tables.values() if table.deserted), None)
        if resting is not None:
            self._rest(resting)
        return resting is not None

    def _rest(self, table: Table) -> None:
        del self._tables[table.name]
        self._looks.pop(table.name).cancel()
        task = asyncio.create_task(table.stop())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    def _look_in(self, table: Table) -> None:
        """Come back after a while; a table found deserted twice running rests."""
        lonely = False

        def look() -> None:
            nonlocal lonely
            if lonely and table.deserted:
                self._rest(table)
            else:
                lonely = table.deserted
                self._looks[table.name] = self._clock.call_later(REST_AFTER, look)

        self._looks[table.name] = self._clock.call_later(REST_AFTER, look)

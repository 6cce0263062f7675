"""All tables: opening new ones, finding old ones in the log, letting deserted ones rest.

Invariants:
- there is at most one live Table per table of the log;
- a table that rests is a log and no more; whoever comes back finds it as it was.
"""

import asyncio
import base64
import random
import re
from typing import Final

from tapete.core import BadInput, Refusal
from tapete.room import refusals
from tapete.room.entries import Opened, read, written
from tapete.room.fold import TableState, fold, fold_all
from tapete.room.opening import Wish, opened
from tapete.room.ports import Clock, Robots, Storage, Timer
from tapete.room.record import record_text
from tapete.room.table import Table

REST_AFTER: Final = 600.0
"""Seconds without a listener after which a table leaves memory."""

_NAME: Final = re.compile("[a-z0-9]{1,26}")
"""What a table can be called: fit for an address, and for any database."""


class Room:
    """The tables of one process."""

    def __init__(self, *, storage: Storage, clock: Clock, chance: random.Random, robots: Robots) -> None:
        self._storage = storage
        self._clock = clock
        self._chance = chance
        self._robots = robots
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._ending: set[asyncio.Task[None]] = set()
        self._looks: dict[str, Timer] = {}

    async def open(self, wish: Wish) -> Table | Refusal | BadInput:
        """A new table as wished, its first entry durable; what is amiss otherwise."""
        entry = opened(wish, self._robots, self._chance)
        if not isinstance(entry, Opened):
            return entry
        name = base64.b32encode(self._chance.randbytes(10)).decode("ascii").lower()
        try:
            await self._storage.append(name, 1, self._clock.now(), written(entry))
        except OSError:
            return refusals.NOT_SAVED
        return self._begin(name, fold(None, entry).state)

    async def table(self, name: str) -> Table | None:
        """The live table of that name, brought back from its log if need be; None if there is none."""
        if name not in self._tables:
            async with self._loading:
                if name not in self._tables:
                    state = await self._read(name)
                    if state is None:
                        return None
                    self._begin(name, state)
        return self._tables[name]

    async def record(self, name: str, match: int | None = None) -> str | Refusal:
        """The record of a match that is over, the last one unless told which."""
        if not _NAME.fullmatch(name):
            return refusals.UNKNOWN_TABLE
        return record_text([read(line) for line in await self._storage.read(name)], match)

    async def close(self) -> None:
        """Stop all tables; their logs hold everything."""
        for look in self._looks.values():
            look.cancel()
        self._looks.clear()
        await asyncio.gather(*self._ending)
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        self._tables.clear()

    async def _read(self, name: str) -> TableState | None:
        if not _NAME.fullmatch(name):
            return None
        return fold_all(read(line) for line in await self._storage.read(name))

    def _begin(self, name: str, state: TableState) -> Table:
        table = Table(name, state, storage=self._storage, clock=self._clock, chance=self._chance, robots=self._robots)
        self._tables[name] = table
        table.start()
        self._look_in(table)
        return table

    def _look_in(self, table: Table) -> None:
        """Come back after a while; a table found deserted twice running rests."""
        lonely = False

        def look() -> None:
            nonlocal lonely
            if lonely and table.deserted:
                self._tables.pop(table.name, None)
                self._looks.pop(table.name, None)
                task = asyncio.create_task(table.stop())
                self._ending.add(task)
                task.add_done_callback(self._ending.discard)
            else:
                lonely = table.deserted
                self._looks[table.name] = self._clock.call_later(REST_AFTER, look)

        self._looks[table.name] = self._clock.call_later(REST_AFTER, look)

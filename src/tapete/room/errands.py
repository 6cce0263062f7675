"""What a table has others keep: its line in the lobby, the results of its matches.

Invariants:
- a table never waits for an errand; one that fails is run again until it succeeds or the table stops;
- of several summaries only the last matters; a result that is kept twice is kept once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from tapete.room import faults
from tapete.room.entries import read
from tapete.room.ports import Clock, Listings, Notices, Results, Storage, Timer
from tapete.room.results import result
from tapete.room.summary import Summary

RETRY: Final = 1.0
"""Seconds before the house tries again what it could not write."""

LOBBY: Final = "lobby"
"""The topic of news that the lobby shows."""

_log = logging.getLogger(__name__)


class Errands:
    """The errands of one table."""

    def __init__(
        self,
        table: str,
        storage: Storage,
        clock: Clock,
        *,
        listings: Listings | None,
        results: Results | None,
        notices: Notices | None,
    ) -> None:
        self._table = table
        self._storage = storage
        self._clock = clock
        self._listings = listings
        self._results = results
        self._notices = notices
        self._listed: Summary | None = None
        self._kept = 0
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, Timer] = {}
        self._closed = False

    def list(self, summary: Summary) -> None:
        """The lobby shows the table so."""
        if self._listings is not None and summary != self._listed:
            self._listed = summary
            self._run("listing", self._list)

    def keep(self, match: int, begun: int) -> None:
        """Match number `match` is over, which began with entry `begun`."""
        if self._results is not None and match > self._kept:
            self._kept = match
            self._run(f"result {match}", lambda: self._keep(begun))

    async def close(self) -> None:
        """Run the errands that are under way, and no others."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def _list(self) -> None:
        assert self._listings is not None
        while (summary := self._listed) is not None:
            await self._listings.put(self._table, summary)
            if summary == self._listed:
                break
        if self._notices is not None:
            self._notices.publish(LOBBY)

    async def _keep(self, begun: int) -> None:
        """Read that match alone: a table may have played hundreds."""
        assert self._results is not None
        log = [(at, read(line)) for at, line in await self._storage.read(self._table, begun - 1)]
        if (ended := result(self._table, log, 1)) is not None:
            await self._results.put(ended)

    def _run(self, name: str, errand: Callable[[], Awaitable[None]]) -> None:
        """Run it beside the table; a listing under way takes up the last summary by itself."""
        if name not in self._tasks:
            self._tasks[name] = asyncio.create_task(self._try(name, errand), name=f"table {self._table}: {name}")

    async def _try(self, name: str, errand: Callable[[], Awaitable[None]]) -> None:
        try:
            await errand()
        except OSError as error:
            _log.error("table %s: the %s cannot be written: %s", self._table, name, error)
            if not self._closed:
                self._timers[name] = self._clock.call_later(RETRY, lambda: self._run(name, errand))
        except Exception as error:  # noqa: BLE001  (a fault here must not end the table)
            _log.error("table %s: the %s failed: %s", self._table, name, faults.told(error))
        finally:
            del self._tasks[name]

"""What binds the processes of one house together: leases, and who is connected where.

Invariants:
- a table is driven by one process at a time; one that can no longer say that it drives a table does not;
- what a process says of itself is void soon after it has fallen, and nothing of it is needed to go on;
- one process alone, on SQLite, asks nobody and writes nothing of this.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from tapete.core import Seat
from tapete.room import Clock, Nudge, Table, Watching, faults
from tapete.store import Bus, Leases, Presences

TTL: Final = 3.0
"""Seconds that a lease holds: with those until a table asks again (`room.table`), another drives it within five."""

BEAT: Final = 1.0
"""Seconds after which leases and presences are renewed."""

PRESENT: Final = 15.0
"""Seconds that a process's word holds that somebody is connected to it."""

_ELSEWHERE: Final = Watching(0, ())
"""Watchers are counted by the process to which they are connected."""

_log = logging.getLogger(__name__)


class Driving:
    """A room's Leases, kept in the store and renewed all at once."""

    def __init__(self, leases: Leases, process: str, clock: Clock) -> None:
        self._leases = leases
        self._process = process
        self._clock = clock
        self._held: set[str] = set()
        self._renewed = clock.now()

    async def hold(self, table: str) -> bool:
        """Whether this process may drive the table now."""
        now = self._clock.now()
        if table in self._held and now - self._renewed < TTL - BEAT:
            return True
        self._held.discard(table)
        if await self._leases.hold(table, self._process, TTL, now):
            self._held.add(table)
            return True
        return False

    async def release(self, table: str) -> None:
        """Another process may drive it at once."""
        if table in self._held:
            self._held.discard(table)
            await self._leases.release(self._process, [table])

    async def renew(self) -> None:
        """Say again that this process drives what it drives."""
        now = self._clock.now()
        if self._held:
            self._held &= await self._leases.renew(self._process, TTL, now)
        self._renewed = now


class Company:
    """Tells each table of a process who is connected to it at others, and the others who is here."""

    def __init__(
        self, presences: Presences, bus: Bus, process: str, clock: Clock, live: Callable[[], Mapping[str, Table]]
    ) -> None:
        self._presences = presences
        self._bus = bus
        self._process = process
        self._clock = clock
        self._live = live
        self._said: dict[str, set[Seat]] = {}
        self._nudges: dict[str, Nudge] = {}
        self._changed: dict[str, None] = {}
        self._something = asyncio.Event()

    def changed(self, table: str) -> None:
        """Somebody has come to this table or gone, here or, perhaps, elsewhere."""
        if table not in self._said:
            self._said[table] = set()
            self._nudges[table] = partial(self._nudged, table)
            self._bus.subscribe(_topic(table), self._nudges[table])
        self._changed[table] = None
        self._something.set()

    async def run(self) -> None:
        """See to tables at which somebody has come or gone, for ever."""
        while True:
            await self._something.wait()
            self._something.clear()
            while self._changed:
                table = next(iter(self._changed))
                del self._changed[table]
                try:
                    await self._see_to(table)
                except Exception as error:  # noqa: BLE001  (everybody looks again soon, and then it is seen to)
                    _log.error("table %s: who is there cannot be written: %s", table, faults.told(error))
                    break

    async def renew(self) -> None:
        """Say again who is here."""
        if any(self._said.values()):
            await self._presences.renew(self._process, PRESENT, self._clock.now())

    def _nudged(self, table: str, _: int) -> None:
        self.changed(table)

    async def _see_to(self, table: str) -> None:
        live, said = self._live().get(table), self._said[table]
        here = frozenset[Seat]() if live is None else live.here
        now = self._clock.now()
        for seat in here - said:
            await self._presences.put(table, seat, self._process, PRESENT, now)
        for seat in said - here:
            await self._presences.remove(table, seat, self._process)
        if here != said:
            self._said[table] = set(here)
            self._bus.publish(_topic(table))
        if live is None:
            if table not in self._live():  # nor has it come back meanwhile
                self._bus.unsubscribe(_topic(table), self._nudges.pop(table))
                del self._said[table]
                self._changed.pop(table, None)  # we heard ourselves
            return
        live.elsewhere(await self._elsewhere(table, here), _ELSEWHERE)

    async def _elsewhere(self, table: str, here: Iterable[Seat]) -> set[Seat]:
        return set(await self._presences.read(table, self._clock.now())) - set(here)


def _topic(table: str) -> str:
    return f"presence:{table}"

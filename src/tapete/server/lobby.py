"""The lobby: which tables there are to sit down at, to watch, and the one to feature.

Invariants:
- it is made from what tables tell about themselves, at whatever process; nothing hidden is in it;
- it is told when it has changed, once a second at most, and encoded once for all who hear it;
- a table at which nobody is connected any more is not shown for longer than FRESH seconds.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal, Protocol, cast

from tapete.room import Clock, Summary, Table, Timer, faults
from tapete.server.keeping import summary_of
from tapete.store import Bus, Listing, Listings
from tapete.wire import outgoing

MOST: Final = 100
"""Tables in either list."""

PAUSE: Final = 1.0
"""Seconds between two messages at least."""

TOUCH: Final = 30.0
"""Seconds after which tables that somebody is at say so again."""

FRESH: Final = 100.0
"""Seconds for which what a table has said of itself is believed."""

TOPIC: Final = "lobby"

_log = logging.getLogger(__name__)

Listener = Callable[[bytes], None]


class Stage(Protocol):
    """Whoever keeps something to look at while nobody plays before watchers."""

    async def shown(self, *, looked_at: bool) -> str | None:
        """The table of robots; it is played only while somebody looks."""
        ...

    async def rest(self) -> None:
        """Nobody looks at it: there is something better."""
        ...


class Lobby:
    """What the start page shows, in one process."""

    def __init__(
        self,
        *,
        listings: Listings,
        bus: Bus,
        clock: Clock,
        live: Callable[[], Mapping[str, Table]],
        people: Callable[[], int],
        announcement: Callable[[], Any],
        stage: Stage,
    ) -> None:
        """`live` are the tables in memory, `people` how many are in, `announcement` what the host has to say."""
        self._listings = listings
        self._bus = bus
        self._clock = clock
        self._live = live
        self._people = people
        self._announcement = announcement
        self._stage = stage
        self._listeners: dict[Listener, None] = {}
        self._told = b""
        self._then = -PAUSE
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._again = False

    def start(self) -> None:
        """Hear of what changes."""
        self._bus.subscribe(TOPIC, self._nudged)

    async def stop(self) -> None:
        """Tell nobody any more."""
        self._bus.unsubscribe(TOPIC, self._nudged)
        self._listeners.clear()
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await self._task

    async def now(self) -> outgoing.Lobby:
        """What there is now."""
        since = self._clock.now() - FRESH
        listed = await self._listings.of_phases("gathering", "playing", public=True)
        tables = [(told.table_id, summary_of(told)) for told in listed if told.updated >= since and self._is_in(told)]
        gathering = [pair for pair in tables if pair[1].phase == "gathering" and pair[1].open]
        playing = [pair for pair in tables if pair[1].phase == "playing" and pair[1].watch]
        return outgoing.Lobby(
            gathering=self._rows(gathering),
            playing=self._rows(playing),
            featured=await self._featured(playing),
            people=self._people(),
            announcement=await self._announcement(),
        )

    async def enter(self, listener: Listener) -> None:
        """Tell `listener` what there is, now and whenever it changes."""
        self._listeners[listener] = None
        told = outgoing.encode(await self.now())
        if listener in self._listeners:
            listener(told)
        self.changed()

    def leave(self, listener: Listener) -> None:
        """Tell it no more; when the last one goes, nothing is kept up for looking at."""
        self._listeners.pop(listener, None)
        if not self._listeners:
            self.changed()

    @property
    def looked_at(self) -> bool:
        """Whether somebody looks."""
        return bool(self._listeners)

    def changed(self) -> None:
        """Something may look different now: who looks is told, not more often than once in PAUSE seconds."""
        if self._task is not None and not self._task.done():
            self._again = True
        elif self._timer is None:
            wait = self._then + PAUSE - self._clock.now()
            self._timer = self._clock.call_later(min(PAUSE, max(0.0, wait)), self._look)

    async def touch(self) -> None:
        """Have every table that somebody is at say again that it is there; and look whether others are silent."""
        now = self._clock.now()
        there = [
            name
            for name, table in self._live().items()
            if not table.deserted and (table.state.settings.open or table.state.settings.watch)
        ]
        await self._listings.still(there, now, now - TOUCH / 2)
        self.changed()

    def _nudged(self, _: int) -> None:
        self.changed()

    def _look(self) -> None:
        self._timer, self._again = None, False
        self._task = asyncio.create_task(self._tell(), name="lobby")

    async def _tell(self) -> None:
        self._then = self._clock.now()
        try:
            if not self._listeners:
                await self._stage.rest()
                return
            told = outgoing.encode(await self.now())
            if told != self._told:
                self._told = told
                for listener in tuple(self._listeners):
                    listener(told)
        except Exception as error:  # noqa: BLE001  (the lobby of a moment later may be told)
            _log.error("the lobby cannot be told: %s", faults.told(error))
        finally:
            if self._again:
                self._task = None
                self.changed()

    def _is_in(self, told: Listing) -> bool:
        """Whether somebody is at the table, as far as this process knows."""
        table = self._live().get(told.table_id)
        return table is None or not table.deserted

    def _rows(self, tables: Iterable[tuple[str, Summary]]) -> tuple[outgoing.LobbyTable, ...]:
        rows = [self._row(*pair) for pair in tables]
        return tuple(sorted(rows, key=lambda row: (-row.watchers, row.table))[:MOST])

    def _row(self, name: str, told: Summary) -> outgoing.LobbyTable:
        return outgoing.LobbyTable(
            table=name,
            game=cast('Literal["comemierda", "gnav"]', told.game),
            title=told.title,
            host=told.host,
            seats=told.seats,
            options=dict(told.options),
            clock=cast("outgoing.Clock", told.clock),
            rated=told.rated,
            gathering=told.phase == "gathering",
            number=told.number,
            watch=told.watch,
            watchers=self._watchers(name),
        )

    def _watchers(self, name: str) -> int:
        table = self._live().get(name)
        return 0 if table is None else table.watching.count

    async def _featured(self, playing: Iterable[tuple[str, Summary]]) -> str | None:
        """The table of people that most are watching; while there is none, robots play."""
        people = [(-self._watchers(name), -told.seats.count("person"), name) for name, told in playing]
        if not people:
            return await self._stage.shown(looked_at=self.looked_at)
        await self._stage.rest()
        return min(people)[2]

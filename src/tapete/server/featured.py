"""A table of four robots to look at on the start page, while no people play before watchers.

Invariants:
- it is played only while somebody looks at a start page of this process, or watches it;
- the processes of a house share one such table; when its match is over, another of the other game follows;
- nothing of it is kept: the table before is forgotten when the next one begins.
"""

import asyncio
import base64
import datetime as dt
import random
from collections.abc import Callable
from typing import Final

from tapete.core import Status, written_options
from tapete.games import GAMES
from tapete.room import Clock, Robots, Room, Settings, Sitter, Table, Timer
from tapete.room.entries import Opened, written
from tapete.room.naming import names
from tapete.room.opening import LEVELS
from tapete.store import Bus, Store

PREFIX: Final = "robots"
"""Names of these tables begin with it and are longer than any other's."""

LENGTH: Final = 22

LEVEL: Final = 3
"""A good one: the best think so long that a small machine would rather have the time for its guests."""

PACE: Final = "normal"

SETTING: Final = "featured"
"""Where the processes agree which table it is."""

ENDED: Final = 8.0
"""Seconds for which the end of a match is looked at."""


def is_robots(table: str) -> bool:
    """Whether it is a table of this kind."""
    return table.startswith(PREFIX) and len(table) == LENGTH


class Featured:
    """The robots' table, as one process has it."""

    def __init__(
        self,
        *,
        room: Room,
        store: Store,
        bus: Bus,
        clock: Clock,
        chance: random.Random,
        robots: Robots,
        changed: Callable[[], None],
    ) -> None:
        """`changed` is called when there may be another table to look at."""
        self._room = room
        self._store = store
        self._bus = bus
        self._clock = clock
        self._chance = chance
        self._robots = robots
        self._changed = changed
        self._name: str | None = None
        self._timer: Timer | None = None
        self._ended = False
        self._lock = asyncio.Lock()

    async def shown(self, *, looked_at: bool) -> str | None:
        """The table to look at; unless somebody does, there is none."""
        if not looked_at:
            return self._name
        async with self._lock:
            kept = await self._agreed()
            table = None if kept is None else await self._room.table(kept)
            if table is None or (table.state.status is Status.OVER and (self._ended or table.name != self._name)):
                table = await self._another(table)
            if table.name != self._name:
                self._turn_away()
                self._turn_to(table.name)
            return table.name

    async def rest(self) -> None:
        """Nobody looks, or there is something better: robots play on only for those who watch them."""
        async with self._lock:
            self._turn_away()

    async def _agreed(self) -> str | None:
        """The table on which all processes agree."""
        kept = (await self._store.settings.all()).get(SETTING)
        return kept if isinstance(kept, str) and is_robots(kept) else None

    async def _another(self, before: Table | None) -> Table:
        """A new table, of the other game; the one before is forgotten."""
        games = sorted(GAMES)
        turn = 0 if before is None else games.index(before.state.game.name) + 1
        name = PREFIX + base64.b32encode(self._chance.randbytes(10)).decode("ascii").lower()
        now = self._clock.now()
        entry = self._opened(games[turn % len(games)], now)
        await self._store.logs.append(name, 1, now, written(entry))
        await self._store.settings.put(SETTING, name)
        if before is not None:
            self._room.rest(before.name)
            await self._store.farewell.forget_tables([before.name])
        table = await self._room.table(name)
        assert table is not None
        return table

    def _opened(self, game: str, now: float) -> Opened:
        options = GAMES[game].options({})
        robot = self._robots(game, LEVELS[LEVEL]).name
        called = names((), GAMES[game].players(options), self._chance)
        return Opened(
            match=1,
            game=game,
            options=written_options(options),
            sitters=tuple(Sitter(one, None, robot, LEVEL) for one in called),
            secret=self._chance.randbytes(32).hex(),
            robot_pause=PACE,
            date=dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat(),
            settings=Settings(watch=True, talk="none"),
        )

    def _turn_to(self, name: str) -> None:
        self._name, self._ended = name, False
        self._bus.subscribe(f"table:{name}", self._heard)

    def _turn_away(self) -> None:
        """Play it no more in this process, unless somebody watches."""
        name, self._name = self._name, None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if name is None:
            return
        self._bus.unsubscribe(f"table:{name}", self._heard)
        if (table := self._room.live.get(name)) is not None and table.deserted:
            self._room.rest(name)

    def _heard(self, _: int) -> None:
        table = self._room.live.get(self._name or "")
        if table is not None and table.state.status is Status.OVER and self._timer is None and not self._ended:
            self._timer = self._clock.call_later(ENDED, self._end)

    def _end(self) -> None:
        self._timer, self._ended = None, True
        self._changed()

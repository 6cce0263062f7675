"""Work that is done again and again while the house is open."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tapete.room import Clock, Timer, faults

_log = logging.getLogger(__name__)


class Pulse:
    """Every so many seconds, counted from the end of the time before; work that fails is told, and done again."""

    def __init__(self, name: str, clock: Clock, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._clock = clock
        self._seconds = seconds
        self._work = work
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._beats = False

    def start(self) -> None:
        """Begin; the first time is after so many seconds."""
        self._beats = True
        self._timer = self._clock.call_later(self._seconds, self._beat)

    async def stop(self) -> None:
        """Let the work end that is under way, and begin no other."""
        self._beats = False
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await self._task

    def _beat(self) -> None:
        self._task = asyncio.create_task(self._do(), name=self._name)

    async def _do(self) -> None:
        try:
            await self._work()
        except Exception as error:  # noqa: BLE001  (whatever it was, the next time may be better)
            _log.error("%s failed: %s", self._name, faults.told(error))
        if self._beats:
            self._timer = self._clock.call_later(self._seconds, self._beat)

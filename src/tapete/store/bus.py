"""Tells every process that there is something new: never what, so nothing secret travels and nothing lost is gone.

Invariants:
- those who listen in the process that publishes are told at once, whatever the network does;
- whatever breaks the link, it is made anew, and then everybody looks: what was missed is found;
- a nudge that cannot be sent is kept and sent later; a hundred of one topic are one.
"""

import asyncio
import contextlib
import logging
import uuid
import zlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from tapete.store.place import Place

Callback: TypeAlias = Callable[[str], None]
"""Called with the topic; must not wait."""

LOOK: Final = 10
"""Everybody who listens from other processes looks at least once in so many seconds, nudged or not."""

LONGEST_TOPIC: Final = 200

log = logging.getLogger(__name__)


class Bus(Protocol):
    """Topics are short words such as ``lobby`` or ``table:ID``."""

    async def start(self) -> None:
        """Begin to listen; returns at once, whether the others can be reached or not."""
        ...

    async def stop(self) -> None: ...

    def publish(self, topic: str) -> None:
        """Tell all who listen, here and elsewhere; never fails."""
        ...

    def subscribe(self, topic: str, callback: Callback) -> None: ...

    def unsubscribe(self, topic: str, callback: Callback) -> None:
        """Nothing happens if it had not subscribed."""
        ...


class Memory:
    """A bus for one process."""

    def __init__(self) -> None:
        self._callbacks: defaultdict[str, list[Callback]] = defaultdict(list)

    async def start(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        """Nothing to do."""

    def publish(self, topic: str) -> None:
        """Tell all who listen, at once."""
        for callback in tuple(self._callbacks.get(topic, ())):
            try:
                callback(topic)
            except Exception as error:  # noqa: BLE001  (one listener's fault is not another's)
                log.error(  # noqa: TRY400  (a trace could tell cards)
                    "a listener to %s failed: %s", topic.partition(":")[0], type(error).__name__
                )

    def subscribe(self, topic: str, callback: Callback) -> None:
        """Call back whenever the topic is published."""
        self._callbacks[topic].append(callback)

    def unsubscribe(self, topic: str, callback: Callback) -> None:
        """Do not call back any more."""
        with contextlib.suppress(ValueError):
            self._callbacks[topic].remove(callback)
        if not self._callbacks[topic]:
            del self._callbacks[topic]

    @property
    def topics(self) -> list[str]:
        """What somebody here listens to."""
        return list(self._callbacks)


class Link(Protocol):
    """A way to other processes, one connection long. Whatever is raised ends it; then another is made."""

    async def open(self) -> None: ...

    def messages(self) -> AsyncIterator[str]:
        """What all processes send, this one too; ends or raises when the connection does."""
        ...

    async def send(self, message: str) -> None: ...

    async def close(self) -> None: ...


class Remote(Memory):
    """A bus for several processes, over links that may break."""

    def __init__(self, link: Callable[[], Link], *, least_wait: float = 0.1, most_wait: float = 5.0) -> None:
        super().__init__()
        self._link = link
        self._origin = uuid.uuid4().hex
        self._waits = least_wait, most_wait
        self._outgoing: dict[str, None] = {}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    async def start(self) -> None:
        """Begin to listen; returns at once, whether the others can be reached or not."""
        self._tasks = [asyncio.create_task(work(), name="bus") for work in (self._stay_linked, self._look)]

    async def stop(self) -> None:
        """Let go of the link; what was not sent yet is not."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    def publish(self, topic: str) -> None:
        """Tell those here at once, and the others as soon as they can be reached."""
        super().publish(topic)
        if len(topic) <= LONGEST_TOPIC:
            self._outgoing[topic] = None
            self._something.set()

    async def _stay_linked(self) -> None:
        wait, most = self._waits
        while True:
            try:
                await self._linked()
            except Exception as error:  # noqa: BLE001  (whatever it was, the link is made anew)
                log.warning("the bus is down (%s); trying again in %.1f s", type(error).__name__, wait)
            wait = self._waits[0] if self.connected else min(wait * 2, most)
            self.connected = False
            await asyncio.sleep(wait)

    async def _linked(self) -> None:
        """One link, as long as it holds."""
        link = self._link()
        try:
            await link.open()
            self.connected = True
            for topic in self.topics:  # something may have been missed
                super().publish(topic)
            both = [asyncio.create_task(self._listen(link)), asyncio.create_task(self._send(link))]
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in both:
                    task.cancel()
                ends = await asyncio.gather(*both, return_exceptions=True)
            for end in ends:
                if isinstance(end, Exception):
                    raise end
        finally:
            with contextlib.suppress(Exception):
                await link.close()

    async def _listen(self, link: Link) -> None:
        async for message in link.messages():
            origin, _, topic = message.partition(" ")
            if origin != self._origin:
                super().publish(topic)

    async def _send(self, link: Link) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._outgoing:
                topic = next(iter(self._outgoing))
                del self._outgoing[topic]
                try:
                    await link.send(f"{self._origin} {topic}")
                except BaseException:
                    self._outgoing[topic] = None
                    self._something.set()
                    raise

    async def _look(self) -> None:
        second = 0
        while True:
            await asyncio.sleep(1)
            self.look(second := second + 1)

    def look(self, second: int) -> None:
        """Each second a share of the topics: who fell after he wrote and before he published leaves no other trace."""
        for topic in self.topics:
            if zlib.crc32(topic.encode()) % LOOK == second % LOOK:
                super().publish(topic)


def bus(where: Path | str, redis: str | None = None) -> Bus:
    """The bus of a room whose data are there: by Redis if its address is given, else by PostgreSQL, else none needed.

    BadInput with one line if that is no address, or if what it takes is not installed.
    """
    from tapete.store.links import PostgresLink, RedisLink, checked  # noqa: PLC0415  (one process alone needs neither)

    if redis is not None:
        address = checked(redis)
        return Remote(lambda: RedisLink(address))
    place = Place(where)
    return Remote(lambda: PostgresLink(place.dsn)) if place.is_postgres else Memory()

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
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from tapete.store.place import Place

Nudge: TypeAlias = Callable[[int], None]
"""Told that a topic has news up to this number, 0 if it is not known up to which; must not wait."""

LOOK: Final = 10
"""Everybody who listens to other processes looks at least once in so many seconds, nudged or not."""

LONGEST_TOPIC: Final = 200

_LAST_WORDS: Final = 1.0
"""Seconds that a bus which stops has for what it has not sent yet."""

log = logging.getLogger(__name__)


class Bus(Protocol):
    """Topics are short words such as ``lobby`` or ``table:ID``."""

    async def start(self) -> None:
        """Begin to listen; returns at once, whether the others can be reached or not."""
        ...

    async def stop(self) -> None: ...

    def publish(self, topic: str, number: int = 0) -> None:
        """Tell all who subscribed, here and elsewhere; never fails."""
        ...

    def subscribe(self, topic: str, nudge: Nudge) -> None: ...

    def unsubscribe(self, topic: str, nudge: Nudge) -> None:
        """Nothing happens if it had not subscribed."""
        ...


class Memory:
    """A bus for one process."""

    def __init__(self) -> None:
        self._nudges: defaultdict[str, list[Nudge]] = defaultdict(list)

    async def start(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        """Nothing to do."""

    def publish(self, topic: str, number: int = 0) -> None:
        """Tell all who subscribed, at once."""
        self._tell(topic, number)

    def subscribe(self, topic: str, nudge: Nudge) -> None:
        """Nudge whenever the topic is published."""
        self._nudges[topic].append(nudge)

    def unsubscribe(self, topic: str, nudge: Nudge) -> None:
        """Do not nudge any more."""
        if nudge in self._nudges.get(topic, ()):
            self._nudges[topic].remove(nudge)
            if not self._nudges[topic]:
                del self._nudges[topic]

    @property
    def topics(self) -> list[str]:
        """What somebody here listens to."""
        return list(self._nudges)

    def _tell(self, topic: str, number: int) -> None:
        for nudge in tuple(self._nudges.get(topic, ())):
            try:
                nudge(number)
            except Exception as error:  # noqa: BLE001  (one listener's fault is not another's)
                kind = type(error).__name__
                log.error("a listener to %s failed: %s", topic, kind)  # noqa: TRY400  (a trace could tell cards)


class Link(Protocol):
    """A way to other processes, one connection long. Whatever is raised ends it; then another is made."""

    async def open(self) -> None: ...

    def messages(self) -> AsyncIterator[str]:
        """What all processes send, this one too; ends or raises when the connection does."""
        ...

    async def send(self, message: str) -> None: ...

    async def close(self) -> None: ...


class Remote(Memory):
    """A bus for several processes, over links that may break. A message is ``ORIGIN NUMBER TOPIC``."""

    def __init__(self, link: Callable[[], Link], *, least_wait: float = 0.1, most_wait: float = 5.0) -> None:
        """After a link broke the next is tried after `least_wait` seconds, then twice that, at most `most_wait`."""
        super().__init__()
        self._link = link
        self._waits = least_wait, most_wait
        self._origin = uuid.uuid4().hex
        self._outgoing: dict[str, int] = {}
        self._something = asyncio.Event()
        self._nothing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    async def start(self) -> None:
        """Begin to listen; returns at once, whether the others can be reached or not."""
        self._tasks = [asyncio.create_task(work(), name="bus") for work in (self._stay_linked, self._keep_looking)]

    async def stop(self) -> None:
        """Send what waits if that is possible now, and let go of the link."""
        if self.connected and self._outgoing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._nothing.wait(), _LAST_WORDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    def publish(self, topic: str, number: int = 0) -> None:
        """Tell those here at once, and the others as soon as they can be reached."""
        self._tell(topic, number)
        if len(topic) <= LONGEST_TOPIC:
            self._outgoing[topic] = max(number, self._outgoing.get(topic, 0))
            self._nothing.clear()
            self._something.set()

    def look(self, second: int) -> None:
        """Each second a share of the topics: who fell after he wrote and before he published leaves no other trace."""
        for topic in self.topics:
            if zlib.crc32(topic.encode()) % LOOK == second % LOOK:
                self._tell(topic, 0)

    async def _keep_looking(self) -> None:
        second = 0
        while True:
            await asyncio.sleep(1)
            self.look(second := second + 1)

    async def _stay_linked(self) -> None:
        least, most = self._waits
        wait = least
        while True:
            try:
                await self._linked()
            except Exception as error:  # noqa: BLE001  (whatever it was, the link is made anew)
                wait = least if self.connected else min(wait * 2, most)
                log.warning("the bus is down (%s); trying again in %.1f s", type(error).__name__, wait)
            self.connected = False
            await asyncio.sleep(wait)

    async def _linked(self) -> None:
        """One link, as long as it holds."""
        link = self._link()
        try:
            await link.open()
            self.connected = True
            for topic in self.topics:  # something may have been missed
                self._tell(topic, 0)
            await _until_one_ends(self._listen(link), self._send(link))
        finally:
            with contextlib.suppress(Exception):
                await link.close()

    async def _listen(self, link: Link) -> None:
        async for message in link.messages():
            origin, number, topic = message.split(" ", 2)
            if origin != self._origin:
                self._tell(topic, int(number))
        raise ConnectionError

    async def _send(self, link: Link) -> None:
        while True:
            await self._something.wait()
            while self._outgoing:
                topic = next(iter(self._outgoing))
                number = self._outgoing.pop(topic)
                try:
                    await link.send(f"{self._origin} {number} {topic}")
                except BaseException:
                    self._outgoing[topic] = max(number, self._outgoing.get(topic, 0))
                    raise
            self._something.clear()
            self._nothing.set()


async def _until_one_ends(*works: Coroutine[object, object, None]) -> None:
    """Run them until one raises; nothing of the others is left."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


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

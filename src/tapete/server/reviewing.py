"""Reviews of matches, each in a process of its own, a few beside each other; the others wait in the order they came.

Invariants:
- who follows a review no longer ends it: its process is killed, its place in the line is free;
- one household has a bounded number under way, and so have all together; what was found is kept, a bounded number;
- a process that ends early, or takes too long, costs its own review and no other.
"""

import asyncio
import contextlib
import hashlib
import logging
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from tapete.coach import SAMPLES, Review
from tapete.coach.apart import COMMAND, Going, Order, Refused
from tapete.robots.thinking import LENGTH, packed, unpacked

PROCESSES: Final = 1
"""Reviews at once: each takes a core from the tables."""

MOST: Final = 16
"""Reviews under way in all, those that wait among them."""

MOST_OF_HOUSEHOLD: Final = 3
"""The same from one address."""

KEPT: Final = 24
"""Reviews kept, a quarter of a megabyte each."""

LONGEST: Final = 600.0
"""Seconds after which a review is given up: no match that people played takes a tenth of it."""

_log = logging.getLogger(__name__)


class Busy(Exception):
    """There are enough reviews under way, or enough from there."""


class GivenUp(Exception):
    """The review took too long, or its process ended."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """So many come first."""

    count: int


Told: TypeAlias = Ahead | Going | Review | Refused


class Reviewing:
    """All reviews of a server."""

    def __init__(self, *, processes: int = PROCESSES, longest: float = LONGEST, samples: int = SAMPLES) -> None:
        self._free = processes
        self._longest = longest
        self._samples = samples
        self._line: list[asyncio.Event] = []
        self._under_way: Counter[str] = Counter()
        self._kept: OrderedDict[bytes, Review] = OrderedDict()
        self._processes: set[Process] = set()

    @property
    def processes(self) -> tuple[int, ...]:
        """The processes that run now, by number."""
        return tuple(process.pid for process in self._processes)

    @property
    def under_way(self) -> int:
        """How many are followed now."""
        return self._under_way.total()

    async def follow(self, record: str, household: str) -> AsyncGenerator[Told]:
        """The review of a checked record as it goes on, its end last; Busy at once, GivenUp if there is none.

        Closing it ends the review.
        """
        if self.under_way >= MOST or self._under_way[household] >= MOST_OF_HOUSEHOLD:
            raise Busy
        text = record.encode()
        key = hashlib.sha256(text).digest()
        self._under_way[household] += 1
        try:
            async with contextlib.aclosing(self._in_turn(key, text)) as going:
                async for told in going:
                    yield told
        finally:
            self._under_way[household] -= 1
            self._under_way += Counter()  # forgets whom nothing is counted of

    async def stop(self) -> None:
        """End all processes."""
        for process in tuple(self._processes):
            await self._end(process)

    async def _in_turn(self, key: bytes, text: bytes) -> AsyncGenerator[Told]:
        if (known := self._known(key)) is not None:
            yield known
            return
        mine = asyncio.Event()
        self._line.append(mine)
        self._call()
        try:
            while not mine.is_set():
                yield Ahead(self._line.index(mine) + 1)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(mine.wait(), 1)
            if (known := self._known(key)) is not None:  # whoever came before asked for the same
                yield known
                return
            async with contextlib.aclosing(self._reviewed(text)) as going:
                async for told in going:
                    if isinstance(told, Review):
                        self._keep(key, told)
                    yield told
        finally:
            if mine in self._line:
                self._line.remove(mine)
            else:
                self._free += 1
                self._call()

    def _call(self) -> None:
        """Let the next ones begin for whom there is a process."""
        while self._free and self._line:
            self._free -= 1
            self._line.pop(0).set()

    async def _reviewed(self, text: bytes) -> AsyncGenerator[Told]:
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
        self._processes.add(process)
        assert process.stdin is not None
        assert process.stdout is not None
        ends = asyncio.get_running_loop().time() + self._longest
        try:
            process.stdin.write(packed(Order(text, self._samples)))
            await process.stdin.drain()
            told: Any = None
            while not isinstance(told, Review | Refused):
                async with asyncio.timeout_at(ends):
                    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                    told = unpacked(await process.stdout.readexactly(length))
                yield told
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as error:
            _log.error("a review was given up: %s", type(error).__name__)
            raise GivenUp from None
        finally:
            await self._end(process)

    async def _end(self, process: Process) -> None:
        """Kill it, and wait until it is gone."""
        self._processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def _known(self, key: bytes) -> Review | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _keep(self, key: bytes, found: Review) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

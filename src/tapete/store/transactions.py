"""How a whole transaction reaches the database.

Invariants:
- all that a transaction does is committed, or nothing;
- one is over before the next begins.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.store.place import Place

T = TypeVar("T")


class Transactions(Protocol):
    """One after the other."""

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do `work` in a transaction; what it raises undoes it."""
        ...

    async def close(self) -> None:
        """Let go of what only transactions need."""
        ...


class Shared:
    """By a connection of the engine that everybody shares."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Whoever shares it lets go of it."""


class Apart:
    """In a thread of its own, by a connection of its own.

    SQLite works in threads in any case. To go there once for a transaction, and not for each of its steps, takes a
    fifth of the processor.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    def _do(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


def transactions(place: Place, engine: AsyncEngine) -> Transactions:
    """As it is done best where the data are."""
    return Shared(engine) if place.file is None else Apart(place.engine_of_thread())

"""How a whole transaction reaches the database.

Invariants:
- all that a transaction does is committed, or nothing;
- one is over before the next begins.
"""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.store.place import Place

T = TypeVar("T")

Statement: TypeAlias = sa.Insert | sa.Update | sa.Delete
Batch: TypeAlias = tuple[Statement, Sequence[Mapping[str, Any]]]
"""A statement, once for each of the rows."""


class Transactions(Protocol):
    """One after the other."""

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do `work` in a transaction; what it raises undoes it."""
        ...

    async def quickly(self, batches: Sequence[Batch]) -> bool:
        """Write all that in a transaction, by a shorter way; False if there is none or it failed: nothing stands."""
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

    async def quickly(self, batches: Sequence[Batch]) -> bool:  # noqa: ARG002  (there is no shorter way)
        return False

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
        self._texts: dict[Statement, tuple[str, Sequence[str]]] = {}

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def quickly(self, batches: Sequence[Batch]) -> bool:
        """By SQLite's own driver: half of the cost of a transaction is SQLAlchemy's."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batches)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    def _do(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _write(self, batches: Sequence[Batch]) -> bool:
        try:
            with contextlib.closing(self._engine.raw_connection()) as held:  # closed, it is rolled back for the next
                connection: Any = held.driver_connection
                connection.execute("BEGIN")
                for statement, rows in batches:
                    text, names = self._text(statement, rows[0])
                    connection.executemany(text, [tuple(map(row.__getitem__, names)) for row in rows])
                connection.commit()
        except Exception:  # noqa: BLE001  (whoever asked goes the long way, where each fault has its name)
            return False
        return True

    def _text(self, statement: Statement, row: Mapping[str, Any]) -> tuple[str, Sequence[str]]:
        """The statement as SQLite reads it, and in which order it takes the values of such a row."""
        if statement not in self._texts:
            compiled: Any = statement.compile(dialect=self._engine.dialect, column_keys=list(row))
            self._texts[statement] = str(compiled), compiled.positiontup
        return self._texts[statement]


def transactions(place: Place, engine: AsyncEngine) -> Transactions:
    """As it is done best where the data are."""
    return Shared(engine) if place.file is None else Apart(place.engine_of_thread())

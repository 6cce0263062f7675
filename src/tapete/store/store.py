"""One database, opened and brought up to date."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tapete.core import BadInput
from tapete.store.logs import Logs
from tapete.store.people import People
from tapete.store.schema import HEAD, metadata, version
from tapete.store.writer import Writer

FILE = "tapete.db"


class Store:
    """Everything that lasts, in a folder of its own."""

    def __init__(self, folder: Path, taken: type[Exception]) -> None:
        """`taken` is what the logs raise when an entry of that number is there already."""
        self._file = folder / FILE
        self._engine = _engine(self._file)
        self.writer = Writer(self._engine)
        self.logs = Logs(self._engine, self.writer, taken)
        self.people = People(self._engine, self.writer)

    async def open(self) -> None:
        """Bring the tables up to date and start writing; BadInput with one line if the folder does not allow it."""
        try:
            await asyncio.to_thread(self._file.parent.mkdir, parents=True, exist_ok=True)
            found = await self._version()
            if found is None:
                await self._create()
            elif found != HEAD:
                await self._migrate(found)
        except (OSError, DBAPIError) as error:
            await self._engine.dispose()
            reason = error.strerror if isinstance(error, OSError) else error.orig
            raise BadInput(f"the data folder {self._file.parent} cannot be used: {reason}") from None
        self.writer.start()

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.stop()
        await self._engine.dispose()

    async def _version(self) -> str | None:
        """Which migration the tables are at, None if there are none."""
        async with self._engine.begin() as connection:
            if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table(version.name)):
                return None
            same = {version.c.version_num: version.c.version_num}
            await connection.execute(sa.update(version).values(same))  # fails at once where nothing can be written
            return await connection.scalar(sa.select(version.c.version_num))

    async def _create(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(create_all)

    async def _migrate(self, found: str) -> None:
        from tapete.store import migrate  # noqa: PLC0415  (Alembic takes a second, and is hardly ever needed)

        if not migrate.knows(found):
            await self._engine.dispose()
            raise BadInput(f"the data in {self._file.parent} are of a newer Tapete (tables {found}, here {HEAD})")
        await asyncio.to_thread(_copy, self._file, self._file.with_suffix(f".before-{HEAD}.db"))
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)


def create_all(connection: sa.Connection) -> None:
    """All tables of a fresh database, and which migration they stand for."""
    metadata.create_all(connection)
    version.create(connection, checkfirst=True)
    connection.execute(sa.insert(version), {"version_num": HEAD})


def _copy(file: Path, to: Path) -> None:
    """A copy of the whole database, what still waits in its write-ahead log included."""
    with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(to)) as target:
        source.backup(target)


def _engine(file: Path) -> AsyncEngine:
    # what is written holds decks and secrets: no error and no log line may repeat it
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _settings(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    return engine

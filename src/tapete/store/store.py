"""One database, opened and brought up to date."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.core import BadInput
from tapete.store.farewell import Farewell
from tapete.store.leases import Leases, Presences
from tapete.store.listings import Listings
from tapete.store.logs import Logs
from tapete.store.people import People
from tapete.store.place import Place, make_folder, reason
from tapete.store.players import Players
from tapete.store.ratings import Ratings
from tapete.store.reader import Reader
from tapete.store.reports import Reports
from tapete.store.results import Results
from tapete.store.schema import HEAD, metadata, version
from tapete.store.sessions import Sessions
from tapete.store.settings import Settings
from tapete.store.transactions import transactions
from tapete.store.writer import Writer

_SAME: Final = sa.update(version).values(version_num=version.c.version_num)

_LOCK: Final = 0x7A9E7E
"""The advisory lock under which PostgreSQL's tables are made and changed: several processes may start at once."""


class Store:
    """Everything that lasts: in a folder of its own, or in a PostgreSQL database."""

    def __init__(self, where: Path | str, taken: type[Exception]) -> None:
        """`taken` is what the logs raise when an entry of that number is there already. BadInput as Place."""
        self.place = Place(where)
        self._engine = self.place.engine()
        self.writer = Writer(transactions(self.place, self._engine))
        reader, postgres = Reader(self._engine), self.place.is_postgres
        self.logs = Logs(reader, self.writer, taken)
        self.people = People(reader, self.writer)
        self.sessions = Sessions(reader, self.writer)
        self.listings = Listings(reader, self.writer, postgres=postgres)
        self.results = Results(reader, self.writer)
        self.ratings = Ratings(reader)
        self.players = Players(reader)
        self.leases = Leases(reader, self.writer, postgres=postgres)
        self.presences = Presences(reader, self.writer, postgres=postgres)
        self.reports = Reports(reader, self.writer)
        self.settings = Settings(reader, self.writer, postgres=postgres)
        self.farewell = Farewell(reader, self.writer)

    async def open(self) -> None:
        """Bring the tables up to date and start writing; BadInput with one line if the place does not allow it."""
        try:
            await make_folder(self.place)
            async with self._engine.begin() as connection:
                found = await version_of(connection)
                if found == HEAD:
                    await connection.execute(_SAME)  # fails at once where nothing can be written
            if found != HEAD:
                async with self._engine.begin() as connection:
                    await bring_up(connection, self.place)
        except (OSError, DBAPIError) as error:
            await self._engine.dispose()
            raise BadInput(f"{self.place.told} cannot be used: {reason(error)}") from None
        except BadInput:
            await self._engine.dispose()
            raise
        self.writer.start()

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.stop()
        await self._engine.dispose()


async def version_of(connection: AsyncConnection) -> str | None:
    """Which migration the tables are at, None if there are none."""
    if not await connection.run_sync(lambda sync: sa.inspect(sync).has_table(version.name)):
        return None
    return await connection.scalar(sa.select(version.c.version_num))


async def bring_up(connection: AsyncConnection, place: Place) -> None:
    """Make the tables, or change those of an older Tapete: all of it or nothing, one process at a time.

    BadInput if they are of a newer one. SQLite's file is copied before it is changed.
    """
    if place.is_postgres:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    found = await version_of(connection)
    if found is None:
        await connection.run_sync(create_all)
    elif found != HEAD:
        from tapete.store import migrate  # noqa: PLC0415  (Alembic takes a second, and is hardly ever needed)

        if not migrate.knows(found):
            raise BadInput(f"{place.told} holds data of a newer Tapete (tables {found}, here {HEAD})")
        if place.file is not None:
            await asyncio.to_thread(_copy, place.file, place.file.with_suffix(f".before-{HEAD}.db"))
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

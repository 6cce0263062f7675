"""A copy of all data in one file, made while the room is open, and the way back.

The file is an SQLite database, whichever database the data are in: what was kept in one can be restored into the other.

Invariants:
- a backup shows the data at one moment, every acknowledged entry included, and is there whole or not at all;
- a restore fills an empty place or changes nothing;
- nobody but the host may read the file: it holds the secrets of matches that are played.
"""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tapete.core import BadInput
from tapete.store.place import FILE, Place, make_folder, reason
from tapete.store.schema import HEAD, PASSING, metadata
from tapete.store.store import Store, bring_up, create_all, version_of

_ROWS: Final = 1000
"""Rows copied at once."""

_TABLES: Final = [table for table in metadata.sorted_tables if table not in PASSING]
"""What is kept, in an order in which a row comes after those that it refers to."""


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup holds: rows by table."""

    rows: dict[str, int]


async def backup(where: Path | str, to: Path) -> Backup:
    """Copy all data to a new file; BadInput with one line if it is there already, or the data cannot be read."""
    place = Place(where)
    try:
        with _new_file(to) as part:
            if place.file is not None:
                await asyncio.to_thread(_copy_file, place.file, part)
            else:
                async with _connected(place) as source, _connected(Place.of_file(part)) as target:
                    await source.execution_options(isolation_level="REPEATABLE READ")
                    if await version_of(source) != HEAD:
                        raise BadInput(f"{place.told} holds no tables of this Tapete: open the room there once")
                    await target.run_sync(create_all)
                    await _copy_rows(source, target)
            return Backup(await asyncio.to_thread(_count, part))
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise BadInput(f"{place.told} cannot be copied to {to}: {reason(error)}") from None


async def restore(file: Path, where: Path | str) -> Backup:
    """Put the data of a backup into an empty place; BadInput with one line if it is not, or the file no backup."""
    place = Place(where)
    try:
        await make_folder(place)
        beside = place.file.parent if place.file is not None else None
        with tempfile.TemporaryDirectory(prefix="restoring-", dir=beside) as folder:
            current = Path(folder) / FILE
            await asyncio.to_thread(_take_out, file, current)
            await _bring_up(Path(folder))
            if place.file is not None:
                await asyncio.to_thread(_move_in, current, place.file)
            else:
                async with _connected(Place.of_file(current)) as source, _connected(place) as target:
                    await bring_up(target, place)
                    if any([await target.scalar(sa.select(sa.literal(1)).select_from(t).limit(1)) for t in _TABLES]):
                        raise _not_empty(place)
                    await _copy_rows(source, target)
            return Backup(await asyncio.to_thread(_count, place.file or current))
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise BadInput(f"{file} cannot be restored into {place.told}: {reason(error)}") from None


@contextlib.contextmanager
def _new_file(to: Path) -> Iterator[Path]:
    """A file that has its name only when it is complete."""
    if to.exists():
        raise BadInput(f"{to} is there already")
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(to)
    finally:
        for left in (part, *(part.with_name(part.name + end) for end in ("-journal", "-wal", "-shm"))):
            left.unlink(missing_ok=True)


@contextlib.asynccontextmanager
async def _connected(place: Place) -> AsyncIterator[AsyncConnection]:
    """One transaction; kept if nothing is raised."""
    engine = place.engine()
    try:
        async with engine.connect() as connection:
            yield connection
            await connection.commit()
    finally:
        await engine.dispose()


async def _copy_rows(source: AsyncConnection, target: AsyncConnection) -> None:
    for table in _TABLES:
        rows = await source.stream(sa.select(table))
        async for some in rows.mappings().partitions(_ROWS):
            await target.execute(sa.insert(table), [dict(row) for row in some])


def _copy_file(file: Path, to: Path) -> None:
    """What still waits in its write-ahead log included; those who play need not wait."""
    if not file.exists():
        raise FileNotFoundError(None, "there are no data")
    source = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    with contextlib.closing(source), contextlib.closing(sqlite3.connect(to)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
        tables = {name for (name,) in target.execute("SELECT name FROM sqlite_master")}
        for table in PASSING:
            if table.name in tables:
                target.execute(f"DELETE FROM {table.name}")  # noqa: S608  (a name of ours)
        target.commit()


def _take_out(file: Path, to: Path) -> None:
    """A copy to work on, which leaves the backup untouched; BadInput if it is none, or a damaged one."""
    if not file.is_file():
        raise BadInput(f"there is no file {file}")
    if file.with_name(f"{file.name}-wal").exists():
        raise BadInput(f"{file} is in use: make a backup of it, and restore that")
    shutil.copyfile(file, to)
    try:
        with contextlib.closing(sqlite3.connect(to)) as database:
            database.execute("SELECT version_num FROM alembic_version").fetchone()
            found = database.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error:
        raise BadInput(f"{file} is no backup of a room") from None
    if found != ("ok",):
        raise BadInput(f"{file} is damaged")


async def _bring_up(folder: Path) -> None:
    """Older tables become today's; BadInput if they are of a newer Tapete."""
    store = Store(folder, Exception)
    await store.open()
    await store.close()


def _move_in(current: Path, file: Path) -> None:
    """The data get their name when they are complete; a link refuses to replace what is there."""
    current.chmod(0o600)
    try:
        os.link(current, file)
    except FileExistsError:
        raise _not_empty(Place(file.parent)) from None


def _not_empty(place: Place) -> BadInput:
    return BadInput(f"{place.told} is not empty")


def _count(file: Path) -> dict[str, int]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        there = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        names = [table.name for table in _TABLES if table.name in there]
        return {name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}  # noqa: S608

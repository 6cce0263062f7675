"""Where the data are: a folder with an SQLite file, or a PostgreSQL database.

Invariants:
- no text made here tells a password, or what was to be written.
"""

import asyncio
import importlib.util
from functools import partial
from pathlib import Path
from typing import Any, Final, Self

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tapete.core import BadInput

FILE: Final = "tapete.db"

_POSTGRES: Final = "postgresql+asyncpg://"

PATIENCE: Final = 10.0
"""Seconds until an answer of PostgreSQL is given up."""

_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


class Place:
    """A data folder (Path), or the address of a database (text that starts with ``postgresql://``)."""

    def __init__(self, where: Path | str) -> None:
        """BadInput with one line if that is no address, or if what it takes is not installed."""
        text = str(where)
        self.file: Path | None = None
        self.dsn = ""
        """The address with its password, for a connection of one's own to PostgreSQL."""
        if isinstance(where, str) and "://" in text:
            url = _postgres(text)
            self.dsn = f"postgresql://{text.partition('://')[2]}"
            host = (url.host or "").rpartition("@")[2]  # a password that holds an @ ends only there
            self.told = f"the database {url.database} at {host or 'this machine'}"
        else:
            self.file = Path(where) / FILE
            self.told = f"the data folder {self.file.parent}"

    @classmethod
    def of_file(cls, file: Path) -> Self:
        """A database in a file of any name."""
        place = cls(file.parent)
        place.file = file
        return place

    @property
    def is_postgres(self) -> bool:
        return self.file is None

    def engine(self) -> AsyncEngine:
        """Connections to it: made when needed, made anew when they broke."""
        # what is written holds decks and secrets: no error and no log line may repeat it
        if self.file is None:
            creator = partial(connect, self.dsn, PATIENCE)
            return create_async_engine(_POSTGRES, async_creator=creator, hide_parameters=True, pool_pre_ping=True)
        url = sa.URL.create("sqlite+aiosqlite", database=str(self.file))
        engine = create_async_engine(url, hide_parameters=True)
        _prepared(engine.sync_engine)
        return engine

    def engine_of_thread(self) -> sa.Engine:
        """Connections to SQLite's file for whoever has a thread to himself."""
        url = sa.URL.create("sqlite", database=str(self.file))
        return _prepared(sa.create_engine(url, hide_parameters=True, pool_size=1))


async def connect(dsn: str, patience: float) -> Any:
    """A connection to PostgreSQL that gives an answer up after so many seconds; its own parser reads the address."""
    import asyncpg  # noqa: PLC0415  (SQLite alone does without)

    return await asyncpg.connect(dsn, timeout=patience / 2, command_timeout=patience)


def fault_of(error: Exception) -> OSError:
    """What whoever waits for the database is told."""
    return OSError(reason(error))


def reason(error: Exception) -> str:
    """Why the database did not do it, in one line. PostgreSQL's own words may repeat values, so its kinds must do."""
    if isinstance(error, DBAPIError):
        cause = error.orig.__cause__ if error.orig is not None else None
        if cause is None or type(cause).__module__.startswith("sqlite3"):
            return _line(error.orig)
        code = getattr(cause, "sqlstate", None)
        return type(cause).__name__ + (f" ({code})" if code else "")
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, OSError):
        return error.strerror or _line(error) or type(error).__name__
    if isinstance(error, StatementError) and not isinstance(error.orig, SQLAlchemyError):
        return type(error.orig).__name__  # Python's words for a value that does not fit repeat it
    return _line(error) if isinstance(error, SQLAlchemyError) else type(error).__name__


def _line(error: object) -> str:
    return next(iter(str(error).splitlines()), "")


def _postgres(text: str) -> sa.URL:
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise BadInput("the address of the database is not like postgresql://user:password@host/name") from None
    if url.drivername not in ("postgresql", "postgres", "postgresql+asyncpg"):
        raise BadInput(f"{url.drivername} databases are not served: give postgresql://user:password@host/name")
    if importlib.util.find_spec("asyncpg") is None:
        raise BadInput("PostgreSQL needs asyncpg: pip install 'tapete[postgres]'")
    if not url.database:
        raise BadInput("the address of the database names none: postgresql://user:password@host/name")
    return url


def _prepared(engine: sa.Engine) -> sa.Engine:
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    """SQLite waits for the disk; and its driver leaves it to us where a transaction begins, so that all is in one."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def make_folder(place: Place) -> None:
    """The data folder, if it is one and not there yet; OSError if that is not allowed."""
    if place.file is not None:
        await asyncio.to_thread(place.file.parent.mkdir, mode=0o700, parents=True, exist_ok=True)

"""Which process drives a table, and to which the browsers of its seats are connected.

Invariants:
- at most one process holds a table at a time;
- what a process that died has left is void once its time is up, and anybody may take it.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import lease, presence
from tapete.store.upsert import insert, replacing
from tapete.store.writer import Step, Writer

_END: Final = sa.delete(lease).where(lease.c.process == sa.bindparam("who"))
_GONE: Final = sa.delete(presence).where(presence.c.process == sa.bindparam("who"))
_REMOVE: Final = _GONE.where(presence.c.table_id == sa.bindparam("table"), presence.c.seat == sa.bindparam("place"))


def _now(*, postgres: bool) -> "sa.ColumnElement[float]":
    """The database's own clock where several machines share it, else the time that is passed."""
    if postgres:
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float(53))
    return sa.bindparam("at", type_=sa.Float(53))


class Leases:
    """`at` is the time of day, `ttl` how many seconds a lease holds; PostgreSQL goes by its own clock."""

    def __init__(self, reader: Reader, writer: Writer, *, postgres: bool) -> None:
        self._reader = reader
        self._writer = writer
        now, until = _now(postgres=postgres), _now(postgres=postgres) + sa.bindparam("ttl", type_=sa.Float(53))
        adding = insert(lease, postgres=postgres).values(
            table_id=sa.bindparam("table"), process=sa.bindparam("who"), until=until
        )
        free = sa.or_(lease.c.until <= now, lease.c.process == adding.excluded.process)
        mine = {"process": adding.excluded.process, "until": adding.excluded.until}
        self._hold = adding.on_conflict_do_update(index_elements=["table_id"], set_=mine, where=free)
        self._renew = (
            sa.update(lease).where(lease.c.process == sa.bindparam("who"), lease.c.until > now).values(until=until)
        )
        self._holder = sa.select(lease.c.process).where(lease.c.table_id == sa.bindparam("table"), lease.c.until > now)
        self._mine = sa.select(lease.c.table_id).where(lease.c.process == sa.bindparam("who"), lease.c.until > now)

    async def hold(self, table: str, process: str, ttl: float, at: float) -> bool:
        """Whether `process` may drive the table from now on: nobody else does, or his time is up."""
        values = {"table": table, "who": process, "ttl": ttl, "at": at}
        return await self._writer.change(Step(self._hold, (values,))) == 1

    async def renew(self, process: str, ttl: float, at: float) -> set[str]:
        """All that `process` holds, held for another `ttl`: the tables. What is not among them is lost."""
        values = {"who": process, "ttl": ttl, "at": at}
        await self._writer.change(Step(self._renew, (values,)))
        return {row.table_id for row in await self._reader.rows(self._mine, {"who": process, "at": at})}

    async def holder(self, table: str, at: float) -> str | None:
        """The process that drives the table."""
        row = await self._reader.row(self._holder, {"table": table, "at": at})
        return None if row is None else str(row.process)

    async def release(self, process: str, tables: Iterable[str] | None = None) -> None:
        """Let go of these tables, or of all."""
        statement = _END if tables is None else _END.where(lease.c.table_id.in_(list(tables)))
        await self._writer.change(Step(statement, ({"who": process},)))


class Presences:
    """A seat is present while any process says so."""

    def __init__(self, reader: Reader, writer: Writer, *, postgres: bool) -> None:
        self._reader = reader
        self._writer = writer
        now, until = _now(postgres=postgres), _now(postgres=postgres) + sa.bindparam("ttl", type_=sa.Float(53))
        self._put = replacing(presence, postgres=postgres).values(
            table_id=sa.bindparam("table"), seat=sa.bindparam("place"), process=sa.bindparam("who"), until=until
        )
        self._renew = sa.update(presence).where(presence.c.process == sa.bindparam("who")).values(until=until)
        self._read = (
            sa.select(presence.c.seat)
            .distinct()
            .where(presence.c.table_id == sa.bindparam("table"), presence.c.until > now)
            .order_by(presence.c.seat)
        )

    async def put(self, table: str, seat: int, process: str, ttl: float, at: float) -> None:
        """A browser of that seat is connected to `process`."""
        await self._writer.write(self._put, {"table": table, "place": seat, "who": process, "ttl": ttl, "at": at})

    async def renew(self, process: str, ttl: float, at: float) -> None:
        """All that `process` said holds for another `ttl`."""
        await self._writer.write(self._renew, {"who": process, "ttl": ttl, "at": at})

    async def remove(self, table: str, seat: int, process: str) -> None:
        """No browser of that seat is connected to `process` any more."""
        await self._writer.write(_REMOVE, {"table": table, "place": seat, "who": process})

    async def clear(self, process: str) -> None:
        """Nobody is connected to `process` any more: it goes, or comes back after a fall."""
        await self._writer.write(_GONE, {"who": process})

    async def read(self, table: str, at: float) -> Sequence[int]:
        """The seats that are present, at whatever process."""
        return [row.seat for row in await self._reader.rows(self._read, {"table": table, "at": at})]

"""The logs of the tables, as a room's Storage."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.store.schema import table_log
from tapete.store.writer import Taken, Writer

_APPEND = sa.insert(table_log)


class Logs:
    """Appends entries and reads them back in order."""

    def __init__(self, engine: AsyncEngine, writer: Writer, taken: type[Exception]) -> None:
        """`taken` is what to raise when an entry of that number is there already."""
        self._engine = engine
        self._writer = writer
        self._taken = taken

    async def append(self, table: str, seq: int, at: float, entry: str) -> None:
        """Returns once the entry is durable; OSError if it cannot be written."""
        try:
            await self._writer.write(_APPEND, {"table_id": table, "seq": seq, "at": at, "entry": entry})
        except Taken:
            raise self._taken(f"table {table}, entry {seq}") from None

    async def read(self, table: str, after: int = 0) -> Sequence[str]:
        """The entries of a table numbered above `after`, in order."""
        query = (
            sa.select(table_log.c.entry)
            .where(table_log.c.table_id == table, table_log.c.seq > after)
            .order_by(table_log.c.seq)
        )
        async with self._engine.connect() as connection:
            return (await connection.scalars(query)).all()

"""The logs of the tables, as a room's Storage."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import table_log
from tapete.store.writer import Taken, Writer

_APPEND: Final = sa.insert(table_log)
_READ: Final = (
    sa.select(table_log.c.at, table_log.c.entry)
    .where(table_log.c.table_id == sa.bindparam("table"), table_log.c.seq > sa.bindparam("after"))
    .order_by(table_log.c.seq)
)
_READ_PART: Final = _READ.where(table_log.c.seq <= sa.bindparam("to"))
_BEGINNING: Final = (
    sa.select(table_log.c.seq)
    .where(
        table_log.c.table_id == sa.bindparam("table"),
        sa.func.substr(table_log.c.entry, 1, sa.bindparam("size")) == sa.bindparam("text"),
    )
    .order_by(table_log.c.seq)
)


class Logs:
    """Appends entries and reads them back in order."""

    def __init__(self, reader: Reader, writer: Writer, taken: type[Exception]) -> None:
        """`taken` is what to raise when an entry of that number is there already."""
        self._reader = reader
        self._writer = writer
        self._taken = taken

    async def append(self, table: str, seq: int, at: float, entry: str) -> None:
        """Returns once the entry is durable; OSError if it cannot be written.

        After an OSError it may stand nevertheless, if the connection broke at the end: then the number is taken.
        """
        try:
            await self._writer.write(_APPEND, {"table_id": table, "seq": seq, "at": at, "entry": entry})
        except Taken:
            raise self._taken(f"table {table}, entry {seq}") from None

    async def read(self, table: str, after: int = 0, to: int | None = None) -> Sequence[tuple[float, str]]:
        """When each entry of a table above number `after`, up to `to`, was written, and the entry, in order."""
        given = {"table": table, "after": after} | ({} if to is None else {"to": to})
        return [(row.at, row.entry) for row in await self._reader.rows(_READ if to is None else _READ_PART, given)]

    async def beginning(self, table: str, text: str) -> Sequence[int]:
        """The numbers of the entries of a table that are written so from their beginning, in order."""
        given = {"table": table, "size": len(text), "text": text}
        return [row.seq for row in await self._reader.rows(_BEGINNING, given)]

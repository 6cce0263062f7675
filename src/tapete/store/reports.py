"""What people tell the host about each other."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import report
from tapete.store.writer import Step, Writer

R: Final = report.c
_ADD: Final = sa.insert(report)
_DONE: Final = sa.update(report).where(R.id == sa.bindparam("which")).values(done=True)
_ALL: Final = sa.select(R.id, R.at, R.person, R.against, R.table_id, R.reason, R.note, R.done)


@dataclass(frozen=True, slots=True)
class Report:
    """`person` tells about `against`; either is None once that person is deleted."""

    id: str
    at: float
    person: str | None
    against: str | None
    table_id: str
    reason: str
    note: str
    done: bool = False


class Reports:
    """Every change raises OSError if it cannot be written."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def add(self, told: Report) -> None:
        """Keep it for the host."""
        await self._writer.write(_ADD, asdict(told))

    async def all(self, *, done: bool = False, limit: int = 100) -> Sequence[Report]:
        """Those that the host has, or has not, seen to; the oldest first."""
        query = _ALL.where(R.done == sa.literal(done)).order_by(R.at, R.id).limit(limit)
        return [Report(*tuple(row)) for row in await self._reader.rows(query)]

    async def see_to(self, which: str) -> bool:
        """The host has done what was to do; False if there is no such report."""
        return await self._writer.change(Step(_DONE, ({"which": which},))) == 1

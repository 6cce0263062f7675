"""How tables look from the lobby: found by phase, without reading their logs."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import listing
from tapete.store.upsert import insert
from tapete.store.writer import Step, Writer

GOING_ON: Final = ("gathering", "playing")
"""Phases of tables at which something may happen yet."""

L: Final = listing.c
_GOES_ON: Final = sa.or_(*(L.phase == phase for phase in GOING_ON))
"""Written out: a list of one parameter cannot be asked of many rows at once."""

_COLUMNS: Final = sa.select(L.table_id, L.phase, L.open, L.watch, L.game, L.updated, L.summary)
_ONE: Final = _COLUMNS.where(L.table_id == sa.bindparam("table"))
_STILL: Final = (
    sa.update(listing)
    .where(L.table_id == sa.bindparam("table"), L.updated < sa.bindparam("before"))
    .where(_GOES_ON)
    .values(updated=sa.bindparam("now"))
)
_REWORD: Final = (
    sa.update(listing)
    .where(L.table_id == sa.bindparam("table"), L.summary == sa.bindparam("before"))
    .values(summary=sa.bindparam("told"))
)
_COUNTS: Final = sa.select(L.phase, sa.func.count().label("tables")).group_by(L.phase)


@dataclass(frozen=True, slots=True)
class Listing:
    """A table: `summary` is the lobby's own JSON. `phase` is ``gathering``, ``playing``, ``over`` or ``closed``."""

    table_id: str
    phase: str
    open: bool
    watch: bool
    game: str
    updated: float
    summary: str


class Listings:
    """The last that each table told about itself."""

    def __init__(self, reader: Reader, writer: Writer, *, postgres: bool) -> None:
        self._reader = reader
        self._writer = writer
        told = insert(listing, postgres=postgres)
        news = sa.or_(L.summary != told.excluded.summary, _GOES_ON)
        every = {name: told.excluded[name] for name in L.keys()}  # noqa: SIM118
        self._put = told.on_conflict_do_update(index_elements=["table_id"], set_=every, where=news)

    async def put(self, told: Listing) -> None:
        """Replace what the table told before; OSError if it cannot be written.

        Of a table at which nothing happens any more the same told again counts as told then: who looks back at it does
        not keep it from being forgotten.
        """
        await self._writer.write(self._put, asdict(told))

    async def still(self, tables: Sequence[str], at: float, before: float) -> None:
        """What tables at which something goes on told `before` that time stands as if told `at`; it is not changed."""
        if tables:
            await self._writer.change(
                Step(_STILL, tuple({"table": table, "now": at, "before": before} for table in tables))
            )

    async def reword(self, told: Listing, summary: str) -> bool:
        """Tell that in other words; False, and nothing is changed, if the table has told something else meanwhile."""
        values = {"table": told.table_id, "before": told.summary, "told": summary}
        return await self._writer.change(Step(_REWORD, (values,))) > 0

    async def get(self, table: str) -> Listing | None:
        """What the table told last."""
        row = await self._reader.row(_ONE, {"table": table})
        return None if row is None else _listing(row)

    async def of_phases(self, *phases: str, limit: int = 500, public: bool = False) -> Sequence[Listing]:
        """Tables in these phases, the last changed first; `public`: those that anybody may join or watch."""
        query = _COLUMNS.where(L.phase.in_(phases)).order_by(L.updated.desc(), L.table_id).limit(limit)
        if public:
            query = query.where(sa.or_(L.open, L.watch))
        return [_listing(row) for row in await self._reader.rows(query)]

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        return {row.phase: row.tables for row in await self._reader.rows(_COUNTS)}


def _listing(row: "sa.Row[Any]") -> Listing:
    return Listing(row.table_id, row.phase, row.open, row.watch, row.game, row.updated, row.summary)

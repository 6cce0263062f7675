"""Letting go: of a person who wishes it, and of what is older than the host keeps."""

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from tapete.store.listings import GOING_ON
from tapete.store.reader import Reader
from tapete.store.schema import (
    PASSING,
    UNKNOWN,
    block,
    listing,
    match_result,
    person,
    rating,
    report,
    seat_result,
    session,
    table_log,
)
from tapete.store.writer import Step, Writer

FINISHED: Final = ("over", "closed")
"""Phases of tables at which nothing more happens."""

LINGER: Final = 30 * 86_400.0
"""Seconds that a table waits longer for people to come, or to come back, than it stays once it is finished."""

_AT_ONCE: Final = 100
"""Tables or guests seen to in one go, so that those who play need not wait."""

_WHO: Final[sa.BindParameter[str]] = sa.bindparam("who")
_DATA: Final = {
    "person": sa.select(*(c for c in person.c if c.name not in ("pass_hash", "recovery_hash"))).where(
        person.c.id == _WHO
    ),
    "sessions": sa.select(session.c.kind, session.c.created, session.c.seen).where(session.c.person == _WHO),
    "blocks": sa.select(block.c.blocked).where(block.c.person == _WHO),
    "reports": sa.select(*(c for c in report.c if c.name != "done")).where(report.c.person == _WHO),
    "ratings": sa.select(rating).where(rating.c.person == _WHO),
    "results": sa.select(seat_result).where(seat_result.c.person == _WHO).order_by(seat_result.c.ended),
}
_NEXT: Final = (
    sa.select(table_log.c.table_id)
    .distinct()
    .where(table_log.c.table_id > sa.bindparam("after"))
    .order_by(table_log.c.table_id)
    .limit(_AT_ONCE)
)
_NAMED: Final = (
    sa.select(table_log.c.table_id, table_log.c.seq, table_log.c.entry)
    .where(table_log.c.table_id.between(sa.bindparam("first"), sa.bindparam("last")))
    .where(table_log.c.entry.contains(_WHO, autoescape=False))
    .order_by(table_log.c.table_id, table_log.c.seq)
)
_REWRITE: Final = (
    sa.update(table_log)
    .where(table_log.c.table_id == sa.bindparam("table"), table_log.c.seq == sa.bindparam("number"))
    .values(entry=sa.bindparam("told"))
)
_NO_NAME: Final = sa.update(seat_result).where(seat_result.c.person == _WHO).values(person=None, name=UNKNOWN)
_NO_REPORTER: Final = sa.update(report).where(report.c.person == _WHO).values(person=None)
_NO_REPORTED: Final = sa.update(report).where(report.c.against == _WHO).values(against=None)
_DELETE: Final = sa.delete(person).where(person.c.id == _WHO)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How much was let go."""

    tables: int
    guests: int


class Farewell:
    """Every change raises OSError if it cannot be written; what was done until then stands."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def export(self, who: str) -> dict[str, Any]:
        """All that is kept of a person, as plain data, without the hashes of his secrets."""
        found: dict[str, Any] = {}
        for name, query in _DATA.items():
            rows = [dict(row._mapping) for row in await self._reader.rows(query, {"who": who})]  # noqa: SLF001
            found[name] = rows
        return found

    async def delete(self, who: str) -> Sequence[str]:
        """Nothing tells any more who this was: the account goes, and in results and logs the name becomes ``?``.

        Returns the tables whose logs have changed, for those who keep something made of them.
        """
        tables: dict[str, None] = {}
        async for row in self._entries_with(who):
            told = nameless(row.entry, who)
            await self._writer.change(Step(_REWRITE, ({"table": row.table_id, "number": row.seq, "told": told},)))
            tables[row.table_id] = None
        him = ({"who": who},)
        await self._writer.change(*(Step(s, him) for s in (_NO_NAME, _NO_REPORTER, _NO_REPORTED, _DELETE)))
        return list(tables)

    async def forget(self, before: float) -> Forgotten:
        """Let go of tables that were finished, and of guests who were last seen, before that time.

        Tables at which nobody has begun to play, or played on, go LINGER seconds later: a link may have been sent long
        in advance, and a match waits for whoever comes back.
        """
        await self._writer.change(*(Step(sa.delete(table).where(table.c.until < before)) for table in PASSING))
        tables = await self._each(_old_tables(before), _forget_tables)
        return Forgotten(tables, await self._each(_old_guests(before), _forget_guests))

    async def forget_tables(self, tables: Sequence[str]) -> None:
        """Let go of these tables at once, finished or not."""
        await self._writer.change(*_forget_tables(tables))

    async def _entries_with(self, who: str) -> AsyncIterator["sa.Row[tuple[str, int, str]]"]:
        """The log entries that hold that id, some tables after the other: each question is a short one."""
        after = ""
        while found := [row.table_id for row in await self._reader.rows(_NEXT, {"after": after})]:
            after = found[-1]
            for row in await self._reader.rows(_NAMED, {"first": found[0], "last": after, "who": who}):
                yield row

    async def _each(self, query: "sa.Select[tuple[str]]", steps: Any) -> int:
        """The steps for some of them after the other, until none is left; how many there were."""
        count = 0
        while found := [row[0] for row in await self._reader.rows(query.limit(_AT_ONCE))]:
            await self._writer.change(*steps(found))
            count += len(found)
        return count


def nameless(entry: str, who: str) -> str:
    """A log entry in which that person has no name, and said nothing in words of his own."""
    return json.dumps(_nameless(json.loads(entry), who), ensure_ascii=False, separators=(",", ":"))


def _nameless(value: Any, who: str) -> Any:
    if isinstance(value, list):
        return [_nameless(inner, who) for inner in value]
    if not isinstance(value, dict):
        return value
    told = {key: _nameless(inner, who) for key, inner in value.items()}
    if told.get("person") == who:
        blank = {"name": UNKNOWN, "text": UNKNOWN}
        told |= {key: blank[key] for key in blank.keys() & told.keys() if told[key] is not None}
    return told


def _old_tables(before: float) -> "sa.Select[tuple[str]]":
    finished = sa.and_(listing.c.phase.in_(FINISHED), listing.c.updated < before)
    given_up = sa.and_(listing.c.phase.in_(GOING_ON), listing.c.updated < before - LINGER)
    return sa.select(listing.c.table_id).where(sa.or_(finished, given_up)).order_by(listing.c.table_id)


def _old_guests(before: float) -> "sa.Select[tuple[str]]":
    guest = person.c.account.is_(None), person.c.role == "", person.c.seen < before
    return sa.select(person.c.id).where(*guest).order_by(person.c.id)


def _forget_tables(tables: Sequence[str]) -> list[Step]:
    """The listing goes last, by which they are found."""
    of = [table_log.c.table_id, match_result.c.table_id, listing.c.table_id]
    return [Step(sa.delete(column.table).where(column.in_(tables))) for column in of]


def _forget_guests(people: Sequence[str]) -> list[Step]:
    return [
        Step(sa.update(seat_result).where(seat_result.c.person.in_(people)).values(person=None)),
        Step(sa.delete(person).where(person.c.id.in_(people))),
    ]

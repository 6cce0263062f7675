"""Matches that are over: written once, found by person."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa

from tapete.store.ratings import Rating
from tapete.store.reader import Reader
from tapete.store.schema import UNKNOWN, match_result, person, rating, seat_result
from tapete.store.writer import Step, Taken, Writer

M: Final = match_result.c
S: Final = seat_result.c
_ADD: Final = sa.insert(match_result)
_THERE: Final = sa.select(person.c.id).where(person.c.id == sa.bindparam("who")).scalar_subquery()
_GONE: Final = sa.and_(sa.bindparam("who", type_=sa.String).is_not(None), _THERE.is_(None))
_ADD_SEAT: Final = sa.insert(seat_result).values(
    person=_THERE, name=sa.case((_GONE, UNKNOWN), else_=sa.bindparam("called", type_=sa.String))
)
_ADD_RATING: Final = sa.insert(rating).from_select(
    ["person", "game", "mu", "sigma", "matches"],
    sa.select(
        person.c.id,
        sa.bindparam("at", type_=sa.String),
        sa.bindparam("now_mu", type_=sa.Float(53)),
        sa.bindparam("now_sigma", type_=sa.Float(53)),
        sa.literal(1),
    ).where(person.c.id == sa.bindparam("who")),
)
_CHANGE_RATING: Final = (
    sa.update(rating)
    .where(
        rating.c.person == sa.bindparam("who"),
        rating.c.game == sa.bindparam("at"),
        rating.c.matches == sa.bindparam("before"),
    )
    .values(mu=sa.bindparam("now_mu"), sigma=sa.bindparam("now_sigma"), matches=rating.c.matches + 1)
)
_SEATS: Final = (
    sa.select(match_result, *(S[name].label(f"seat_{name}") for name in S.keys()))  # noqa: SIM118
    .join(seat_result, sa.and_(S.table_id == M.table_id, S.match == M.match))
    .order_by(M.ended.desc(), M.table_id.desc(), M.match.desc(), S.seat, S.followed)
)
_ONE: Final = _SEATS.where(M.table_id == sa.bindparam("table"), M.match == sa.bindparam("number"))
_OF_TABLE: Final = _SEATS.where(M.table_id == sa.bindparam("table"))
_IS_THERE: Final = sa.select(M.match).where(M.table_id == sa.bindparam("table"), M.match == sa.bindparam("number"))


class RatingMoved(Exception):
    """Another match has changed one of these ratings meanwhile: read them and reckon again."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat fared.

    `points` are lives in Gnav, `offices` how often it had which; `mu` and `sigma` the rating after it.
    """

    seat: int
    name: str
    person: str | None
    robot: str | None
    level: int | None
    points: int
    place: int
    won: bool
    rounds: int
    offices: Mapping[str, int] = field(default_factory=dict)
    left: bool = False
    mu: float | None = None
    sigma: float | None = None


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that is over; anybody may see it if its table was `open` or `watch`, else those who sat there.

    `seats` has who played each seat at the end; `leavers` those who had left a seat that somebody took after them.
    """

    table_id: str
    match: int
    game: str
    options: Mapping[str, Any]
    started: float
    ended: float
    rated: bool
    open: bool
    watch: bool
    seats: tuple[SeatResult, ...]
    leavers: tuple[SeatResult, ...] = ()


class Results:
    """Every change raises OSError if it cannot be written."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def put(self, told: MatchResult, ratings: Sequence[Rating] = ()) -> bool:
        """Keep the result and the ratings after it, all or nothing; False if it was there, and nothing changed.

        `ratings` say how many matches they count with this one; RatingMoved if one does not follow on what is kept.
        Who was deleted while he played has no name in it, and no rating.
        """
        steps = [Step(_ADD, (_match_row(told),)), Step(_ADD_SEAT, _seat_rows(told))]
        try:
            await self._writer.change(*steps, *map(_rating_step, ratings))
        except Taken:
            if await self._reader.row(_IS_THERE, {"table": told.table_id, "number": told.match}):
                return False
            raise RatingMoved(told.table_id) from None
        return True

    async def get(self, table: str, match: int) -> MatchResult | None:
        """The result of that match."""
        found = _gathered(await self._reader.rows(_ONE, {"table": table, "number": match}))
        return found[0] if found else None

    async def of_table(self, table: str) -> Sequence[MatchResult]:
        """All matches played at a table, the last first."""
        return _gathered(await self._reader.rows(_OF_TABLE, {"table": table}))

    async def of_person(
        self,
        who: str,
        *,
        limit: int,
        before: tuple[float, str, int] | None = None,
        game: str | None = None,
        won: bool | None = None,
        public: bool = False,
    ) -> Sequence[MatchResult]:
        """The person's matches, the last first: of `game`, `won` or not, if given; `public` ones alone.

        `before` is the (ended, table_id, match) of the last one of the page before.
        """
        mine = seat_result.alias("mine")
        order = (mine.c.ended, mine.c.table_id, mine.c.match)
        query = sa.select(mine.c.table_id, mine.c.match).where(mine.c.person == who)
        query = query.group_by(*order).order_by(*(column.desc() for column in order)).limit(limit)
        if before is not None:
            query = query.where(sa.tuple_(*order) < sa.tuple_(*map(sa.literal, before)))
        if game is not None:
            query = query.where(mine.c.game == game)
        if won is not None:
            query = query.where(mine.c.won == sa.literal(won))
        if public:
            both = sa.and_(M.table_id == mine.c.table_id, M.match == mine.c.match)
            query = query.join(match_result, both).where(sa.or_(M.open, M.watch))
        page = query.subquery()
        wanted = sa.and_(page.c.table_id == M.table_id, page.c.match == M.match)
        return _gathered(await self._reader.rows(_SEATS.join(page, wanted)))


def _match_row(told: MatchResult) -> dict[str, Any]:
    row = {name: getattr(told, name) for name in M.keys()}  # noqa: SIM118
    return row | {"options": _written(told.options)}


def _seat_rows(told: MatchResult) -> list[dict[str, Any]]:
    where = {"table_id": told.table_id, "match": told.match, "game": told.game, "ended": told.ended}
    rows = []
    for followed, seat in [*((0, seat) for seat in told.seats), *enumerate(told.leavers, 1)]:
        row = where | asdict(seat) | {"offices": _written(seat.offices), "followed": followed}
        rows.append(row | {"who": row.pop("person"), "called": row.pop("name")})
    return rows


def _rating_step(after: Rating) -> Step:
    values = {"who": after.person, "at": after.game, "now_mu": after.mu, "now_sigma": after.sigma}
    if after.matches == 1:
        return Step(_ADD_RATING, (values,))
    return Step(_CHANGE_RATING, (values | {"before": after.matches - 1},), must=1)


def _written(told: Mapping[str, Any]) -> str:
    """The same text for the same content, so that equal ones can be counted."""
    return json.dumps(dict(told), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def _gathered(rows: Sequence["sa.Row[Any]"]) -> list[MatchResult]:
    """Rows of seats, in order, as matches."""
    found = []
    for _, group in groupby(rows, key=lambda row: (row.table_id, row.match)):
        seats = [row._mapping for row in group]  # noqa: SLF001  (the public way to a row's names)
        match = {name: seats[0][name] for name in M.keys()}  # noqa: SIM118
        match |= {"options": json.loads(match["options"])}
        stayed = tuple(_seat(seat) for seat in seats if not seat["seat_followed"])
        leavers = tuple(_seat(seat) for seat in seats if seat["seat_followed"])
        found.append(MatchResult(**match, seats=stayed, leavers=leavers))
    return found


def _seat(row: Mapping[Any, Any]) -> SeatResult:
    names = SeatResult.__slots__
    told = {name: row[f"seat_{name}"] for name in names}
    return SeatResult(**(told | {"offices": json.loads(told["offices"])}))

"""The table of players: how people fared at a game, over all their matches."""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import person, rating, seat_result

S: Final = seat_result.c

_SUMS: Final = (
    sa.select(
        S.person,
        sa.func.count().label("matches"),
        sa.func.sum(sa.cast(S.won, sa.Integer)).label("won"),
        sa.func.sum(S.rounds).label("rounds"),
        sa.func.sum(S.points).label("points"),
        sa.func.avg(S.place * 1.0).label("place"),
        sa.func.sum(sa.cast(S.left, sa.Integer)).label("left"),
    )
    .where(S.game == sa.bindparam("game"), S.person.is_not(None))
    .group_by(S.person)
)
_OFFICES: Final = (
    sa.select(S.person, S.offices, sa.func.count().label("times"))
    .where(S.game == sa.bindparam("game"), S.person.in_(sa.bindparam("people", expanding=True)))
    .group_by(S.person, S.offices)
)

ORDERS: Final = ("rating", "matches", "won", "points", "place")
"""What the table can be sorted by: the best first, `points` by round."""

_UNSURE: Final = 3.0
"""Whose rating is less sure stands lower: sigmas taken from mu."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Sums over a person's matches at a game; `place` is the mean; `mu`, `sigma` are None who was never rated."""

    person: str
    name: str
    matches: int
    won: int
    rounds: int
    points: int
    place: float
    left: int
    offices: Mapping[str, int]
    mu: float | None
    sigma: float | None


class Players:
    """Reckoned from the results whenever it is asked."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def table(self, game: str, *, order: str = "rating", limit: int = 100, offset: int = 0) -> Sequence[Standing]:
        """People who finished a match of `game`, the best first by one of ORDERS (KeyError if it is none)."""
        sums = _SUMS.subquery("sums")
        query = _standings(sums, game).order_by(*_by(sums)[order], sums.c.person).limit(limit).offset(offset)
        return await self._read(query, game)

    async def standing(self, who: str, game: str) -> Standing | None:
        """How one person fared; None if he finished no match of `game`."""
        sums = _SUMS.where(S.person == who).subquery("sums")
        found = await self._read(_standings(sums, game), game)
        return found[0] if found else None

    async def _read(self, query: "sa.Select[Any]", game: str) -> Sequence[Standing]:
        rows = await self._reader.rows(query, {"game": game})
        offices: defaultdict[str, Counter[str]] = defaultdict(Counter)
        if rows:
            people = [row.person for row in rows]
            for row in await self._reader.rows(_OFFICES, {"game": game, "people": people}):
                for office, count in json.loads(row.offices).items():
                    offices[row.person][office] += count * row.times
        return [
            Standing(
                *(row.person, row.name, row.matches, int(row.won), int(row.rounds), int(row.points)),
                *(float(row.place), int(row.left), dict(sorted(offices[row.person].items())), row.mu, row.sigma),
            )
            for row in rows
        ]


def _standings(sums: sa.Subquery, game: str) -> "sa.Select[Any]":
    rated = sa.and_(rating.c.person == sums.c.person, rating.c.game == game)
    return (
        sa.select(sums, person.c.name, rating.c.mu, rating.c.sigma)
        .join(person, person.c.id == sums.c.person)
        .outerjoin(rating, rated)
    )


def _by(sums: sa.Subquery) -> dict[str, tuple["sa.ColumnElement[Any]", ...]]:
    matches = sums.c.matches.desc()
    sure = rating.c.mu - _UNSURE * rating.c.sigma
    points = sums.c.points * 1.0 / sa.func.nullif(sums.c.rounds, 0)
    return {
        "rating": (sure.desc().nulls_last(), matches),
        "matches": (matches,),
        "won": (sums.c.won.desc(), matches),
        "points": (points.desc().nulls_last(), matches),
        "place": (sums.c.place.asc(), matches),
    }

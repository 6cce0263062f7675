"""What people are worth at a game. How that is reckoned is not known here: two numbers, kept."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import rating, seat_result

R: Final = rating.c
S: Final = seat_result.c
_ALL: Final = sa.select(R.person, R.game, R.mu, R.sigma, R.matches)
_OF_PERSON: Final = _ALL.where(R.person == sa.bindparam("who")).order_by(R.game)
_COURSE: Final = (
    sa.select(S.ended, S.mu, S.sigma)
    .where(S.person == sa.bindparam("who"), S.game == sa.bindparam("game"), S.mu.is_not(None))
    .order_by(S.ended.desc(), S.table_id.desc(), S.match.desc())
    .limit(sa.bindparam("most"))
)


@dataclass(frozen=True, slots=True)
class Rating:
    """Of a person at a game, after `matches` rated matches."""

    person: str
    game: str
    mu: float
    sigma: float
    matches: int


class Ratings:
    """Read here; written with the results that change them."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def of(self, people: Iterable[str], game: str) -> dict[str, Rating]:
        """The ratings of those of them who have one."""
        query = _ALL.where(R.person.in_(list(people)), R.game == game)
        return {row.person: Rating(*tuple(row)) for row in await self._reader.rows(query)}

    async def all(self, person: str) -> Sequence[Rating]:
        """The person's ratings at all games."""
        return [Rating(*tuple(row)) for row in await self._reader.rows(_OF_PERSON, {"who": person})]

    async def course(self, person: str, game: str, most: int = 1000) -> Sequence[tuple[float, float, float]]:
        """The rating over time: (ended, mu, sigma) after each rated match, in order; of so many of the last ones."""
        rows = await self._reader.rows(_COURSE, {"who": person, "game": game, "most": most})
        return [(row.ended, row.mu, row.sigma) for row in reversed(rows)]

"""The table of players, and the page of each."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from tapete.server.house import house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.asking import an_id
from tapete.store import Person, Standing
from tapete.wire import http as wire

Order: TypeAlias = Literal["rating", "matches", "won", "points", "place"]
_UNSURE: Final = 3.0
"""Sigmas taken from mu in what the order goes by: who is hardly known stands low."""

_FURTHEST: Final = 100_000


@get("/api/players")
async def players(
    request: Request[Any, Any, Any],
    game: FromQuery[wire.GameName],
    order: FromQuery[Order] = "rating",
    offset: Annotated[int, QueryParameter(ge=0, le=_FURTHEST)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=wire.MOST_ROWS)] = wire.MOST_ROWS,
) -> tuple[wire.PlayerRow, ...]:
    """Those who finished a match of the game, the best first."""
    rows = await house_of(request).store.players.table(game, order=order, limit=limit, offset=offset)
    return tuple(_row(row, game) for row in rows)


@get("/api/players/{player:str}")
async def player_info(
    request: Request[Any, Any, Any],
    player: FromPath[str],
    game: FromQuery[wire.GameName],
    asking: NamedDependency[Person | None],
) -> wire.PlayerInfo:
    """What one player has done in the game, with the rating over time."""
    store = house_of(request).store
    person = await store.people.of_id(player) if an_id(player) else None
    if person is None:
        raise Denied(denied.UNKNOWN_PLAYER)
    standing = await store.players.standing(player, game)
    course = await store.ratings.course(player, game, wire.MOST_POINTS)
    blocked = () if asking is None else await store.people.blocked(asking)
    return wire.PlayerInfo(
        player=person.id,
        name=person.name,
        since=person.created,
        game=game,
        row=None if standing is None else _row(standing, game),
        ratings=tuple(wire.RatingPoint(at, _value(mu, sigma), mu, sigma) for at, mu, sigma in course),
        me=asking is not None and asking.id == person.id,
        blocked=any(other.id == person.id for other in blocked),
    )


def _value(mu: float, sigma: float) -> float:
    return mu - _UNSURE * sigma


def _row(row: Standing, game: wire.GameName) -> wire.PlayerRow:
    rating = None
    if row.mu is not None and row.sigma is not None:
        rating = wire.Rating(_value(row.mu, row.sigma), row.mu, row.sigma)
    return wire.PlayerRow(
        player=row.person,
        name=row.name,
        matches=row.matches,
        won=row.won,
        points_per_round=row.points / row.rounds if game == "comemierda" and row.rounds else None,
        lives_left=row.points / row.matches if game == "gnav" else None,
        place=row.place,
        left=row.left,
        offices=dict(row.offices),
        rating=rating,
    )

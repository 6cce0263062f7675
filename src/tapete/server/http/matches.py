"""Matches that are over: whose they are, how they ended, and how they went, step by step.

Invariants:
- a finished match is shown to those who sat there, and to anybody if its table was open or could be watched;
- of others' matches a list has those only that anybody may see.
"""

import asyncio
import gzip
import re
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Response

from tapete.core import Refusal, Seat
from tapete.games import GAMES
from tapete.records import Replay
from tapete.records import replay as read_record
from tapete.records.seen import seen
from tapete.room import refusals
from tapete.server.house import House, house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.asking import an_id
from tapete.server.http.patience import patience_of
from tapete.server.origins import address_of
from tapete.store import MatchResult, Person
from tapete.wire import http as wire

ALL_OPEN: Final = "all"
WATCHER: Final = "watcher"
_PAGE: Final = 30
_QUICKLY: Final = 4
"""How hard a replay is squeezed: to a thirtieth, for one step is much like another."""

_MARK: Final = re.compile(r"([0-9]{1,12}\.[0-9]{1,17})-([a-z0-9]{1,26})-([0-9]{1,9})")
_LARGEST: Final = 10**9
"""Numbers of matches stay below."""

Limit = Annotated[int, QueryParameter(ge=1, le=wire.MOST_ROWS)]


@get("/api/me/matches")
async def my_matches(
    request: Request[Any, Any, Any],
    somebody: NamedDependency[Person],
    *,
    game: FromQuery[wire.GameName | None] = None,
    won: FromQuery[bool | None] = None,
    before: FromQuery[str | None] = None,
    limit: Limit = _PAGE,
) -> wire.MatchPage:
    """The matches that I finished, the latest first."""
    return await _page(house_of(request), somebody.id, before, limit, game=game, won=won, public=False)


@get("/api/players/{player:str}/matches")
async def matches_of(
    request: Request[Any, Any, Any],
    player: FromPath[str],
    asking: NamedDependency[Person | None],
    *,
    game: FromQuery[wire.GameName | None] = None,
    won: FromQuery[bool | None] = None,
    before: FromQuery[str | None] = None,
    limit: Limit = _PAGE,
) -> wire.MatchPage:
    """A player's matches that anybody may see, the latest first; all of them if it is me."""
    house = house_of(request)
    if not an_id(player) or await house.store.people.of_id(player) is None:
        raise Denied(denied.UNKNOWN_PLAYER)
    mine = asking is not None and asking.id == player
    return await _page(house, player, before, limit, game=game, won=won, public=not mine)


@get("/api/matches/{table:str}/{match:int}")
async def match_info(
    request: Request[Any, Any, Any], table: FromPath[str], match: FromPath[int], asking: NamedDependency[Person | None]
) -> wire.MatchInfo:
    """How a match ended."""
    result = await allowed(house_of(request), table, match, asking)
    return told(result, None if asking is None else asking.id)


@get("/api/matches/{table:str}/{match:int}/replay")
async def replay(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    match: FromPath[int],
    asking: NamedDependency[Person | None],
    seat: FromQuery[str | None] = None,
) -> Response[wire.Replay]:
    """A match step by step: as a seat saw it (my own unless told which), as a ``watcher`` did, or with ``all`` open."""
    house = house_of(request)
    if not patience_of(request).replays.take(address_of(request), house.clock.now()):
        raise Denied(refusals.TOO_FAST)
    result = await allowed(house, table, match, asking)
    info = told(result, None if asking is None else asking.id)
    whose = _whose(seat, len(result.seats), info.seat)
    record = await house.room.record(table, match)
    if isinstance(record, Refusal):
        raise Denied(record)
    body = await asyncio.to_thread(_replayed, record, info, whose, all_open=seat == ALL_OPEN)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, _QUICKLY, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(cast("wire.Replay", body), headers=headers)  # encoded already, off the loop


async def allowed(house: House, table: str, match: int, asking: Person | None) -> MatchResult:
    """The result of a finished match, for who may see it."""
    if not an_id(table):
        raise Denied(refusals.UNKNOWN_TABLE)
    result = await house.store.results.get(table, match) if 0 < match < _LARGEST else None
    if result is None:
        raise Denied(refusals.UNKNOWN_MATCH)
    sat = asking is not None and any(seat.person == asking.id for seat in (*result.seats, *result.leavers))
    if not (sat or result.open or result.watch):
        raise Denied(refusals.NOT_YOUR_TABLE)
    return result


def told(result: MatchResult, person: str | None) -> wire.MatchInfo:
    """A result as the wire has it; `person` is whom the list is about."""
    seats = tuple(
        wire.SeatResult(
            name=seat.name,
            player=seat.person,
            robot=None if seat.robot is None else seat.robot.partition("@")[0],
            level=seat.level,
            place=seat.place,
            won=seat.won,
            points=seat.points if result.game == "comemierda" else None,
            lives=seat.points if result.game == "gnav" else None,
            rounds=seat.rounds,
            offices=dict(seat.offices),
            left=seat.left,
        )
        for seat in result.seats
    )
    return wire.MatchInfo(
        table=result.table_id,
        match=result.match,
        game=cast("wire.GameName", result.game),
        options=dict(result.options),
        started=result.started,
        ended=result.ended,
        rated=result.rated,
        seats=seats,
        seat=next((i for i, seat in enumerate(seats) if person is not None and seat.player == person), None),
    )


async def _page(
    house: House, person: str, before: str | None, limit: int, *, game: str | None, won: bool | None, public: bool
) -> wire.MatchPage:
    found = await house.store.results.of_person(
        person, limit=limit + 1, before=_read_mark(before), game=game, won=won, public=public
    )
    page = found[:limit]
    mark = _mark(page[-1]) if len(found) > limit else None
    return wire.MatchPage(tuple(told(result, person) for result in page), mark)


def _mark(last: MatchResult) -> str:
    return f"{last.ended!r}-{last.table_id}-{last.match}"


def _read_mark(mark: str | None) -> tuple[float, str, int] | None:
    if mark is None:
        return None
    read = _MARK.fullmatch(mark)
    if read is None:
        raise Denied(refusals.BAD_MESSAGE, "`before` is no mark of a page")
    return float(read[1]), read[2], int(read[3])


def _whose(asked: str | None, players: int, mine: Seat | None) -> Seat | None:
    """Through whose eyes: a seat, None a watcher."""
    if asked is None:
        return mine
    if asked in (ALL_OPEN, WATCHER):
        return None
    if not (asked.isascii() and asked.isdigit() and len(asked) < 3 and int(asked) < players):
        raise Denied(refusals.BAD_MESSAGE, f"`seat` is 0 to {players - 1}, {WATCHER} or {ALL_OPEN}")
    return int(asked)


def _replayed(record: str, info: wire.MatchInfo, seat: Seat | None, *, all_open: bool) -> bytes:
    """The whole answer as JSON; takes its time."""
    played = read_record(record.encode().splitlines(keepends=True), info.table, GAMES)
    return msgspec.json.encode(wire.Replay(info, seat, all_open, steps_of(played, seat, all_open=all_open)))


def steps_of(played: Replay, seat: Seat | None, *, all_open: bool) -> tuple[wire.ReplayStep, ...]:
    """The match step by step, as a seat saw it, as a watcher did (None), or with all cards open."""
    return tuple(
        wire.ReplayStep(number, step.deal, step.seat, step.action, step.by, step.events, step.view, step.hands)
        for number, step in enumerate(seen(played, seat, all_open=all_open))
    )

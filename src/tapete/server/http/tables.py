"""Opening a table, and the record of what was played at it."""

import re
from dataclasses import replace
from typing import Any, Final

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from tapete.core import BadInput, Refusal, Status
from tapete.room import Settings, Table, Wish, refusals
from tapete.room.opening import why_not_opened
from tapete.server import guests, tokens, translate
from tapete.server.choices import choices
from tapete.server.house import House, house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.patience import patience_of
from tapete.server.origins import address_of
from tapete.store import Person
from tapete.wire import outgoing

_MATCH: Final = re.compile("[0-9]{1,9}")


@get("/api/games")
async def games() -> tuple[outgoing.GameInfo, ...]:
    """Which games there are, with their options and ranges."""
    return translate.games()


@get("/api/lobby")
async def lobby(request: Request[Any, Any, Any]) -> outgoing.Lobby:
    """What is going on: tables to sit down at, tables to watch."""
    return await house_of(request).lobby.now()


@post("/api/tables")
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[outgoing.NewTable], asking: NamedDependency[Person | None]
) -> Response[outgoing.Opened]:
    """Open a table and sit down at it; a stranger becomes a guest."""
    table, token = await opened(request, data, asking)
    answer = Response(outgoing.Opened(table), status_code=201)
    if token is not None:
        answer.set_cookie(tokens.cookie(request, token))
    return answer


async def opened(
    request: Request[Any, Any, Any], data: outgoing.NewTable, person: Person | None
) -> tuple[str, str | None]:
    """A new table as wished, and the token of a stranger who has become a guest by it."""
    house, token = house_of(request), None
    now, address = house.clock.now(), address_of(request)
    if not house.new_tables.take(address, now):
        raise Denied(refusals.TOO_FAST)
    if person is not None and guests.banned(person, now):
        raise Denied(denied.BANNED)
    settings = Settings(**msgspec.structs.asdict(data.settings))
    if settings.talk == "text" and not (await choices(house)).free_text:
        raise Denied(refusals.PHRASES_ONLY)
    wish = Wish("", data.name, data.game, data.options, data.level, data.robot_pause, data.people, settings)
    if (amiss := why_not_opened(wish)) is not None:  # before a stranger becomes a guest by it
        raise _denied(amiss)
    if person is None:
        if not house.new_guests.take(address, now):
            raise Denied(refusals.TOO_MANY_GUESTS)
        person, token = await guests.welcome(house, "")
    table = await house.room.open(replace(wish, person=person.id))
    if not isinstance(table, Table):
        raise _denied(table)
    await house.store.people.rename(person, table.state.sitters[0].name)
    return table.name, token


def _denied(amiss: Refusal | BadInput) -> Denied:
    """What ends a request for a table that cannot be opened."""
    return Denied(refusals.BAD_OPTION, str(amiss)) if isinstance(amiss, BadInput) else Denied(amiss)


@get("/api/tables/{table:str}/record", media_type="application/jsonl")
async def record(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    asking: NamedDependency[Person | None],
    match: FromQuery[str | None] = None,
) -> Response[str]:
    """The record of a match that is over or abandoned, the last one unless told which: for those who sat there."""
    if match is not None and not _MATCH.fullmatch(match):
        raise Denied(refusals.UNKNOWN_MATCH)
    house = house_of(request)
    if not patience_of(request).replays.take(address_of(request), house.clock.now()):
        raise Denied(refusals.TOO_FAST)
    live = await house.room.table(table)
    if live is None:
        raise Denied(refusals.UNKNOWN_TABLE)
    number = None if match is None else int(match)
    if not await _may_read(house, live, number, asking):
        raise Denied(refusals.NOT_YOUR_TABLE)
    text = await house.room.record(table, number)
    if isinstance(text, Refusal):
        raise Denied(text)
    return Response(
        text, headers={"content-disposition": f'attachment; filename="{live.state.game.name}-{table}.jsonl"'}
    )


async def _may_read(house: House, live: Table, match: int | None, asking: Person | None) -> bool:
    """Whether anybody may see what is played there, or he sat there in that match, the last that is over."""
    table = live.state
    if table.settings.open or table.settings.watch:
        return True
    if asking is None:
        return False
    ended = table.status is Status.OVER or table.abandoned
    number = match or (table.match if ended else table.match - 1)
    played = [result for result in await house.store.results.of_table(live.name) if result.match == number]
    if any(seat.person == asking.id for result in played for seat in (*result.seats, *result.leavers)):
        return True
    return (number == table.match or not played) and table.seat_of(asking.id) is not None

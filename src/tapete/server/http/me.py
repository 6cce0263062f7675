"""Who I am here: my name, how I like things, whom I do not wish to hear, where I am known; all of it, or nothing."""

import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Response, Stream

from tapete.core import Refusal
from tapete.room import faults, refusals
from tapete.room.naming import tidy_name
from tapete.server import guests, tokens
from tapete.server.house import House, house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.asking import an_id
from tapete.server.http.patience import patience_of
from tapete.server.http.sending_away import send_away
from tapete.server.keeping import without_name
from tapete.server.origins import address_of
from tapete.store import GOING_ON, ROBOT, Person, session_id
from tapete.wire import http as wire

_log = logging.getLogger(__name__)

MOST_BLOCKED: Final = 500
A_PAGE: Final = 200
"""Matches of an export that are looked up at once."""


async def told(house: House, person: Person) -> wire.Me:
    """A person as he is told of himself."""
    preferences = await house.store.people.preferences(person)
    return wire.Me(person.id, person.name, person.account, person.role == "admin", preferences)


@get("/api/me")
async def me(request: Request[Any, Any, Any], asking: NamedDependency[Person | None]) -> wire.Me | None:
    """Who the browser is known as, null for a stranger."""
    house, token = house_of(request), tokens.sent(request)
    if asking is None or token is None:
        return None
    await guests.noted(house, asking, token)
    return await told(house, asking)


@put("/api/me")
async def rename(
    request: Request[Any, Any, Any], data: JSONBody[wire.Rename], asking: NamedDependency[Person | None]
) -> Response[wire.Me]:
    """Be called something else from now on; a stranger becomes a guest."""
    house, token, name = house_of(request), None, tidy_name(data.name)
    if name is None:
        raise Denied(refusals.BAD_NAME)
    if tokens.is_robots(tokens.sent(request)):
        raise Denied(denied.ROBOTS_TOKEN)
    if asking is None:
        if not house.new_guests.take(address_of(request), house.clock.now()):
            raise Denied(refusals.TOO_MANY_GUESTS)
        person, token = await guests.welcome(house, name)
    else:
        await house.store.people.rename(asking, name)
        house.person_changed(asking.id)
        person = asking
    preferences = await house.store.people.preferences(person)
    answer = Response(wire.Me(person.id, name, person.account, person.role == "admin", preferences))
    if token is not None:
        answer.set_cookie(tokens.cookie(request, token))
    return answer


@delete("/api/me")
async def forget(request: Request[Any, Any, Any], person: NamedDependency[Person]) -> Response[None]:
    """Forget me: account, sessions, blocks; in past matches my name becomes ``?``. I leave where I play."""
    house = house_of(request)
    if not patience_of(request).farewells.take(address_of(request), house.clock.now()):
        raise Denied(refusals.TOO_FAST)
    for table in tuple(house.room.live.values()):
        await send_away(table, person.id)
    for named in await house.store.farewell.delete(person.id):
        await without_name(house.store.listings, named, person.name)
        await _leave(house, named, person.id)
    house.person_changed(person.id)
    answer = Response(None)
    answer.set_cookie(tokens.cookie(request, ""))
    return answer


async def _leave(house: House, named: str, person: str) -> None:
    """Away from a table that another process plays or that rests; whoever comes back finds it as its log is now."""
    kept = await house.store.listings.get(named)
    if named not in house.room.live and kept is not None and kept.phase in GOING_ON:
        table = await house.room.table(named)
        if table is not None:
            await send_away(table, person)
    live = house.room.live.get(named)
    if live is not None and live.deserted:
        house.room.rest(named)


@patch("/api/me/preferences")
async def prefer(
    request: Request[Any, Any, Any], data: JSONBody[wire.Preferences], person: NamedDependency[Person]
) -> wire.Preferences:
    """How I like these things, for the client to read again elsewhere; null forgets one, what is not named stays.

    All together are a JSON object of at most 8 KiB, which is the answer.
    """
    preferences = await house_of(request).store.people.prefer(person, data, wire.LARGEST_PREFERENCES)
    if preferences is None:
        raise Denied(refusals.TOO_LARGE)
    return preferences


@get("/api/me/export")
async def export(request: Request[Any, Any, Any], person: NamedDependency[Person]) -> Stream:
    """Everything kept about me, the records of my matches included, the latest first."""
    house = house_of(request)
    if not patience_of(request).exports.take(person.id, house.clock.now()):
        raise Denied(refusals.TOO_FAST)
    kept = await house.store.farewell.export(person.id)
    headers = {"content-disposition": 'attachment; filename="tapete.json"'}
    return Stream(_exported(house, person, kept), media_type=MediaType.JSON, headers=headers)


async def _exported(house: House, person: Person, kept: dict[str, Any]) -> AsyncIterator[bytes]:
    """One JSON object, record by record: somebody may have played thousands. If the database fails it breaks off."""
    yield msgspec.json.encode(kept)[:-1] + b',"records":['
    comma = b""
    try:
        async for record in _records(house, person):
            yield comma + msgspec.json.encode(record)
            comma = b","
    except OSError as error:
        _log.error("an export broke off: %s", faults.told(error))
        return
    yield b"]}"


async def _records(house: House, person: Person) -> AsyncIterator[dict[str, Any]]:
    before: tuple[float, str, int] | None = None
    while page := await house.store.results.of_person(person.id, limit=A_PAGE, before=before):
        for played in page:
            record = await house.room.record(played.table_id, played.match)
            if not isinstance(record, Refusal):
                yield {"table": played.table_id, "match": played.match, "record": record}
        before = page[-1].ended, page[-1].table_id, page[-1].match


@get("/api/me/blocks")
async def blocks(request: Request[Any, Any, Any], person: NamedDependency[Person]) -> tuple[wire.Blocked, ...]:
    """Whom I do not wish to hear."""
    blocked = await house_of(request).store.people.blocked(person)
    return tuple(wire.Blocked(other.id, other.name) for other in blocked)


@put("/api/me/blocks/{player:str}", status_code=204)
async def block(request: Request[Any, Any, Any], player: FromPath[str], person: NamedDependency[Person]) -> None:
    """I do not wish to hear this player."""
    people = house_of(request).store.people
    if not an_id(player) or player == person.id:
        raise Denied(denied.UNKNOWN_PLAYER)
    if len(await people.blocked(person)) >= MOST_BLOCKED:
        raise Denied(refusals.TOO_LARGE)
    if not await people.block(person, player):
        raise Denied(denied.UNKNOWN_PLAYER)
    house_of(request).person_changed(person.id)


@delete("/api/me/blocks/{player:str}")
async def unblock(request: Request[Any, Any, Any], player: FromPath[str], person: NamedDependency[Person]) -> None:
    """I hear this player again."""
    if an_id(player):
        await house_of(request).store.people.unblock(person, player)
        house_of(request).person_changed(person.id)


@get("/api/me/sessions")
async def sessions(request: Request[Any, Any, Any], person: NamedDependency[Person]) -> tuple[wire.SessionInfo, ...]:
    """The browsers and robots by which I am known, the latest last."""
    mine = session_id(tokens.sent(request) or "")
    found = await house_of(request).store.sessions.all(person.id)
    return tuple(
        wire.SessionInfo(one.id, "robot" if one.kind == ROBOT else "browser", one.created, one.seen, one.id == mine)
        for one in found[-wire.MOST_ROWS :]
    )


@delete("/api/me/sessions/{session:str}")
async def revoke(request: Request[Any, Any, Any], session: FromPath[str], person: NamedDependency[Person]) -> None:
    """That browser or robot is not me any more."""
    if not (an_id(session) and await house_of(request).store.sessions.revoke(person.id, session)):
        raise Denied(denied.UNKNOWN_SESSION)
    house_of(request).person_changed(person.id)


@post("/api/me/robot-token")
async def robot_token(request: Request[Any, Any, Any], person: NamedDependency[Person]) -> wire.RobotToken:
    """A token for a robot of mine; the one before is void."""
    house = house_of(request)
    token = tokens.fresh_robot(house.chance)
    await house.store.sessions.revoke_kind(person.id, ROBOT)
    await house.store.sessions.add(person.id, token, house.clock.now(), ROBOT)
    house.person_changed(person.id)
    return wire.RobotToken(token)


@delete("/api/me/robot-token")
async def no_robot_token(request: Request[Any, Any, Any], person: NamedDependency[Person]) -> None:
    """No robot plays for me any more."""
    await house_of(request).store.sessions.revoke_kind(person.id, ROBOT)
    house_of(request).person_changed(person.id)

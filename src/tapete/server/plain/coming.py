"""Who comes to a plain page, in which language, and to which table."""

from typing import Any

from litestar import Request

from tapete.core import Refusal, Status
from tapete.room import refusals
from tapete.server import guests, seating, tokens
from tapete.server.house import house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.plain.forms import seal_of
from tapete.server.plain.frame import Frame
from tapete.server.plain.start import start
from tapete.server.plain.table import Looking
from tapete.server.plain.ways import way_of
from tapete.server.reader import polite
from tapete.store import Person
from tapete.words import LANGUAGES, Words


async def frame_of(request: Request[Any, Any, Any], language: str) -> Frame:
    """What stands round a page in that language; Denied if there is none of it."""
    if language not in LANGUAGES:
        raise Denied(refusals.NO_SUCH_PAGE)
    way = way_of(request.app.state["base_path"], language, None, request.query_params)
    words = Words(language, polite=await polite(request))
    return Frame(words, way, icon=house_of(request).shelf.icon(way.base))


async def person_of(request: Request[Any, Any, Any]) -> Person | None:
    """Who sits before the browser; a robot has its own door."""
    token = tokens.sent(request)
    person = None if tokens.is_robots(token) else await guests.known(request)
    if person is not None and token is not None:
        await guests.noted(house_of(request), person, token)
    return person


async def start_of(request: Request[Any, Any, Any], frame: Frame) -> str:
    """The start page for who asks."""
    house, person = house_of(request), await person_of(request)
    own = [
        (table.name, table.state.game.name)
        for table in house.room.live.values()
        if person is not None
        and (seat := table.state.seat_of(person.id)) is not None
        and table.state.left[seat] is None
        and table.state.status is not Status.OVER
    ]
    name = "" if person is None else person.name
    return start(frame, name, seal_of(tokens.sent(request)), own, await house.lobby.now())


async def come(request: Request[Any, Any, Any], frame: Frame, name: str) -> Looking:
    """Who asks, at the table of that name; Denied if there is none, or if it is not for him."""
    house, person = house_of(request), await person_of(request)
    if person is not None and guests.banned(person, house.clock.now()):
        raise Denied(denied.BANNED)
    table = await house.room.table(name)
    if table is None:
        raise Denied(refusals.UNKNOWN_TABLE)
    invited = table.invites(frame.way.invitation)
    seat = seating.place_of(table, person, invited=invited)
    if isinstance(seat, Refusal):
        raise Denied(seat)
    unheard = frozenset[str]()
    if person is not None:
        unheard = frozenset(other.id for other in await house.store.people.blocked(person))
    return Looking(
        frame=frame.at(name),
        table=table,
        seat=seat,
        person=person,
        invited=invited,
        seal=seal_of(tokens.sent(request)),
        unheard=unheard,
    )

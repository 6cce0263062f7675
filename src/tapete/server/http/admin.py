"""For the host of the room; the role is looked up anew for every request, and granted on the command line only."""

import unicodedata
from collections.abc import Iterable
from typing import Annotated, Any, Final, cast

from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tapete import __version__
from tapete.room import refusals
from tapete.room.summary import summary as summarised
from tapete.server.choices import ANNOUNCEMENT, announcement, choices, choose
from tapete.server.guests import banned
from tapete.server.house import House, house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.asking import an_id, host_only
from tapete.server.http.sending_away import send_away
from tapete.server.keeping import summary_of
from tapete.store import GOING_ON, Listing, Person, Report
from tapete.wire import http as wire
from tapete.wire import outgoing

FOR_GOOD: Final = 253_402_300_800.0
"""The year 10000: when a ban ends that does not."""

_DAY: Final = 86_400.0
_UNKNOWN: Final = "?"

Limit = Annotated[int, QueryParameter(ge=1, le=wire.MOST_ROWS)]


@get("/")
async def overview(request: Request[Any, Any, Any]) -> wire.AdminOverview:
    """The room at a glance."""
    house = house_of(request)
    phases = await house.store.listings.counts()
    return wire.AdminOverview(
        version=__version__,
        gathering=phases.get("gathering", 0),
        playing=phases.get("playing", 0),
        over=phases.get("over", 0),
        people=house.door.people,
        reports=len(await house.store.reports.all(limit=wire.MOST_ROWS)),
        settings=await choices(house),
        announcement=await announcement(house),
    )


@get("/tables")
async def tables(request: Request[Any, Any, Any], limit: Limit = wire.MOST_ROWS) -> tuple[wire.AdminTable, ...]:
    """Tables at which something goes on, private ones too, the last changed first."""
    house = house_of(request)
    rows = [_table(house, told) for told in await house.store.listings.of_phases(*GOING_ON, limit=limit)]
    return tuple(row for row in rows if row.phase in GOING_ON)


@post("/tables/{table:str}/close", status_code=204)
async def close(request: Request[Any, Any, Any], table: FromPath[str]) -> None:
    """Send everybody away from a table, as if all had left it."""
    live = await house_of(request).room.table(table)
    if live is None:
        raise Denied(refusals.UNKNOWN_TABLE)
    await send_away(live)


@get("/people")
async def people(
    request: Request[Any, Any, Any],
    found: FromQuery[str] = "",
    after: FromQuery[str] = "",
    limit: Limit = wire.MOST_ROWS,
) -> tuple[wire.AdminPerson, ...]:
    """People by number from above `after`; with `found`, those whose name or account holds it."""
    house = house_of(request)
    if after and not an_id(after):
        raise Denied(denied.UNKNOWN_PLAYER)
    now = house.clock.now()
    rows = await house.store.people.all(limit=limit, after=after, found=found.replace("\0", "")[:64])
    return tuple(
        wire.AdminPerson(
            player=row.id,
            name=row.name,
            account=row.account,
            admin=row.role == "admin",
            created=row.created,
            seen=row.seen,
            banned_until=row.banned_until if banned(row, now) else None,
        )
        for row in rows
    )


@put("/people/{player:str}/ban", status_code=204)
async def ban(
    request: Request[Any, Any, Any], player: FromPath[str], data: JSONBody[wire.Ban], person: NamedDependency[Person]
) -> None:
    """Not let this person play for some days, or for good. The host cannot lock himself out."""
    house = house_of(request)
    until = FOR_GOOD if data.days is None else house.clock.now() + data.days * _DAY
    banned_one = await _person(house, player, but=person)
    await house.store.people.ban(banned_one.id, until)
    house.person_changed(banned_one.id)


@delete("/people/{player:str}/ban")
async def lift(request: Request[Any, Any, Any], player: FromPath[str]) -> None:
    """Let this person play again."""
    house = house_of(request)
    await house.store.people.ban((await _person(house, player)).id, None)


@put("/announcement")
async def announce(request: Request[Any, Any, Any], data: JSONBody[wire.Announcement]) -> wire.Announcement:
    """Say a line to everybody who comes in, or, null, take it away."""
    settings = house_of(request).store.settings
    said = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in data.text or "")
    text = " ".join(said.split()) or None
    if text is None:
        await settings.remove(ANNOUNCEMENT)
    else:
        await settings.put(ANNOUNCEMENT, text)
    return wire.Announcement(text)


@put("/settings")
async def settings(request: Request[Any, Any, Any], data: JSONBody[wire.HostSettings]) -> wire.HostSettings:
    """Change what the host decides."""
    await choose(house_of(request), data)
    return data


@get("/reports")
async def reports(
    request: Request[Any, Any, Any],
    done: FromQuery[bool] = False,
    limit: Limit = wire.MOST_ROWS,
) -> tuple[wire.AdminReport, ...]:
    """What people told, the oldest first: what waits, or what is done."""
    house = house_of(request)
    rows = await house.store.reports.all(done=done, limit=limit)
    names = await _names(house, (who for row in rows for who in (row.person, row.against)))
    return tuple(_report(row, names) for row in rows)


@post("/reports/{report:str}/done", status_code=204)
async def see_to(request: Request[Any, Any, Any], report: FromPath[str]) -> None:
    """What was to do about this report is done."""
    if not (an_id(report) and await house_of(request).store.reports.see_to(report)):
        raise Denied(refusals.NO_SUCH_PAGE)


async def _person(house: House, player: str, but: Person | None = None) -> Person:
    person = await house.store.people.of_id(player) if an_id(player) else None
    if person is None or (but is not None and person.id == but.id):
        raise Denied(denied.UNKNOWN_PLAYER)
    return person


async def _names(house: House, people: Iterable[str | None]) -> dict[str | None, str]:
    found = [await house.store.people.of_id(who) for who in {who for who in people if who is not None}]
    return {person.id: person.name for person in found if person is not None}


def _table(house: House, told: Listing) -> wire.AdminTable:
    """As it told of itself, or, where it is at this process, as it is now."""
    live = house.room.live.get(told.table_id)
    summary = summary_of(told) if live is None else summarised(live.state)
    shown = outgoing.LobbyTable(
        table=told.table_id,
        game=cast("wire.GameName", summary.game),
        title=summary.title,
        host=summary.host,
        seats=summary.seats,
        options=dict(summary.options),
        clock=cast("outgoing.Clock", summary.clock),
        rated=summary.rated,
        gathering=summary.phase == "gathering",
        number=summary.number,
        watch=summary.watch,
        watchers=0 if live is None else live.watching.count,
    )
    return wire.AdminTable(summary.phase, summary.open, told.updated, shown)


def _report(row: Report, names: dict[str | None, str]) -> wire.AdminReport:
    return wire.AdminReport(
        id=row.id,
        at=row.at,
        by=names.get(row.person, _UNKNOWN),
        player=row.against,
        name=names.get(row.against, _UNKNOWN),
        table=row.table_id or None,
        reason=cast("wire.Reason", row.reason),
        note=row.note,
        done=row.done,
    )


ADMIN: Final = Router(
    "/api/admin",
    route_handlers=[overview, tables, close, people, ban, lift, announce, settings, reports, see_to],
    guards=[host_only],
    tags=["host"],
)

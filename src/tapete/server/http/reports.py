"""Telling the host about somebody."""

import unicodedata
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tapete.room import refusals
from tapete.server.house import house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.asking import an_id
from tapete.server.http.patience import patience_of
from tapete.store import Person, Report
from tapete.wire import http as wire


@post("/api/reports", status_code=204)
async def report(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewReport], person: NamedDependency[Person]
) -> None:
    """Something is wrong with this player; the host will read it."""
    house = house_of(request)
    if not an_id(data.player) or data.player == person.id or await house.store.people.of_id(data.player) is None:
        raise Denied(denied.UNKNOWN_PLAYER)
    if data.table is not None and not an_id(data.table):
        raise Denied(refusals.UNKNOWN_TABLE)
    if not patience_of(request).reports.take(person.id, house.clock.now()):
        raise Denied(refusals.TOO_FAST)
    note = "".join(sign for sign in data.note if sign == "\n" or unicodedata.category(sign) != "Cc")
    which, table = house.chance.randbytes(13).hex(), data.table or ""
    told = Report(which, house.clock.now(), person.id, data.player, table, data.reason, note)
    await house.store.reports.add(told)

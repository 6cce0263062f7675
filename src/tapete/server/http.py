"""The room's answers over plain HTTP."""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, get, post, route
from litestar.exceptions import HTTPException
from litestar.response import Response

from tapete import __version__
from tapete.core import BadInput, Refusal
from tapete.room import Table, Wish, faults, refusals
from tapete.server import guests, translate
from tapete.server.headers import same_origin
from tapete.server.house import house_of
from tapete.wire import incoming, outgoing

_JSON: Final = "application/json"
_new_table = msgspec.json.Decoder(outgoing.NewTable)
_log = logging.getLogger(__name__)
_STATUS: Final = {
    refusals.UNKNOWN_TABLE: 404,
    refusals.UNKNOWN_MATCH: 404,
    refusals.NO_SUCH_PAGE: 404,
    refusals.NOT_YOUR_TABLE: 403,
    refusals.FOREIGN_ORIGIN: 403,
    refusals.NOT_OVER: 409,
    refusals.TOO_LARGE: 413,
    refusals.LEFT: 409,
    refusals.TOO_FAST: 429,
    refusals.TOO_MANY_TABLES: 429,
    refusals.TOO_MANY_GUESTS: 429,
    refusals.FULL: 503,
    refusals.NOT_SAVED: 503,
    refusals.TROUBLE: 500,
}
"""All others are 400."""


@route("/healthz", http_method=["GET", "HEAD"])
async def health() -> Response[bytes]:
    """That the server answers at all."""
    return _json({"status": "ok", "version": __version__})


@get("/api/games")
async def games() -> Response[bytes]:
    """Which games there are, with their options and ranges."""
    return _json(translate.games())


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Open a table against robots and sit down at it."""
    if not same_origin(request.headers):
        return _error(refusals.FOREIGN_ORIGIN)
    house, now = house_of(request), house_of(request).clock.now()
    address = request.client.host if request.client is not None else ""
    if not house.new_tables.take(address, now):
        return _error(refusals.TOO_FAST)
    body = await request.body()
    if len(body) > incoming.MAX_MESSAGE:
        return _error(refusals.TOO_LARGE)
    try:
        asked = _new_table.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return _error(refusals.BAD_MESSAGE, str(error))
    person, cookie = await guests.known(request), None
    try:
        if person is None:
            if not house.new_guests.take(address, now):
                return _error(refusals.TOO_MANY_GUESTS)
            person, cookie = await guests.welcome(house, "", secure=request.url.scheme == "https")
        wish = Wish(person.id, asked.name, asked.game, asked.options, asked.level, asked.robot_pause)
        table = await house.room.open(wish)
        if isinstance(table, Table):
            await house.store.people.rename(person, table.state.sitters[0].name)
    except OSError:
        return _error(refusals.NOT_SAVED)
    if isinstance(table, BadInput):
        answer = _error(refusals.BAD_OPTION, str(table))
    elif isinstance(table, Refusal):
        answer = _error(table)
    else:
        answer = _json(outgoing.Opened(table.name), 201)
    if cookie is not None:
        answer.set_cookie(cookie)
    return answer


@get("/api/tables/{table:str}/record")
async def record(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The record of a match that is over or abandoned (`?match=` says which): for those who sat at the table."""
    house, name = house_of(request), request.path_params["table"]
    table, person = await house.room.table(name), await guests.known(request)
    if table is None:
        return _error(refusals.UNKNOWN_TABLE)
    if person is None or table.state.seat_of(person.id) is None:
        return _error(refusals.NOT_YOUR_TABLE)
    wanted = request.query_params.get("match")
    if wanted is not None and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 10):
        return _error(refusals.UNKNOWN_MATCH)
    text = await house.room.record(name, None if wanted is None else int(wanted))
    if isinstance(text, Refusal):
        return _error(text)
    headers = {"content-disposition": f'attachment; filename="{table.state.game.name}-{name}.jsonl"'}
    return Response(text.encode(), media_type="application/jsonl", headers={**headers, "cache-control": "no-store"})


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """One line for whatever went wrong; what is our fault goes to the log."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status >= 500:
        _log.error("%s %s failed: %s", request.method, request.scope["path"], faults.told(error))
        return _error(refusals.TROUBLE)
    found = refusals.TOO_LARGE if status == 413 else refusals.NO_SUCH_PAGE if status in (404, 405) else None
    return _error(found or refusals.BAD_MESSAGE, status=status)


def _json(content: object, status: int = 200) -> Response[bytes]:
    body = msgspec.json.encode(content)
    return Response(body, status_code=status, media_type=_JSON, headers={"cache-control": "no-store"})


def _error(refusal: Refusal, detail: str | None = None, status: int | None = None) -> Response[bytes]:
    line = " ".join((detail or refusal.plain).split())
    return _json(outgoing.Error(refusal.key, line), status or _STATUS.get(refusal, 400))

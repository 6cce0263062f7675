"""Who asks, and what: a request decoded strictly, and the person behind it.

Invariants:
- a body is decoded as the wire decodes: no unknown field, no text for a number;
- nothing is changed at the wish of another site's page.
"""

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler

from tapete.room import refusals
from tapete.server import guests, tokens
from tapete.server.house import house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.patience import patience_of
from tapete.server.origins import address_of, same_origin
from tapete.store import Person

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_ID: Final = re.compile("[a-z0-9]{1,26}")


class Asking(Request[Any, Any, Any]):
    """A request whose JSON is exactly what its handler takes."""

    async def body(self) -> bytes:
        """The body; denied where its sender hangs up before it is whole, which is no fault of ours."""
        try:
            return await super().body()
        except InternalServerException:
            raise Denied(refusals.BAD_MESSAGE, "the body has not come whole") from None

    async def json(self) -> Any:
        """The body as the handler's `data`; denied with one line if it is not that."""
        wanted, body = self.route_handler.parsed_data_field, await self.body()
        try:
            return msgspec.json.decode(body, type=Any if wanted is None else wanted.annotation)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Denied(refusals.BAD_MESSAGE, str(error)) from None


def ours(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Deny what a page of another site wants to change, and what is changed too often."""
    if connection.scope.get("method") in _SAFE:
        return
    if not same_origin(connection.headers):
        raise Denied(refusals.FOREIGN_ORIGIN)
    if not patience_of(connection).changes.take(address_of(connection), house_of(connection).clock.now()):
        raise Denied(refusals.TOO_FAST)


async def stranger_or_not(request: Request[Any, Any, Any]) -> Person | None:
    """The person who asks, None for a stranger."""
    return await guests.known(request)


async def somebody(request: Request[Any, Any, Any]) -> Person:
    """The person who asks, or whose robot does."""
    person = await guests.known(request)
    if person is None:
        raise Denied(denied.NOT_KNOWN)
    return person


async def in_person(request: Request[Any, Any, Any]) -> Person:
    """The person who asks, by browser and not by robot."""
    if tokens.is_robots(tokens.sent(request)):
        raise Denied(denied.ROBOTS_TOKEN)
    return await somebody(request)


async def host_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Deny what is the host's, before anything else is looked at; his robots may not do it either."""
    person = None if tokens.is_robots(tokens.sent(connection)) else await guests.known(connection)
    if person is None or person.role != "admin":
        raise Denied(denied.NOT_ADMIN)


def an_id(text: str) -> bool:
    """Whether a person, a table or a session could be called that; whatever else comes, no database sees it."""
    return _ID.fullmatch(text) is not None

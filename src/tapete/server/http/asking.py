"""Who asks, and what: a request decoded strictly, and the person behind it.

Invariants:
- a body is decoded as the wire decodes: no unknown field, no text for a number;
- nothing is changed at the wish of another site's page.
"""

from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tapete.room import refusals
from tapete.server import guests, tokens
from tapete.server.headers import same_origin
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.store import Person

_SAFE = ("GET", "HEAD", "OPTIONS")


class Asking(Request[Any, Any, Any]):
    """A request whose JSON is exactly what its handler takes."""

    async def json(self) -> Any:
        """The body as the handler's `data`; msgspec.MsgspecError with one line if it is not that."""
        wanted = self.route_handler.parsed_data_field
        return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)


def ours(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Deny what a page of another site wants to change."""
    if connection.scope.get("method") not in _SAFE and not same_origin(connection.headers):
        raise Denied(refusals.FOREIGN_ORIGIN)


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


async def admin(request: Request[Any, Any, Any]) -> Person:
    """The host of the room, in person."""
    person = None if tokens.is_robots(tokens.sent(request)) else await guests.known(request)
    if person is None or person.role != "admin":
        raise Denied(denied.NOT_ADMIN)
    return person


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where the request comes from, for what is counted per address."""
    return request.client.host if request.client is not None else ""

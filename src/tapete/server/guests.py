"""Who is asking: guests, known by a random token in a cookie."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tapete.server.house import House, house_of
from tapete.store import Person

COOKIE: Final = "tapete"
_YEAR: Final = 365 * 24 * 3600
_LONGEST_TOKEN: Final = 100


async def known(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The person whose browser this is, None for a stranger."""
    token = connection.cookies.get(COOKIE, "")
    if not 0 < len(token) <= _LONGEST_TOKEN:
        return None
    return await house_of(connection).store.people.find(token)


async def welcome(house: House, name: str, *, secure: bool) -> tuple[Person, Cookie]:
    """A new guest and the cookie by which he will be known."""
    token = house.chance.randbytes(32).hex()
    person = Person(house.chance.randbytes(13).hex(), name)
    await house.store.people.add(person, token, house.clock.now())
    cookie = Cookie(COOKIE, value=token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return person, cookie

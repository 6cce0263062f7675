"""Who is asking: people known by a token, guests made by the first thing they do."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from tapete.server import tokens
from tapete.server.house import House, house_of
from tapete.server.tokens import COOKIE
from tapete.store import Person

__all__ = ["COOKIE", "banned", "known", "noted", "welcome"]

AN_HOUR: Final = 3600.0


async def known(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The person whose browser or robot this is, None for a stranger."""
    token, house = tokens.sent(connection), house_of(connection)
    return None if token is None else await house.store.people.find(token, house.clock.now() - tokens.YEAR)


async def welcome(house: House, name: str) -> tuple[Person, str]:
    """A new guest and the token by which he will be known; OSError if that cannot be written."""
    token = tokens.fresh(house.chance)
    person = Person(house.chance.randbytes(13).hex(), name)
    await house.store.people.add(person, token, house.clock.now())
    return person, token


async def noted(house: House, person: Person, token: str) -> None:
    """Remember that he was here, once an hour at most: who has long not been is forgotten some day."""
    now = house.clock.now()
    if now - person.seen > AN_HOUR:
        await house.store.people.seen(person, now)
        await house.store.sessions.seen(token, now)


def banned(person: Person, now: float) -> bool:
    """Whether the host does not let him play now."""
    return person.banned_until is not None and now < person.banned_until

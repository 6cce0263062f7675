"""Tokens of all kinds: whose they are, and those that are nobody's."""

from typing import Final

from server import people
from server.people import Client, house_of
from tapete.server import guests
from tapete.server.tokens import COOKIE, YEAR

Headers = dict[str, str]


def cookie(token: str) -> Headers:
    """As a browser sends it."""
    return {"cookie": f"{COOKIE}={token}"}


def bearer(token: str) -> Headers:
    """As a robot sends it."""
    return {"authorization": f"Bearer {token}"}


def a_person(client: Client, role: str = "") -> tuple[str, str]:
    """Somebody new: number and token."""

    async def make() -> tuple[str, str]:
        house = house_of(client)
        person, token = await guests.welcome(house, "Ana")
        await house.store.people.set_role(person.id, role)
        return person.id, token

    made: tuple[str, str] = people.run(client, make)
    return made


def a_robot(client: Client, role: str = "") -> str:
    """The token of somebody's robot."""
    _, token = a_person(client, role)
    made: str = client.post("/api/me/robot-token", headers=cookie(token)).json()["token"]
    client.cookies.clear()
    return made


def expired(client: Client) -> Headers:
    """A token from more than a year ago."""
    person, _ = a_person(client, "admin")
    house, token = house_of(client), "ab" * 32
    people.run(client, house.store.sessions.end, token)
    people.run(client, house.store.sessions.add, person, token, house.clock.now() - YEAR - 1)
    return cookie(token)


def signed_out(client: Client) -> Headers:
    """One whose browser has said good-bye."""
    _, token = a_person(client, "admin")
    assert client.delete("/api/session", headers=cookie(token)).status_code == 204
    return cookie(token)


def forgotten(client: Client) -> Headers:
    """One of somebody who wished to be forgotten."""
    _, token = a_person(client, "admin")
    assert client.delete("/api/me", headers=cookie(token)).status_code == 204
    return cookie(token)


def in_the_wrong_place(client: Client) -> Headers:
    """A browser's where a robot's belongs."""
    return bearer(a_person(client, "admin")[1])


def a_robots_in_the_cookie(client: Client) -> Headers:
    """The other way round."""
    return cookie(a_robot(client, "admin"))


NOBODYS: Final = {
    "none": lambda _: {},
    "forged": lambda _: cookie("0" * 64),
    "forged robot's": lambda _: bearer("robot_" + "0" * 64),
    "empty": lambda _: cookie(""),
    "not ASCII": lambda _: cookie("ñ\u00ff"),
    "SQL": lambda _: cookie("' or '1'='1"),
    "endless": lambda _: cookie("x" * 5000),
    "expired": expired,
    "signed out": signed_out,
    "forgotten": forgotten,
    "a browser's as a robot's": in_the_wrong_place,
    "a robot's as a browser's": a_robots_in_the_cookie,
}

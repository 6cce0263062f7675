"""People at a house: how tests sign up, come back, and have played."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from room.fakes import FakeClock, Memory, open_table, room
from room.playing import play_to
from server.houses import house
from tapete.core import Status
from tapete.server import make_app
from tapete.server.accounts import Accounts
from tapete.server.house import House
from tapete.store import MatchResult, SeatResult

Client = TestClient[Litestar]

PHRASE = "a horse and a battery"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def quick_accounts() -> Accounts:
    """Accounts whose hashes do not keep a test waiting."""
    return Accounts(QUICK)


@contextmanager
def open_room(folder: Path) -> Iterator[Client]:
    """A browser at a house of its own, where hashes take no time."""
    app = make_app(house(folder))
    app.state["accounts"] = quick_accounts()
    with TestClient(app, base_url="http://room.test") as client:
        yield client


def house_of(client: Client) -> House:
    house: House = client.app.state["house"]
    return house


def run(client: Client, call: Callable[..., Awaitable[Any]], *arguments: Any) -> Any:
    """What a coroutine gives that runs where the house does."""
    with client.portal() as portal:
        return portal.call(call, *arguments)


def named(client: Client, name: str = "Ana") -> str:
    """Be known by that name; the person's number."""
    answer = client.put("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    player: str = answer.json()["player"]
    return player


def signed_up(client: Client, account: str = "ana") -> str:
    """Have an account; the recovery code."""
    answer = client.post("/api/account", json={"account": account, "phrase": PHRASE})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["recovery"]
    return code


def another(client: Client, name: str = "Eva") -> str:
    """Somebody else's browser from now on; the number of who sits at it."""
    client.cookies.clear()
    return named(client, name)


def error(answer: Any) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


@cache
def log(game: str) -> tuple[str, ...]:
    """The log of a finished match of one person, ``p1``, against robots."""

    async def play() -> tuple[str, ...]:
        storage, clock = Memory(), FakeClock()
        house = room(storage, clock)
        table = await open_table(house, game)
        await play_to(table, clock, Status.OVER)
        await house.close()
        return tuple(line for _, line in storage.logs[table.name])

    return asyncio.run(play())


def played(
    client: Client, person: str, game: str = "gnav", table: str = "abc", *, ended: float = 1000.5, **changes: Any
) -> MatchResult:
    """A match that `person` has finished at a table, with its log."""
    others = [SeatResult(i, f"Robot {i}", None, "rules@1", 3, 0, 2, won=False, rounds=9) for i in (1, 2, 3)]
    mine = SeatResult(0, "Ana", person, None, None, 2, 1, won=True, rounds=9, mu=27.5, sigma=7.5)
    rest: dict[str, Any] = {"rated": False, "open": False, "watch": False, **changes}
    result = MatchResult(table, 1, game, {"players": 4}, 1.0, ended, seats=(mine, *others), **rest)

    lines = log(game)

    async def write() -> None:
        store = house_of(client).store
        told = [line.replace('"person":"p1"', f'"person":"{person}"') for line in lines]
        for kept in ("open", "watch"):
            told[0] = told[0].replace(f'"{kept}":false', f'"{kept}":{str(rest[kept]).lower()}')
        await asyncio.gather(*(store.logs.append(table, seq, float(seq), line) for seq, line in enumerate(told, 1)))
        assert await store.results.put(result)

    run(client, write)
    return result

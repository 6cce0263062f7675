"""Several processes of one house behind one door: any may fall, so may the bus and the database, and all play on."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from clients import audit
from clients.evening import Evening
from clients.proxy import NGINX, Proxy
from clients.rooms import Room
from databases import Postgres, Redis, postgres, postgres_url, redis_server  # noqa: F401  (fixtures)

MOVES = 5.0
"""Seconds in which another process drives the tables of one that fell."""

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed (apt install nginx-light)")


class Houseful:
    """Processes of one house behind a proxy."""

    def __init__(self, rooms: list[Room], evening: Evening, data: str) -> None:
        self.rooms = rooms
        self.evening = evening
        self.data = data

    async def drivers(self) -> dict[str, str]:
        """Which process drives each table now."""
        connection = await asyncpg.connect(self.data)
        rows = await connection.fetch(
            "SELECT table_id, process FROM lease WHERE until > extract(epoch FROM clock_timestamp())"
        )
        await connection.close()
        return {row["table_id"]: row["process"] for row in rows}

    async def ends(self) -> None:
        """Everybody goes home, and all is as it was told, at whatever process."""
        await self.evening.late()
        seats = [len(person.back) for person in self.evening.people]
        assert all(seats)
        await self.evening.check(await audit.logs(self.data))


@asynccontextmanager
async def houseful(
    folder: Path, data: str, processes: int, *, redis: str | None = None, tables: int = 3
) -> AsyncIterator[Houseful]:
    async with AsyncExitStack() as stack:
        rooms = [Room(data, redis=redis, log=folder / "log") for _ in range(processes)]
        for room in rooms:
            stack.push_async_callback(room.kill)
            await room.start()
        proxy = Proxy(folder, [room.address for room in rooms])
        stack.callback(proxy.end)
        await proxy.opened()
        evening = Evening([proxy.address], think=0.01)
        stack.push_async_callback(evening.end)
        await evening.begin(tables, 3)
        yield Houseful(rooms, evening, data)


async def until(holds: Callable[[], Awaitable[bool]]) -> float:
    """Seconds until it holds."""
    begun = time.monotonic()
    while not await holds():  # noqa: ASYNC110  (the database is asked)
        await asyncio.sleep(0.05)
    return time.monotonic() - begun


async def test_one_of_two_processes_falls_and_another_drives_its_tables(
    tmp_path: Path,
    postgres_url: str,  # noqa: F811
) -> None:
    async with houseful(tmp_path, postgres_url, 2) as house:
        await house.evening.going(0.5)
        before = await house.drivers()
        await house.rooms[0].kill()

        async def moved() -> bool:
            now = await house.drivers()
            return len(now) == len(before) and len(set(now.values())) == 1

        assert set(before) == {party.table for party in house.evening.parties}
        seconds = await until(moved)
        print(f"all tables were driven again after {seconds:.2f} s")
        assert seconds < MOVES
        await house.ends()


async def test_three_processes_fall_one_after_the_other_and_come_back(
    tmp_path: Path,
    postgres_url: str,  # noqa: F811
) -> None:
    async with houseful(tmp_path, postgres_url, 3) as house:
        for room in house.rooms:
            await house.evening.going(0.4)
            await room.kill()
            await house.evening.going(0.4)
            await room.start()
        await house.ends()


@pytest.mark.parametrize("by", ["postgresql", "redis"])
async def test_bus_and_database_are_restarted_under_play(
    tmp_path: Path,
    postgres: Postgres,  # noqa: F811
    postgres_url: str,  # noqa: F811
    redis_server: Redis,  # noqa: F811
    by: str,
) -> None:
    async with houseful(tmp_path, postgres_url, 2, redis=redis_server.url if by == "redis" else None) as house:
        await house.evening.going(0.4)
        if by == "redis":
            redis_server.stop()
            await house.evening.going(0.8)
            redis_server.start()
        await asyncio.to_thread(postgres.stop)
        await house.evening.going(0.4)
        await asyncio.to_thread(postgres.start)
        await house.evening.going(0.4)
        await house.ends()

"""What a room meets in a long life: told to stop, a full disk, a database that goes away, a clock that jumps back."""

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx

from clients import audit
from clients.evening import Evening
from clients.rooms import Room
from clients.serving import JUMP
from databases import Postgres, postgres, postgres_url  # noqa: F401  (fixtures)

RESTART = 1012
"""The code with which a room that stops closes its sockets."""


async def all_say(evening: Evening, phrase: str, until: str) -> list["asyncio.Task[Any]"]:
    """Everybody says so until somebody is refused: at the table it might be a robot's turn for ever.

    What was said within the last ten seconds is nothing new, and taken without being saved again.
    """
    told = [asyncio.create_task(person.ask("say", phrase=phrase)) for person in evening.people]
    async with asyncio.timeout(60):
        while not any(until in person.refused for person in evening.people):
            await evening.going(0.05)
    return told


def acknowledged(evening: Evening) -> int:
    return sum(len(person.acknowledged) for person in evening.people)


async def test_a_room_told_to_stop_says_so_and_everybody_comes_back(room: Room, evening: Evening) -> None:
    await evening.begin(2, 3)
    await evening.going(0.3)
    begun = time.monotonic()
    assert await room.end(signal.SIGTERM) == 0
    assert time.monotonic() - begun < 20
    await evening.going(0.05)
    assert [person.lost[-1][1] for person in evening.people] == [RESTART] * 6
    await room.start()
    await evening.all_there()
    await evening.late()
    await evening.check(await audit.logs(room.data))


async def test_with_a_full_disk_nothing_is_saved_nothing_is_lost_and_all_goes_on_later(
    room: Room, evening: Evening
) -> None:
    await evening.begin(2, 3)
    await evening.going(0.3)
    sizes = resource.prlimit(room.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(room.pid, resource.RLIMIT_FSIZE, (1, sizes[1]))  # no file grows any more
    greetings = await all_say(evening, "hello", until="room-not-saved")
    before = acknowledged(evening)
    await evening.going(1.0)
    assert acknowledged(evening) == before, "nothing is acknowledged that cannot be saved"
    assert all(person.joined.is_set() for person in evening.people), "nobody is sent away"
    async with httpx.AsyncClient(base_url=f"http://{room.address}", timeout=30) as browser:
        assert (await browser.get("/en/")).status_code == 200, "what needs no disk is served"
        refused = await browser.put("/api/me", json={"name": "Eva"})
        assert (refused.status_code, refused.json()["code"]) == (503, "room-not-saved")
    resource.prlimit(room.pid, resource.RLIMIT_FSIZE, sizes)
    await evening.late()
    assert [(await greeting)["type"] for greeting in greetings] == ["done"] * len(greetings)
    await evening.check(await audit.logs(room.data))


async def test_the_clock_jumps_back_an_hour_and_nobody_is_hurried_or_held_up(room: Room, evening: Evening) -> None:
    await evening.begin(2, 3, clock="fast")
    await evening.going(0.3)
    os.kill(room.pid, signal.SIGUSR1)
    await evening.going(0.5)
    await evening.late()
    await evening.check(await audit.logs(room.data))
    assert isinstance(room.data, Path)
    with contextlib.closing(sqlite3.connect(room.data / "tapete.db")) as file:
        (times,) = file.execute("SELECT max(at) - min(at) FROM table_log").fetchone()
    assert times > JUMP - 60, "it did jump"


async def test_the_database_is_restarted_under_play(
    postgres: Postgres,  # noqa: F811
    postgres_url: str,  # noqa: F811
    tmp_path: Path,
) -> None:
    room = Room(postgres_url)
    await room.start()
    evening = Evening([room.address], think=0.01)
    try:
        await evening.begin(2, 3)
        told = []
        for phrase in ("hello", "hurry"):
            await evening.going(0.4)
            await asyncio.to_thread(postgres.stop)
            told += await all_say(evening, phrase, until="room-not-saved")
            await asyncio.to_thread(postgres.start)
            for person in evening.people:
                person.refused.clear()
        await evening.late()
        assert [(await answer)["type"] for answer in told] == ["done"] * len(told)
        await evening.check(await audit.logs(postgres_url))
    finally:
        await evening.end()
        await room.kill()

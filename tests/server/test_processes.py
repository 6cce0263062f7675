"""Several processes of one house on one database: any serves, one drives, and another goes on when it falls."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from databases import postgres, postgres_url  # noqa: F401  (fixtures)
from server.company import Company, Heard, company
from tapete.core import Status
from tapete.room import Table
from tapete.room import table as room_table
from tapete.server import processes
from tapete.server.clock import WallClock
from tapete.server.guests import COOKIE
from tapete.store import Memory

TTL = 1.0


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases run out in a second: they go by the clock of the database."""
    monkeypatch.setattr(processes, "TTL", TTL)
    monkeypatch.setattr(processes, "BEAT", TTL / 4)
    monkeypatch.setattr(processes, "PRESENT", TTL)
    monkeypatch.setattr(room_table, "LEASE_LOOK", TTL / 4)
    monkeypatch.setattr("tapete.server.house.BEAT", TTL / 4)


class Processes:
    """Two of them, `one` and `other`; either may end before the test does."""

    def __init__(self, one: Company, other: Company, stacks: tuple[AsyncExitStack, AsyncExitStack]) -> None:
        self.one = one
        self.other = other
        self._stacks = stacks

    async def end_one(self) -> None:
        """The first is told to stop."""
        await self._stacks[0].aclose()

    async def kill_one(self) -> None:
        """The first falls: nothing that it would do at its end is done."""
        store = self.one.house.store

        async def nothing(*_: object) -> None:
            pass

        store.leases.release = nothing  # type: ignore[method-assign]
        store.presences.clear = store.presences.remove = nothing  # type: ignore[method-assign]
        await self.end_one()


@pytest.fixture
async def both(tmp_path: Path, postgres_url: str) -> AsyncIterator[Processes]:  # noqa: F811
    async with AsyncExitStack() as first, AsyncExitStack() as second:
        one = await first.enter_async_context(company(tmp_path, WallClock(), postgres_url))
        other = await second.enter_async_context(company(tmp_path, WallClock(), postgres_url))
        other.knows(one)
        await one.until(lambda: all(people.house.bus.connected for people in (one, other)))  # type: ignore[attr-defined]
        yield Processes(one, other, (first, second))


async def shared(both: Processes) -> tuple[Table, Table, Heard, Heard]:
    """A table of Ana at the one process and Jon at the other, begun."""
    here = await both.one.founded("Ana", "gnav", watch=True, open=True)
    ana = await both.one.joins(here, "Ana")
    await both.one.comes("Jon")
    there = await both.other.house.room.table(here.name)
    assert there is not None
    jon = await both.other.sits(there, "Jon", 1)
    await both.one.until(lambda: len(ana.of("happened")) > 0)
    await ana.ask("start", level=1)
    await both.other.until(lambda: jon.of("joined")[-1]["match"] == 1)
    for line in (ana, jon):
        await line.ask("nonce", match=1, nonce="0f" * 16)
    return here, there, ana, jon


async def play_on(line: Heard, seat: int, table: Table) -> None:
    """Play the seat's first legal action whenever it is to act, ask for the next deal, until the match is over."""
    while table.state.status is not Status.OVER:
        seen = line.view
        if table.state.status is Status.BETWEEN:
            await line.ask("next", after=table.state.number)
        elif line.decision is not None and seen is not None and table.state.decisions[seat] == line.decision:
            await line.ask("act", decision=line.decision, action=seen["legal"][0])
        await asyncio.sleep(0.005)


def numbers(line: Heard) -> list[int]:
    """Of all that was told since the match began."""
    begun = line.messages.index(line.of("joined")[-1])
    return [message["seq"] for message in line.messages[begun:] if message["type"] == "happened"]


async def test_people_at_two_processes_play_at_one_table(both: Processes) -> None:
    here, there, ana, jon = await shared(both)
    assert (here.drives, there.drives) == (True, False)
    await both.one.until(lambda: here.connected(1) and there.connected(0))
    await asyncio.wait_for(asyncio.gather(play_on(ana, 0, here), play_on(jon, 1, there)), 30)
    await both.one.until(lambda: here.state.seq == there.state.seq)
    assert here.state == there.state
    for line in (ana, jon):
        assert numbers(line) == list(range(line.of("joined")[-1]["seq"] + 1, here.state.seq + 1)), "no gap"
    await both.one.until(lambda: here._errands._tasks == there._errands._tasks == {})
    kept = await both.other.house.store.results.of_table(here.name)
    assert len(kept) == 1


@pytest.mark.parametrize("killed", [False, True])
async def test_when_the_driving_process_ends_another_goes_on(both: Processes, *, killed: bool) -> None:
    _, there, _, jon = await shared(both)
    await both.other.until(lambda: there.connected(0))
    await (both.kill_one() if killed else both.end_one())
    await both.other.until(lambda: there.drives)
    await both.other.until(lambda: both.other.house.moved(there.name) or not there.connected(0))
    back = await both.other.joins(there, "Ana")
    assert (back.messages[0]["seat"], back.messages[0]["seq"]) == (0, there.state.seq)
    assert jon.of("presence")[-1] == {"type": "presence", "seat": 0, "connected": True}
    await asyncio.wait_for(asyncio.gather(play_on(back, 0, there), play_on(jon, 1, there)), 30)
    assert numbers(jon) == list(range(jon.of("joined")[-1]["seq"] + 1, there.state.seq + 1)), "no gap"


async def test_the_lobby_shows_tables_of_all_processes(both: Processes) -> None:
    line = both.other.line("/ws/lobby", None)
    table = await both.one.founded("Ana", open=True)
    await both.one.joins(table, "Ana")
    await both.other.until(lambda: line.messages != [] and line.messages[-1]["gathering"] != [])
    assert line.messages[-1]["gathering"][0]["table"] == table.name


async def test_all_processes_feature_one_table_of_robots(both: Processes) -> None:
    lines = [people.line("/ws/lobby", None) for people in (both.one, both.other)]
    await both.one.until(lambda: lines[0].messages != [])
    await both.other.until(lambda: lines[1].messages[-1:] != [] and lines[1].messages[-1]["featured"] is not None)
    kept = (await both.one.house.store.settings.all())["featured"]
    with suppress(TimeoutError):
        await both.one.until(lambda: {line.messages[-1]["featured"] for line in lines} == {kept})
    assert {line.messages[-1]["featured"] for line in lines} == {kept}
    tables = [people.house.room.live[kept] for people in (both.one, both.other)]
    await both.one.until(lambda: any(table.drives for table in tables))
    assert sum(table.drives for table in tables) == 1


async def test_who_is_banned_at_one_process_is_shown_out_at_the_other(both: Processes) -> None:
    _, _, _, jon = await shared(both)
    person = both.one.people["Jon"]
    await both.one.house.store.people.ban(person.id, both.one.clock.now() + 60)
    both.one.house.person_changed(person.id)
    await both.other.until(lambda: jon.closed is not None)
    assert jon.messages[-1]["code"] == "room-banned"


@pytest.mark.parametrize("rests", [False, True])
@pytest.mark.parametrize("begun", [False, True])
async def test_who_is_forgotten_at_one_process_leaves_the_tables_of_the_other(
    both: Processes, *, begun: bool, rests: bool
) -> None:
    table = await both.one.founded("Ana", open=True)
    ana = await both.one.joins(table, "Ana")
    jon = await both.one.sits(table, "Jon", 1)
    if begun:
        await ana.ask("start", level=1)
    who = both.one.people["Jon"].id
    assert table.state.seat_of(who) == 1
    await both.one.until(lambda: both.one.house.room.live[table.name]._errands._tasks == {})
    if rests:
        for line in (ana, jon):
            await line.close()
        both.one.house.room.rest(table.name)
        await asyncio.gather(*both.one.house.room._ending)
    cookie = {COOKIE: both.one.tokens["Jon"]}
    transport = httpx.ASGITransport(both.other.app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://room.test", cookies=cookie) as browser:
        answer = await browser.delete("/api/me", headers={"origin": "http://room.test"})
        assert answer.status_code == 204, answer.text
    assert table.name not in both.other.house.room.live, "it is not played here"
    if rests:
        table = await both.one.house.room.table(table.name)
    await both.one.until(lambda: not plays(table, who))
    assert plays(table, both.one.people["Ana"].id)


def plays(table: Table, person: str) -> bool:
    """Whether he has a seat at the table and has not left it."""
    seat = table.state.seat_of(person)
    return seat is not None and table.state.left[seat] is None


class Presences:
    """What a process has said of who is connected to it."""

    def __init__(self) -> None:
        self.said: set[tuple[str, int]] = set()

    async def put(self, table: str, seat: int, *_: object) -> None:
        await asyncio.sleep(0)
        self.said.add((table, seat))

    async def remove(self, table: str, seat: int, _: str) -> None:
        await asyncio.sleep(0)
        self.said.discard((table, seat))

    async def read(self, _table: str, _at: float) -> list[int]:
        return []


async def test_a_table_that_rests_before_it_is_said_who_left_it_ends_nothing() -> None:
    presences: Any = Presences()
    table: Any = SimpleNamespace(here=frozenset({0}), elsewhere=lambda *_: None)
    live = {"rests": table}
    words = processes.Company(presences, Memory(), "here", WallClock(), lambda: live)
    running = asyncio.create_task(words.run())

    async def seen_to(name: str) -> set[tuple[str, int]]:
        words.changed(name)
        for _ in range(20):
            await asyncio.sleep(0)
        return set(presences.said)

    assert await seen_to("rests") == {("rests", 0)}
    del live["rests"]
    assert await seen_to("rests") == set()
    live["other"] = table
    assert await seen_to("other") == {("other", 0)}
    running.cancel()

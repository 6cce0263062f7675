"""The bus: in one process, over links that break at will, and over PostgreSQL and Redis that are restarted."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from databases import Postgres, Redis
from tapete.core import BadInput
from tapete.store.bus import LONGEST_TOPIC, LOOK, Bus, Memory, Remote, bus
from tapete.store.links import PostgresLink, RedisLink

Start: TypeAlias = Callable[..., Awaitable[list[Remote]]]
"""Starts a bus over each of the links; a fixture stops them."""

PATIENCE = 20


class Heard:
    """What a subscriber was told, and a way to wait for it."""

    def __init__(self, bus: Bus, topic: str) -> None:
        self.numbers: list[int] = []
        self._news = asyncio.Event()
        bus.subscribe(topic, self)

    def __call__(self, number: int) -> None:
        self.numbers.append(number)
        self._news.set()

    async def until(self, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while number not in self.numbers:
                self._news.clear()
                await self._news.wait()


class Hub:
    """Where links of tests meet; `broken` refuses new ones."""

    def __init__(self) -> None:
        self.links: list[HubLink] = []
        self.sent: list[str] = []
        self.news = asyncio.Event()
        self.broken = False

    def link(self) -> "HubLink":
        return HubLink(self)

    def cut(self) -> None:
        for link in self.links:
            link.queue.put_nowait(None)
        self.links = []


class HubLink:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()

    async def open(self) -> None:
        if self.hub.broken:
            raise OSError("no way")
        self.hub.links.append(self)

    async def messages(self) -> AsyncIterator[str]:
        while (message := await self.queue.get()) is not None:
            yield message

    async def send(self, message: str) -> None:
        if self not in self.hub.links:
            raise OSError("cut")
        self.hub.sent.append(message.split(" ", 1)[1])
        self.hub.news.set()
        for link in self.hub.links:
            link.queue.put_nowait(message)

    async def close(self) -> None:
        self.hub.links = [link for link in self.hub.links if link is not self]


@pytest.fixture
async def remotes() -> AsyncIterator[Start]:
    """Starts buses, stops them at the end."""
    started: list[Remote] = []

    async def start(*links: Callable[[], object]) -> list[Remote]:
        for link in links:
            started.append(Remote(link, least_wait=0.01, most_wait=0.05))  # type: ignore[arg-type]
            await started[-1].start()
        return started

    yield start
    for one in started:
        await one.stop()


def test_those_who_subscribed_are_told_at_once() -> None:
    bus = Memory()
    one, other = Heard(bus, "lobby"), Heard(bus, "table:a")
    bus.publish("lobby", 3)
    bus.publish("table:b")
    assert (one.numbers, other.numbers) == ([3], [])
    bus.unsubscribe("lobby", one)
    bus.unsubscribe("lobby", one)
    bus.unsubscribe("table:c", one)
    bus.publish("lobby", 4)
    assert one.numbers == [3]
    assert bus.topics == ["table:a"]


def test_a_fault_of_one_listener_is_not_anothers(caplog: pytest.LogCaptureFixture) -> None:
    bus = Memory()

    def fall(number: int) -> None:
        raise LookupError(f"card {number}")

    bus.subscribe("lobby", fall)
    other = Heard(bus, "lobby")
    bus.publish("lobby", 5)
    assert other.numbers == [5]
    assert "LookupError" in caplog.text
    assert "card" not in caplog.text


async def test_others_are_told_and_nobody_twice(remotes: Start) -> None:
    hub = Hub()
    here, there = await remotes(hub.link, hub.link)
    mine, theirs = Heard(here, "table:a"), Heard(there, "table:a")
    here.publish("table:a", 7)
    await theirs.until(7)
    there.publish("table:a", 8)
    await mine.until(8)
    assert mine.numbers.count(7) == theirs.numbers.count(8) == 1, "one's own message does not come back"


async def test_what_waits_goes_out_once_with_the_last_number(
    remotes: Start,
) -> None:
    hub = Hub()
    hub.broken = True
    here, there = await remotes(hub.link, hub.link)
    theirs = Heard(there, "table:a")
    for number in range(1, 101):
        here.publish("table:a", number)
    here.publish("x" * (LONGEST_TOPIC + 1))
    hub.broken = False
    await theirs.until(0)  # linked anew, so it looks
    here.publish("end", 1)
    async with asyncio.timeout(PATIENCE):
        while "1 end" not in hub.sent:
            hub.news.clear()
            await hub.news.wait()
    assert hub.sent[:2] == ["100 table:a", "1 end"]


async def test_a_link_that_was_cut_is_made_anew_and_everybody_looks(
    remotes: Start, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    hub = Hub()
    here, there = await remotes(hub.link, hub.link)
    theirs = Heard(there, "table:a")
    here.publish("table:a", 1)
    await theirs.until(1)
    theirs.numbers.clear()
    hub.broken = True
    hub.cut()
    here.publish("table:a", 2)
    hub.broken = False
    await theirs.until(0)
    here.publish("table:a", 3)
    await theirs.until(3)
    assert "the bus is down" in caplog.text


async def test_what_was_published_before_the_end_is_sent() -> None:
    hub = Hub()
    here, there = Remote(hub.link), Remote(hub.link)
    theirs = Heard(there, "lobby")
    for one in (here, there):
        await one.start()
    await Heard(here, "table:a").until(0)
    await theirs.until(0)
    here.publish("lobby", 9)
    await here.stop()
    await theirs.until(9)
    await there.stop()


async def test_everybody_looks_once_in_a_while() -> None:
    remote = Remote(Hub().link)
    heard = [Heard(remote, f"table:{number}") for number in range(100)]
    for second in range(LOOK):
        remote.look(second)
    assert [one.numbers for one in heard] == [[0]] * 100


async def test_a_link_that_is_never_there_hinders_nobody() -> None:
    hub = Hub()
    hub.broken = True
    remote = Remote(hub.link)
    await remote.start()
    mine = Heard(remote, "lobby")
    remote.publish("lobby", 1)
    assert mine.numbers == [1]
    await remote.stop()


async def test_postgresql_is_restarted_under_the_bus(remotes: Start, postgres: Postgres, postgres_url: str) -> None:
    await heals(remotes, lambda: PostgresLink(postgres_url), postgres)


async def test_redis_is_restarted_under_the_bus(remotes: Start, redis_server: Redis) -> None:
    await heals(remotes, lambda: RedisLink(redis_server.url), redis_server)


async def heals(remotes: Start, link: Callable[[], object], server: Postgres | Redis) -> None:
    here, there = await remotes(link, link)
    theirs = Heard(there, "table:ñ")
    await theirs.until(0)
    here.publish("table:ñ", 1)
    await theirs.until(1)
    theirs.numbers.clear()
    await asyncio.to_thread(server.stop)
    here.publish("table:ñ", 2)
    await asyncio.to_thread(server.start)
    await theirs.until(0)
    here.publish("table:ñ", 3)
    await theirs.until(3)


def test_which_bus_depends_on_where_the_data_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(bus(tmp_path)) is Memory
    assert type(bus("postgresql://host/room")) is Remote
    assert type(bus(tmp_path, "redis://host")) is Remote
    with pytest.raises(BadInput, match="like redis://") as refused:
        bus(tmp_path, "http://ana:hush@host")
    assert "hush" not in str(refused.value)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(BadInput, match=r"pip install 'tapete\[redis\]'"):
        bus(tmp_path, "redis://host")

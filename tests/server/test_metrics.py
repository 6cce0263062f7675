"""Figures: what is counted, who may read it, and that nobody's name and no card is among it."""

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.company import Company, company
from server.houses import house
from tapete.server.clock import WallClock
from tapete.server.metrics import Faults, Metrics
from tapete.server.observing import Observed
from tapete.server.serve import hosted
from tapete.server.settings import Settings

NAME = "Xanthippe"


class Room:
    """A house that is measured, asked over HTTP from one address."""

    def __init__(self, folder: Path, settings: Settings, address: str = "127.0.0.1") -> None:
        self.metrics = Metrics()
        self.house = house(folder)
        self.metrics.watch(self.house)
        self.app = Observed(hosted(self.house, settings, self.metrics), self.metrics, now=lambda: 1.0)
        transport = httpx.ASGITransport(app=self.app, client=(address, 1))  # type: ignore[arg-type]
        self.client = httpx.AsyncClient(transport=transport, base_url="http://room.test")

    def value(self, name: str, **labels: str) -> float | None:
        return self.metrics.registry.get_sample_value(name, labels)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path, Settings())
    async with room.house, room.client:
        yield room


async def test_requests_and_refusals_are_counted(room: Room) -> None:
    assert (await room.client.get("/api/games")).status_code == 200
    assert (await room.client.get("/api/tables/none/record")).status_code == 404
    assert room.value("tapete_requests_total", status="200") == 1
    assert room.value("tapete_refusals_total", code="room-unknown-table") == 1


async def test_every_answer_has_a_number(room: Room) -> None:
    assert (await room.client.get("/healthz", headers={"x-request-id": "proxy-1"})).headers["x-request-id"] == "proxy-1"
    numbers = {(await room.client.get("/healthz")).headers["x-request-id"] for _ in range(3)}
    assert len(numbers) == 3


async def test_figures_are_read_from_this_machine(room: Room) -> None:
    answer = await room.client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "\ntapete_tables 0.0\n" in answer.text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
async def test_a_proxy_on_this_machine_does_not_open_them(room: Room, header: str) -> None:
    assert (await room.client.get("/metrics", headers={header: "127.0.0.1"})).status_code == 403


@pytest.mark.parametrize(("networks", "status"), [(("127.0.0.0/8",), 403), (("192.0.2.0/24",), 200), ((), 403)])
async def test_from_elsewhere_they_are_read_where_the_host_says(
    networks: tuple[str, ...], status: int, tmp_path: Path
) -> None:
    room = Room(tmp_path, Settings(metrics=networks), "192.0.2.7")
    async with room.house, room.client:
        assert (await room.client.get("/metrics")).status_code == status


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path, WallClock()) as people:
        yield people


async def test_they_tell_no_name_no_card_and_no_number_of_anybody(people: Company) -> None:
    metrics = Metrics()
    metrics.watch(people.house)
    table = await people.founded(NAME, "gnav", open=True)
    line = await people.joins(table, NAME)
    await line.ask("start", level=1)
    await line.ask("nonce", match=1, nonce="0f" * 16)
    await people.until(lambda: line.view is not None)
    told = metrics.text().decode()
    assert metrics.registry.get_sample_value("tapete_tables") == 1
    assert metrics.registry.get_sample_value("tapete_commit_seconds_count") >= 3  # type: ignore[operator]
    person = people.people[NAME].id
    assert not [secret for secret in (NAME, table.name, person) if secret in told]
    assert not [text for text in texts(line.view) if f'"{text}"' in told], "no card is a label"


def texts(view: Any) -> set[str]:
    """Every text of a view."""
    if isinstance(view, dict):
        return set().union(*map(texts, view.values()))
    if isinstance(view, list):
        return set().union(*map(texts, view))
    return {view} if isinstance(view, str) else set()


async def talk(metrics: Metrics, coming: list[str], going: list[dict[str, Any]], now: list[float]) -> None:
    """A socket on which first all comes, then all goes."""

    async def app(_: Any, receive: Any, send: Any) -> None:
        for _text in coming:
            await receive()
        for message in going:
            await send(message)

    waiting = [{"type": "websocket.receive", "text": text} for text in coming]

    async def receive() -> Any:
        return waiting.pop(0)

    async def send(_: Any) -> None:
        pass

    ticks = iter([*now, *[now[-1]] * 99])
    observed = Observed(app, metrics, now=lambda: next(ticks))
    scope: Any = {"type": "websocket", "path": "/ws/tables/x", "headers": []}
    await observed(scope, receive, send)


def say(**message: Any) -> dict[str, Any]:
    return {"type": "websocket.send", "text": json.dumps(message, separators=(",", ":"))}


async def test_actions_are_timed_from_being_sent_to_their_answer() -> None:
    metrics = Metrics()
    coming = ['{"type":"act","id":4,"decision":2}', '{"type":"say","id":5}', "no JSON", '{"type":"act","id":6}']
    going = [{"type": "websocket.accept"}, say(type="happened", id=4), say(type="done", id=4, seq=3)]
    going += [
        say(type="done", id=5, seq=4),
        say(type="refused", id=6, code="stale"),
        {"type": "websocket.send", "bytes": b"\xff"},
    ]
    await talk(metrics, coming, going, [0.0, 10.0, 10.5, 11.0])
    value = metrics.registry.get_sample_value
    assert value("tapete_actions_total") == 1
    assert value("tapete_action_seconds_count") == 2
    assert value("tapete_action_seconds_sum") == pytest.approx(1.0 + 0.5)
    assert value("tapete_refusals_total", {"code": "stale"}) == 1


async def test_sockets_that_the_room_hangs_up_on_are_counted() -> None:
    metrics = Metrics()
    for messages in (
        [{"type": "websocket.accept"}, {"type": "websocket.close", "code": 1013}],
        [{"type": "websocket.accept"}, {"type": "websocket.close", "code": 1000}],
        [{"type": "websocket.close", "code": 1008}],
    ):
        await talk(metrics, [], messages, [0.0])
    assert metrics.registry.get_sample_value("tapete_sockets_dropped_total", {"code": "1013"}) == 1
    assert metrics.registry.get_sample_value("tapete_sockets_dropped_total", {"code": "1008"}) is None


def test_faults_are_counted_by_part() -> None:
    metrics = Metrics()
    handler = Faults(metrics)
    for name in ("tapete.store.bus", "tapete.store.bus", "uvicorn.error"):
        handler.handle(logging.LogRecord(name, logging.WARNING, "", 0, f"of {NAME}", (), None))
    value = metrics.registry.get_sample_value
    assert value("tapete_faults_total", {"part": "store.bus", "level": "warning"}) == 2
    assert value("tapete_faults_total", {"part": "libraries", "level": "warning"}) == 1
    assert NAME not in metrics.text().decode()

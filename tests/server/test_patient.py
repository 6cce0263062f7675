"""Connections that ask nothing are closed, and no others; of those that are over, nothing is kept."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import uvicorn
from litestar import WebSocket

from room.fakes import FakeClock
from server.company import Company, company
from tapete.server import patient
from tapete.server.keeping_up import KeepsUp
from tapete.server.metrics import Metrics
from tapete.server.observing import Observed
from tapete.server.patient import Patient
from tapete.server.sockets import Line

WAIT = 0.2


@pytest.fixture
async def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Company]:
    monkeypatch.setattr(patient, "HANDSHAKE", WAIT)
    monkeypatch.setattr(patient, "BODY", WAIT)
    async with company(tmp_path) as people:
        yield people


class Callers:
    """Those who connect to a server; all hang up at the end."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._writers: list[asyncio.StreamWriter] = []

    async def call(self, text: bytes) -> asyncio.StreamReader:
        """Connect and say this."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers.append(writer)
        writer.write(text)
        return reader

    def say(self, text: bytes) -> None:
        """The last who called says more."""
        self._writers[-1].write(text)

    async def close(self) -> None:
        """Hang up."""
        for writer in self._writers:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


def greeting(table: str) -> bytes:
    """Who wants a socket at this table."""
    return (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: room.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


@pytest.fixture
async def callers(people: Company) -> AsyncIterator[Callers]:
    app = Observed(people.app, Metrics())
    config = uvicorn.Config(app, http=Patient, ws=KeepsUp, lifespan="off", log_config=None)
    config.load()
    state = uvicorn.Server(config).server_state
    listening = await asyncio.get_running_loop().create_server(
        lambda: Patient(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    callers = Callers(listening.sockets[0].getsockname()[1])
    yield callers
    await callers.close()
    await people.until(lambda: not state.connections and not state.tasks)
    listening.close()
    await listening.wait_closed()


def kept(kind: type) -> int:
    """How many of a kind there are; `isinstance` would ask proxies of what is dead."""
    return sum(type(thing) is kind for thing in gc.get_objects())


@pytest.mark.parametrize("text", [b"", b"GET /heal", b"GET /healthz HTTP/1.1\r\nHost: room.test\r\n"])
async def test_who_asks_nothing_or_half_is_hung_up_on(callers: Callers, text: bytes) -> None:
    reader = await callers.call(text)
    assert await asyncio.wait_for(reader.read(), WAIT * 15) == b""


ASKS = b"GET /healthz HTTP/1.1\r\nHost: room.test\r\n\r\n"
SENDS = b"POST /api/tables HTTP/1.1\r\nHost: room.test\r\nContent-Length: 50\r\n\r\n{"


@pytest.mark.parametrize("text", [SENDS, ASKS + b"GET /heal", ASKS + SENDS], ids=["body", "next", "body of the next"])
async def test_half_a_body_and_half_a_later_request_are_not_waited_for_either(
    callers: Callers, text: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    reader = await callers.call(text)
    said = await asyncio.wait_for(reader.read(), WAIT * 30)
    assert said.count(b"200 OK") == text.count(ASKS)
    faults = [record.getMessage() for record in caplog.records if record.levelno > logging.INFO]
    assert faults == [], "who hangs up, or is hung up on, is no fault"


async def test_who_asks_again_after_an_answer_is_hurried_again(callers: Callers) -> None:
    reader = await callers.call(ASKS)
    await reader.readuntil(b"}")
    for _ in range(2):
        callers.say(ASKS)
        assert b"200 OK" in await reader.readuntil(b"}")
    callers.say(b"GET /heal")
    assert await asyncio.wait_for(reader.read(), WAIT * 15) == b""


async def test_who_has_asked_and_who_became_a_socket_stay(callers: Callers, people: Company) -> None:
    table = await people.founded("Ana", watch=True)
    asked = await callers.call(b"GET /healthz HTTP/1.1\r\nHost: room.test\r\n\r\n")
    assert b"200 OK" in await asked.readuntil(b"\r\n\r\n")
    line = await callers.call(greeting(table.name))
    assert b"101" in await line.readuntil(b"\r\n\r\n")
    for reader in (asked, line):
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.readuntil(b"never"), WAIT * 2)


async def test_of_who_became_a_socket_no_greeting_is_kept(
    callers: Callers, people: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient, "HANDSHAKE", 600.0)
    table = await people.founded("Ana", watch=True)
    line = await callers.call(greeting(table.name))
    assert b"101" in await line.readuntil(b"\r\n\r\n")
    gc.collect()
    assert kept(Patient) == 0


async def test_a_line_that_is_over_leaves_no_ring_to_be_looked_for(callers: Callers, people: Company) -> None:
    table = await people.founded("Ana", watch=True)
    gc.collect()
    gc.disable()
    try:
        line = await callers.call(greeting(table.name))
        assert b"101" in await line.readuntil(b"\r\n\r\n")
        assert kept(KeepsUp) == 1
        await callers.close()
        await people.until(lambda: kept(KeepsUp) == 0)
        assert isinstance(people.clock, FakeClock)
        people.clock.advance(0)  # what was called off is forgotten
        assert kept(Line) + kept(WebSocket) == 0
    finally:
        gc.enable()

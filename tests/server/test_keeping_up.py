"""Sockets of people who read nothing: they cost little, and not for ever."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tapete.server import keeping_up
from tapete.server.keeping_up import KeepsUp


class Transport(asyncio.Transport):
    """Says what was done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = True
        self.aborted = asyncio.Event()

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.aborted.set()


@pytest.fixture
async def line() -> tuple[KeepsUp, Transport]:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        pass

    config = uvicorn.Config(app, ws=KeepsUp, lifespan="off", log_config=None)
    line, transport = KeepsUp(config=config, server_state=ServerState(), app_state={}), Transport()
    line.connection_made(transport)
    return line, transport


async def test_of_who_does_not_read_nothing_is_read(line: tuple[KeepsUp, Transport]) -> None:
    socket, transport = line
    socket.pause_writing()
    assert not transport.reads
    socket.resume_writing()
    assert transport.reads
    socket.connection_lost(None)


async def test_who_reads_nothing_for_long_is_cut_off(
    line: tuple[KeepsUp, Transport], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping_up, "STUCK", 0.0)
    socket, transport = line
    socket.pause_writing()
    await asyncio.wait_for(transport.aborted.wait(), 5)
    socket.connection_lost(ConnectionAbortedError())


async def test_who_reads_on_is_not_cut_off(line: tuple[KeepsUp, Transport], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping_up, "STUCK", 0.001)
    socket, transport = line
    socket.pause_writing()
    socket.resume_writing()
    await asyncio.sleep(0.01)
    assert not transport.aborted.is_set()
    socket.connection_lost(None)

"""Somebody floods the room: he is shown out, and at other tables nobody notices."""

import asyncio
import contextlib
import struct
import time
from collections.abc import Awaitable, Callable
from itertools import count

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clients import audit
from clients.evening import Evening
from clients.rooms import Room
from durable.soak import memory
from tapete.wire.incoming import VERSION

PING = struct.pack("!BB", 0x89, 0x80 | 125) + b"\0\0\0\0" + b"p" * 125

CLOSED = 60.0
"""Seconds in which the flood is shut off, however busy the machine."""


async def stranger(room: Room, table: str) -> ClientConnection:
    """He reads whatever comes."""
    url = f"ws://{room.address}/ws/tables/{table}"
    return await connect(url, compression=None, max_size=None, max_queue=None, ping_interval=None)


async def ten_thousand_messages(room: Room, table: str) -> int | None:
    """As fast as they go, until he is shown out: the code."""
    socket = await stranger(room, table)
    message = msgspec.json.encode({"type": "join", "version": VERSION}).decode()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(10_000):
            await socket.send(message)
    await asyncio.wait_for(socket.wait_closed(), CLOSED)
    return socket.close_code


async def a_megabyte(room: Room, table: str) -> int | None:
    """In one frame."""
    socket = await stranger(room, table)
    with contextlib.suppress(ConnectionClosed):
        await socket.send("x" * 2**20)
    await asyncio.wait_for(socket.wait_closed(), CLOSED)
    return socket.close_code


async def deaf(room: Room, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket of somebody who reads nothing once it is open."""
    reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {room.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    return reader, writer


async def pings_without_end(room: Room, table: str) -> int | None:
    """Asks for answers and reads none."""
    _, writer = await deaf(room, table)
    before = memory(room.pid)
    for _ in range(400):
        writer.write(PING * 1000)
        try:
            async with asyncio.timeout(1):
                await writer.drain()
        except (TimeoutError, ConnectionError):
            break
    grown = memory(room.pid) - before
    writer.transport.abort()
    assert grown < 20, f"{grown:.0f} MB more"
    return None


async def half_open_connections(room: Room, table: str) -> int | None:
    """Connected, and not a word."""
    streams = []
    for number in count():
        if number == 1000:
            break
        streams.append(await asyncio.open_connection("127.0.0.1", room.port))
    for _, writer in streams:
        writer.transport.abort()
    await asyncio.sleep(0)
    return None


@pytest.mark.parametrize(
    ("flood", "codes"),
    [
        (ten_thousand_messages, (1008, 1013)),  # he says too much, or does not take the answers as fast
        (a_megabyte, (1009,)),
        (pings_without_end, (None,)),
        (half_open_connections, (None,)),
    ],
)
async def test_a_flood_is_shut_off_and_other_tables_play_on(
    room: Room, evening: Evening, flood: Callable[[Room, str], Awaitable[int | None]], codes: tuple[int | None, ...]
) -> None:
    await evening.begin(1, 3, open=True)
    await evening.going(0.3)
    begun = time.monotonic()
    assert await flood(room, evening.parties[0].table) in codes
    await evening.late()
    assert not any(person.lost for person in evening.people)
    assert any(told.sent > begun for person in evening.people for told in person.acknowledged)
    await evening.check(await audit.logs(room.data))

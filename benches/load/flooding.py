"""``python -m benches.load.flooding PORT KIND SECONDS TABLE``: one who floods a room and comes back when shown out."""

import asyncio
import contextlib
import struct
import sys
import time
from collections.abc import Awaitable, Callable

import msgspec

from tapete.wire.incoming import VERSION

A_SECOND = 10_000
"""Messages or pings of one socket."""

CONNECTIONS, A_SOURCE = 5000, 400
READERS = 200

_JOIN = msgspec.json.encode({"type": "join", "version": VERSION})
_PING = struct.pack("!BB", 0x89, 0x80 | 125) + b"\0\0\0\0" + b"p" * 125
_NO_REST = 0.05
"""Seconds after which one who was shown out stands at the door again."""


def _frame(message: bytes) -> bytes:
    """Masked with nought, as long as it likes."""
    return struct.pack("!BBQ", 0x81, 0xFF, len(message)) + b"\0\0\0\0" + message


class Flood:
    """What all floods need: the room, one of its tables that may be watched, and when to stop."""

    def __init__(self, port: int, seconds: float, table: str) -> None:
        self.port = port
        self.table = table
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds."""
        return max(0.0, self._end - time.monotonic())

    @property
    def on(self) -> bool:
        return self.left > 0

    async def socket(self, source: int = 9) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """An open WebSocket at the table."""
        reader, writer = await self.connection(source)
        head = (
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def connection(self, source: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(f"127.0.0.{source}", 0))

    async def pour(self, frame: bytes) -> None:
        """So many frames a second as one socket's line takes, and read whatever comes."""
        batch = frame * (A_SECOND // 100)
        while self.on:
            with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError):
                reader, writer = await self.socket()
                reading = asyncio.create_task(_read(reader))
                try:
                    while self.on and not reading.done():
                        writer.write(batch)
                        await asyncio.gather(writer.drain(), asyncio.sleep(0.01))
                finally:
                    reading.cancel()
                    writer.transport.abort()
            await asyncio.sleep(_NO_REST)


async def _read(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


async def messages(flood: Flood) -> None:
    """Ten thousand a second from one socket."""
    await flood.pour(struct.pack("!BB", 0x81, 0x80 | len(_JOIN)) + b"\0\0\0\0" + _JOIN)


async def pings(flood: Flood) -> None:
    """Ten thousand a second from one socket."""
    await flood.pour(_PING)


async def megabytes(flood: Flood) -> None:
    """Frames of a megabyte, each on a socket of its own, since it is closed for it; as many as come through."""
    frame = _frame(b"x" * 2**20)
    while flood.on:
        with contextlib.suppress(OSError, EOFError):
            reader, writer = await flood.socket()
            writer.write(frame)
            await _read(reader)
            writer.transport.abort()


async def half_open(flood: Flood) -> None:
    """Five thousand connections that say nothing, opened anew when they are closed."""

    async def one(number: int) -> None:
        while flood.on:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await flood.connection(10 + number // A_SOURCE)
                async with asyncio.timeout(flood.left):
                    await reader.read()
                writer.transport.abort()
            await asyncio.sleep(_NO_REST)

    async with asyncio.TaskGroup() as group:
        for number in range(CONNECTIONS):
            group.create_task(one(number))
            if number % 50 == 0:
                await asyncio.sleep(0.01)


async def slow_readers(flood: Flood) -> None:
    """Two hundred who join a table that is played, and read nothing of what they are told."""
    kept = []
    for number in range(READERS):
        with contextlib.suppress(OSError, EOFError):
            _, writer = await flood.socket(10 + number // A_SOURCE)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(struct.pack("!BB", 0x81, 0x80 | len(_JOIN)) + b"\0\0\0\0" + _JOIN)
            kept.append(writer)
    await asyncio.sleep(flood.left)
    for writer in kept:
        writer.transport.abort()


KINDS: dict[str, Callable[[Flood], Awaitable[None]]] = {
    "messages": messages,
    "pings": pings,
    "megabytes": megabytes,
    "half-open": half_open,
    "slow readers": slow_readers,
}


async def _flood(port: int, kind: str, seconds: float, table: str) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 5):
            await KINDS[kind](Flood(port, seconds, table))


if __name__ == "__main__":
    asyncio.run(_flood(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), sys.argv[4]))

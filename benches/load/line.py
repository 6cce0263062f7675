"""A WebSocket client that costs little, so that the figures are the server's: text frames only, nothing compressed."""

import asyncio
import struct
from collections.abc import Callable

_UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n"
)
_TEXT, _CLOSE, _PING = 0x81, 0x88, 0x89


class Line(asyncio.Protocol):
    """One socket; `heard` is given each message."""

    def __init__(self, path: str, token: str | None, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._token = token
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        cookie = "" if self._token is None else f"Cookie: tapete={self._token}\r\n"
        transport.write(_UPGRADE.format(path=self._path, cookie=cookie).encode())

    def connection_lost(self, _: Exception | None) -> None:
        """Nobody is told: who measures sees that nothing comes."""
        self.closed = True
        if not self.upgraded.done():
            self.upgraded.set_exception(ConnectionError("the line was closed"))

    def send(self, message: bytes) -> None:
        """Masked, as a client's frames are, with nought."""
        assert self._transport is not None
        size = len(message)
        head = struct.pack("!BB", _TEXT, 0x80 | size) if size < 126 else struct.pack("!BBH", _TEXT, 0xFE, size)
        self._transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        """Hang up without a word."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.upgraded.set_exception(ConnectionError(bytes(buffer[:end]).decode()))
                self.close()
                return
            self._open = True
            self.upgraded.set_result(None)
            del buffer[: end + 4]
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + size:
                break
            self._frame(buffer[at], bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _frame(self, head: int, message: bytes) -> None:
        assert self._transport is not None
        if head == _TEXT:
            self._heard(message)
        elif head == _PING:
            self._transport.write(struct.pack("!BB", 0x8A, 0x80 | len(message)) + b"\0\0\0\0" + message)


async def opened(port: int, path: str, token: str | None, heard: Callable[[bytes], None], source: int = 1) -> Line:
    """A socket from address 127.0.0.`source`: the room counts the sockets of each."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(path, token, heard), "127.0.0.1", port, local_addr=(f"127.0.0.{source}", 0)
    )
    await line.upgraded
    return line

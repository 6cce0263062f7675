"""What all sockets have in common: how one comes in, what is written to it, and how it ends.

Invariants:
- a socket that does not keep up is closed, nothing is queued for ever;
- whatever is sent to us, the socket and the room go on, until it is more than anybody can mean.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tapete.room import Clock, faults, refusals
from tapete.server import limits
from tapete.server.limits import Bucket
from tapete.server.speaking import offered
from tapete.server.translate import refused
from tapete.wire import incoming, outgoing

TRY_AGAIN, BROKEN_RULE = 1013, 1008
"""Codes with which a socket is closed: its reader is too slow; it sends what no browser of ours would."""

_log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]
Take = Callable[[str | None], Awaitable[None]]
"""What becomes of a message, None if it was binary or too large."""


class Line:
    """One socket that was let in: reads and writes side by side."""

    def __init__(self, socket: Socket, clock: Clock) -> None:
        self._socket = socket
        self._clock = clock
        self._speak = offered(cast("dict[str, Any]", socket.scope))
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(limits.QUEUE)
        self._waiting = 0
        self._bucket = Bucket(limits.RATE, limits.BURST, clock.now())
        self._too_many = 0
        self._closing: int | None = None
        self._writer: asyncio.Task[None] | None = None

    async def run(self, take: Take) -> None:
        """Give each message to `take`, until either side ends."""
        self._writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(take))
        try:
            await asyncio.wait((self._writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (self._writer, reader):
                task.cancel()
            await asyncio.gather(self._writer, reader, return_exceptions=True)
            self._writer = None  # it ended with an error that knows this line: a ring
            if self._closing is not None:
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                    await self._socket.close(self._closing)

    @property
    def closing(self) -> bool:
        """Whether nothing more is said here."""
        return self._closing is not None

    def send(self, message: outgoing.Outgoing) -> None:
        """Send a message, after all that wait."""
        self.send_encoded(outgoing.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """The same, encoded already: at once if the line takes it, else after what waits."""
        if self._closing is not None or (self._waiting == 0 and self._speak is not None and self._speak(message)):
            return
        try:
            self._out.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TRY_AGAIN)
        else:
            self._waiting += 1

    def close(self, code: int) -> None:
        """Say no more and hang up."""
        self._closing = code
        if self._writer is not None:
            self._writer.cancel()

    def close_soon(self, code: int) -> None:
        """Hang up once all that waits is said."""
        self._closing = code
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait(None)
            return
        self.close(code)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while (message := await self._out.get()) is not None:
                await self._socket.send_data(message, mode="text")
                self._waiting -= 1

    async def _read(self, take: Take) -> None:
        while self._closing is None:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self._bucket.take(self._clock.now()):
                self._too_many += 1
                self.send(refused(refusals.TOO_FAST, None))
                if self._too_many > limits.PATIENCE:
                    self.close(BROKEN_RULE)
                continue
            sent = event.get("text")
            text = sent if isinstance(sent, str) else None
            try:
                if text is not None and _too_large(text):
                    self.send(refused(refusals.TOO_LARGE, None))
                else:
                    await take(text)
            except Exception as error:  # noqa: BLE001  (a fault here must not end the socket)
                _log.error("a message failed: %s", faults.told(error))
                self.send(refused(refusals.TROUBLE, number_of(text or "")))


async def close_with(socket: Socket, message: outgoing.Outgoing, code: int) -> None:
    """Say this and hang up, on a socket that was let in no further."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(outgoing.encode(message), mode="text")
        await socket.close(code)


class _Number(msgspec.Struct):
    id: int | None = None


_numbers: Final = msgspec.json.Decoder(_Number)


def number_of(text: str) -> int | None:
    """The number of a message that is otherwise wrong, if it can be made out."""
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        return _numbers.decode(text).id
    return None


def _too_large(text: str) -> bool:
    return len(text) > incoming.MAX_MESSAGE or len(text.encode("utf-8", "replace")) > incoming.MAX_MESSAGE

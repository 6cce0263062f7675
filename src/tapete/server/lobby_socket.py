"""The socket of the lobby: tells what there is, whenever it changes, and listens to nothing.

Invariants:
- who does not keep up misses what has passed, and gets the latest.
"""

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tapete.server import guests
from tapete.server.headers import same_origin
from tapete.server.house import house_of
from tapete.server.sockets import BROKEN_RULE, TRY_AGAIN, Socket, address_of

MOST_SENT: Final = 20
"""Messages to the lobby, which answers none, before the socket is closed."""


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Tell one browser what there is until it leaves."""
    if not same_origin(socket.headers):
        await socket.close(BROKEN_RULE)
        return
    house = house_of(socket)
    with house.door.enter(address_of(socket), await guests.known(socket)) as refusal:
        await socket.accept()
        if refusal is not None:
            await socket.close(TRY_AGAIN)
            return
        latest = Latest()
        writing, reading = asyncio.create_task(_write(socket, latest)), asyncio.create_task(_read(socket))
        try:
            await house.lobby.enter(latest.put)
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            house.lobby.leave(latest.put)
            for task in (writing, reading):
                task.cancel()
            closing, *_ = await asyncio.gather(reading, writing, return_exceptions=True)
            if isinstance(closing, int):
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                    await socket.close(closing)


class Latest:
    """The last message, until it is taken."""

    def __init__(self) -> None:
        self._message = b""
        self._there = asyncio.Event()

    def put(self, message: bytes) -> None:
        """This one, and none before it."""
        self._message = message
        self._there.set()

    async def take(self) -> bytes:
        """Wait for one that was not taken yet."""
        await self._there.wait()
        self._there.clear()
        return self._message


async def _write(socket: Socket, latest: Latest) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.send_data(await latest.take(), mode="text")


async def _read(socket: Socket) -> int | None:
    """Until the browser hangs up, or has said so much that it is to be hung up on: then the code."""
    for _ in range(MOST_SENT):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return None
    return BROKEN_RULE

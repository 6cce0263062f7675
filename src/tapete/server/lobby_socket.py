"""The socket of the lobby: tells what there is, whenever it changes, and listens to nothing.

Invariants:
- who does not keep up misses what has passed, and gets the latest;
- who is banned is hung up on, at once and whenever he comes back.
"""

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tapete.server import guests
from tapete.server.callers import Caller, answered
from tapete.server.house import House, person_topic
from tapete.server.sockets import BROKEN_RULE, TRY_AGAIN, Socket
from tapete.store import Person

MOST_SENT: Final = 20
"""Messages to the lobby, which answers none, before the socket is closed."""


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Tell one browser what there is until it leaves."""
    async with answered(socket) as caller:
        if caller is None:
            return
        if caller.refusal is not None:
            await socket.close(TRY_AGAIN)
            return
        await _tell(socket, caller)


async def _tell(socket: Socket, caller: Caller) -> None:
    latest, house = Latest(), caller.house
    tasks = [asyncio.create_task(_read(socket)), asyncio.create_task(_write(socket, latest))]
    if caller.person is not None:
        tasks.append(asyncio.create_task(_look_again(socket, house, caller.person)))
    try:
        await house.lobby.enter(latest.put)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.lobby.leave(latest.put)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        for code in (end for end in ends if isinstance(end, int)):
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(code)


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


async def _look_again(socket: Socket, house: House, known: Person) -> int:
    """Until the sender is banned, or his token is void: then the code."""
    news = asyncio.Event()

    def changed(number: int) -> None:
        if number > 0:  # with 0 it is not known whether anything has: not every browser is worth a look
            news.set()

    topic = person_topic(known.id)
    person: Person | None = known
    house.bus.subscribe(topic, changed)
    try:
        while person is not None and not guests.banned(person, house.clock.now()):
            await news.wait()
            news.clear()
            with contextlib.suppress(OSError):  # the database cannot say: he is who he was
                person = await guests.known(socket)
        return TRY_AGAIN if person is None else BROKEN_RULE
    finally:
        house.bus.unsubscribe(topic, changed)


async def _read(socket: Socket) -> int | None:
    """Until the browser hangs up, or has said so much that it is to be hung up on: then the code."""
    for _ in range(MOST_SENT):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return None
    return BROKEN_RULE

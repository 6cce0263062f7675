"""The floor: an ASGI application without a room, that sends the bytes which the room has sent.

``python -m benches.load.raw PORT FILE``; the file holds, as JSON, the four messages and the answer to the sender of
each action of a real match.
"""

import asyncio
import socket
import sys
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
import uvloop

from benches.load.room import settings

_tables: dict[str, list[Any]] = {}
_counts: dict[str, int] = {}
_told: list[list[str]] = []


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Sockets only: each message that comes in is answered with the next of those that were captured."""
    name, seat = scope["path"].split("/")[-2:]
    await receive()
    await send({"type": "websocket.accept"})
    seats = _tables.setdefault(name, [None] * 4)
    seats[int(seat)] = send
    while (await receive())["type"] != "websocket.disconnect":
        number = _counts[name] = _counts.get(name, -1) + 1
        *views, done = _told[number % len(_told)]
        for other, message in zip(seats, views, strict=True):
            await other({"type": "websocket.send", "text": message})
        await send({"type": "websocket.send", "text": done})


def main(port: int, file: Path) -> None:
    """Serve until killed."""
    _told.extend(msgspec.json.decode(file.read_bytes(), type=list[list[str]]))
    listener = socket.create_server(("127.0.0.1", port), backlog=2048)
    server = uvicorn.Server(uvicorn.Config(app, lifespan="off", log_config=None, access_log=False, **settings()))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(server.serve([listener]))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))

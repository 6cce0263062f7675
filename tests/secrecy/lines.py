"""A browser's lines to the server without a network: the very messages of the application are seen."""

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Litestar

from tapete.server.guests import COOKIE
from tapete.wire.incoming import VERSION

Message = dict[str, Any]
HOST = b"room.test"
HOME = "192.0.2.1"
"""Where everybody comes from who says nothing else."""

ANSWERS = ("joined", "done", "refused", "because")
"""What may come in answer to a message."""


def _scope(kind: str, path: str, token: str | None, query: str = "", address: str = HOME) -> dict[str, Any]:
    headers = [(b"host", HOST), (b"accept-language", b"en")]
    if token is not None:
        robot = token.startswith("robot_")
        name, value = (b"authorization", f"Bearer {token}") if robot else (b"cookie", f"{COOKIE}={token}")
        headers.append((name, value.encode("ascii")))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": quote(path).encode("ascii"),
        "root_path": "",
        "query_string": query.encode("ascii"),
        "headers": headers,
        "client": (address, 40000),
        "server": ("room.test", 80),
        "state": {},
    }


async def fetch(
    app: Litestar, method: str, path: str, token: str | None, *, query: str = "", body: bytes = b""
) -> list[Message]:
    """All that the application sends in answer to a request: status, headers, body."""
    sent: list[Message] = []
    given = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return given.pop() if given else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app({**_scope("http", path, token, query), "method": method}, receive, send)  # type: ignore[arg-type]
    return sent


class Line:
    """A socket at `path`; `heard` is given every message of the application as it is sent."""

    def __init__(
        self, app: Litestar, path: str, token: str | None, heard: Callable[[Message], None], address: str = HOME
    ) -> None:
        self._heard = heard
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._number = 0
        self._waiting: dict[int | None, asyncio.Future[Message]] = {}
        self.last: Message | None = None
        self.view: Message | None = None
        self.decision: int | None = None
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = {**_scope("websocket", path, token, address=address), "subprotocols": []}
        self._task = asyncio.ensure_future(app(scope, self._inbox.get, self._send))  # type: ignore[arg-type]

    async def join(self, invitation: str | None = None) -> Message:
        """The first message; what comes in answer to it."""
        return await self._say(None, {"type": "join", "version": VERSION, "invitation": invitation})

    async def ask(self, kind: str, **fields: Any) -> Message:
        """A message, and its answer: all that was told before has been heard by then."""
        self._number += 1
        return await self._say(self._number, {"type": kind, "id": self._number, **fields})

    def say(self, kind: str, **fields: Any) -> None:
        """A message to which no answer is waited for."""
        self._number += 1
        self._send_in({"type": kind, "id": self._number, **fields})

    async def close(self) -> None:
        """Hang up."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def _say(self, number: int | None, message: Message) -> Message:
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._send_in(message)
        return await asyncio.wait_for(answer, 10)

    def _send_in(self, message: Message) -> None:
        text = msgspec.json.encode(message).decode()
        self._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def _send(self, sent: Message) -> None:
        self._heard(sent)
        if sent["type"] != "websocket.send":
            return
        message: Message = msgspec.json.decode(sent["text"])
        self.last = message
        if message["type"] in ("joined", "happened"):
            self.view, self.decision = message["view"], message["decision"]
        if message["type"] in ANSWERS and (waiting := self._waiting.pop(message.get("id"), None)):
            waiting.set_result(message)

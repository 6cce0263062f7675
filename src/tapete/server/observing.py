"""Stands between the net and the app, sees what passes, and changes nothing but the number of a request.

Invariants:
- what is noted are codes, sizes of time and kinds of messages; addresses without what follows the path;
- whatever a stranger sends is not held against anybody: what cannot be read is not counted.
"""

import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tapete.server.logs import ACCESS, number_for, request_number
from tapete.server.metrics import Metrics
from tapete.server.speaking import Speak, offer, offered

NUMBER: Final = b"x-request-id"

_PENDING: Final = 64
"""Actions of one socket whose answers are waited for; the oldest is forgotten first."""

_SERIOUS: Final = 400
_ANSWERS: Final = (b'{"type":"done"', b'{"type":"refused"')
_START: Final = max(map(len, _ANSWERS))
_log = logging.getLogger(ACCESS)


class _Passing(msgspec.Struct):
    """What all messages have in common that are counted."""

    type: str = ""
    id: int | None = None
    code: str = ""


_passing: Final = msgspec.json.Decoder(_Passing)


class Observed:
    """The app, observed."""

    def __init__(self, app: ASGIApp, metrics: Metrics, now: Callable[[], float] = time.perf_counter) -> None:
        self._app = app
        self._metrics = metrics
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket."""
        sent = dict(scope["headers"]).get(NUMBER)
        token = request_number.set(number_for(None if sent is None else sent.decode("latin-1")))
        try:
            if scope["type"] == ScopeType.HTTP:
                await self._request(scope, receive, send)
            else:
                await self._socket(scope, receive, send)
        finally:
            request_number.reset(token)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = self._now(), 0
        number = (request_number.get() or "").encode("ascii")

        async def passing(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (NUMBER, number)]
            elif message["type"] == "http.response.body" and status >= _SERIOUS:
                told = _read(message.get("body", b""))
                if told is not None and told.code:
                    self._metrics.refusals.labels(told.code).inc()
            await send(message)

        await self._app(scope, receive, passing)
        self._metrics.requests.labels(str(status)).inc()
        _log.info("%s %s %d in %.0f ms", _method(scope), scope["path"], status, (self._now() - begun) * 1000)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, told = self._now(), cast("dict[str, Any]", scope)
        socket = _Socket(self._metrics, self._now, receive, send, offered(told))
        if socket.speak is not None:
            offer(told, socket.speaking)
        try:
            await self._app(scope, socket.coming, socket.going)
        finally:
            socket.over()
        _log.info("socket %s for %.0f s", scope["path"], self._now() - begun)


class _Socket:
    """What passes through one socket."""

    def __init__(
        self, metrics: Metrics, now: Callable[[], float], receive: Receive, send: Send, speak: Speak | None
    ) -> None:
        self.speak = speak
        self._receive = receive
        self._send = send
        self._metrics = metrics
        self._now = now
        self._acts: OrderedDict[int, float] = OrderedDict()
        self._accepted = False

    def over(self) -> None:
        """Let go of the line: what the framework knows of a socket is a ring, and stays until it is looked for."""
        del self._receive, self._send, self.speak

    async def coming(self) -> Any:
        message = await self._receive()
        if message["type"] == "websocket.receive":
            told = _read(message.get("text") or b"")
            if told is not None and told.type == "act" and told.id is not None:
                self._acts[told.id] = self._now()
                if len(self._acts) > _PENDING:
                    self._acts.popitem(last=False)
        return message

    async def going(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._accepted = True
        elif message["type"] == "websocket.close" and self._accepted and message["code"] != 1000:
            self._metrics.dropped.labels(str(message["code"])).inc()
        elif message["type"] == "websocket.send":
            self._answered(message.get("text") or message.get("bytes") or b"")
        await self._send(message)

    def speaking(self, text: bytes) -> bool:
        said = self.speak is not None and self.speak(text)
        if said and text.startswith(_ANSWERS):
            self._answered(text)
        return said

    def _answered(self, sent: str | bytes) -> None:
        """Note an answer; news of a table, which are most of what is sent, are not even read."""
        start = sent[:_START] if isinstance(sent, bytes) else sent[:_START].encode("utf-8", "replace")
        if not start.startswith(_ANSWERS):
            return
        told = _read(sent)
        if told is None:
            return
        begun = None if told.id is None else self._acts.pop(told.id, None)
        if begun is not None:
            self._metrics.action_seconds.observe(self._now() - begun)
        if told.type == "refused":
            self._metrics.refusals.labels(told.code).inc()
        elif begun is not None:
            self._metrics.actions.inc()


def _method(scope: Scope) -> str:
    return str(scope.get("method", ""))


def _read(text: str | bytes) -> _Passing | None:
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        return _passing.decode(text)
    return None

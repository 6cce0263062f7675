"""The socket of a table: one browser, one seat.

Invariants:
- Join comes first and is answered with everything; what happens after it is told in the order of the log;
- every message is answered: Done, Because, Refused or Joined; whatever it was, the socket and the table go on;
- a socket that does not keep up is closed, nothing is queued for ever.
"""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tapete.core import Refusal, Seat
from tapete.room import News, Presence, Table, Taken, faults, refusals
from tapete.room.entries import Left
from tapete.room.ladder import why_not
from tapete.server import guests, translate
from tapete.server.headers import same_origin
from tapete.server.house import House, house_of
from tapete.server.limits import BURST, PATIENCE, QUEUE, RATE, Bucket
from tapete.store import Person
from tapete.wire import incoming, outgoing

TRY_AGAIN, BROKEN_RULE = 1013, 1008
"""Codes with which a socket is closed: its reader is too slow; it sends what no browser of ours would."""

_log = logging.getLogger(__name__)


class _Number(msgspec.Struct):
    id: int | None = None


_numbers = msgspec.json.Decoder(_Number)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Speak `wire` with one browser until it leaves."""
    if not same_origin(socket.headers):
        await socket.close(BROKEN_RULE)
        return
    person = await guests.known(socket)
    await socket.accept()
    talk = Talk(socket, house_of(socket), socket.path_params["table"], person)
    await talk.run()


class Talk:
    """One browser at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, table: str, person: Person | None) -> None:
        self._socket = socket
        self._house = house
        self._name = table
        self._person = person
        self._table: Table | None = None
        self._seat: Seat | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._bucket = Bucket(RATE, BURST, house.clock.now())
        self._too_many = 0
        self._closing: int | None = None
        self._writer: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read and write side by side until either ends."""
        self._writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((self._writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._table is not None:
                self._table.leave(self._hear)
            for task in (self._writer, reader):
                task.cancel()
            await asyncio.gather(self._writer, reader, return_exceptions=True)
            if self._closing is not None:
                with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                    await self._socket.close(self._closing)

    async def _read(self) -> None:
        while self._closing is None:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            sent = event.get("text")
            text = sent if isinstance(sent, str) else None
            try:
                await self._take(text)
            except Exception as error:  # noqa: BLE001  (a fault here must not end the socket)
                _log.error("table %s: a message failed: %s", self._name, faults.told(error))
                self._send(translate.refused(refusals.TROUBLE, _number(text or "")))

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._socket.send_data(await self._out.get(), mode="text")

    def _send(self, message: outgoing.Outgoing) -> None:
        try:
            self._out.put_nowait(outgoing.encode(message))
        except asyncio.QueueFull:
            self._close(TRY_AGAIN)

    def _close(self, code: int) -> None:
        self._closing = code
        if self._writer is not None:
            self._writer.cancel()

    def _hear(self, news: News | Presence) -> None:
        assert self._table is not None
        self._send(translate.told(news, self._table, self._seat))
        if isinstance(news, News) and isinstance(news.entry, Left) and news.entry.seat == self._seat:
            self._table.leave(self._hear)
            self._table = None
            self._send(translate.refused(refusals.LEFT, None))

    async def _take(self, text: str | None) -> None:
        """One message, None if it was binary."""
        if not self._bucket.take(self._house.clock.now()):
            self._too_many += 1
            self._send(translate.refused(refusals.TOO_FAST, None))
            if self._too_many > PATIENCE:
                self._close(BROKEN_RULE)
            return
        if text is None:
            self._send(translate.refused(refusals.BAD_MESSAGE, None))
            return
        if len(text) > incoming.MAX_MESSAGE or len(text.encode("utf-8", "replace")) > incoming.MAX_MESSAGE:
            self._send(translate.refused(refusals.TOO_LARGE, None))
            return
        try:
            message = incoming.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            self._send(translate.refused(refusals.BAD_MESSAGE, _number(text)))
            return
        if isinstance(message, incoming.Join):
            await self._join(message)
        elif self._table is None:
            self._send(translate.refused(refusals.JOIN_FIRST, message.id))
        else:
            await self._answer(self._table, message)

    async def _join(self, message: incoming.Join) -> None:
        refusal, table, seat = await self._place(message)
        if refusal is not None or table is None:
            self._send(translate.refused(refusal or refusals.UNKNOWN_TABLE, None))
            return
        if self._table is not None and self._table is not table:
            self._table.leave(self._hear)
        if self._table is not table:
            self._table, self._seat = table, seat
            table.listen(self._hear, seat)
        self._send(translate.joined(table, seat))

    async def _place(self, message: incoming.Join) -> tuple[Refusal | None, Table | None, Seat | None]:
        if message.version != incoming.VERSION:
            return refusals.WRONG_VERSION, None, None
        table = await self._house.room.table(self._name)
        if table is None:
            return refusals.UNKNOWN_TABLE, None, None
        seat = None if self._person is None else table.state.seat_of(self._person.id)
        if seat is None:
            return refusals.NOT_YOUR_TABLE, table, None
        return (refusals.LEFT if table.state.left[seat] is not None else None), table, seat

    async def _answer(self, table: Table, message: incoming.Incoming) -> None:
        if isinstance(message, incoming.Join):
            return
        if isinstance(message, incoming.Why):
            reason = why_not(table.state, self._seat, incoming.to_action(message.action))
            told = (None, None) if reason is None else (reason.key, reason.rule or None)
            self._send(outgoing.Because(message.id, *told))
            return
        command = translate.command(message)
        assert command is not None
        answer = await table.submit(self._seat, command)
        if isinstance(answer, Taken):
            self._send(outgoing.Done(message.id, answer.seq))
        else:
            self._send(translate.refused(answer, message.id))


def _number(text: str) -> int | None:
    """The number of a message that is otherwise wrong, if it can be made out."""
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        return _numbers.decode(text).id
    return None

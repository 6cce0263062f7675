"""A person at a table over a real socket: plays, comes back after a lost line, and minds what must hold.

Invariants minded on the way (`Broken` is raised):
- `seq` goes on without a gap from `joined`;
- nobody loses his seat by losing the line;
- what is sent is answered once, `done`, or refused with a code that says to try again.
"""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tapete.wire.incoming import VERSION

Message = dict[str, Any]

FIRST_WAIT, LONGEST_WAIT = 0.4, 1.0
"""How long the browser waits before it comes back, doubled every time (`web/src/connection.svelte.ts`)."""

PATIENCE = 12.0
"""The browser takes a line that leaves it without an answer for so long for dead."""

AGAIN = ("room-not-saved", "room-trouble", "room-too-fast")
"""Refusals after which the same is sent again."""


class Broken(AssertionError):
    """Something that must hold does not."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A message that was answered with ``done``, and when, on the clock of `time.monotonic`."""

    message: Message
    seq: int
    match: int
    sent: float
    at: float


class Person:
    """Sits at one table; `addresses` are the rooms (``host:port``) where he may come in, taken in turn."""

    def __init__(
        self,
        name: str,
        addresses: Sequence[str],
        table: str,
        token: str,
        *,
        chance: random.Random,
        ends: Callable[[int], bool],
        invitation: str | None = None,
        think: float = 0.03,
    ) -> None:
        """`ends` says, when match number so-and-so is over, whether to go home; else he asks for another."""
        self.name = name
        self.table = table
        self.state: Message | None = None
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[str] = []
        self.lost: list[tuple[float, int | None]] = []
        """When the line was lost, and the code with which the room closed it."""
        self.back: list[float] = []
        """When he had his seat again."""
        self.repeated = 0
        self.joined = asyncio.Event()
        self.home = asyncio.Event()
        self._addresses = addresses
        self._token = token
        self._chance = chance
        self._ends = ends
        self._invitation = invitation
        self._think = think
        self._seat: int | None = None
        self._number = 0
        self._pending: dict[int, tuple[Message, int, float]] = {}
        self._asked: set[tuple[object, ...]] = set()
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._socket: ClientConnection | None = None

    async def live(self) -> None:
        """Come, play, come back as often as it takes, until it is time to go home."""
        wait, turn = FIRST_WAIT, 0
        while not self.home.is_set():
            address = self._addresses[turn % len(self._addresses)]
            cookie = {"Cookie": f"tapete={self._token}"}
            url = f"ws://{address}/ws/tables/{self.table}"
            code = None
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(url, additional_headers=cookie, compression=None, max_size=None) as socket:
                    try:
                        await self._talk(socket)
                    except ConnectionClosed as closed:
                        code = None if closed.rcvd is None else closed.rcvd.code
            if self.home.is_set():
                return
            if self.joined.is_set():
                wait = FIRST_WAIT
                self.lost.append((time.monotonic(), code))
            self.joined.clear()
            self._socket = None
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)
            turn += 1

    def drop(self) -> None:
        """Lose the line, as in a tunnel; he comes back by himself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message of one's own, and its answer, however often the line is lost meanwhile."""
        number = await self._send({"type": kind, **fields})
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        return await answer

    async def _talk(self, socket: ClientConnection) -> None:
        self._socket = socket
        invited = {"invitation": self._invitation} if self._invitation else {}
        await socket.send(msgspec.json.encode({"type": "join", "version": VERSION, **invited}).decode())
        while not self.home.is_set():
            try:
                async with asyncio.timeout(PATIENCE if self._pending else None):
                    message: Message = msgspec.json.decode(await socket.recv())
            except TimeoutError:
                return
            await self._receive(message)
            await self._go_on()

    async def _receive(self, message: Message) -> None:
        match message["type"]:
            case "joined":
                await self._join(message)
            case "happened":
                self._follow(message)
            case "done":
                self._done(message)
            case "refused":
                await self._refuse(message)

    async def _join(self, joined: Message) -> None:
        before, self.state = self.state, joined
        if before is not None and joined["seq"] < before["seq"]:
            raise Broken(f"{self.name}: the log went back from {before['seq']} to {joined['seq']}")
        if self._seat is not None and joined["seat"] != self._seat:
            raise Broken(f"{self.name}: seat {self._seat} became {joined['seat']}")
        self._seat = joined["seat"]
        if not self.joined.is_set():
            self.joined.set()
            self.back.append(time.monotonic())
            for told, *_ in tuple(self._pending.values()):
                await self._tell(told)

    def _follow(self, happened: Message) -> None:
        state = self.state
        if state is None:
            raise Broken(f"{self.name}: something happened before joined")
        if happened["seq"] <= state["seq"]:
            self.repeated += 1
            return
        if happened["seq"] != state["seq"] + 1:
            raise Broken(f"{self.name}: after {state['seq']} came {happened['seq']}")
        kept = {key: happened[key] for key in ("seq", "decision", "view")}
        sitters = {"sitters": happened["sitters"]} if happened["sitters"] is not None else {}
        self.state = {**state, **kept, **sitters}

    def _done(self, done: Message) -> None:
        if done["id"] not in self._pending:
            raise Broken(f"{self.name}: message {done['id']} was answered twice")
        message, match, sent = self._pending.pop(done["id"])
        self.acknowledged.append(Acknowledged(message, done["seq"], match, sent, time.monotonic()))
        if done["id"] in self._answers:
            self._answers.pop(done["id"]).set_result(done)

    async def _refuse(self, refused: Message) -> None:
        self.refused.append(refused["code"])
        number = refused["id"]
        if refused["code"] in AGAIN:
            await asyncio.sleep(0.3)
            again = [self._pending[number]] if number in self._pending else list(self._pending.values())
            if number is None and not again:  # the join itself
                raise ConnectionError(refused["code"])
            for message, *_ in again:
                await self._tell(message)
            return
        if number is None:
            raise Broken(f"{self.name}: turned away with {refused['code']}")
        message, *_ = self._pending.pop(number)
        if message["type"] == "act":
            raise Broken(f"{self.name}: {message} was refused with {refused['code']}")
        if number in self._answers:
            self._answers.pop(number).set_result(refused)

    async def _go_on(self) -> None:
        """Send whatever the table waits for."""
        state = self.state
        if state is None or not self.joined.is_set() or state["gathering"] or state["seat"] is None:
            return
        match, view = state["match"], state["view"]
        if state["nonce_wanted"] and view is None:
            await self._once("nonce", match, match=match, nonce=self._chance.randbytes(16).hex())
        if view is None:
            return
        if state["decision"] is not None and view["legal"]:
            key = ("act", match, state["decision"])
            if key not in self._asked:
                await asyncio.sleep(self._chance.uniform(0, 2 * self._think))
                await self._once("act", *key[1:], decision=state["decision"], action=self._chance.choice(view["legal"]))
        elif view["phase"] in ("scored", "settled"):
            await self._once("next", match, view["number"], after=view["number"])
        elif view["phase"] == "over" and not self._pending:
            if self._ends(match):
                self.home.set()
            else:
                await self._once("restart", match, after=match)

    async def _once(self, kind: str, *key: object, **fields: Any) -> None:
        if (kind, *key) not in self._asked:
            self._asked.add((kind, *key))
            await self._send({"type": kind, **fields})

    async def _send(self, message: Message) -> int:
        self._number += 1
        numbered = {**message, "id": self._number}
        self._pending[self._number] = (numbered, self.state["match"] if self.state else 0, time.monotonic())
        await self._tell(numbered)
        return self._number

    async def _tell(self, message: Message) -> None:
        if self._socket is not None and self.joined.is_set():
            await self._socket.send(msgspec.json.encode(message).decode())

"""A table and the sockets of its person, driven by bytes: whatever they say, the room keeps its word.

Checked after every message:
- it is answered, without a hang, or the socket is closed;
- what was refused left no entry in the log;
- news are numbered without a gap;
and in the end the live state is the fold of the log.
"""

import asyncio
import random
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from room.fakes import FakeClock, Memory, wish
from tapete.robots.catalogue import robot
from tapete.room import Room, Table, fold_all
from tapete.server.socket import Talk
from tapete.server.tellings import Tellings
from tapete.store import Memory as MemoryBus
from tapete.store import Person
from tapete.wire.incoming import VERSION

PATIENCE: Final = 500
"""Turns of the loop after which an answer is missing."""

MOST: Final = 80
"""Messages of one life."""

ANSWERS: Final = ("joined", "done", "refused", "because")
GAMES: Final = (
    ("gnav", {"players": 2, "lives": 1}), ("gnav", {"players": 5, "lives": 2}), ("comemierda", {"target": 1}),
    ("comemierda", {"players": 6, "target": 2, "blind_exchange": True, "pass_locks_out": True}),
)  # fmt: skip
PACES: Final = ("slow", "normal", "fast", "instant", "gallop")
NONCES: Final = ("0f" * 16, "AB" * 16, "", "ab" * 17)


class Bytes:
    """What is left of the input."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def __bool__(self) -> bool:
        return self._at < len(self._data)

    def one(self) -> int:
        """The next byte, 0 beyond the end."""
        self._at += 1
        return self._data[self._at - 1] if self._at <= len(self._data) else 0

    def line(self) -> bytes:
        """All up to the next line feed."""
        line, _, _ = self._data[self._at :].partition(b"\n")
        self._at += len(line) + 1
        return line


@dataclass
class Line:
    """The server's end of a socket whose browser the test is."""

    coming: "asyncio.Queue[dict[str, Any]]" = field(default_factory=asyncio.Queue)
    told: list[dict[str, Any]] = field(default_factory=list)
    closed: int | None = None
    scope: dict[str, Any] = field(default_factory=dict)

    async def receive(self) -> dict[str, Any]:
        return await self.coming.get()

    async def send_data(self, data: bytes, mode: str) -> None:  # noqa: ARG002
        self.told.append(msgspec.json.decode(data))

    async def close(self, code: int) -> None:
        self.closed = code


class Peaceful:
    """People who hear each other and wish nothing."""

    async def blocked(self, _: Person) -> tuple[Person, ...]:
        return ()

    async def preferences(self, _: Person) -> dict[str, Any]:
        return {}


class Life:
    """One table, one person, one socket at a time."""

    def __init__(self, data: bytes) -> None:
        self._data = Bytes(data)
        self._storage = Memory()
        self._clock = FakeClock()
        self._room = Room(storage=self._storage, clock=self._clock, chance=random.Random(1), robots=robot)
        self._line = Line()
        self._talk: asyncio.Task[None] | None = None
        self._seq: int | None = None
        self._heard = 0

    async def run(self) -> None:
        """Live it through."""
        game, options = GAMES[self._data.one() % len(GAMES)]
        table = await self._room.open(wish(game, options=options, level=self._data.one() % 3 + 1))
        assert isinstance(table, Table)
        self._connect(table)
        said = 0
        while self._data and said < MOST:
            said += 1
            table = await self._live(table.name)
            await self._step(table)
        await self._hang_up()
        table = await self._live(table.name)
        await table.idle()
        assert table.state == fold_all(self._storage.rows(table.name)), "the state is not the fold of the log"
        self._clock.calls.clear()
        await self._room.close()

    async def _live(self, name: str) -> Table:
        """The live table, which may have been at rest."""
        table = await self._room.table(name)
        assert table is not None
        return table

    async def _step(self, table: Table) -> None:
        what = self._data.one()
        match what % 16:
            case 0:
                await self._say(table, self._data.line().decode("utf-8", "surrogateescape" if what % 32 else "replace"))
            case 1:
                await self._say(table, None)
            case 2:
                await self._hang_up()
                self._connect(table)
            case 3 | 4 | 5:
                await self._wait(table)
            case 6:
                self._storage.broken = what % 32 == 6
            case 7 | 8:
                await self._say(
                    table, self._words({"type": "join", "version": VERSION if what % 7 else self._data.one()})
                )
            case _:
                await self._say(table, self._words(self._message(what, table)))

    def _message(self, what: int, table: Table) -> dict[str, Any]:
        """A message as our page might send it, right or a little wrong."""
        state, off, number = table.state, self._data.one() % 5 // 4, self._data.one() % 32
        match what % 16:
            case 9:
                return {"type": "next", "id": number, "after": state.number + off}
            case 10:
                kind = "leave" if what >= 240 else "restart"
                return {"type": kind, "id": number, "match" if kind == "leave" else "after": state.match + off}
            case 11:
                nonce = NONCES[0 if not off else self._data.one() % len(NONCES)]
                return {"type": "nonce", "id": number, "match": state.match, "nonce": nonce}
            case 12:
                return {"type": "pace", "id": number, "robot_pause": PACES[self._data.one() % len(PACES)]}
            case 13:
                return {"type": "why", "id": number, "action": self._action(table)}
            case _:
                held = state.decisions[0]
                return {
                    "type": "act",
                    "id": number,
                    "decision": (held or state.seq) + off,
                    "action": self._action(table),
                }

    def _action(self, table: Table) -> Any:
        legal = () if table.state.state is None else table.state.game.legal(table.state.state, 0)
        pick = self._data.one()
        if legal and pick < 224:
            return msgspec.to_builtins(legal[pick % len(legal)])
        kind = ("play", "pass", "give", "keep", "ask", "fly")[pick % 6]
        cards = ("3o", "2o", "1c", "zz")[: self._data.one() % 5]
        return {"kind": kind, "cards": cards} if kind in ("play", "give") else {"kind": kind}

    @staticmethod
    def _words(message: dict[str, Any]) -> str:
        return msgspec.json.encode(message).decode()

    def _connect(self, table: Table) -> None:
        self._line, self._seq, self._heard = Line(), None, 0
        house: Any = SimpleNamespace(
            clock=self._clock,
            room=self._room,
            bus=MemoryBus(),
            tellings=Tellings(),
            store=SimpleNamespace(people=Peaceful()),
            moved=lambda _: None,
        )
        socket: Any = self._line
        self._talk = asyncio.create_task(Talk(socket, house, table.name, Person("p1", "Ana")).run())

    async def _hang_up(self) -> None:
        assert self._talk is not None
        self._line.coming.put_nowait({"type": "websocket.disconnect"})
        await self._talk

    async def _wait(self, table: Table) -> None:
        """Until the next thing that the house does by itself."""
        due = self._clock.next()
        if due is not None:
            self._clock.advance(due - self._clock.now())
            await self._settle(await self._live(table.name))

    async def _say(self, table: Table, text: str | None) -> None:
        """Say it and hear the answer; None is a binary message."""
        if self._talk is None or self._talk.done():
            self._connect(table)
        assert self._talk is not None
        await self._settle(table)
        before = len(self._storage.logs[table.name])
        self._line.coming.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})
        answer = None
        for _ in range(PATIENCE):
            await asyncio.sleep(0)
            answer = next((told for told in self._line.told[self._heard :] if told["type"] in ANSWERS), None)
            if answer is not None or self._talk.done():
                break
        assert answer is not None or self._line.closed is not None, f"no answer to {text!r}"
        after = len(self._storage.logs[table.name])
        if answer is not None and answer["type"] == "refused" and answer["code"] != "room-left":
            assert after == before, f"{text!r} was refused with {answer} and left an entry"
        await self._settle(table)

    async def _settle(self, table: Table) -> None:
        """Let all be told that is to be told, and look at its numbers."""
        await table.idle()
        for _ in range(4):
            await asyncio.sleep(0)
        for message in self._line.told[self._heard :]:
            if message["type"] == "joined":
                self._seq = message["seq"]
            elif message["type"] == "happened":
                assert self._seq is not None, "news before the answer to join"
                assert message["seq"] == self._seq + 1, "a gap"
                self._seq = message["seq"]
        self._heard = len(self._line.told)

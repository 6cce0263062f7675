"""Tables full of people who play: at once, or an action every so many seconds; and how long each action took."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from functools import partial

import msgspec

from benches.load.line import Line, opened
from tapete.wire.incoming import VERSION


class _View(msgspec.Struct):
    phase: str
    number: int
    legal: list[msgspec.Raw]


class _Told(msgspec.Struct):
    type: str
    seq: int = 0
    id: int | None = None
    match: int = 0
    decision: int | None = None
    nonce_wanted: bool = False
    view: _View | None = None
    code: str = ""


_decode = msgspec.json.Decoder(_Told).decode
_JOIN = msgspec.json.encode({"type": "join", "version": VERSION})


@dataclass
class Figures:
    """What the tables saw while it was measured."""

    measuring: bool = False
    actions: int = 0
    delays: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)

    def begin(self) -> None:
        """From now on."""
        self.actions, self.measuring = 0, True
        self.delays.clear()
        self.refused.clear()

    def delay(self, share: float) -> float:
        """In milliseconds: half of the actions took at most `delay(0.5)`."""
        told = sorted(self.delays)
        return 1000 * told[min(len(told) - 1, int(len(told) * share))] if told else 0.0


class Table:
    """One table of four people. `pause` is how many seconds it takes over an action on average, 0 for none."""

    def __init__(self, name: str, tokens: list[str], figures: Figures, *, pause: float = 0.0) -> None:
        self.name = name
        self.captured: dict[int, list[bytes | None]] | None = None
        self._tokens = tokens
        self._figures = figures
        self._pause = pause
        self._lines: list[Line] = []
        self._heard: dict[int, tuple[int, float]] = {}
        self._sent: dict[tuple[int, int], float] = {}
        self._waiting: dict[int, float] = {}
        self._asked: set[tuple[int, str, int, int]] = set()
        self._match = 0
        self._numbers = [0] * len(tokens)
        self._chance = random.Random(name)

    async def join(self, ports: list[int], source: int) -> None:
        """All sit down; with several ports the seats take them in turn."""
        for seat, token in enumerate(self._tokens):
            port = ports[seat % len(ports)]
            path = f"/ws/tables/{self.name}"
            line = await opened(port, path, token, partial(self._hear, seat), source)
            self._lines.append(line)
            line.send(_JOIN)

    @property
    def lost(self) -> int:
        """How many were cut off, or never came in."""
        return len(self._tokens) - len(self._lines) + sum(line.closed for line in self._lines)

    def leave(self) -> None:
        """All hang up."""
        for line in self._lines:
            line.close()

    def _hear(self, seat: int, message: bytes) -> None:
        told = _decode(message)
        figures = self._figures
        match told.type:
            case "happened":
                count, _ = self._heard.get(told.seq, (0, 0.0))
                now = time.perf_counter()
                self._heard[told.seq] = count + 1, now
                if self.captured is not None:
                    self.captured.setdefault(told.seq, [None] * 4)[seat] = message
                if count + 1 == len(self._lines):
                    self._heard.pop(told.seq - 8, None)
                    if told.seq in self._waiting:
                        self._took(now - self._waiting.pop(told.seq))
                self._go_on(seat, told)
            case "joined":
                self._match = told.match
                self._go_on(seat, told)
            case "done":
                sent = self._sent.pop((seat, told.id or 0), None)
                if sent is not None:
                    count, at = self._heard.get(told.seq, (0, 0.0))
                    if count == len(self._lines):
                        self._took(at - sent)
                    else:
                        self._waiting[told.seq] = sent
            case "refused":
                figures.refused[told.code] = figures.refused.get(told.code, 0) + 1

    def _took(self, seconds: float) -> None:
        if self._figures.measuring:
            self._figures.actions += 1
            self._figures.delays.append(seconds)

    def _go_on(self, seat: int, told: _Told) -> None:
        view = told.view
        if told.nonce_wanted:
            nonce = self._chance.randbytes(16).hex()
            self._soon(seat, "nonce", told.match, {"match": told.match, "nonce": nonce}, 0.0)
        if view is None:
            return
        if told.decision is not None and view.legal:
            action = self._chance.choice(view.legal)
            self._soon(seat, "act", told.decision, {"decision": told.decision, "action": action}, self._pause)
        elif view.phase in ("scored", "settled"):
            self._soon(seat, "next", view.number, {"after": view.number}, self._pause)
        elif view.phase == "over":
            self._soon(seat, "restart", self._match, {"after": self._match}, self._pause)

    def _soon(self, seat: int, kind: str, what: int, fields: dict[str, object], pause: float) -> None:
        key = (seat, kind, self._match, what)
        if key in self._asked:
            return
        self._asked.add(key)
        if pause:
            wait = pause * self._chance.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self._send, seat, kind, fields)
        else:
            self._send(seat, kind, fields)

    def _send(self, seat: int, kind: str, fields: dict[str, object]) -> None:
        if self._lines[seat].closed:
            return
        self._numbers[seat] += 1
        if kind == "act":
            self._sent[seat, self._numbers[seat]] = time.perf_counter()
        self._lines[seat].send(msgspec.json.encode({"type": kind, "id": self._numbers[seat], **fields}))

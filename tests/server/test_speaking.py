"""The shorter way to the reader of a socket: the same messages, in the same order."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from room.fakes import FakeClock
from tapete.server.sockets import Line
from tapete.server.speaking import framed, offer, offered


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_browsers_read_it(size: int) -> None:
    text = b"x" * size
    reader = StreamReader()
    reader.feed_data(framed(text))
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    frame = parsed.value.value
    assert (frame.opcode, bytes(frame.data), frame.fin) == (Opcode.TEXT, text, True)
    reader.feed_eof()
    assert next(reader.at_eof(), True), "nothing is left over"


def test_what_is_offered_is_found_and_other_extensions_stay() -> None:
    scope: dict[str, Any] = {"extensions": {"websocket.http.response": {}}}
    assert offered(scope) is None
    offer(scope, lambda _: True)
    speak = offered(scope)
    assert speak is not None
    assert speak(b"x")
    assert "websocket.http.response" in scope["extensions"]


class Socket(SimpleNamespace):
    """A browser that takes messages at once while its line is not `full`, and the others when it is `free`."""

    def __init__(self) -> None:
        super().__init__(scope={}, heard=[], full=False, free=asyncio.Event())
        offer(self.scope, self._speak)

    def _speak(self, text: bytes) -> bool:
        if not self.full:
            self.heard.append(text)
        return not self.full

    async def send_data(self, text: bytes, mode: str) -> None:
        assert mode == "text"
        await self.free.wait()
        self.heard.append(text)

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self, code: int) -> None:
        self.closed = code


async def nothing(_: str | None) -> None:
    pass


async def test_nothing_overtakes_what_waits_for_a_full_line() -> None:
    socket: Any = Socket()
    line = Line(socket, FakeClock())
    running = asyncio.create_task(line.run(nothing))
    await asyncio.sleep(0)
    line.send_encoded(b"1")
    socket.full = True
    line.send_encoded(b"2")
    socket.full = False
    line.send_encoded(b"3")
    await asyncio.sleep(0)
    assert socket.heard == [b"1"]
    socket.free.set()
    while len(socket.heard) < 3:  # noqa: ASYNC110
        await asyncio.sleep(0)
    line.send_encoded(b"4")
    line.close_soon(1013)
    line.send_encoded(b"5")
    await running
    assert socket.heard == [b"1", b"2", b"3", b"4"]
    assert socket.closed == 1013

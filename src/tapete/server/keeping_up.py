"""The WebSocket protocol of the server, which does not wait for ever for who reads nothing.

Invariants:
- as long as somebody does not read what waits for him, nothing of his is read either, so that no answer is added to it;
- who reads nothing for so long is gone: his line is cut, for what waits can never be said to him.
"""

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tapete.server.speaking import framed, offer

STUCK: Final = 20.0
"""Seconds for which a full line may stand still."""


class KeepsUp(WebSocketsSansIOProtocol):
    """uvicorn's own, with limits for readers: it answers pings without looking whether anybody takes the answers."""

    _gone: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Give the socket to the application, which may say things at once (`speaking`)."""
        offer(cast("dict[str, Any]", self.scope), self.speak)
        await super().run_asgi()

    def speak(self, text: bytes) -> bool:
        """Say a text, if the line is open and not full."""
        is_open = self.handshake_complete and not (self.close_sent or self.transport.is_closing())
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    def pause_writing(self) -> None:
        """More waits than a line holds."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()
        self._gone = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        """It goes on."""
        super().resume_writing()
        self._forget()
        if not (self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        if self._gone is not None:
            self._gone.cancel()
            self._gone = None

"""The HTTP protocol of the server, which does not wait for ever for who asks nothing, or half of something.

Invariants:
- a connection is closed whose request, the first or a later one, has not come whole in time; one that became a socket
  is not touched.
"""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HANDSHAKE: Final = 10.0
"""Seconds for a request without its body, from the connection or from its first byte on."""

BODY: Final = 60.0
"""Seconds for the body after it: a record for the coach may come over a slow line."""


class Patient(H11Protocol):
    """uvicorn's own, with a limit to its patience."""

    _hurry: asyncio.TimerHandle | None = None
    _waits_for: object = None

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected."""
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        """Some of what he asks has come."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """He is answered; what came with that request may be the beginning of another."""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:
            self._look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """He asks for a socket, which has a protocol of its own: nothing of this one is kept."""
        super().handle_websocket_upgrade(event)
        self._forget()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._forget()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Hurry whoever is in the middle of asking, once for each part of a request."""
        waits_for = None if self.transport.get_protocol() is not self else self.conn.their_state
        if waits_for is self._waits_for:
            return
        self._forget()
        self._waits_for = waits_for
        if waits_for in (h11.IDLE, h11.SEND_BODY):
            self._hurry = self.loop.call_later(HANDSHAKE if waits_for is h11.IDLE else BODY, self.transport.close)

    def _forget(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

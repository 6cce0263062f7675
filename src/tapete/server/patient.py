"""The HTTP protocol of the server, which does not wait for ever for who connects and asks nothing.

Invariants:
- a connection whose first request has not come whole in time is closed; one that became a socket is not touched.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HANDSHAKE: Final = 10.0
"""Seconds that a new connection has for its first request."""


class Patient(H11Protocol):
    """uvicorn's own, with a limit to its patience."""

    _hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected."""
        super().connection_made(transport)
        self._hurry = self.loop.call_later(HANDSHAKE, self._give_up)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """He asks for a socket, which has a protocol of its own: nothing of this one is kept."""
        self._forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()

    def _give_up(self) -> None:
        if self.cycle is None:
            self.transport.close()

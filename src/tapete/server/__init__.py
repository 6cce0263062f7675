"""The room on the net: HTTP, WebSocket, guests, static files.

Invariants:
- it translates messages into commands of the room and back, and decides nothing at a table;
- nothing a stranger sends ends more than his own request or socket;
- every answer carries the strict headers of `server.headers`; nothing is ever fetched from elsewhere.
"""

from tapete.server.app import make_app
from tapete.server.house import House

__all__ = ["House", "make_app"]

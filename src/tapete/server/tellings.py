"""What is told at tables, encoded once for all who look from the same seat."""

from typing import Final

from tapete.core import Seat
from tapete.room import News, Presence, Table, Watching
from tapete.server import translate
from tapete.wire import outgoing

KEPT: Final = 64
"""How many of the last messages are kept: everybody who hears something hears it in the same moment."""


class Tellings:
    """The last messages, as bytes."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, Seat | None], tuple[object, bytes]] = {}

    def encoded(self, told: News | Presence | Watching, table: Table, seat: Seat | None) -> bytes:
        """The message that tells it to `seat`, None a watcher."""
        key = (id(told), seat if isinstance(told, News) else None)
        kept = self._kept.get(key)
        if kept is not None and kept[0] is told:
            return kept[1]
        message = outgoing.encode(translate.told(told, table, seat))
        self._kept[key] = (told, message)
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return message

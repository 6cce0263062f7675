"""What is told at tables, encoded once for all who look from the same seat."""

from collections import OrderedDict
from typing import Final, TypeAlias

from tapete.core import Seat
from tapete.room import News, Presence, Table, Watching
from tapete.server import translate
from tapete.wire import outgoing

Told: TypeAlias = News | Presence | Watching

KEPT: Final = 16
"""How much of what was told last is kept: everybody who hears something hears it in the same moment."""


class Tellings:
    """What was told last, as bytes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, _Telling] = OrderedDict()

    def encoded(self, told: Told, table: Table, seat: Seat | None) -> bytes:
        """The message that tells it to `seat`, None a watcher."""
        kept = self._kept.get(id(told))
        if kept is None or kept.told is not told:
            kept = self._kept[id(told)] = _Telling(told, table)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return kept.message(seat)


class _Telling:
    """One thing that is told."""

    def __init__(self, told: Told, table: Table) -> None:
        self.told = told
        self._table = table
        self._alike = translate.Alike(told, table) if isinstance(told, News) else None
        self._messages: dict[Seat | None, bytes] = {}

    def message(self, seat: Seat | None) -> bytes:
        """As `seat` hears it."""
        if self._alike is None:
            seat = None
        message = self._messages.get(seat)
        if message is None:
            told = translate.told(self.told, self._table, seat, translate.NOBODY, self._alike)
            message = self._messages[seat] = outgoing.encode(told)
        return message

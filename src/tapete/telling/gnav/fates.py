"""What became of each seat in this deal, read from what has happened since the deal."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

from tapete.core import Seat
from tapete.games.gnav import SeatEvent
from tapete.games.gnav.events import (
    Asked,
    Cause,
    DealtSeen,
    DrewSeen,
    Kept,
    LifeLost,
    PassedOn,
    Shown,
    SwappedSeen,
    UndoneSeen,
)

Fate: TypeAlias = Literal["kept", "asking", "swapped", "undone", "drew", "refused", "skipped"]

TAGS: Final[Mapping[Fate, str]] = {
    "kept": "table-gnav-tag-kept",
    "asking": "table-gnav-tag-asking",
    "swapped": "table-gnav-tag-swapped",
    "undone": "table-gnav-tag-undone",
    "drew": "table-gnav-tag-drew",
    "refused": "table-gnav-tag-refused",
    "skipped": "table-gnav-tag-skipped",
}
"""The message that says each in a word or two."""


def fates(history: Iterable[SeatEvent]) -> dict[Seat, Fate]:
    """By seat; a seat of which nothing has become yet is not in it."""
    found: dict[Seat, Fate] = {}
    for event in history:
        match event:
            case DealtSeen():
                found.clear()
            case Kept(seat):
                found[seat] = "kept"
            case Asked(seat) | PassedOn(asker=seat):
                found[seat] = "asking"
            case Shown(seat, _, asker):
                found[asker] = "refused"
                found[seat] = "skipped"
            case SwappedSeen(asker):
                found[asker] = "swapped"
            case DrewSeen(seat):
                found[seat] = "drew"
            case UndoneSeen(asker):
                found[asker] = "undone"
            case _:
                pass
    return found


def paid(history: Iterable[SeatEvent]) -> list[tuple[Seat, Cause]]:
    """Who lost a life in the exchanges, and to what."""
    return [(event.seat, event.cause) for event in history if isinstance(event, LifeLost)]

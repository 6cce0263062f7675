"""Views as a whole table is sent them: what all may see is encoded once, and joined to what is a seat's own.

Invariants:
- joined they are, byte for byte, the JSON of the seat's View without its history.
"""

from typing import TypeAlias

import msgspec

from tapete.games.comemierda import view as comemierda
from tapete.games.gnav import view as gnav

Own: TypeAlias = comemierda.Own | gnav.Own
View: TypeAlias = comemierda.View | gnav.View

_encode = msgspec.json.Encoder().encode


def for_all(view: View, own: Own) -> bytes:
    """What of a watcher's View without history is the same for everybody; `own` is that of the watcher.

    A View is an Own and more (its class is derived from it), so its JSON begins with that of its Own.
    """
    return _encode(view)[_length(own) :]


def joined(own: Own, rest: bytes) -> msgspec.Raw:
    """The View of the seat whose `own` it is, encoded; `rest` is for all."""
    return msgspec.Raw(_encode(own)[:-1] + rest)


def _length(own: Own) -> int:
    """Of its JSON without the brace that closes it."""
    return len(_encode(own)) - 1

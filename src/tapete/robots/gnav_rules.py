"""A sensible player of Gnav: asks with a low card, how low depending on how many act after it."""

from typing import Final

from tapete.cards.gnav import RANKS
from tapete.games.gnav.actions import Action, Ask, Keep
from tapete.games.gnav.events import SwappedSeen
from tapete.games.gnav.view import View

_ASKS_UP_TO: Final = {
    2: ("IV", "VI"),
    3: ("IV", "V", "V"),
    4: ("III", "IV", "IV", "IV"),
}
"""The highest card it asks with, by number of contestants and order of acting; with more of them the last row, its
last card repeated."""

_RANK: Final = {rank: place for place, rank in enumerate(RANKS)}


class Rules:
    """Asks with a card up to a threshold, and keeps one it was made to take if that beats the one it gave."""

    name: Final = "rules@1"

    def act(self, view: View, key: bytes) -> Action:  # noqa: ARG002  (it leaves nothing to chance)
        """Its one choice in this position."""
        if view.seat is None or view.card is None:
            raise ValueError("a robot that is not to act was asked")
        card = _RANK[view.card]
        given = _given(view)
        if given is not None and card > _RANK[given]:
            return Keep()
        return Ask() if card <= _threshold(view.order.index(view.seat), len(view.order)) else Keep()


def _threshold(position: int, contestants: int) -> int:
    row = _ASKS_UP_TO[min(contestants, max(_ASKS_UP_TO))]
    return _RANK[row[min(position, len(row) - 1)]]


def _given(view: View) -> str | None:
    """The card this seat had to hand over in this deal, if somebody asked it (G4)."""
    for event in reversed(view.history):
        if isinstance(event, SwappedSeen) and event.giver == view.seat:
            return event.got
    return None

"""The numbers of the two actions of Gnav: 0 keeps, 1 asks (G4), as in `rules.py`."""

from collections.abc import Iterable
from typing import Final

from tapete.core import BadInput
from tapete.games.gnav.actions import Action, Ask
from tapete.games.gnav.rules import ASK, KEEP

ACTIONS: Final = 2

_TOLD: Final = {KEEP: "keep", ASK: "ask"}


def number_of(action: Action) -> int:
    """The number of an action."""
    return ASK if isinstance(action, Ask) else KEEP


def first_of(number: int, legal: Iterable[Action]) -> Action:
    """The legal action with this number; BadInput if there is none."""
    for action in legal:
        if number_of(action) == number:
            return action
    raise BadInput(f"action {number} is not legal now")


def told(number: int) -> str:
    """The action for a reader."""
    return _TOLD[number]

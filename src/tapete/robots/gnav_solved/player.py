"""Players of Gnav who have the solution at hand."""

from dataclasses import dataclass
from typing import Final, Literal

from tapete.games.gnav.actions import Action, Ask, Keep
from tapete.games.gnav.view import View
from tapete.robots.gnav_solved import thresholds
from tapete.robots.gnav_solved.reading import Spot, life_state, spot
from tapete.robots.gnav_solved.solution import (
    ASKS_OF,
    NAME,
    WORTH_OF,
    shipped_policy,
    shipped_worth,
)

_DRAW: Final = 8
"""How many bytes of its key a player draws by."""


@dataclass(frozen=True, slots=True)
class Advice:
    """How to play in one position, and by what."""

    source: Literal["solution", "thresholds"]
    """Where the solution does not reach, thresholds must do: other options, or more than four alive, or more lives."""
    asks: int
    """How likely to ask, in parts of ASKS_OF; the rest of the time, keep."""


@dataclass(frozen=True, slots=True)
class Values:
    """What each choice is worth to the seat to act, given what it knows: the probability of winning the match.

    Exact but for rounding, if everybody plays on as the solution says and once in a thousand times does otherwise.
    """

    keep: int
    ask: int
    """In parts of WORTH_OF."""

    def of(self, action: Action) -> float:
        """Of one of the two choices."""
        return (self.ask if isinstance(action, Ask) else self.keep) / WORTH_OF


def advice(view: View) -> Advice:
    """How to play the decision of a view whose seat is to act."""
    state, known = life_state(view), spot(view)
    at = None if state is None else shipped_policy().sets.place(state, known.key())
    if at is None:
        return Advice("thresholds", ASKS_OF * (thresholds.leaning(known) > 0))
    return Advice("solution", shipped_policy().asks[at])


def values(view: View) -> Values | None:
    """What the choices of a view whose seat is to act are worth; None where the solution does not reach."""
    state = life_state(view)
    return None if state is None else worth_of_spot(state, spot(view))


def worth_of_spot(state: int, known: Spot) -> Values | None:
    """What the choices of a seat that knows so much in the deal of a state are worth; None if there is no such set."""
    at = shipped_policy().sets.place(state, known.key())
    if at is None:
        return None
    worth = shipped_worth()
    return Values(worth.keeping[at], worth.asking[at])


def drawn(parts: int, key: bytes) -> bool:
    """Yes, `parts` times out of ASKS_OF, by the lot in a key."""
    return int.from_bytes(key[:_DRAW], "big") * ASKS_OF < parts << 8 * _DRAW


class Solved:
    """Plays the solution where it reaches, and by thresholds elsewhere."""

    name: Final = NAME

    def act(self, view: View, key: bytes) -> Action:
        """Ask as often as the advice says, by the lot in the key."""
        return Ask() if drawn(advice(view).asks, key) else Keep()

"""The coach of Gnav: exact where the solution reaches, silent about worth where only thresholds do.

Invariants:
- what a choice was worth is what `robots.gnav_solved` says, to the last bit, and its error is 0;
- a choice that cost nothing shifts nothing; any other takes from the chooser what it gives to the others, in all.
"""

from collections.abc import Sequence
from typing import TypeAlias

from tapete.coach.gnav_consequences import after, consequences
from tapete.coach.judging import Judged
from tapete.coach.review import Choice, Measure
from tapete.core import Seat
from tapete.games.gnav import rules
from tapete.games.gnav.actions import Action, Ask
from tapete.games.gnav.options import Options
from tapete.games.gnav.state import State
from tapete.games.gnav.view import View
from tapete.robots.gnav_solved import Values, advice, values
from tapete.robots.gnav_solved.solution import ASKS_OF

Chances: TypeAlias = tuple[float, ...]
"""By seat."""


class GnavCoach:
    """The coach of a match with these options."""

    def __init__(self, options: Options) -> None:
        self._standard = options == Options(players=options.players, lives=options.lives)

    @property
    def measure(self) -> Measure:
        """Gnav is about winning alone."""
        return "match"

    def forecast(self, state: State) -> Chances | None:
        """What each seat wins from between two deals, or as the match begins; None where nothing is solved."""
        match = state.match
        if match.turn == rules.OVER:
            share = 1 / match.winners.bit_count()
            return tuple(share * (match.winners >> seat & 1) for seat in range(len(match.lives)))
        return after(match.lives, match.resting, match.dealer) if self._standard else None

    def judged(self, view: View, action: Action, key: str) -> Judged:  # noqa: ARG002  (nothing is drawn by lot)
        """The decision of the seat to act, by the solution, or by thresholds."""
        taken = view.legal.index(action)
        worth = values(view)
        if worth is None:
            choices = tuple(Choice(one, None, None) for one in view.legal)
            asks = 2 * advice(view).asks > ASKS_OF
            best = next(place for place, one in enumerate(view.legal) if isinstance(one, Ask) is asks)
            return Judged("thresholds", choices, taken, best, 0.0, 0.0, (0.0,) * len(view.lives))
        return _by_solution(view, taken, worth)


def _by_solution(view: View, taken: int, worth: Values) -> Judged:
    choices = tuple(Choice(one, worth.of(one), 0.0) for one in view.legal)
    of = [worth.of(one) for one in view.legal]
    best = taken if of[taken] == max(of) else of.index(max(of))
    cost = of[best] - of[taken]
    shift = (0.0,) * len(view.lives)
    if cost:
        assert view.seat is not None
        found = consequences(view)
        shift = _shift(view.seat, cost, [there - here for there, here in zip(found[taken], found[best], strict=True)])
    return Judged("solution", choices, taken, best, cost, 0.0, shift)


def _shift(seat: Seat, cost: float, moved: Sequence[float]) -> Chances:
    """What moved from the chooser to the others, such that it is the cost in all: a ten-thousandth may be missing."""
    others = [at for at, gain in enumerate(moved) if at != seat and gain]
    missing = (cost - sum(moved[at] for at in others)) / len(others)
    return tuple(-cost if at == seat else gain + missing if at in others else 0.0 for at, gain in enumerate(moved))

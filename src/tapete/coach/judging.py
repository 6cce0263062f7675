"""What a coach of one game must tell: forecasts between deals, and what the choices of a decision were worth.

Invariant:
- a decision is judged by its View, the choice taken and a key that follows from its place in the match: re-dealing
  what the seat could not see changes nothing.
"""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from tapete.coach.review import Choice, Measure, Source
from tapete.core import BadInput

COSTLY: Final[dict[Measure, float]] = {"match": 0.02, "points": 0.2}
"""A choice that costs less is not worth a word: two points of a hundred of the match, or a fifth of a point."""
SURE: Final = 2.0
"""And its cost must be so many standard errors."""


class NoCoach(BadInput):
    """Nobody here can judge the game that was played: its options are others than a coach knows."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision without its place in the match; see `review.Decision`."""

    source: Source
    choices: tuple[Choice, ...]
    taken: int
    best: int
    cost: float
    error: float
    shift: tuple[float, ...]

    def is_costly(self, measure: Measure) -> bool:
        """Whether the cost is both worth a word and beyond its error."""
        return self.cost >= COSTLY[measure] and self.cost >= SURE * self.error


class Coach(Protocol):
    """The coach of one game, under the options of one match."""

    @property
    def measure(self) -> Measure:
        """What worth is told in."""
        ...

    def forecast(self, state: Any) -> tuple[float, ...] | None:
        """What each seat may expect as the match begins or between two deals; None where nothing can be said."""
        ...

    def judged(self, view: Any, action: Any, key: str) -> Judged | None:
        """The decision of the seat to act, which took `action`; None if it had no choice, suits apart."""
        ...

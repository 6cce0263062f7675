"""From choices tried in the same worlds to what each was worth, with its standard error.

What the network makes of a choice at first counts as SEEN_BEFORE worlds: it has learned what passes tell, and the best
of several noisy choices looks better than it is. Of gifts it has no opinion: they are all thought alike at first.

Invariants:
- the choice taken is always tried, and so is the best: the others have the network's word alone, moved by as much as
  worlds have moved those that were tried;
- an error is that of the mean over the worlds, and what first opinion and worlds disagree by, as far as that counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from tapete.coach.comemierda_outlook import SEATS, Worth
from tapete.coach.judging import Judged
from tapete.coach.review import Choice
from tapete.core import Seat
from tapete.games.comemierda.actions import Action

AT_MOST: Final = 3
"""Choices that are tried, besides the one taken."""
NEAR: Final = 0.08
"""How much less than the best a choice may look at first to be tried, as a share of what the round is about."""
SEEN_BEFORE: Final = 24
"""What the network made of a choice at first counts as so many worlds."""


def near(first: Sequence[Worth], seat: Seat, taken: int, stakes: float) -> list[int]:
    """The choices to try: those that at first look nearly as good as the best, and the one taken."""
    own = [worth[seat] for worth in first]
    best = sorted(range(len(own)), key=lambda choice: -own[choice])[:AT_MOST]
    return sorted({choice for choice in best if own[choice] >= max(own) - NEAR * stakes} | {taken})


@dataclass(frozen=True, slots=True)
class Trial:
    """The choices of a seat, which of them it took, and `found`: what came of those that were tried, world by world.

    `first` is what was thought of all choices at first, None if nothing.
    """

    seat: Seat
    actions: Sequence[Action]
    taken: int
    first: Sequence[Worth] | None
    found: Mapping[int, Sequence[Worth]]

    def judged(self) -> Judged:
        """The decision."""
        worths = {choice: self._worth(choice) for choice in self.found}
        best = max(worths, key=lambda choice: (worths[choice][self.seat], choice == self.taken))
        return Judged(
            source="worlds",
            choices=tuple(self._choice(choice, worths, best) for choice in range(len(self.actions))),
            taken=self.taken,
            best=best,
            cost=worths[best][self.seat] - worths[self.taken][self.seat],
            error=self._error(self.taken, best),
            shift=tuple(there - here for there, here in zip(worths[self.taken], worths[best], strict=True)),
        )

    @property
    def _worlds(self) -> int:
        return len(self.found[self.taken])

    @property
    def _weight(self) -> float:
        """How much worlds count, beside what was thought at first."""
        return self._worlds / (self._worlds + SEEN_BEFORE)

    def _opinion(self, choice: int) -> Worth:
        if self.first is not None:
            return self.first[choice]
        return _mean([_mean(lot) for lot in self.found.values()])

    def _worth(self, choice: int) -> Worth:
        weight, mean, first = self._weight, _mean(self.found[choice]), self._opinion(choice)
        return tuple(weight * tried + (1 - weight) * thought for tried, thought in zip(mean, first, strict=True))

    def _choice(self, choice: int, worths: dict[int, Worth], best: int) -> Choice:
        seat, action = self.seat, self.actions[choice]
        if choice in worths:
            return Choice(action, worths[choice][seat], self._error(choice), self._worlds)
        off = sum(worth[seat] - self._opinion(tried)[seat] for tried, worth in worths.items()) / len(worths)
        return Choice(action, min(self._opinion(choice)[seat] + off, worths[best][seat]), None)

    def _error(self, choice: int, less: int | None = None) -> float:
        """The standard error of what a choice is worth, or of how much less that is than another."""
        seat, weight = self.seat, self._weight
        own = [worth[seat] for worth in self.found[choice]]
        thought = self._opinion(choice)[seat]
        if less is not None:
            own = [one - worth[seat] for one, worth in zip(own, self.found[less], strict=True)]
            thought -= self._opinion(less)[seat]
        mean = sum(own) / len(own)
        disagreed = 0.0 if self.first is None else thought - mean
        if len(own) < 2:
            return hypot(weight * mean, (1 - weight) * disagreed)
        spread = sum((one - mean) ** 2 for one in own) / (len(own) - 1) / len(own)
        return hypot(weight * sqrt(spread), (1 - weight) * disagreed)


def _mean(lot: Sequence[Worth]) -> Worth:
    return tuple(sum(worth[at] for worth in lot) / len(lot) for at in range(SEATS))

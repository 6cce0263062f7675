"""One life state solved: CFR+ over all its deals, everything after the deal known."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapete.lab.gnav import fast
from tapete.lab.gnav.deals import Floats
from tapete.lab.gnav.judging import MOST_GAIN, TREMBLE, Judgement, judged
from tapete.lab.gnav.position import Position, room
from tapete.lab.gnav.settling import settled
from tapete.robots.gnav_solved.solution import ASKS_OF, WORTH_OF

Parts: TypeAlias = NDArray[np.uint16]

ITERATIONS: Final = {2: 1000, 3: 1000, 4: 300}
"""By number of contestants, before a state is judged for the first time."""
MORE: Final = {2: 1000, 3: 1000, 4: 100}
"""How many follow, as long as the state is not within the bounds."""
MOST_ROUNDS: Final = 10
"""How often."""
FADE: Final = {2: 0.0, 3: 1.5, 4: 0.0}
"""What was missed in iteration t weighs as t to this power. With three contestants early errors where hardly anybody
comes would not heal else; with four, where iterations are dear, fading only unsettles."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A state's policy as it ships, and how that is judged."""

    asks: Parts
    """For each information set how likely its seat asks, in parts of ASKS_OF."""
    iterations: int
    judgement: Judgement

    @property
    def within(self) -> bool:
        """Whether the bounds are kept in this state."""
        return self.judgement.gain <= MOST_GAIN and self.judgement.strays_within(len(self.asks))

    def choices(self) -> Parts:
        """What keeping and asking is worth in each set, as it ships: `[set, choice]`, in parts of WORTH_OF."""
        return np.rint(self.judgement.choices * WORTH_OF).astype(np.uint16)


def solve(position: Position, iterations: int | None = None) -> Solution:
    """Learn so many times; by default as ITERATIONS says, and again as long as the policy is not within the bounds."""
    learner = Learner(position)
    if iterations is not None:
        return learner.solution(iterations)
    playing = len(position.places)
    solution = learner.solution(ITERATIONS[playing])
    for _ in range(MOST_ROUNDS):
        if solution.within:
            break
        solution = learner.solution(MORE[playing])
    return solution


def rounded(asks: Floats) -> Parts:
    """A policy as it ships."""
    return np.rint(asks * ASKS_OF).astype(np.uint16)


class Learner:
    """CFR+: the contestants learn in turn, each from what its choices were worth against the others as they play now.

    Everybody trembles meanwhile. The policy is the mean over all iterations, the t-th of them weighed by its square.
    """

    def __init__(self, position: Position) -> None:
        sets = len(position.deals.keys)
        self.iterations = 0
        self._position = position
        self._plays = np.full(sets, 0.5)
        self._regrets = np.zeros((sets, 2))
        self._sum = np.zeros(sets)
        self._weight = 0.0
        self._choices = np.zeros((sets, 2))
        self._room = room()

    def run(self, iterations: int) -> None:
        """Learn so many times more."""
        deals, places = self._position.deals, self._position.places
        for _ in range(iterations):
            self.iterations += 1
            weight = float(self.iterations) ** 2
            self._weight += weight
            fade = (1.0 - 1.0 / self.iterations) ** FADE[len(places)]
            for at, place in enumerate(places):
                pay = self._position.pay[0, place]
                own = slice(deals.first[at], deals.first[at + 1])
                self._choices[own] = 0.0
                fast.sweep(deals.nodes, deals.chance, pay, self._plays, at, self._choices, self._room)
                fast.learn(
                    own.start, own.stop, self._choices, self._regrets, self._plays, self._sum, weight, fade, TREMBLE
                )  # fmt: skip

    def solution(self, iterations: int) -> Solution:
        """What is known after so many iterations more; brought to rest off the line, if it is not within the bounds."""
        self.run(iterations)
        policy = self._sum / self._weight
        learned = self._as_it_ships(policy)
        return learned if learned.within else self._as_it_ships(settled(self._position, policy))

    def _as_it_ships(self, policy: Floats) -> Solution:
        asks = rounded(policy)
        return Solution(asks, self.iterations, judged(self._position, asks / ASKS_OF))

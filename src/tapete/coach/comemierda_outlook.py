"""What a round of Comemierda decides: how likely each seat wins the match from the totals and the offices after it.

Offices stick: who was presidente keeps the best cards. How they pass on from round to round, all four together, was
counted among players of the level *good* (`lab.coach.chain`); from round to round nothing else counts but the totals.

Invariants:
- a match that is over goes to its winners; one that is not is the mean of what follows;
- the chances of all seats sum to 1; as points, to 0.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from types import MappingProxyType
from typing import Final, TypeAlias

from tapete.coach.review import Measure
from tapete.core import Seat
from tapete.games.comemierda.events import Office
from tapete.games.comemierda.rules import Ruling
from tapete.games.comemierda.scoring import match_over, multiplier, ranked, winners, with_points

Worth: TypeAlias = tuple[float, ...]
"""By seat, or by place."""
Order: TypeAlias = tuple[int, ...]
"""The places of one round, in the order of the places of the next."""

SEATS: Final = 4
OFFICES: Final[tuple[Office, ...]] = ("presidente", "vicepresidente", "vicecomemierda", "comemierda")
EVEN: Final = 0.5
"""Points of a round for each, on the average (C30)."""
FAR: Final = 24
"""A target beyond is too far to look at every way there."""
FAR_UNESCALATED: Final = 9
"""The same where every round counts once."""
_SETTLED: Final = 200
"""After so many rounds offices of today are forgotten."""

CHANGES: Final[Mapping[Order, int]] = MappingProxyType(
    {
        (0, 1, 2, 3): 39305,
        (0, 1, 3, 2): 34093,
        (0, 2, 1, 3): 6195,
        (0, 2, 3, 1): 2083,
        (0, 3, 1, 2): 8081,
        (0, 3, 2, 1): 2124,
        (1, 0, 2, 3): 21318,
        (1, 0, 3, 2): 15012,
        (1, 2, 0, 3): 3603,
        (1, 2, 3, 0): 889,
        (1, 3, 0, 2): 2149,
        (1, 3, 2, 0): 698,
        (2, 0, 1, 3): 919,
        (2, 0, 3, 1): 173,
        (2, 1, 0, 3): 686,
        (2, 1, 3, 0): 162,
        (2, 3, 0, 1): 95,
        (2, 3, 1, 0): 87,
        (3, 0, 1, 2): 1104,
        (3, 0, 2, 1): 228,
        (3, 1, 0, 2): 665,
        (3, 1, 2, 0): 172,
        (3, 2, 0, 1): 101,
        (3, 2, 1, 0): 58,
    }
)
"""How often the offices of one round passed on so to the next."""


def in_order(offices: Sequence[Office | None]) -> tuple[Seat, ...]:
    """The seats from presidente to comemierda; none before there are any offices."""
    return () if None in offices else tuple(offices.index(office) for office in OFFICES)


def passed_on(before: Sequence[Seat], ranking: int) -> int:
    """How often offices pass on so: from the seats in the order of the round before to this ranking.

    Without a round before every ranking is as likely as another.
    """
    if not before:
        return 1
    first, second, third, last = (before.index(ranked(ranking, place)) for place in range(SEATS))
    return CHANGES[first, second, third, last]


class Outlook:
    """What follows a round under one target, and whether rounds count more and more."""

    measure: Measure

    def __init__(self, ruling: Ruling) -> None:
        self._ruling = ruling
        near = 0 < ruling.target <= (FAR if ruling.escalating else FAR_UNESCALATED)
        self.measure = "match" if near else "points"
        whole = sum(CHANGES.values())
        self._changes = [(order, count / whole) for order, count in CHANGES.items()]
        self._wins: dict[tuple[int, ...], Worth] = {}
        self._brings: dict[int, Worth] = {}

    def begin(self) -> Worth:
        """Before the first deal."""
        return (1 / SEATS if self.measure == "match" else 0.0,) * SEATS

    def after(self, number: int, totals: Sequence[int], ranking: int) -> Worth:
        """After so many rounds, the last of which ended so; `totals` are those after it."""
        seats = [ranked(ranking, place) for place in range(SEATS)]
        by_place = [totals[seat] for seat in seats]
        if self.measure == "match":
            state = number, *by_place
            found = self._wins.get(state) or self._winning(state)
        else:
            mean = sum(totals) / SEATS
            ahead = zip(by_place, self._bringing(number + 1), strict=True)
            found = tuple(total - mean + brings for total, brings in ahead)
        return tuple(found[seats.index(seat)] for seat in range(SEATS))

    def rankings(self, number: int, totals: Sequence[int]) -> dict[int, Worth]:
        """What every ranking of round `number` leads to, by ranking; `totals` are those before it."""
        found = {}
        for seats in permutations(range(SEATS)):
            ranking = sum(seat << 3 * place for place, seat in enumerate(seats))
            after = with_points(self._ruling, ranking, number, tuple(totals))
            found[ranking] = self.after(number, after, ranking)
        return found

    def _winning(self, state: tuple[int, ...]) -> Worth:
        """Chances by place, after state[0] rounds with these totals by place; kept, for many ways lead there."""
        number, totals = state[0], state[1:]
        if match_over(self._ruling, totals):
            best = winners(totals)
            found = tuple((best >> place & 1) / best.bit_count() for place in range(SEATS))
        else:
            found = self._next(number + 1, totals)
        self._wins[state] = found
        return found

    def _next(self, number: int, totals: tuple[int, ...]) -> Worth:
        times = multiplier(self._ruling, number)
        sums = [0.0] * SEATS
        for (first, second, third, last), likely in self._changes:
            state = number, totals[first] + 2 * times, totals[second] + times, totals[third], totals[last] - times
            after = self._wins.get(state) or self._winning(state)
            sums[first] += likely * after[0]
            sums[second] += likely * after[1]
            sums[third] += likely * after[2]
            sums[last] += likely * after[3]
        return tuple(sums)

    def _bringing(self, number: int) -> Worth:
        """What the places before round `number` bring in all rounds to come, in points above an even share."""
        if not self._brings:
            brings: Worth = (0.0,) * SEATS
            for later in range(_SETTLED, 0, -1):
                brings = self._brings[later] = self._one_more(later, brings)
        return self._brings[min(number, len(self._brings) // 2)]

    def _one_more(self, number: int, then: Worth) -> Worth:
        times = multiplier(self._ruling, number)
        points = (2 * times, times, 0, -times)
        sums = [0.0] * SEATS
        for order, likely in self._changes:
            for place, before in enumerate(order):
                sums[before] += likely * (points[place] - times * EVEN + then[place])
        return tuple(sums)


@lru_cache(maxsize=2)
def outlook(ruling: Ruling) -> Outlook:
    """The outlook under these options; what it has found out it keeps, some thirty megabytes of it."""
    return Outlook(ruling)

"""Every figure about the shipped policy, found anew from its file alone.

The values of the states, what one may gain against it in a deal and in a match, what it loses off the line of play,
and whether the files say the same. Nothing that the solver knew is used.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from tapete.lab.gnav.deals import Floats
from tapete.lab.gnav.ends import worth_of
from tapete.lab.gnav.judging import MOST_GAIN, MOST_GAIN_AT_START, judged
from tapete.lab.gnav.position import Position
from tapete.lab.gnav.shipping import asks_of, values_of
from tapete.lab.gnav.trees import SEATS
from tapete.robots.gnav_solved.solution import VALUE_OF, WORTH_OF, Policy, Worth
from tapete.robots.gnav_solved.states import MOST_LIVES, STATES, LifeState, contestants, told

START: Final = STATES[-1]
"""Four players with three lives each: the state with the most lives."""
_ROUNDING: Final = 0.51


@dataclass(frozen=True, slots=True)
class Row:
    """What was found of one state; winning probabilities."""

    state: LifeState
    values: tuple[float, ...]
    """Of each place, clockwise from the dealer's left, if everybody plays the policy."""
    gain: float
    """The most that one contestant gains by deviating in this deal alone."""
    match_gain: float
    """The most that one player gains by playing this deal and all later ones as well as can be."""
    sets: int
    stray: int
    """How many sets lose more than a tenth of a percentage point off the line (`judging.STRAY`)."""
    worst: float
    """What the worst of all sets loses."""
    untrue: int
    """Numbers in the files that are not the nearest to what was found."""
    within: bool
    """Whether every bound is kept."""

    def written(self) -> dict[str, Any]:
        """As one JSON object."""
        return {
            "state": told(self.state),
            "values": [round(value, 9) for value in self.values],
            "gain": float(f"{self.gain:.3g}"),
            "match_gain": float(f"{self.match_gain:.3g}"),
            "sets": self.sets,
            "stray": self.stray,
            "worst": float(f"{self.worst:.3g}"),
            "untrue": self.untrue,
            "within": self.within,
        }


def checked(policy: Policy, worth: Worth, states: Sequence[LifeState] = STATES) -> Iterator[Row]:
    """A row for each of the first states, in their order: each is judged by what was found of those before it."""
    values = np.full((len(STATES), SEATS), np.nan)
    best = values.copy()
    for number, state in enumerate(states):
        position = Position(state, worth_of(values), worth_of(best))
        asks = asks_of(policy, number)
        judgement = judged(position, asks)
        places = range(len(state))
        values[number, : len(state)] = judgement.values
        best[number, : len(state)] = [position.best(asks, place, 1) for place in places]
        match_gain = float(np.nanmax(best[number] - values[number]))
        most = MOST_GAIN_AT_START if state == START else MOST_GAIN
        untrue = _untrue(policy, worth, number, values[number], judgement.choices)
        strays = judgement.strays_within(len(asks))
        yield Row(
            state=state,
            values=judgement.values,
            gain=judgement.gain,
            match_gain=match_gain,
            sets=len(asks),
            stray=judgement.stray,
            worst=judgement.worst,
            untrue=untrue,
            within=max(judgement.gain, match_gain) <= most and strays and not untrue,
        )


def _untrue(policy: Policy, worth: Worth, state: int, values: Floats, choices: Floats) -> int:
    here = slice(*policy.sets.begins[state : state + 2])
    told_values = values_of(policy)[state]
    told_choices = np.column_stack([worth.keeping[here], worth.asking[here]])
    off_values = np.abs(told_values - np.nan_to_num(values)) > VALUES_WITHIN
    off_choices = np.abs(told_choices - choices * WORTH_OF) > _ROUNDING
    return int(off_values.sum() + off_choices.sum())


VALUES_WITHIN: Final = 1e-8 + 1 / VALUE_OF
"""How near a value in the file is to the one found: it was rounded."""

assert [place.lives for place in START] == [MOST_LIVES] * SEATS
assert len(contestants(START)) == SEATS

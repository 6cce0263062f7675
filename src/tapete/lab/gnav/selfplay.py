"""Matches by the policy file, a million in seconds: whether its values agree, and how others fare against it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.lab.gnav import fast
from tapete.lab.gnav.checking import START
from tapete.lab.gnav.matches import told_on
from tapete.lab.gnav.trees import SEATS
from tapete.robots.gnav_solved.reading import Spot
from tapete.robots.gnav_solved.sets import given_card, own_card, position
from tapete.robots.gnav_solved.solution import ASKS_OF, CONTESTANTS, Policy, Sets
from tapete.robots.gnav_solved.states import MOST_LIVES, NUMBER, STATES, LifeState, contestants
from tapete.robots.gnav_solved.thresholds import ASKS_UP_TO, Rows, leaning

Plan = NDArray[np.int64]
"""How likely each set of each state asks, in parts of ASKS_OF, as in the policy file."""

_CARDS: Final = 42


@dataclass(frozen=True, slots=True)
class Shares:
    """Who won of so many matches among four players with three lives each, the last seat the first dealer."""

    matches: int
    deals: int
    won: tuple[float, ...]
    """Each seat's share."""

    def off(self, values: Sequence[float]) -> float:
        """How many standard errors the share that is furthest from what was foretold is off."""
        errors = [math.sqrt(value * (1 - value) / self.matches) for value in values]
        return max(abs(share - value) / error for share, value, error in zip(self.won, values, errors, strict=True))


def play(sets: Sets, plans: Sequence[Plan], seats: Sequence[int], matches: int, seed: int) -> Shares:
    """Play so many matches; `seats` names the plan of each seat, `seed` is from 1 to 2**32 - 1."""
    keys = [np.array(sets.keys[playing], np.int64) for playing in CONTESTANTS]
    keys_begin = np.zeros(SEATS + 2, np.int64)
    keys_begin[CONTESTANTS[0] + 1 :] = np.cumsum([len(some) for some in keys])
    begins = np.full(1 << 3 * SEATS, -1, np.int64)
    for number, state in enumerate(STATES):
        begins[_told(state)] = sets.begins[number]
    tables = (np.concatenate(keys), keys_begin, begins, np.stack(plans))
    won = np.zeros(SEATS)
    deals = fast.matches(
        matches,
        (MOST_LIVES,) * SEATS,
        SEATS - 1,
        seed,
        tables,
        np.array(seats, np.int64),
        won,
        np.empty(_CARDS, np.int64),
        np.empty(SEATS, np.int64),
    )
    return Shares(matches, deals, tuple((won / matches).tolist()))


def alone(sets: Sets, one: Plan, others: Plan, matches: int, seed: int) -> float:
    """The share of one plan against three of another, a quarter of the matches in every seat."""
    quarter = matches // SEATS
    shares = (
        play(sets, [one, others], [int(seat != at) for seat in range(SEATS)], quarter, seed + at).won[at]
        for at in range(SEATS)
    )
    return sum(shares) / SEATS


def solved(policy: Policy) -> Plan:
    """The policy itself."""
    return np.array(policy.asks, np.int64)


def by_thresholds(sets: Sets, rows: Rows = ASKS_UP_TO) -> Plan:
    """Plain thresholds, which look at no more than the own card and the one given for it."""
    asks = {
        playing: [ASKS_OF * (leaning(_bare(key, playing), rows) > 0) for key in sets.keys[playing]]
        for playing in CONTESTANTS
    }
    return np.concatenate([np.array(asks[len(contestants(state))], np.int64) for state in STATES])


def _bare(key: int, playing: int) -> Spot:
    return Spot(position(key), playing, own_card(key), given_card(key), 0, 0)


def foretold(policy: Policy) -> tuple[float, ...]:
    """What the policy file says each seat wins."""
    return tuple(policy.value(NUMBER[START], place) for place in range(SEATS))


def _told(state: LifeState) -> int:
    number = 0
    for place in state:
        number = told_on(number, place.lives, int(place.rests))
    return number

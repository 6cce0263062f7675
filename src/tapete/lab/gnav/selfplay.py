"""Do the values agree with play? Matches of the policy against itself, from the start, the dealer's seat fixed."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tapete.games.gnav.rules import STOCK_WINDOW
from tapete.lab.gnav import fast
from tapete.lab.gnav.matches import told_on
from tapete.lab.gnav.trees import SEATS
from tapete.robots.gnav_solved.solution import CONTESTANTS, Policy
from tapete.robots.gnav_solved.states import MOST_LIVES, NUMBER, STATES, LifeState, Place

_CARDS: Final = 42
_START: Final = NUMBER[(Place(MOST_LIVES, rests=False),) * SEATS]


@dataclass(frozen=True, slots=True)
class Agreement:
    """Who won of so many matches, and how far that is from what the policy file says."""

    matches: int
    deals: int
    shares: tuple[float, ...]
    """By place, clockwise from the first dealer's left."""
    values: tuple[float, ...]

    @property
    def errors(self) -> tuple[float, ...]:
        """The standard error of each share."""
        return tuple(float(np.sqrt(value * (1 - value) / self.matches)) for value in self.values)

    @property
    def off(self) -> float:
        """How many standard errors the share that is furthest off is off."""
        pairs = zip(self.shares, self.values, self.errors, strict=True)
        return max(abs(share - value) / error for share, value, error in pairs)


def agreement(policy: Policy, matches: int, seed: int) -> Agreement:
    """Play so many matches among four players with three lives each; `seed` is from 1 to 2**32 - 1."""
    assert _CARDS >= SEATS + STOCK_WINDOW
    keys = [np.array(policy.sets.keys[playing], np.int64) for playing in CONTESTANTS]
    keys_begin = np.zeros(SEATS + 2, np.int64)
    keys_begin[CONTESTANTS[0] + 1 :] = np.cumsum([len(some) for some in keys])
    begins = np.full(1 << 3 * SEATS, -1, np.int64)
    for number, state in enumerate(STATES):
        begins[_told(state)] = policy.sets.begins[number]
    tables = (np.concatenate(keys), keys_begin, begins, np.array(policy.asks, np.int64))
    won = np.zeros(SEATS)
    deck, cards = np.empty(_CARDS, np.int64), np.empty(SEATS, np.int64)
    deals = fast.matches(matches, (MOST_LIVES,) * SEATS, SEATS - 1, seed, tables, won, deck, cards)
    return Agreement(
        matches, deals, tuple((won / matches).tolist()), tuple(policy.value(_START, place) for place in range(SEATS))
    )


def _told(state: LifeState) -> int:
    number = 0
    for place in state:
        number = told_on(number, place.lives, int(place.rests))
    return number

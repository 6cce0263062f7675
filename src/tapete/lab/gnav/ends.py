"""What the end of a deal leads to: the state of the next contested deal, and the place of each seat in it."""

from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tapete.games.gnav import rules
from tapete.lab.gnav.deals import Floats
from tapete.lab.gnav.trees import ENDS, SEATS, end, resting
from tapete.robots.gnav_solved.states import MOST_LIVES, NUMBER, STATES, Place


def state_after(match: rules.Match) -> tuple[int | None, tuple[int, ...]]:
    """Between deals: the number of the state the next contested deal starts from, skips passed (G23); and its seats.

    None if it is no state of a match that began with three lives.
    """
    while rules.skips(match):
        match = rules.skipped(match)
    ring = [(match.dealer + step) % SEATS for step in range(1, SEATS + 1)]
    seats = tuple(seat for seat in ring if match.lives[seat] > 0)
    state = tuple(Place(match.lives[seat], bool(match.resting >> seat & 1)) for seat in seats)
    return NUMBER.get(state), seats


@cache
def _successors() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For each end the number of the next state, and for each seat its place in it; -1 where there is none."""
    states = np.full(ENDS, -1, np.int64)
    places = np.full((ENDS, SEATS), -1, np.int64)
    for lives in product(range(MOST_LIVES + 1), repeat=SEATS):
        alive = rules.alive(lives)
        if rules.at_most_one(alive):
            continue
        for resters in range(alive + 1):
            if resters & ~alive:
                continue
            button = min(seat for seat in range(SEATS) if lives[seat])
            match = resting(lives, button, resters)
            number, seats = state_after(match)
            if number is not None:
                states[end(match)] = number
                for place, seat in enumerate(seats):
                    places[end(match), seat] = place
    return states, places


def worth_of(values: Floats) -> Floats:
    """What each end is worth to each seat: 0 for those who are out, the value of the next state for the others.

    `values[n, p]` is the value of state n to the player at place p; nan until it is known.
    """
    states, places = _successors()
    assert values.shape == (len(STATES), SEATS)
    worth: Floats = np.where(places >= 0, values[states[:, None], places], 0.0)
    return worth

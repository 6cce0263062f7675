"""From what was solved to the files that ship: whole numbers, each the nearest to what it stands for."""

from array import array

import numpy as np
from numpy.typing import NDArray

from tapete.lab.gnav.deals import Floats, deals_of
from tapete.lab.gnav.trees import SEATS
from tapete.robots.gnav_solved.solution import ASKS_OF, CONTESTANTS, VALUE_OF, Policy, Worth, sets_of
from tapete.robots.gnav_solved.states import STATES


def policy_of(asks: list[NDArray[np.uint16]], values: Floats) -> Policy:
    """The policy of all states, and what they are worth, nan where there is no player."""
    keys = {playing: array("I", deals_of(playing).keys.tolist()) for playing in CONTESTANTS}
    parts = np.rint(np.nan_to_num(values) * VALUE_OF).astype(np.uint32)
    return Policy(sets_of(keys), array("H", np.concatenate(asks).tolist()), array("I", parts.ravel().tolist()))


def asks_of(policy: Policy, state: int) -> Floats:
    """How likely each set of a state asks, as it ships."""
    begins = policy.sets.begins
    parts: Floats = np.array(policy.asks[begins[state] : begins[state + 1]]) / ASKS_OF
    return parts


def values_of(policy: Policy) -> Floats:
    """`[state, place]`: what the file says states are worth."""
    values: Floats = np.array(policy.values).reshape(len(STATES), SEATS) / VALUE_OF
    return values


def worth_table(choices: list[NDArray[np.uint16]]) -> Worth:
    """The worth of all choices of all states."""
    whole = np.concatenate(choices)
    return Worth(array("H", whole[:, 0].tolist()), array("H", whole[:, 1].tolist()))

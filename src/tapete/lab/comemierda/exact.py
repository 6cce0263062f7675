"""The shipped network, compiled: the same whole numbers as `tapete.robots.comemierda_learned` reckons.

Invariant:
- what a choice is worth, here and there, is equal to the last bit.
"""

from typing import Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from tapete.games.comemierda.rules import lowest_bit_index
from tapete.lab.comemierda.evaluating import PLACES, Floats, Whole, choice_sums, position_sums, whole
from tapete.robots.comemierda_learned.inputs import (
    INPUTS,
    MOST,
    MOST_SWITCHED,
    Sight,
    shape_of,
)
from tapete.robots.comemierda_learned.policy import NEXT_BITS, Policy
from tapete.robots.comemierda_learned.reckoning import SHARES, STEP_BITS, WORTH_BITS

_MOST_ACTIONS: Final = 48
_STEP: Final = 1.0 / (1 << NEXT_BITS)


class Exact(NamedTuple):
    """A policy as arrays of floats that hold whole numbers, and the table of shares."""

    first: Floats
    first_bias: Floats
    second: npt.NDArray[np.float64]
    second_bias: npt.NDArray[np.float64]
    last: npt.NDArray[np.float64]
    last_bias: npt.NDArray[np.float64]
    utility: Whole
    shares: Whole


class ExactDesk(NamedTuple):
    """Room to work in, and the answers: the actions and what each is worth."""

    shared: Whole
    on: Whole
    off: Whole
    sums: Floats
    hidden: Floats
    upper: npt.NDArray[np.float64]
    told: npt.NDArray[np.float64]
    actions: Whole
    worths: Whole


def exact(policy: Policy) -> Exact:
    """A policy to be played by compiled loops."""
    width, height = policy.width, policy.height
    return Exact(
        np.array(policy.first, np.float32).reshape(INPUTS, width),
        np.array(policy.first_bias, np.float32),
        np.array(policy.second, np.float64).reshape(width, height),
        np.array(policy.second_bias, np.float64),
        np.array(policy.last, np.float64).reshape(PLACES, height),
        np.array(policy.last_bias, np.float64),
        cast("Whole", np.array(policy.utility, np.int64)),
        cast("Whole", np.array([*SHARES, 0], np.int64)),
    )


def exact_desk(width: int, height: int) -> ExactDesk:
    """Room for a network with layers of these sizes."""
    return ExactDesk(
        whole(MOST),
        whole(MOST_SWITCHED),
        whole(MOST_SWITCHED),
        np.zeros(width, np.float32),
        np.zeros(width, np.float32),
        np.zeros(height, np.float64),
        np.zeros(PLACES, np.float64),
        whole(_MOST_ACTIONS),
        whole(_MOST_ACTIONS),
    )


def weigh_exactly(facts: list[int], sight: Sight, mask: int, net: Exact, desk: ExactDesk) -> int:
    """Write the legal actions and what each is worth; how many there are."""
    position_sums(facts, sight, net, desk)
    shape = shape_of(sight.hand, sight.unseen)
    choices = 0
    while mask:
        action = lowest_bit_index(mask)
        mask &= mask - 1
        choice_sums(sight, shape, action, net, desk)
        desk.actions[choices] = action
        desk.worths[choices] = _worth(net, desk)
        choices += 1
    return choices


def _worth(net: Exact, desk: ExactDesk) -> int:
    height = len(net.second_bias)
    for j in range(height):
        desk.upper[j] = net.second_bias[j]
    for i in range(len(net.first_bias)):
        total = float(desk.hidden[i])
        if total > 0.0:
            for j in range(height):
                desk.upper[j] += total * net.second[i, j]
    for j in range(height):
        desk.upper[j] = np.floor(max(desk.upper[j], 0.0) * _STEP)
    highest = -1e18
    for place in range(PLACES):
        total = net.last_bias[place]
        for j in range(height):
            total += desk.upper[j] * net.last[place, j]
        desk.told[place] = total
        highest = max(highest, total)
    mean = 0
    whole = 0
    for place in range(PLACES):
        step = int(highest - desk.told[place]) >> STEP_BITS
        share = net.shares[min(step, len(net.shares) - 1)]
        mean += share * net.utility[place]
        whole += share
    return (mean << WORTH_BITS) // whole


def first_best(desk: ExactDesk, choices: int) -> int:
    """The first of the choices that are worth most."""
    best = 0
    for i in range(1, choices):
        if desk.worths[i] > desk.worths[best]:
            best = i
    return best

"""How much a player gains that learns only to beat three of a policy: a bound from below on what can be exploited."""

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from tapete.lab.comemierda import contest, evaluating, fast, learning, selfplay
from tapete.lab.comemierda.exact import exact
from tapete.lab.comemierda.shipping import policy_of
from tapete.lab.comemierda.train import ROUNDS, SERIES, Workshop, warmth
from tapete.robots.comemierda_learned import network, policy
from tapete.robots.comemierda_learned.policy import FIRST_BITS, NEXT_BITS, UTILITY, Policy

_RATE: Final = 3e-4
_LEAST_RATE: Final = 2e-5
_MEASURED: Final = 3500


def numbers_of(learned: Policy) -> evaluating.Floats:
    """The numbers of a policy as floats, in a row."""
    bits = (FIRST_BITS, FIRST_BITS, NEXT_BITS, FIRST_BITS + NEXT_BITS, NEXT_BITS, FIRST_BITS + NEXT_BITS)
    parts = [np.array(part, np.float64) / 2**each for part, each in zip(learned[2:8], bits, strict=True)]
    return np.concatenate(parts).astype(np.float32)


class Response(NamedTuple):
    """How far a best response has come: rounds learned, CPU seconds, its edges by series of a contest."""

    rounds: int
    seconds: float
    edges: evaluating.Floats


def responded(rounds: int, seed: int, measures: int = 5) -> Iterator[Response]:
    """A copy of the shipped policy learns for so many rounds, against three of it; told along the way, last at the end.

    Contests are not counted in the seconds.
    """
    learned = policy.read(network.PATH)
    sizes = learned.width, learned.height
    learner = learning.Learner(*sizes, numbers_of(learned), fast)
    frozen = evaluating.net_in(numbers_of(learned), *sizes)
    utility = np.array(learned.utility, np.float32) / np.float32(UTILITY)
    workshop = Workshop(*sizes)
    turns = rounds // (SERIES * ROUNDS)
    seconds = 0.0
    for turn in range(turns):
        begun = time.process_time()
        done = turn / turns
        mix = selfplay.Mix(0.0, 0.0, 0.0, 1.0, 0.02 * (1 - done), warmth(utility, done), 0.8, 0.0)
        rate = _RATE + (_LEAST_RATE - _RATE) * done
        nets = selfplay.Nets(learner.averaged, frozen, utility)
        workshop.turn(learner, nets, mix, rate, np.random.default_rng([seed, turn]))
        seconds += time.process_time() - begun
        if (turn + 1) * measures // turns > turn * measures // turns:
            response = policy_of(learner.averaged, utility)
            yield Response((turn + 1) * SERIES * ROUNDS, seconds, _edges(response, learned, seed))


def _edges(response: Policy, learned: Policy, seed: int) -> evaluating.Floats:
    """Points a round above an even share of one response among three of the policy, by series."""
    points = np.zeros(_MEASURED, np.float32)
    one, three = contest.Player(contest.GOOD, exact(response)), contest.Player(contest.GOOD, exact(learned))
    hall = contest.hall(learned.width, learned.height)
    fast.contest(seed, 0, ROUNDS, one, three, hall, points, evaluating.whole(4))
    return points - np.float32(0.5)

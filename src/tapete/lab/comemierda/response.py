"""How much a player gains that learns only to beat three of a policy: a bound from below on what can be exploited."""

from typing import Final

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


def responded(rounds: int, seed: int) -> evaluating.Floats:
    """Edges by series of a copy of the shipped policy that has learned for so many rounds, against three of it."""
    learned = policy.read(network.PATH)
    sizes = learned.width, learned.height
    learner = learning.Learner(*sizes, numbers_of(learned), fast)
    frozen = evaluating.net_in(numbers_of(learned), *sizes)
    utility = np.array(learned.utility, np.float32) / np.float32(UTILITY)
    workshop = Workshop(*sizes)
    turns = rounds // (SERIES * ROUNDS)
    for turn in range(turns):
        done = turn / turns
        mix = selfplay.Mix(0.0, 0.0, 0.0, 1.0, 0.02 * (1 - done), warmth(utility, done), 0.8, 0.0)
        rate = _RATE + (_LEAST_RATE - _RATE) * done
        nets = selfplay.Nets(learner.averaged, frozen, utility)
        workshop.turn(learner, nets, mix, rate, np.random.default_rng([seed, turn]))
    points = np.zeros(_MEASURED, np.float32)
    one = contest.Player(contest.GOOD, exact(policy_of(learner.averaged, utility)))
    three = contest.Player(contest.GOOD, exact(learned))
    fast.contest(seed, 0, ROUNDS, one, three, contest.hall(*sizes), points, evaluating.whole(4))
    return points - np.float32(0.5)

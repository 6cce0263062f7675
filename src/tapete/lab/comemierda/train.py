"""Training from nothing: rounds of self-play, then steps on what they told, over and over.

Invariants:
- a plan says all; the same plan on the same machine makes the same network, however often it was broken off;
- all that training needs to go on is in its checkpoint, written whole or not at all.
"""

import math
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from threadpoolctl import ThreadpoolController  # type: ignore[import-untyped]

from tapete.core import BadInput
from tapete.lab.comemierda import contest, evaluating, fast, learning, selfplay
from tapete.lab.comemierda.exact import exact
from tapete.lab.comemierda.shipping import policy_of
from tapete.robots.comemierda_learned import inputs
from tapete.robots.comemierda_learned.policy import Policy

POINTS: Final = np.array([2, 1, 0, -1], np.float32)
"""What the places of a round bring (C30)."""
SERIES: Final = 300
ROUNDS: Final = 7
"""A series of this many rounds is about as long as a match."""
BATCH: Final = 2048
SNAPSHOTS: Final = 8
"""Past selves that are kept as opponents."""
MEASURED: Final = 750
"""Series of a contest along the way."""
_SAVED_EVERY: Final = 60.0
_AHEAD: Final = 0.75
"""How much the next round counts beside this one."""
_THREADS: Final = ThreadpoolController()
_MOST_SAMPLES: Final = 200 * selfplay.MOST_IN_ROUND


@dataclass(frozen=True, slots=True)
class Plan:
    """What is trained: from which seed, over how many rounds, with layers of which sizes."""

    seed: int = 1
    rounds: int = 6_000_000
    first: int = 256
    second: int = 64


class Figures(NamedTuple):
    """How far training has come: rounds played, points a round over an even share against three `rules`."""

    rounds: int
    edge: float
    error: float
    off: float
    seconds: float


class Workshop:
    """Room for turns of training with networks of one size."""

    def __init__(self, first: int, second: int) -> None:
        self._desk = evaluating.desk(first, second)
        self._bench = selfplay.bench()
        self._notes = selfplay.notes()
        self._samples = selfplay.sample_room(_MOST_SAMPLES)

    def turn(
        self,
        learner: learning.Learner,
        nets: selfplay.Nets,
        mix: selfplay.Mix,
        rate: float,
        chance: np.random.Generator,
    ) -> tuple[evaluating.Floats, float]:
        """Self-play and one pass over what it told: the learner's places by office before, and how far off it was."""
        moves = np.zeros((4, 4), np.float32)
        with _THREADS.limit(limits=1):  # sums come out the same however many cores there are
            written = fast.play_series(
                int(chance.integers(1, 1 << 32)), SERIES, ROUNDS, mix, nets,
                self._bench, self._desk, self._notes, self._samples, moves,
            )  # fmt: skip
            order = chance.permutation(written)
            starts = range(0, written - BATCH + 1, BATCH)
            offs = [learner.learn(self._samples, order[start : start + BATCH], rate) for start in starts]
        return moves, sum(offs) / len(offs)


class Training:
    """A network in training, to be stepped, measured and saved."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        numbers = learning.begun(plan.first, plan.second, plan.seed)
        self.learner = learning.Learner(plan.first, plan.second, numbers, fast)
        self.rounds = 0
        self.turn = 0
        self.seconds = 0.0
        self.off = 0.0
        self.moves = np.full((4, 4), 0.01, np.float32)
        self.past: list[evaluating.Floats] = []
        self.curve: list[Figures] = []
        self._workshop = Workshop(plan.first, plan.second)

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return min(1.0, self.rounds / self.plan.rounds)

    @property
    def utility(self) -> evaluating.Floats:
        """What each place is worth: its points, and what its office brings in the rounds after."""
        chances = self.moves / self.moves.sum(1, keepdims=True)
        worth = np.linalg.solve(np.eye(4) - _AHEAD * chances, POINTS)
        utility: evaluating.Floats = (worth - worth.mean()).astype(np.float32)
        return utility

    def step(self) -> None:
        """One turn: rounds of self-play, then one pass over the samples in another order."""
        begun = time.process_time()
        chance = np.random.default_rng([self.plan.seed, self.turn])
        done = self.progress
        utility = self.utility
        net = self.learner.averaged
        past = net
        if self.past:
            past = evaluating.net_in(self.past[chance.integers(len(self.past))], *self.learner.sizes)
        mix = selfplay.Mix(0.35, 0.2, 0.1, 0.0, _between(0.05, 0.005, done), warmth(utility, done), 0.8, 0.4)
        rate = _between(1.2e-3, 2e-5, 0.5 - 0.5 * math.cos(math.pi * done))
        moves, self.off = self._workshop.turn(self.learner, selfplay.Nets(net, past, utility), mix, rate, chance)
        self.moves = self.moves * np.float32(0.97) + moves
        self.rounds += SERIES * ROUNDS
        self.turn += 1
        if int(self.progress * 5 * SNAPSHOTS) > int(done * 5 * SNAPSHOTS):
            self.past = [*self.past, self.learner.average.copy()][-SNAPSHOTS:]
        self.seconds += time.process_time() - begun

    @property
    def policy(self) -> Policy:
        """The network as it would be shipped now."""
        return policy_of(self.learner.averaged, self.utility)

    def measure(self) -> Figures:
        """A contest of the policy against three `rules`, noted in the curve."""
        points = np.zeros(MEASURED, np.float32)
        net = exact(self.policy)
        one, three = contest.Player(contest.GOOD, net), contest.Player(contest.RULES, net)
        hall = contest.hall(self.plan.first, self.plan.second)
        fast.contest(1, 0, ROUNDS, one, three, hall, points, evaluating.whole(4))
        error = float(points.std(ddof=1)) / math.sqrt(MEASURED)
        figures = Figures(self.rounds, float(points.mean()) - 0.5, error, self.off, self.seconds)
        self.curve.append(figures)
        return figures

    def save(self, path: Path) -> None:
        """Write all that is needed to go on."""
        unfinished = path.with_suffix(".part")
        learner = self.learner
        with unfinished.open("wb") as file:
            np.savez(
                file,
                layout=inputs.LAYOUT,
                plan=np.array([self.plan.seed, self.plan.rounds, self.plan.first, self.plan.second]),
                done=np.array([self.rounds, self.turn, learner.steps]),
                seconds=self.seconds,
                numbers=learner.numbers,
                average=learner.average,
                mean=learner.mean,
                square=learner.square,
                moves=self.moves,
                past=np.array(self.past, np.float32),
                curve=np.array(self.curve, np.float64),
            )
        unfinished.replace(path)


def warmth(utility: evaluating.Floats, done: float) -> float:
    """How much noise is on values: less and less, and in parts of what is at stake."""
    return _between(0.05, 0.015, done) * float(utility.std() / POINTS.std())


def _between(first: float, last: float, done: float) -> float:
    return first + (last - first) * done


def resumed(path: Path) -> Training:
    """The training in a checkpoint; BadInput if it is none, OSError if it cannot be read."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            if int(kept["layout"]) == inputs.LAYOUT:
                return _restored(kept)
    except (ValueError, KeyError, TypeError, IndexError, EOFError, zipfile.BadZipFile):  # numpy's words are for others
        raise BadInput(f"{path} is no checkpoint of a training") from None
    raise BadInput(f"{path} is of another layout of inputs")


def _restored(kept: Any) -> Training:
    """The training of a checkpoint's arrays."""
    training = Training(Plan(*(int(number) for number in kept["plan"])))
    training.rounds, training.turn, training.learner.steps = (int(number) for number in kept["done"])
    training.seconds = float(kept["seconds"])
    training.moves = kept["moves"]
    training.past = list(kept["past"])
    training.curve = [Figures(int(row[0]), *row[1:]) for row in kept["curve"].tolist()]
    learner = training.learner
    learner.numbers, learner.average = kept["numbers"], kept["average"]
    learner.mean, learner.square = kept["mean"], kept["square"]
    return training


def train(training: Training, checkpoint: Path, minutes: float | None, measures: int = 40) -> Iterator[Figures]:
    """Go on until the plan is done or the minutes are over, saving along the way; figures now and then.

    Broken off in the middle of a turn, it goes on from the last time it was saved.
    """
    end = math.inf if minutes is None else time.monotonic() + 60 * minutes
    saved = time.monotonic()
    while training.progress < 1 and time.monotonic() < end:
        before = int(training.progress * measures)
        training.step()
        if int(training.progress * measures) > before or training.turn == 1:
            yield training.measure()
        if time.monotonic() > saved + _SAVED_EVERY:
            training.save(checkpoint)
            saved = time.monotonic()
    training.save(checkpoint)

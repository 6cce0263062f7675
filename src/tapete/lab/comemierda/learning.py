"""How the network learns from samples: the first layer by the inputs that are on, the rest as matrices; Adam.

Invariant:
- the same numbers, samples and rate give the same numbers after.
"""

import math
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tapete.lab.comemierda.evaluating import Floats, Net, net_in, parameters
from tapete.lab.comemierda.selfplay import Samples

Indices: TypeAlias = npt.NDArray[np.int16]
Rows: TypeAlias = npt.NDArray[np.int64]
_NONE: Final = np.float32(0)


def first_sums(inputs: Indices, lengths: Rows, rows: Rows, first: Floats, bias: Floats, sums: Floats) -> None:
    """The sums of the first layer for these rows."""
    width = len(bias)
    for i in range(len(rows)):
        row = rows[i]
        for j in range(width):
            sums[i, j] = bias[j]
        for k in range(lengths[row]):
            on = inputs[row, k]
            for j in range(width):
                sums[i, j] += first[on, j]


def first_slopes(inputs: Indices, lengths: Rows, rows: Rows, slopes: Floats, first: Floats, bias: Floats) -> None:
    """Add up the slopes of the first layer from those of its sums."""
    width = len(bias)
    for i in range(len(rows)):
        row = rows[i]
        for j in range(width):
            bias[j] += slopes[i, j]
        for k in range(lengths[row]):
            on = inputs[row, k]
            for j in range(width):
                first[on, j] += slopes[i, j]


def adam_step(
    numbers: Floats,
    slopes: Floats,
    mean: Floats,
    square: Floats,
    average: Floats,
    rate: float,
    root: float,
    keep: float,
) -> None:
    """One step down the slopes, which are 0 after it, and of the running average of the numbers."""
    size = np.float32(rate)
    even = np.float32(root)
    new = np.float32(1 - keep)
    first = np.float32(0.1)
    second = np.float32(0.001)
    tiny = np.float32(1e-8)
    for i in range(len(numbers)):
        slope = slopes[i]
        slopes[i] = _NONE
        mean[i] += first * (slope - mean[i])
        square[i] += second * (slope * slope - square[i])
        numbers[i] -= size * mean[i] / (np.sqrt(square[i]) * even + tiny)
        average[i] += new * (numbers[i] - average[i])


class Loops(Protocol):
    """The three loops above, compiled or as they are: a module that has them."""

    @property
    def first_sums(self) -> Callable[[Indices, Rows, Rows, Floats, Floats, Floats], None]:
        """See above."""
        ...

    @property
    def first_slopes(self) -> Callable[[Indices, Rows, Rows, Floats, Floats, Floats], None]:
        """See above."""
        ...

    @property
    def adam_step(self) -> Callable[[Floats, Floats, Floats, Floats, Floats, float, float, float], None]:
        """See above."""
        ...


class Learner:
    """A network's numbers, its averaged self and what Adam keeps."""

    def __init__(self, first: int, second: int, numbers: Floats, loops: Loops) -> None:
        self.sizes = (first, second)
        self.numbers = numbers
        self.average = numbers.copy()
        self.slopes = np.zeros_like(numbers)
        self.mean = np.zeros_like(numbers)
        self.square = np.zeros_like(numbers)
        self.steps = 0
        self._loops = loops

    @property
    def averaged(self) -> Net:
        """The network that plays."""
        return net_in(self.average, *self.sizes)

    def learn(self, samples: Samples, rows: Rows, rate: float) -> float:
        """One step on these rows; how far off the network was (cross-entropy)."""
        net = net_in(self.numbers, *self.sizes)
        slope = net_in(self.slopes, *self.sizes)
        sums = np.empty((len(rows), self.sizes[0]), np.float32)
        self._loops.first_sums(samples.inputs, samples.lengths, rows, net.first, net.first_bias, sums)
        hidden = np.maximum(sums, _NONE)
        above = hidden @ net.second + net.second_bias
        upper = np.maximum(above, _NONE)
        told = upper @ net.last.T + net.last_bias
        told -= told.max(1, keepdims=True)
        told -= np.log(np.exp(told).sum(1, keepdims=True))
        targets = samples.targets[rows]
        off = -float((targets * told).sum(1).mean())
        down = (np.exp(told) - targets) / np.float32(len(rows))
        slope.last[...] = down.T @ upper
        slope.last_bias[...] = down.sum(0)
        down = (down @ net.last) * (above > 0)
        slope.second[...] = hidden.T @ down
        slope.second_bias[...] = down.sum(0)
        down = (down @ net.second.T) * (sums > 0)
        self._loops.first_slopes(samples.inputs, samples.lengths, rows, down, slope.first, slope.first_bias)
        self.steps += 1
        fix = math.sqrt(1 / (1 - 0.999**self.steps))
        keep = min(0.999, (1 + self.steps) / (10 + self.steps))
        self._loops.adam_step(
            self.numbers, self.slopes, self.mean, self.square, self.average,
            rate / (1 - 0.9**self.steps), fix, keep,
        )  # fmt: skip
        return off


def begun(first: int, second: int, seed: int) -> Floats:
    """The numbers of a network that knows nothing."""
    chance = np.random.default_rng(seed)
    numbers = np.zeros(parameters(first, second), np.float32)
    net = net_in(numbers, first, second)
    net.first[...] = chance.uniform(-1, 1, net.first.shape) / math.sqrt(75)
    net.second[...] = chance.uniform(-1, 1, net.second.shape) * math.sqrt(3 / first)
    net.last[...] = chance.uniform(-1, 1, net.last.shape) / math.sqrt(second)
    return numbers

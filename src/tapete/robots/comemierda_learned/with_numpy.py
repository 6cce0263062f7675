"""The network by numpy: floats that hold whole numbers only, so that sums are exact in any order.

Invariant:
- no sum of the first layer reaches 2**24, no other one 2**53.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from threadpoolctl import ThreadpoolController  # type: ignore[import-untyped]

from tapete.robots.comemierda_learned.inputs import INPUTS, MOST
from tapete.robots.comemierda_learned.policy import NEXT_BITS, PLACES, Policy
from tapete.robots.comemierda_learned.reckoning import SHARES, STEP_BITS, Inputs, Places

_EXACT: Final = 1 << 24
_FEW: Final = 4
_THREADS: Final = ThreadpoolController()
"""Matrices this small are slower by two threads, and very much so where the cores have other work."""
_SHARES: Final = np.array([*SHARES, 0])


class WithNumpy:
    """A network by matrices."""

    def __init__(self, policy: Policy) -> None:
        width, height = policy.width, policy.height
        self.utility: Sequence[int] = policy.utility
        self._first: npt.NDArray[np.float32] = np.array(policy.first, np.float32).reshape(INPUTS, width)
        self._first_bias: npt.NDArray[np.float32] = np.array(policy.first_bias, np.float32)
        self._second = np.array(policy.second, np.float64).reshape(width, height)
        self._second_bias = np.array(policy.second_bias, np.float64)
        self._last = np.array(policy.last, np.float64).reshape(PLACES, height).T.copy()
        self._last_bias = np.array(policy.last_bias, np.float64)
        assert np.abs(self._first).max() * MOST + np.abs(self._first_bias).max() < _EXACT

    def places(self, asked: Sequence[Inputs]) -> list[list[Places]]:
        """As `reckoning.Network` asks: one position by the rows that are on, many at once as one matrix."""
        with _THREADS.limit(limits=1):
            sums = self._few(asked) if len(asked) <= _FEW else self._many(asked)
            told = self._shares(sums).tolist()
        places = []
        begin = 0
        for each in asked:
            end = begin + len(each.choices)
            places.append([(first, second, third, last) for first, second, third, last in told[begin:end]])
            begin = end
        return places

    def _few(self, asked: Sequence[Inputs]) -> npt.NDArray[np.float32]:
        sums = []
        for position, choices in asked:
            base = self._first[list(position)].sum(0) + self._first_bias
            sums += [base + self._first[list(on)].sum(0) - self._first[list(off)].sum(0) for on, off in choices]
        return np.array(sums)

    def _many(self, asked: Sequence[Inputs]) -> npt.NDArray[np.float32]:
        rows = sum(len(each.choices) for each in asked)
        inputs = np.zeros((rows, INPUTS), np.float32)
        row = 0
        for position, choices in asked:
            inputs[row : row + len(choices), position] = 1
            for on, off in choices:
                inputs[row, off] = 0
                inputs[row, on] = 1
                row += 1
        sums: npt.NDArray[np.float32] = inputs @ self._first + self._first_bias
        return sums

    def _shares(self, sums: npt.NDArray[np.float32]) -> npt.NDArray[np.int64]:
        """The shares of the places, a row for each row of sums of the first layer."""
        hidden = np.maximum(sums, 0).astype(np.float64)
        upper = np.maximum(hidden @ self._second + self._second_bias, 0)
        upper = np.floor(upper / (1 << NEXT_BITS))
        told = upper @ self._last + self._last_bias
        steps = ((told.max(1, keepdims=True) - told) / (1 << STEP_BITS)).astype(np.int64)
        shares: npt.NDArray[np.int64] = _SHARES[np.minimum(steps, len(SHARES))]
        return shares

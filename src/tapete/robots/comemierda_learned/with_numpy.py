"""The network by numpy: floats that hold whole numbers only, so that sums are exact in any order.

Invariant:
- no sum of the first layer reaches 2**24, no other one 2**53.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from tapete.robots.comemierda_learned.inputs import INPUTS, MOST
from tapete.robots.comemierda_learned.policy import NEXT_BITS, PLACES, Policy
from tapete.robots.comemierda_learned.reckoning import SHARES, STEP_BITS, Choice

_EXACT: Final = 1 << 24
_SHARES: Final = np.array([*SHARES, 0])


class WithNumpy:
    """A network by matrices."""

    def __init__(self, policy: Policy) -> None:
        width, height = policy.width, policy.height
        self.utility: Sequence[int] = policy.utility
        self.first: npt.NDArray[np.float32] = np.array(policy.first, np.float32).reshape(INPUTS, width)
        self.first_bias: npt.NDArray[np.float32] = np.array(policy.first_bias, np.float32)
        self._second = np.array(policy.second, np.float64).reshape(width, height)
        self._second_bias = np.array(policy.second_bias, np.float64)
        self._last = np.array(policy.last, np.float64).reshape(PLACES, height).T.copy()
        self._last_bias = np.array(policy.last_bias, np.float64)
        assert np.abs(self.first).max() * MOST + np.abs(self.first_bias).max() < _EXACT

    def places(self, position: Sequence[int], choices: Sequence[Choice]) -> list[tuple[int, int, int, int]]:
        """As `reckoning.Network` asks."""
        base = self.first[list(position)].sum(0) + self.first_bias
        sums = np.empty((len(choices), len(base)), np.float32)
        for row, choice in zip(sums, choices, strict=True):
            row[:] = base + self.first[choice.on].sum(0) - self.first[choice.off].sum(0)
        first, second, third, last = self.shares(sums).T.tolist()
        return list(zip(first, second, third, last, strict=True))

    def shares(self, sums: npt.NDArray[np.float32]) -> npt.NDArray[np.int64]:
        """The shares of the places, a row for each row of sums of the first layer."""
        hidden = np.maximum(sums, 0).astype(np.float64)
        upper = np.maximum(hidden @ self._second + self._second_bias, 0)
        upper = np.floor(upper / (1 << NEXT_BITS))
        told = upper @ self._last + self._last_bias
        steps = ((told.max(1, keepdims=True) - told) / (1 << STEP_BITS)).astype(np.int64)
        shares: npt.NDArray[np.int64] = _SHARES[np.minimum(steps, len(SHARES))]
        return shares

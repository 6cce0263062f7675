"""The network in plain Python: some milliseconds a choice, for where numpy is not."""

from collections.abc import Sequence
from operator import add, mul, sub
from typing import Final

from tapete.robots.comemierda_learned.policy import FIRST_BITS, NEXT_BITS, PLACES, Policy
from tapete.robots.comemierda_learned.reckoning import SHARES, STEP_BITS, Choice, Inputs, Places

_SHIFT: Final = NEXT_BITS
assert FIRST_BITS + NEXT_BITS > STEP_BITS


class Plain:
    """A network by lists."""

    def __init__(self, policy: Policy) -> None:
        width, height = policy.width, policy.height
        self.utility: Sequence[int] = policy.utility
        self._first = [policy.first[i : i + width].tolist() for i in range(0, len(policy.first), width)]
        self._first_bias = policy.first_bias.tolist()
        self._second = [policy.second[j::height].tolist() for j in range(height)]
        self._second_bias = policy.second_bias.tolist()
        self._last = [policy.last[i : i + height].tolist() for i in range(0, len(policy.last), height)]
        self._last_bias = policy.last_bias.tolist()

    def places(self, asked: Sequence[Inputs]) -> list[list[Places]]:
        """As `reckoning.Network` asks."""
        return [self._position(each) for each in asked]

    def _position(self, asked: Inputs) -> list[Places]:
        sums = self._first_bias
        for row in asked.position:
            sums = list(map(add, sums, self._first[row]))
        return [self._choice(sums, choice) for choice in asked.choices]

    def _choice(self, sums: list[int], choice: Choice) -> Places:
        for row in choice.on:
            sums = list(map(add, sums, self._first[row]))
        for row in choice.off:
            sums = list(map(sub, sums, self._first[row]))
        hidden = [max(0, total) for total in sums]
        upper = [
            max(0, sum(map(mul, hidden, column)) + bias) >> _SHIFT
            for column, bias in zip(self._second, self._second_bias, strict=True)
        ]
        told = [sum(map(mul, upper, row)) + bias for row, bias in zip(self._last, self._last_bias, strict=True)]
        steps = [(max(told) - total) >> STEP_BITS for total in told]
        first, second, third, last = (SHARES[step] if step < len(SHARES) else 0 for step in steps[:PLACES])
        return first, second, third, last

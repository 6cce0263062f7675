"""Small networks drawn by lot."""

from array import array
from random import Random

from tapete.robots.comemierda_learned.inputs import INPUTS
from tapete.robots.comemierda_learned.policy import PLACES, Policy


def drawn(seed: int, width: int = 12, height: int = 6) -> Policy:
    """A policy of the given size that answers differently in different positions."""
    rng = Random(seed)

    def numbers(kind: str, count: int, most: int) -> "array[int]":
        return array(kind, [rng.randint(-most, most) for _ in range(count)])

    return Policy(
        width,
        height,
        first=numbers("h", INPUTS * width, 200),
        first_bias=numbers("i", width, 200),
        second=numbers("h", width * height, 1500),
        second_bias=numbers("i", height, 1 << 18),
        last=numbers("h", height * PLACES, 1500),
        last_bias=numbers("i", PLACES, 1 << 18),
        utility=array("i", [2900, 1400, -1600, -2700]),
    )

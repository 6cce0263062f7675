"""Words of 32 bits, each from the one before: chance for bulk loops and for robots that think in samples.

Plain functions of whole numbers, to be compiled too. What a match is dealt comes from `chance.py`.
"""

from typing import Final

WORD: Final = 0xFFFFFFFF
"""The highest word."""


def next_random(rng: int) -> int:
    """Another word; `rng` is not 0, nor is it ever."""
    rng ^= (rng << 13) & WORD
    rng ^= rng >> 17
    return rng ^ ((rng << 5) & WORD)

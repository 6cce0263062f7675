"""All chance of a match, from one secret (RECORD, verifiable deals).

Invariants:
- the same secret, game, deal number and nonces give the same draws on every machine;
- `below` is unbiased: draws that would favour small numbers are thrown away;
- nothing here reads a clock or the system's generator.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import chain, count, islice
from operator import mod
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

_WORDS: Final = struct.Struct(">8I")
_SPAN: Final = 1 << 32


class Entropy(Protocol):
    """A source of whole numbers, each drawn evenly."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound-1."""
        ...


def commitment(secret: bytes) -> str:
    """What is published before the first card: SHA-256 of the secret, lower-case hex."""
    return hashlib.sha256(secret).hexdigest()


def simulation_secret(seed: str) -> bytes:
    """The secret of a simulated match: a seed is a whole match."""
    return hashlib.sha256(f"tapete simulation\n{seed}".encode()).digest()


def robot_key(secret: bytes, seat: int, deal: int, decision: int) -> bytes:
    """32 random bytes for a robot's decision `decision` (from 0) of deal `deal`, so that it can be recomputed."""
    return hmac.digest(secret, f"tapete/1\nrobot\n{seat}\n{deal}\n{decision}".encode("ascii"), "sha256")


def shuffled(cards: Sequence[T], entropy: Entropy) -> tuple[T, ...]:
    """The cards in an order drawn evenly: from the last place down to the second, each swaps with one not after it."""
    deck = list(cards)
    bounds = range(len(deck), 1, -1)
    if isinstance(entropy, HmacEntropy):
        others = entropy.each_below(bounds)
    else:
        others = [entropy.below(bound) for bound in bounds]
    last = len(deck) - 1
    for other in others:
        deck[last], deck[other] = deck[other], deck[last]
        last -= 1
    return tuple(deck)


class HmacEntropy:
    """The draws of one deal: blocks of HMAC-SHA-256, cut into big-endian words of four bytes."""

    def __init__(self, secret: bytes, game: str, deal: int, nonces: Sequence[str | None]) -> None:
        told = ",".join(nonce or "-" for nonce in nonces)
        self._words = _words(secret, f"tapete/1\n{game}\n{deal}\n{told}\n".encode("ascii"))

    def below(self, bound: int) -> int:
        """A number from 0 to bound-1, drawn evenly; ValueError unless 1 <= bound <= 2**32."""
        if not 1 <= bound <= _SPAN:
            raise ValueError(f"no even draw below {bound}")
        limit = _SPAN - _SPAN % bound
        while True:
            word = next(self._words)
            if word < limit:
                return word % bound

    def each_below(self, bounds: Sequence[int]) -> list[int]:
        """What `below` would give for one bound after the other."""
        words = list(islice(self._words, len(bounds)))
        if bounds and min(bounds) > 0 and max(words) + max(bounds) <= _SPAN:
            return list(map(mod, words, bounds))
        # A word this high may have to be thrown away, so they are drawn one by one.
        self._words = chain(words, self._words)
        return [self.below(bound) for bound in bounds]


def _words(secret: bytes, message: bytes) -> Iterator[int]:
    """The words of a deal, without end; what all blocks have in common is reckoned once."""
    begun = hmac.new(secret, message, "sha256")

    def block(number: int) -> tuple[int, ...]:
        keyed = begun.copy()
        keyed.update(b"%d" % number)
        return _WORDS.unpack(keyed.digest())

    return chain.from_iterable(map(block, count()))

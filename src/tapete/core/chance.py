"""All chance of a match, from one secret (RECORD, verifiable deals).

Invariants:
- the same secret, game, deal number and nonces give the same draws on every machine;
- `below` is unbiased: draws that would favour small numbers are thrown away;
- nothing here reads a clock or the system's generator.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_WORD = 4
_SPAN = 1 << (8 * _WORD)


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
    for last in range(len(deck) - 1, 0, -1):
        other = entropy.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


class HmacEntropy:
    """The draws of one deal: blocks of HMAC-SHA-256, cut into big-endian words of four bytes."""

    def __init__(self, secret: bytes, game: str, deal: int, nonces: Sequence[str | None]) -> None:
        self._secret = secret
        told = ",".join(nonce or "-" for nonce in nonces)
        self._message = f"tapete/1\n{game}\n{deal}\n{told}\n"
        self._block = b""
        self._blocks = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound-1, drawn evenly; ValueError unless 1 <= bound <= 2**32."""
        if not 1 <= bound <= _SPAN:
            raise ValueError(f"no even draw below {bound}")
        limit = _SPAN - _SPAN % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def _word(self) -> int:
        if not self._block:
            self._block = hmac.digest(self._secret, f"{self._message}{self._blocks}".encode("ascii"), "sha256")
            self._blocks += 1
        word, self._block = self._block[:_WORD], self._block[_WORD:]
        return int.from_bytes(word, "big")

"""The numbers of the actions of Comemierda, by value and count: suits matter nowhere in play (C4).

| Number | Action |
|---|---|
| 4 * rank + n - 1, so 0 to 40 | play n cards of a rank: 0 to 9 for 3 4 5 6 7 10 11 12 1 2, 10 the two of oros |
| 44 | pass |
| 45 + rank, so 45 to 55 | give one card of a rank |
| 56 to 120 | give two cards: the pairs of ranks in order, 0-0, 0-1, ... 0-10, 1-1, ... 9-10 |

Four twos do not exist (39), nor do 41 to 43; they are never legal. Plays and the pass are the bits of `rules.py`.

Invariants:
- `number_of` and `first_of` are inverse on actions of different values, and never another's number is taken;
- of actions alike by value the first in canonical order is meant: suits in the order o c e b.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Final

from tapete.core import BadInput
from tapete.games.comemierda.actions import Action, Give, Pass, Play
from tapete.games.comemierda.rules import OROS_RANK, PASS_ACTION
from tapete.games.comemierda.values import RANK

RANKS: Final = OROS_RANK + 1

FACES: Final = ("3", "4", "5", "6", "7", "10", "11", "12", "1", "2", "2o")
"""The ranks as one reads them, low to high."""

GIVE_ONE: Final = PASS_ACTION + 1
GIVE_TWO: Final = GIVE_ONE + RANKS

PAIRS: Final = tuple(combinations_with_replacement(range(RANKS), 2))[:-1]
"""The ranks of two cards; there is one two of oros only."""

PAIR_NUMBER: Final = {pair: GIVE_TWO + place for place, pair in enumerate(PAIRS)}
ACTIONS: Final = GIVE_TWO + len(PAIRS)


def number_of(action: Action) -> int:
    """The number of an action."""
    match action:
        case Pass():
            return PASS_ACTION
        case Play(cards):
            return 4 * RANK[cards[0]] + len(cards) - 1
        case Give((card,)):
            return GIVE_ONE + RANK[card]
        case Give((one, other)):
            low, high = sorted((RANK[one], RANK[other]))
            return PAIR_NUMBER[low, high]
        case _:
            raise BadInput(f"no number for {action!r}")


def first_of(number: int, legal: Iterable[Action]) -> Action:
    """The first of the legal actions with this number; BadInput if there is none."""
    for action in legal:
        if number_of(action) == number:
            return action
    raise BadInput(f"action {number} is not legal now")


def gift_of(number: int) -> tuple[int, ...]:
    """The ranks of a gift."""
    return (number - GIVE_ONE,) if number < GIVE_TWO else PAIRS[number - GIVE_TWO]


def told(number: int) -> str:
    """The action for a reader: ``play 7 7``, ``pass``, ``give 3 2o``."""
    if number == PASS_ACTION:
        return "pass"
    if number < PASS_ACTION:
        return " ".join(["play", *[FACES[number >> 2]] * ((number & 3) + 1)])
    return " ".join(["give", *(FACES[rank] for rank in gift_of(number))])

"""What a look ahead comes down to, apart from asking the network: which choices to try, and how a try ends.

A choice is tried in worlds: the unseen cards are dealt anew, everybody plays on as the network would, up to the own
next decision; that is worth what the network makes of the best choice there.

Invariant:
- tries, like the network, are whole numbers: whoever looks ahead from the same position and key finds the same.

Plain functions of whole numbers, to be compiled too.
"""

from typing import Final

from tapete.games.comemierda.rules import Ruling, Table, count_bits, highest_bit_index
from tapete.robots.comemierda_learned.facts import SEATS
from tapete.robots.comemierda_learned.reckoning import WORTH_BITS

STANDARD: Final = Ruling(4, 0, 1, 0, 0, 0, 0, 0, 0)
WORLDS: Final = 120
"""Tries for one decision, all choices together."""
AT_MOST: Final = 4
"""Choices that are tried."""
NEAR: Final = 400 << WORTH_BITS
"""A choice worth less than the best by more is not tried."""
SEEN_BEFORE: Final = 60
"""What the network made of a choice at first counts as so many tries."""
ENOUGH: Final = 300
"""Positions of an ending to look at in one try."""
NOT_YET: Final = -(1 << 60)


def is_tried(worths: list[int], choices: int, choice: int) -> bool:
    """Whether a choice is near the best and among the AT_MOST best, earlier ones first among equals."""
    better = 0
    for other in range(choices):
        if worths[other] > worths[choice] or (worths[other] == worths[choice] and other < choice):
            better += 1
            if worths[other] - worths[choice] > NEAR:
                return False
    return better < AT_MOST


def last_set(hand: int, mask: int) -> int:
    """The action that goes out at once, 0 bits off if there is none: -1."""
    rank = highest_bit_index(hand) >> 2
    count = count_bits(hand)
    action = 4 * rank + count - 1
    if count <= 4 and hand == (1 << count) - 1 << 4 * rank and mask >> action & 1:
        return action
    return -1


def worth_when_out(table: Table, seat: int, utility: list[int]) -> int:
    """What the round is worth to a seat that is out, or left with cards; NOT_YET while it plays."""
    for place in range(table.finished):
        if table.order >> 3 * place & 7 == seat:
            return utility[place] << WORTH_BITS
    if table.finished == SEATS - 1:
        return utility[SEATS - 1] << WORTH_BITS
    return NOT_YET

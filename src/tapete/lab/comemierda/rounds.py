"""One round of the standard game for the laboratory: dealt from a seed, exchanged, stepped, with its facts.

Invariant:
- the facts after a round has been played to some point are those that a View of it tells (`facts.py`).
"""

from typing import Final, TypeAlias

from tapete.core.xorshift import next_random
from tapete.games.comemierda.playouts import dealt, pick_bit, shuffle
from tapete.games.comemierda.rules import (
    NOBODY,
    OROS,
    PASS_ACTION,
    SINGLES,
    Table,
    count_bits,
    lowest_bit_index,
    opened,
    without,
)
from tapete.games.comemierda.scoring import highest, passed_over, ranked
from tapete.robots.comemierda_learned import facts as noting
from tapete.robots.comemierda_learned.yardstick import rules_gift

Hands: TypeAlias = tuple[int, ...]
"""Of four seats."""

GIFT_BY_LOT: Final = 0
GIFT_LOWEST: Final = 1
GIFT_RULES: Final = 2


def dealt_round(facts: list[int], rng: int, deck: list[int]) -> tuple[Hands, int, int]:
    """The hands, whose three of oros opens a first round, and the last word."""
    noting.begin(facts)
    rng = shuffle(deck, rng)
    hands, opener = dealt((0, 0, 0, 0), 3, deck)
    return hands, opener, rng


def exchanged_round(facts: list[int], hands: Hands, ranking: int, ways: list[int], rng: int) -> tuple[Hands, int]:
    """The hands after the exchange by this ranking, and the last word; `ways` says how each seat chooses its gifts."""
    for place in range(2):
        higher = ranked(ranking, place)
        lower = ranked(ranking, 3 - place)
        noting.paired(facts, place, higher, lower)
        for _ in range(2 - place):
            rank = highest(hands[lower])
            noting.exchanged_up(facts, higher, lower, rank)
            hands = passed_over(hands, lower, higher, rank)
        gift, rng = _gift(hands[higher], 2 - place, ways[higher], rng)
        for i in range(2 - place):
            rank = gift >> 4 * i & 15
            noting.exchanged_down(facts, higher, lower, rank)
            hands = passed_over(hands, higher, lower, rank)
    return hands, rng


def _gift(hand: int, count: int, way: int, rng: int) -> tuple[int, int]:
    if way == GIFT_RULES:
        return rules_gift(hand, count), rng
    gift = 0
    for i in range(count):
        ones = hand & (SINGLES | OROS)
        rank = lowest_bit_index(ones) >> 2
        if way == GIFT_BY_LOT:
            rng = next_random(rng)
            rank = pick_bit(ones, rng) >> 2
        gift |= rank << 4 * i
        hand = without(hand, rank, 1)
    return gift, rng


def opened_round(hands: Hands, opener: int) -> Table:
    """Play begins."""
    return opened(hands, opener)


def settled(table: Table, wins: int) -> Table:
    """The round as it ends when `wins`, one of the two left, goes out first."""
    holding = table.holding & ~(1 << wins)
    order = table.order | wins << 3 * table.finished
    return Table(table.hands, table.turn, 0, 0, table.turn, 0, holding, table.finished + 1, order, NOBODY)


def lowest_action(hand: int, mask: int, count: int) -> int:
    """What the `lowest` robot plays: the lowest it may, opening with all of its rank."""
    if mask == 1 << PASS_ACTION:
        return PASS_ACTION
    action = lowest_bit_index(mask)
    if count == 0:
        return (action & ~3) + count_bits(hand >> (action & ~3) & 15) - 1
    return action

"""Random play in bulk, by values alone: for measuring, and to be compiled.

Invariants:
- the same arguments give the same answer, compiled or not;
- every round is whole: shuffle, exchange, play, offices, points.
"""

from typing import Final

from tapete.games.comemierda.rules import (
    Ruling,
    count_bits,
    is_over,
    legal,
    legal_first,
    lowest_bit_index,
    opened,
    put,
    rank_at,
    step,
    with_card,
    without,
)
from tapete.games.comemierda.scoring import highest, opener_after, passed_over, ranked, ranking_of, with_points

WORD: Final = 0xFFFFFFFF
CARDS: Final = 40
THREE_OF_OROS: Final = 2


def next_random(rng: int) -> int:
    """Another word of 32 bits; `rng` is not 0."""
    rng ^= (rng << 13) & WORD
    rng ^= rng >> 17
    return rng ^ ((rng << 5) & WORD)


def pick_bit(mask: int, rng: int) -> int:
    """Index of one of the set bits of `mask`, which one by the word `rng`."""
    for _ in range((rng * count_bits(mask)) >> 32):
        mask &= mask - 1
    return lowest_bit_index(mask)


def shuffle(deck: list[int], rng: int) -> int:
    """Put the deck in another order, in place."""
    for last in range(CARDS - 1, 0, -1):
        rng = next_random(rng)
        other = (rng * (last + 1)) >> 32
        deck[last], deck[other] = deck[other], deck[last]
    return rng


def exchanged(ruling: Ruling, hands: tuple[int, ...], ranking: int, rng: int) -> tuple[tuple[int, ...], int]:
    """The hands after both pairs have exchanged, the gifts drawn by lot; and the next word (C20)."""
    for place in range(2):
        count = 2 - place
        higher = ranked(ranking, place)
        lower = ranked(ranking, ruling.players - 1 - place)
        dealt = hands[higher]
        for _ in range(count):
            hands = passed_over(hands, lower, higher, highest(hands[lower]))
        choice = dealt if ruling.blind_exchange else hands[higher]
        for _ in range(count):
            rng = next_random(rng)
            rank = pick_bit(choice, rng) >> 2
            choice = without(choice, rank, 1)
            hands = passed_over(hands, higher, lower, rank)
    return hands, rng


def playouts(ruling: Ruling, totals: tuple[int, ...], rounds: int, rng: int, deck: list[int]) -> tuple[int, int]:
    """Play the first `rounds` rounds of a match by lot; the number of steps, and a sum over how they ended.

    `totals` are those to start from, one per seat. `deck` has the places 0 to 39 in any order and is left in another;
    `rng` is a word of 32 bits, not 0. The match goes on whatever the target.
    """
    empty = totals
    for seat in range(ruling.players):
        empty = put(empty, seat, 0)
    steps = 0
    check = 0
    ranking = 0
    for number in range(1, rounds + 1):
        rng = shuffle(deck, rng)
        hands = empty
        opener = 0
        for i in range(CARDS):
            seat = i % ruling.players
            hands = put(hands, seat, with_card(hands[seat], rank_at(deck[i])))
            if deck[i] == THREE_OF_OROS:
                opener = seat
        if number > 1:
            hands, rng = exchanged(ruling, hands, ranking, rng)
            opener = opener_after(ruling, ranking)
        table = opened(hands, opener)
        mask = legal_first(ruling, table) if number == 1 else legal(ruling, table)
        while True:
            rng = next_random(rng)
            table = step(ruling, table, pick_bit(mask, rng))
            steps += 1
            if is_over(ruling, table):
                break
            mask = legal(ruling, table)
        ranking = ranking_of(ruling, table)
        totals = with_points(ruling, ranking, number, totals)
        check = (check * 31 + ranking) & WORD
    for seat in range(ruling.players):
        check = (check * 31 + totals[seat]) & WORD
    return steps, check

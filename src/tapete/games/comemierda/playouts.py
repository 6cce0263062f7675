"""Random play in bulk, by values alone: for measuring, and to be compiled.

Invariants:
- the same arguments give the same answer, compiled or not, whatever was in the deck before;
- every match is whole: dealer and shuffle, exchange, play, offices, points, until the target is reached (C2-C31).
"""

from typing import Final

from tapete.core.xorshift import WORD, next_random
from tapete.games.comemierda.rules import (
    OROS,
    SINGLES,
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
from tapete.games.comemierda.scoring import (
    forced,
    match_over,
    opener_after,
    passed_over,
    ranked,
    ranking_of,
    winners,
    with_points,
)

CARDS: Final = 40
THREE_OF_OROS: Final = 2
ONE_OF_EACH: Final = SINGLES | OROS
"""A bit for each rank: one card of it."""


def pick_bit(mask: int, rng: int) -> int:
    """Index of one of the set bits of `mask`, which one by the word `rng`."""
    for _ in range((rng * count_bits(mask)) >> 32):
        mask &= mask - 1
    return lowest_bit_index(mask)


def shuffle(deck: list[int], rng: int) -> int:
    """Put the places 0 to 39 of the pack into the deck, in an order drawn by lot; the word last drawn."""
    for place in range(CARDS):
        deck[place] = place
    for last in range(CARDS - 1, 0, -1):
        rng = next_random(rng)
        other = (rng * (last + 1)) >> 32
        deck[last], deck[other] = deck[other], deck[last]
    return rng


def dealt(empty: tuple[int, ...], dealer: int, deck: list[int]) -> tuple[tuple[int, ...], int]:
    """The hands, one card at a time from the seat after the dealer, and who has the three of oros (C2, C3).

    `empty` are as many empty hands.
    """
    hands = empty
    holder = dealer
    seat = dealer
    for i in range(CARDS):
        seat += 1
        if seat == len(empty):
            seat = 0
        hands = put(hands, seat, with_card(hands[seat], rank_at(deck[i])))
        if deck[i] == THREE_OF_OROS:
            holder = seat
    return hands, holder


def exchanged(ruling: Ruling, hands: tuple[int, ...], ranking: int, rng: int) -> tuple[tuple[int, ...], int]:
    """The hands after both pairs have exchanged, the ranks of the gifts drawn by lot; and the last word (C20)."""
    for place in range(2):
        higher = ranked(ranking, place)
        lower = ranked(ranking, ruling.players - 1 - place)
        choice = hands[higher]
        hands = forced(ruling, hands, ranking, place)
        if not ruling.blind_exchange:
            choice = hands[higher]
        for _ in range(2 - place):
            rng = next_random(rng)
            rank = pick_bit(choice & ONE_OF_EACH, rng) >> 2
            choice = without(choice, rank, 1)
            hands = passed_over(hands, higher, lower, rank)
    return hands, rng


def playouts(ruling: Ruling, empty: tuple[int, ...], rounds: int, rng: int, deck: list[int]) -> tuple[int, int, int]:
    """So many rounds by lot, match after match: counts of plays and finished matches, and a sum over how they ended.

    `empty` has a 0 for each seat. `rng` is a word of 32 bits, not 0. `deck` is room for forty numbers.
    """
    steps = 0
    matches = 0
    check = 0
    totals = empty
    number = 0
    dealer = 0
    ranking = 0
    for _ in range(rounds):
        number += 1
        if number == 1:
            rng = next_random(rng)
            dealer = rng * ruling.players >> 32
        else:
            dealer = (dealer + 1) % ruling.players
        rng = shuffle(deck, rng)
        hands, opener = dealt(empty, dealer, deck)
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
        if match_over(ruling, totals):
            matches += 1
            check = (check * 31 + winners(totals)) & WORD
            totals = empty
            number = 0
    for seat in range(ruling.players):
        check = (check * 31 + totals[seat]) & WORD
    return steps, matches, check

"""Deal the unseen cards: hands that fit what a seat knows, drawn evenly, then exchanged where two others exchanged.

Invariants:
- every hand has its number of cards; the partner in the exchange holds the cards known to be there, and besides them
  none above the forced card that was seen to go (C20);
- of the other pair, while both are in, the lower office holds no card above the best of the higher one;
- what the others know of each other in a world is true there, and follows from nothing that the seat may not know.

Plain functions of whole numbers, to be compiled too.
"""

from typing import Final

from tapete.core.xorshift import next_random
from tapete.games.comemierda.playouts import pick_bit
from tapete.games.comemierda.rules import OROS_RANK, SINGLES, count_bits, highest_bit_index, lowest_bit_index, without
from tapete.robots.comemierda_learned.facts import (
    CAP,
    GONE,
    KNOWN,
    LARGEST_NOTED,
    OFFICE,
    PARTNER,
    REFUSED,
    SEATS,
    rest_of_pack,
    with_cards,
)

KNOWN_THERE: Final = SEATS
"""From here on, by seat: the cards it knows in the hand of its partner."""
CAP_THERE: Final = 2 * SEATS
"""From here on, by seat: the rank above which its partner holds no other card."""
DEALT: Final = 3 * SEATS
"""Numbers of a deal: four hands, then what each seat knows of another."""
DEALS: Final = 4
"""Deals of which the likeliest is taken."""
BELOW_ACES: Final = (1 << 32) - 1
"""The cards from threes to reyes: who can follow with them mostly does."""


def deal_unseen(facts: list[int], seat: int, own: int, counts: list[int], word: int, hands: list[int]) -> int:
    """Write a deal as `seat`, who holds `own`, may believe it; the last word of chance, not 0 at first."""
    pool = rest_of_pack(own, facts[GONE])
    for other in range(SEATS):
        ours = other == seat or (facts[PARTNER + seat] and other == (seat + facts[PARTNER + seat]) % SEATS)
        hands[other] = 0
        hands[KNOWN_THERE + other] = facts[KNOWN + other] if ours else 0
        hands[CAP_THERE + other] = facts[CAP + other] if ours else OROS_RANK
    hands[seat] = own
    if facts[PARTNER + seat]:
        partner = (seat + facts[PARTNER + seat]) % SEATS
        if counts[partner]:
            known = facts[KNOWN + seat]
            hands[partner] = known
            for rank in range(OROS_RANK + 1):
                pool = without(pool, rank, count_bits(known >> 4 * rank & 15))
            low = (1 << 4 * facts[CAP + seat] + 4) - 1
            pool, word = _fill(partner, counts[partner] - count_bits(known), pool, low, word, hands)
    for other in range(SEATS):
        if other != seat:
            pool, word = _fill(other, counts[other] - count_bits(hands[other]), pool, pool, word, hands)
    _exchange_theirs(facts, seat, hands)
    return word


def deal_likely(
    facts: list[int], seat: int, own: int, counts: list[int], word: int, hands: list[int], spare: list[int]
) -> int:
    """The same, of DEALS deals the first one in which fewest of the others have passed for no reason."""
    fewest = 99
    for _ in range(DEALS):
        word = deal_unseen(facts, seat, own, counts, word, spare)
        odd = odd_passes(facts, seat, spare)
        if odd < fewest:
            fewest = odd
            for place in range(DEALT):
                hands[place] = spare[place]
        if odd == 0:
            break
    return word


def odd_passes(facts: list[int], seat: int, hands: list[int]) -> int:
    """How often others have passed who hold a whole group, of rey or lower, that would have done."""
    odd = 0
    for other in range(SEATS):
        if other == seat:
            continue
        hand = hands[other]
        for size in range(LARGEST_NOTED):
            groups = hand >> size & ~(hand >> size + 1) & SINGLES & BELOW_ACES
            odd += groups >> 4 * facts[REFUSED + SEATS * size + other] + 4 != 0
    return odd


def _exchange_theirs(facts: list[int], seat: int, hands: list[int]) -> None:
    """Exchange between the two whose cards `seat` did not see cross (C20): best for lowest, of what they still hold.

    Players part with low cards first, so what is left of a hand late in the round is still what the exchange decided.
    """
    for higher in range(SEATS):
        office = facts[OFFICE + higher]
        if higher == seat or office == 0 or 2 * office > SEATS:
            continue
        lower = (higher + facts[PARTNER + higher]) % SEATS
        if lower == seat:
            continue
        for _ in range(SEATS // 2 + 1 - office):
            best = highest_bit_index(hands[lower]) >> 2
            lowest = lowest_bit_index(hands[higher]) >> 2
            if lowest < 0 or best <= lowest:
                break
            hands[lower] = with_cards(without(hands[lower], best, 1), lowest, 1)
            hands[higher] = with_cards(without(hands[higher], lowest, 1), best, 1)
            hands[KNOWN_THERE + lower] = with_cards(hands[KNOWN_THERE + lower], best, 1)
            hands[KNOWN_THERE + higher] = with_cards(hands[KNOWN_THERE + higher], lowest, 1)
            hands[CAP_THERE + higher] = best


def know(facts: list[int], hands: list[int]) -> None:
    """Let all seats know what they know in a world that was dealt so."""
    for seat in range(SEATS):
        facts[KNOWN + seat] = hands[KNOWN_THERE + seat]
        facts[CAP + seat] = hands[CAP_THERE + seat]


def _fill(seat: int, wanted: int, pool: int, fitting: int, word: int, hands: list[int]) -> tuple[int, int]:
    """Draw so many cards for a seat from those of the pool that fit; the pool after, and the last word."""
    for _ in range(wanted):
        word = next_random(word)
        rank = pick_bit(pool & fitting, word) >> 2
        pool = without(pool, rank, 1)
        hands[seat] = with_cards(hands[seat], rank, 1)
    return pool, word

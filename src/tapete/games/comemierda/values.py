"""The forty cards by their values in this game: 3 4 5 6 7 sota caballo rey as dos, above them the two of oros (C4)."""

from collections.abc import Iterable
from typing import Final

from tapete.cards import SPANISH, Card
from tapete.games.comemierda.rules import rank_at, with_card

TWO_OF_OROS: Final = "2o"
THREE_OF_OROS: Final = "3o"

RANK: Final = {card: rank_at(place) for place, card in enumerate(SPANISH.cards)}
"""The rank of each card as the rules count it."""

_UPWARDS: Final = {card: 40 * rank + SPANISH.place(card) for card, rank in RANK.items()}
_DOWNWARDS: Final = {card: 40 * -rank + SPANISH.place(card) for card, rank in RANK.items()}


def low_to_high(cards: Iterable[Card]) -> tuple[Card, ...]:
    """As a hand is held: by value, equal values in pack order of suits."""
    return tuple(sorted(cards, key=_UPWARDS.__getitem__))


def highest(cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """The `count` highest cards, among equals by suit, the two of oros before other twos (C24); in pack order."""
    return SPANISH.in_order(sorted(cards, key=_DOWNWARDS.__getitem__)[:count])


def less(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards without those gone, in the same order."""
    return tuple(card for card in cards if card not in gone)


def bits_of(cards: Iterable[Card]) -> int:
    """The hand as the rules read it."""
    hand = 0
    for card in cards:
        hand = with_card(hand, RANK[card])
    return hand

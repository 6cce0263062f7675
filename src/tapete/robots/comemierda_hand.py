"""A hand of Comemierda as robots count it: how many cards of each of the eleven values (C4).

Invariants:
- index 0 is the three, 8 the ace, 9 the twos without the two of oros, 10 the two of oros;
- of two actions that differ in suits only, the table's own is taken: oros, copas, espadas, bastos (C24).
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from tapete.cards import SPANISH, Card
from tapete.cards.spanish import SUITS
from tapete.games.comemierda.actions import Action, Give, Play

Counts: TypeAlias = tuple[int, ...]

RANKS: Final = ("3", "4", "5", "6", "7", "10", "11", "12", "1", "2")
TWO_OF_OROS: Final = 10
VALUES: Final = 11

_VALUE: Final = {card: TWO_OF_OROS if card == "2o" else RANKS.index(card[:-1]) for card in SPANISH.cards}
_SUIT: Final = {card: SUITS.index(card[-1]) for card in SPANISH.cards}


def value(card: Card) -> int:
    """Its place from low to high (C4)."""
    return _VALUE[card]


def count(cards: Iterable[Card]) -> Counts:
    """How many of each value."""
    counts = [0] * VALUES
    for card in cards:
        counts[_VALUE[card]] += 1
    return tuple(counts)


PACK: Final = count(SPANISH.cards)


def values(cards: Iterable[Card]) -> tuple[int, ...]:
    """Their values, low to high."""
    return tuple(sorted(_VALUE[card] for card in cards))


def plays(legal: Iterable[Action]) -> dict[tuple[int, int], Play]:
    """The legal plays by (value, count), ascending, the table's choice of suits for each."""
    found: dict[tuple[int, int], Play] = {}
    for action in _by_suits(legal):
        if isinstance(action, Play):
            found.setdefault((_VALUE[action.cards[0]], len(action.cards)), action)
    return dict(sorted(found.items()))


def gifts(legal: Iterable[Action]) -> dict[tuple[int, ...], Give]:
    """The legal gifts by their values, ascending, the table's choice of suits for each."""
    found: dict[tuple[int, ...], Give] = {}
    for action in _by_suits(legal):
        if isinstance(action, Give):
            found.setdefault(values(action.cards), action)
    return dict(sorted(found.items()))


def _by_suits(legal: Iterable[Action]) -> list[Action]:
    return sorted(legal, key=lambda action: [] if action.kind == "pass" else _suits(action.cards))


def _suits(cards: Iterable[Card]) -> list[int]:
    return [_SUIT[card] for card in sorted(cards, key=lambda card: (_VALUE[card], _SUIT[card]))]

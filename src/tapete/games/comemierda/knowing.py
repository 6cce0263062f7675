"""What the seat of a View knows of where the cards are: held, played, exchanged, or nowhere it could tell.

Invariants:
- the cards held, those played, those known to lie aside and the pool are the whole pack;
- the pool has as many cards as there are hidden places.
"""

from dataclasses import dataclass
from typing import TypeAlias

from tapete.cards import SPANISH, Card
from tapete.core import Seat
from tapete.games.comemierda.events import GivenSeen, Opened, Played, Scored, SetAsideSeen
from tapete.games.comemierda.values import RANK, THREE_OF_OROS
from tapete.games.comemierda.view import View

Cards: TypeAlias = frozenset[Card]


def strength(card: Card) -> int:
    """Higher for a card that is forced before another (C24)."""
    return len(SPANISH) * RANK[card] - SPANISH.place(card)


@dataclass(slots=True)
class Pair:
    """An exchange (C20): `forced` and `gift` are None where the seat has not seen them."""

    higher: Seat
    lower: Seat
    count: int
    blind: bool
    forced: Cards | None
    gift: Cards | None = None
    given: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """By seat: cards surely in its hand, cards it has played, how many more it holds, and what these are below.

    The hidden cards of a seat include those it has set aside unseen. `below` is the strength of the weakest forced card
    that this seat was seen to give: it held no higher one besides; None where nothing is known.
    """

    held: tuple[Cards, ...]
    played: tuple[Cards, ...]
    hidden: tuple[int, ...]
    below: tuple[int | None, ...]
    pool: tuple[Card, ...]
    pairs: tuple[Pair, ...]


def known_from(view: View) -> Known:
    """All that follows from a View about the cards of its round."""
    seats = range(view.options.players)
    plays = [event for event in view.history if isinstance(event, Played)]
    played = tuple(frozenset(card for play in plays if play.seat == seat for card in play.cards) for seat in seats)
    pairs = _pairs(view)
    held: list[Cards] = [frozenset()] * len(seats)
    below: list[int | None] = [None] * len(seats)
    hidden = list(view.counts)
    aside: Cards = frozenset()
    for pair in pairs:
        if pair.blind and not pair.given:
            if pair.forced is None:
                hidden[pair.lower] += pair.count
            else:
                aside |= pair.forced
        elif pair.forced is not None:
            gift = pair.gift or frozenset()
            held[pair.higher] |= pair.forced - gift
            held[pair.lower] |= gift
            below[pair.lower] = min(map(strength, pair.forced))
    for event in view.history:
        match event:
            case Opened(seat, "C3"):
                held[seat] |= {THREE_OF_OROS}
            case Scored(loser=loser, left=left):
                held[loser] |= set(left)
            case _:
                pass
    held = [cards - played[seat] for seat, cards in enumerate(held)]
    if view.seat is not None:
        held[view.seat] = frozenset(view.hand)
        below[view.seat] = None
    hidden = [count - len(cards) for count, cards in zip(hidden, held, strict=True)]
    placed = aside.union(*held, *played)
    pool = tuple(card for card in SPANISH.cards if card not in placed)
    return Known(tuple(held), played, tuple(hidden), tuple(below), pool, pairs)


def _pairs(view: View) -> tuple[Pair, ...]:
    """The exchanges of the round as the seat was told of them."""
    pairs: dict[Seat, Pair] = {}
    for event in view.history:
        match event:
            case SetAsideSeen(lower, higher, count, cards):
                pairs[higher] = Pair(higher, lower, count, True, _seen(cards))
            case GivenSeen(lower, higher, count, cards, forced=True):
                if higher in pairs:
                    pairs[higher].forced = _seen(cards)
                else:
                    pairs[higher] = Pair(higher, lower, count, False, _seen(cards))
            case GivenSeen(higher, _, _, cards, forced=False):
                pairs[higher].gift = _seen(cards)
                pairs[higher].given = True
            case _:
                pass
    return tuple(pairs.values())


def _seen(cards: tuple[Card, ...] | None) -> Cards | None:
    return None if cards is None else frozenset(cards)

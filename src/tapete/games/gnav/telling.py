"""What happened, told as events: read off two positions of the rules, deciding nothing.

Invariants:
- a request is told as one Asked, the Shown and PassedOn of its way, then what came of it (G6);
- a life lost to a cat comes before the swaps it undoes, newest first (G8);
- ExchangesOver, Settled, Replayed and MatchOver end a deal, in this order.
"""

from collections.abc import Iterator
from typing import Final

from tapete.cards.gnav import RANKS
from tapete.core import BySeat, Seat
from tapete.games.gnav import rules
from tapete.games.gnav.events import (
    Asked,
    Cause,
    Dealt,
    Drew,
    Event,
    ExchangesOver,
    Kept,
    LifeLost,
    Loss,
    MatchOver,
    PassedOn,
    Replayed,
    Settled,
    Shown,
    Swapped,
    Turned,
    Undone,
)
from tapete.games.gnav.state import cards_before, fools_among, order_of, public_fools, seats_in

_PENALTIES: Final[dict[int, Cause]] = {rules.DRAGOON: "dragoon", rules.CAT: "cat", rules.CUCKOO: "cuckoo"}


def told_deal(number: int, match: rules.Match) -> Dealt:
    """The deal that has just been made (G2)."""
    return Dealt(
        number=number,
        dealer=match.dealer,
        order=order_of(match),
        resting=seats_in(match.resting),
        cards=cards_before(match),
        fools=public_fools(match),
    )


def told_exchange(before: rules.Match, after: rules.Match, action: int) -> Iterator[Event]:
    """One choice and all that followed before the settlement (G4-G13)."""
    if action == rules.ASK:
        yield from _told_request(before, after)
    else:
        yield Kept(before.turn)
    if after.turn == rules.NOBODY:
        yield ExchangesOver(by_cuckoo=action == rules.ASK and _met(before, after) == rules.CUCKOO)


def told_settlement(number: int, before: rules.Match, after: rules.Match) -> Iterator[Event]:
    """The settlement of a deal and what it made of the match (G20-G24)."""
    losers = rules.losers(before)
    charged = rules.charged(before.lives, losers)
    yield Settled(
        number=number,
        cards=cards_before(before),
        compared=seats_in(before.playing),
        discards=() if before.put_away == rules.NO_CARD else (RANKS[before.put_away],),
        losses=tuple(Loss(seat, _cause(before, seat)) for seat in seats_in(losers)),
        lives=BySeat(charged),
        resting=seats_in(after.resting),
        dealer=after.dealer,
    )
    if after.lives != charged:
        yield Replayed(seats_in(losers))
    if after.turn == rules.OVER:
        yield MatchOver(seats_in(after.winners))


def _told_request(before: rules.Match, after: rules.Match) -> Iterator[Event]:
    asker = before.turn
    yield Asked(asker, _seat_or_stock(rules.after(before, asker)))
    for seat in _refusers(before, after):
        yield Shown(seat, RANKS[before.cards[seat]], asker)
        if rules.passes_on(before.cards[seat]):
            yield PassedOn(asker, _seat_or_stock(rules.after(before, seat)))
    for rank in _from_stock(after):
        if rules.is_picture(rank):
            yield Turned(asker, RANKS[rank])
        else:
            yield Drew(asker, RANKS[rank], RANKS[after.put_away], public_fools(after))
    if after.swaps > before.swaps:
        giver = rules.newest_giver(after.swaps)
        yield Swapped(asker, giver, RANKS[before.cards[asker]], RANKS[before.cards[giver]], public_fools(after))
    if after.lives != before.lives:
        yield LifeLost(asker, _PENALTIES[_met(before, after)], after.lives[asker])
    if after.swaps < before.swaps:
        yield from _told_undoing(before.cards, before.swaps)


def _told_undoing(cards: tuple[int, ...], swaps: int) -> Iterator[Event]:
    while swaps:
        asker, giver = rules.newest_asker(swaps), rules.newest_giver(swaps)
        cards = rules.exchanged(cards, asker, giver)
        yield Undone(asker, giver, RANKS[cards[asker]], RANKS[cards[giver]], fools_among(cards))
        swaps = rules.without_newest(swaps)


def _refusers(before: rules.Match, after: rules.Match) -> Iterator[Seat]:
    """Who showed a picture card to the request, in the order it came by."""
    seat = rules.after(before, before.turn)
    while seat != rules.NOBODY and after.shown >> seat & 1:
        yield seat
        seat = rules.after(before, seat)


def _from_stock(after: rules.Match) -> Iterator[int]:
    """The ranks that left the stock, in order."""
    for place in range(after.drawn):
        yield after.stock >> 5 * place & 31


def _met(before: rules.Match, after: rules.Match) -> int:
    """The rank that the request met last, on its way or in the stock; NO_CARD if it met no picture card."""
    met = rules.NO_CARD
    for seat in _refusers(before, after):
        met = before.cards[seat]
    for rank in _from_stock(after):
        met = rank
    return met


def _cause(match: rules.Match, seat: Seat) -> Cause:
    if not rules.fools(match):
        return "lowest"
    return "fool" if match.cards[seat] == rules.FOOL else "next-lowest"


def _seat_or_stock(seat: int) -> Seat | None:
    return None if seat == rules.NOBODY else seat

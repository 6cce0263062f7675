"""The exchanges of every deal as trees of choices, walked by the rules: who decides where, and what it leads to.

A contestant decides at most once in a deal, so a line of play is a row of bits, one for each position in the order of
acting, and the node at which position p decides is told by the bits before it: node 2**p - 1 + bits. A leaf is a whole
row. The functions are plain Python; `lab.gnav.fast` compiles them.

Invariants:
- seats stand clockwise from the dealer's left, the dealer last, dead seats after him, so contestants act in order of
  their seats;
- which nodes a deal reaches hangs on its cards alone, not on lives or resters: who leaves in a deal stays in the order;
- chance after the deal is the first card of the stock that is no house or horse, and it is summed, never sampled.
"""

from typing import Any, Final

from tapete.games.gnav.rules import (
    ASK,
    CUCKOO,
    FOOL,
    HORSE,
    HOUSE,
    KEEP,
    NOBODY,
    OVER,
    RANKS,
    STANDARD,
    Match,
    dealt,
    exchange,
    newest_giver,
    opening,
    passes_on,
    settled,
)
from tapete.robots.gnav_solved.sets import ASKED, KEPT, NOTHING_GIVEN, doing, key, shown

SEATS: Final = 4
NO_NODE: Final = -1
"""Instead of an information set: the position has no turn there."""
ENDS: Final = 4**SEATS << SEATS
"""How many ends of a deal are told apart: `end`."""


def resting(lives: tuple[int, ...], dealer: int, resters: int) -> Match:
    """A standard match that waits for a deal in which `resters` rest (G21)."""
    match = opening(lives, dealer, STANDARD)
    return Match(
        match.cards, lives, 0, 0, resters, dealer, match.turn, 0, 0, 0, 0, match.drawer, match.put_away, 0, STANDARD
    )


def with_stock(match: Match, rank: int) -> Match:
    """The match with this card on top of the stock."""
    return Match(
        match.cards, match.lives, match.dealt, match.playing, match.resting, match.dealer, match.turn, match.swaps,
        match.shown, rank, match.drawn, match.drawer, match.put_away, match.winners, match.options,
    )  # fmt: skip


def laid(start: Match, deal: Any, deck: Any) -> Match:
    """The ranks of a deal before the contestants, in order of acting; a cuckoo on the stock. `deck` is room for it."""
    deck[:] = CUCKOO
    for place in range(len(deal)):
        deck[place] = deal[place]
    return dealt(start, deck)


def position_of(match: Match, seat: int) -> int:
    """How many contestants act before this seat."""
    before = 0
    for other in range(seat):
        before += match.dealt >> other & 1
    return before


# Who decides where


def find_keys(deals: Any, keys: Any, lives: tuple[int, ...], deck: Any) -> None:
    """For every deal and node the key of the information set there, or NO_NODE; `lives` are the contestants'."""
    contestants = deals.shape[1]
    start = resting(lives, contestants - 1, 0)
    for number in range(len(deals)):
        keys[number, :] = NO_NODE
        fools = 0
        for place in range(contestants):
            fools |= (deals[number, place] == FOOL) << place
        for bits in range(1 << contestants):
            match = laid(start, deals[number], deck)
            doings = 0
            while match.turn >= 0:
                turn = match.turn
                given = NOTHING_GIVEN
                if match.swaps != 0 and newest_giver(match.swaps) == turn:
                    given = deals[number, turn]
                past = doings
                for seat in range(turn):
                    if match.shown >> seat & 1:
                        past += doing(seat, 0, shown(match.cards[seat]))
                node = (1 << turn) - 1 + (bits & ((1 << turn) - 1))
                keys[number, node] = key(turn, fools, past, given, match.cards[turn])
                asks = bits >> turn & 1
                doings += doing(turn, ASKED if asks else KEPT, 0)
                match = exchange(match, ASK if asks else KEEP)


# What it leads to


def end(match: Match) -> int:
    """How a deal that leaves the match going on has ended: the lives of each seat and who rests."""
    number = match.resting
    for seat in range(SEATS):
        number = number << 2 | match.lives[seat]
    return number


def add_worth(match: Match, likely: float, worth: Any, pay: Any, number: int, leaf: int) -> None:
    """Add what the settlement of a deal is worth to each seat, `likely` times, in the eyes of each of the valuations.

    `worth[v, e, s]` is what end e is worth to seat s in the eyes of v; a match that is won is worth the same to all.
    """
    after = settled(match)
    if after.turn == OVER:
        winners = 0
        for seat in range(SEATS):
            winners += after.winners >> seat & 1
        for eyes in range(len(worth)):
            for seat in range(SEATS):
                if after.winners >> seat & 1:
                    pay[eyes, seat, number, leaf] += likely / winners
    else:
        ends = end(after)
        for eyes in range(len(worth)):
            for seat in range(SEATS):
                pay[eyes, seat, number, leaf] += likely * worth[eyes, ends, seat]


def find_pay(
    deals: Any, lives: tuple[int, ...], players: int, resters: int, worth: Any, pay: Any, deck: Any, unseen: Any
) -> None:
    """For every deal and leaf what the line of play is worth: `pay[v, seat, deal, leaf]`, 0 if there is none such.

    The deals are those of a state: `players` alive, the dealer last of them, `resters` a bit for each who rests.
    `unseen` is room for a number for each rank.
    """
    start = resting(lives, players - 1, resters)
    for number in range(len(deals)):
        pay[:, :, number, :] = 0.0
        for bits in range(1 << deals.shape[1]):
            match = before = laid(start, deals[number], deck)
            used = 0
            while match.turn >= 0:
                before = match
                place = position_of(match, match.turn)
                used |= bits & (1 << place)
                match = exchange(match, ASK if bits >> place & 1 else KEEP)
            if used != bits:
                continue
            if match.drawn == 0:
                add_worth(match, 1.0, worth, pay, number, bits)
                continue
            left = 0
            for rank in range(RANKS):
                unseen[rank] = 0 if passes_on(rank) else 2
                for place in range(deals.shape[1]):
                    if deals[number, place] == rank and not passes_on(rank):
                        unseen[rank] -= 1
                left += unseen[rank]
            for rank in range(RANKS):
                if unseen[rank] > 0:
                    drawn = exchange(with_stock(before, rank), ASK)
                    add_worth(drawn, unseen[rank] / left, worth, pay, number, bits)


assert (HOUSE, HORSE, NOBODY) == (16, 17, -1), "a house or horse from the stock is set aside, whatever lies under it"

"""Whole matches in which every seat plays a policy, by the compiled rules: what the values must agree with.

Written as loops over whole numbers, and compiled by `lab.gnav.fast`. The policy's tables come as arrays; what a seat
knows is followed as it happens.
"""

from typing import Any

from tapete.core.xorshift import next_random
from tapete.games.gnav.rules import (
    ASK,
    FOOL,
    KEEP,
    OVER,
    STANDARD,
    STOCK_WINDOW,
    Match,
    dealt,
    newest_giver,
    opening,
    shuffled_front,
    skipped,
    skips,
    step,
)
from tapete.robots.gnav_solved.sets import ASKED, KEPT, NOTHING_GIVEN, doing, key, shown


def find(keys: Any, first: int, past: int, wanted: int) -> int:
    """Where a key stands among ascending ones; it is there."""
    while first < past - 1:
        middle = (first + past) >> 1
        if keys[middle] <= wanted:
            first = middle
        else:
            past = middle
    return first


def known(match: Match, position: int, dealt_cards: Any, doings: int) -> int:
    """The information set of the seat to act; `doings` of the positions before it, without what they showed."""
    turn = match.turn
    given = NOTHING_GIVEN
    if match.swaps != 0 and newest_giver(match.swaps) == turn:
        given = dealt_cards[turn]
    fools = 0
    for seat in range(len(match.lives)):
        if match.dealt >> seat & 1:
            at = position_in_order(match, seat)
            fools |= (dealt_cards[seat] == FOOL) << at
            if at < position and match.shown >> seat & 1:
                doings += doing(at, 0, shown(match.cards[seat]))
    return key(position, fools, doings, given, match.cards[turn])


def position_in_order(match: Match, seat: int) -> int:
    """How many contestants act before this seat, wherever the dealer sits."""
    before = 0
    other = match.dealer
    for _ in range(len(match.lives)):
        other += 1
        if other == len(match.lives):
            other = 0
        if other == seat:
            break
        before += match.dealt >> other & 1
    return before


def matches(
    count: int, lives: tuple[int, ...], dealer: int, rng: int, tables: Any, plays: Any, won: Any, deck: Any, cards: Any
) -> int:
    """Play so many matches from the same start; add to `won` each seat's share of them. The answer: how many deals.

    `tables` are the keys of all sets, those for fewer contestants first; where those for so many begin; where the sets
    of a state begin, by `start_of`; and for each policy how likely each set asks, in parts of 65,535. `plays` is the
    policy of each seat. `rng` is from 1 to 2**32 - 1, `cards` is room for a card for each seat, `deck` for the 42.
    """
    keys, keys_begin, begins, asks = tables
    deals = 0
    for _ in range(count):
        match = opening(lives, dealer, STANDARD)
        while match.turn != OVER:
            if skips(match):
                match = skipped(match)
                continue
            rng = shuffled_front(deck, len(lives) + STOCK_WINDOW, rng)
            match = dealt(match, deck)
            deals += 1
            contestants = 0
            for seat in range(len(lives)):
                cards[seat] = match.cards[seat]
                contestants += match.dealt >> seat & 1
            begin = begins[start_of(match)]
            doings = 0
            while match.turn >= 0:
                position = position_in_order(match, match.turn)
                wanted = known(match, position, cards, doings)
                at = find(keys, keys_begin[contestants], keys_begin[contestants + 1], wanted)
                rng = next_random(rng)
                asked = (rng >> 16) * 65535 < asks[plays[match.turn], begin + at - keys_begin[contestants]] << 16
                doings += doing(position, ASKED if asked else KEPT, 0)
                match = step(match, ASK if asked else KEEP)
        winners = 0
        for seat in range(len(lives)):
            winners += match.winners >> seat & 1
        for seat in range(len(lives)):
            if match.winners >> seat & 1:
                won[seat] += 1.0 / winners
    return deals


def start_of(match: Match) -> int:
    """The life state of a deal that begins as one number: lives and resters clockwise from the dealer's left."""
    number = 0
    seat = match.dealer
    for _ in range(len(match.lives)):
        seat += 1
        if seat == len(match.lives):
            seat = 0
        if match.lives[seat] > 0:
            number = told_on(number, match.lives[seat], match.resting >> seat & 1)
    return number


def told_on(number: int, lives: int, rests: int) -> int:
    """A life state told on by one more player."""
    return number << 3 | rests << 2 | lives

"""Many matches side by side, a row of whole numbers each, for learning: all answer, all go on.

A row is a list of ints, or a row of an array once these loops are compiled; `width` long. The seat to act may always
KEEP or ASK.

Invariants:
- a row is whole in itself: what becomes of it follows from it and the actions, whatever rows stand beside it;
- a row is always waiting for a decision: the next deal, or match, follows as soon as one is over.
"""

from typing import Final

from tapete.core.xorshift import next_random
from tapete.games.gnav.rules import (
    BETWEEN,
    NO_CARD,
    NOBODY,
    OVER,
    STOCK_WINDOW,
    Match,
    dealt,
    exchange,
    opening,
    put,
    settled,
    shuffled_front,
    skipped,
    skips,
)

DEALT: Final = 0
PLAYING: Final = 1
RESTING: Final = 2
DEALER: Final = 3
TURN: Final = 4
SWAPS: Final = 5
SHOWN: Final = 6
STOCK: Final = 7
DEALS: Final = 8
"""In a row: the deals of the match so far, skipped ones not counted."""
RNG: Final = 9
"""The last word that was drawn."""
CARDS: Final = 10
"""The first of the cards before the seats; the lives follow them."""

GOES_ON: Final = 0
DEAL_OVER: Final = 1
MATCH_OVER: Final = 2


def width(players: int) -> int:
    """How long a row is."""
    return CARDS + 2 * players


def read(row: list[int], lives: tuple[int, ...], options: int) -> Match:
    """The match in a row: a seat is to act, no card has left the stock; `lives` gives the number of seats."""
    players = len(lives)
    cards = lives
    for seat in range(players):
        cards = put(cards, seat, row[CARDS + seat])
        lives = put(lives, seat, row[CARDS + players + seat])
    return Match(
        cards, lives, row[DEALT], row[PLAYING], row[RESTING], row[DEALER], row[TURN], row[SWAPS], row[SHOWN],
        row[STOCK], 0, NOBODY, NO_CARD, 0, options,
    )  # fmt: skip


def write(row: list[int], match: Match) -> None:
    """Put a match in which a seat is to act into a row."""
    row[DEALT] = match.dealt
    row[PLAYING] = match.playing
    row[RESTING] = match.resting
    row[DEALER] = match.dealer
    row[TURN] = match.turn
    row[SWAPS] = match.swaps
    row[SHOWN] = match.shown
    row[STOCK] = match.stock
    players = len(match.lives)
    for seat in range(players):
        row[CARDS + seat] = match.cards[seat]
        row[CARDS + players + seat] = match.lives[seat]


def dealt_on(match: Match, rng: int, deck: list[int]) -> tuple[Match, int]:
    """The next deal that is not skipped (G2, G23), and the last word drawn for it."""
    while skips(match):
        match = skipped(match)
    rng = shuffled_front(deck, len(match.lives) + STOCK_WINDOW, rng)
    return dealt(match, deck), rng


def begun(lives: tuple[int, ...], options: int, rng: int, deck: list[int]) -> tuple[Match, int]:
    """The first deal of a match, its dealer drawn by lot (G1), and the last word drawn for it."""
    rng = next_random(rng)
    return dealt_on(opening(lives, rng * len(lives) >> 32, options), rng, deck)


def begin_rows(rows: list[list[int]], lives: tuple[int, ...], options: int, seeds: list[int], deck: list[int]) -> None:
    """Begin a match in every row, each from its own seed, a word of 32 bits, not 0.

    Here as below `lives` are those to start with, one number for each seat, and `deck` is room for the 42 cards.
    """
    for i in range(len(rows)):
        match, rows[i][RNG] = begun(lives, options, seeds[i], deck)
        rows[i][DEALS] = 1
        write(rows[i], match)


def pick_rows(rows: list[list[int]], actions: list[int]) -> None:
    """Draw KEEP or ASK by lot for every row."""
    for i in range(len(rows)):
        rng = next_random(rows[i][RNG])
        rows[i][RNG] = rng
        actions[i] = rng >> 31


def step_rows(
    rows: list[list[int]],
    lives: tuple[int, ...],
    options: int,
    actions: list[int],
    over: list[int],
    changes: list[list[int]],
    won: list[int],
    deck: list[int],
) -> None:
    """KEEP or ASK in every row.

    `over` says what it ended: GOES_ON, DEAL_OVER or MATCH_OVER. `changes` has what the lives of each seat changed by,
    and where the match is over `won` has a bit for each winner; elsewhere it is 0.
    """
    for i in range(len(rows)):
        over[i] = GOES_ON
        won[i] = 0
        before = read(rows[i], lives, options)
        match = exchange(before, actions[i])
        if match.turn == NOBODY:
            match = settled(match)
            over[i] = DEAL_OVER
        for seat in range(len(lives)):
            changes[i][seat] = match.lives[seat] - before.lives[seat]
        if match.turn == OVER:
            over[i] = MATCH_OVER
            won[i] = match.winners
            match, rows[i][RNG] = begun(lives, options, rows[i][RNG], deck)
            rows[i][DEALS] = 1
        elif match.turn == BETWEEN:
            match, rows[i][RNG] = dealt_on(match, rows[i][RNG], deck)
            rows[i][DEALS] += 1
        write(rows[i], match)

"""Deals in which everybody goes by a limit: the highest card to ask with. `lab.gnav.fast` compiles the loop."""

from typing import Any, Final

from tapete.games.gnav.rules import (
    ASK,
    KEEP,
    NOBODY,
    STOCK_WINDOW,
    Match,
    dealt,
    exchange,
    newest_giver,
    settled,
    shuffled_front,
)

LIVES: Final = 3
"""More than anybody loses in a deal (G26)."""


def lost(count: int, start: Match, limits: Any, of: int, rng: int, deck: Any) -> float:
    """The lives that the seat `of` loses in so many deals more than the others on the average.

    Seats act in their order and ask with a card up to their limit, save with one they received that beats the one they
    gave for it.
    """
    players = len(start.lives)
    total = 0.0
    for _ in range(count):
        rng = shuffled_front(deck, players + STOCK_WINDOW, rng)
        match = dealt(start, deck)
        while match.turn != NOBODY:
            turn = match.turn
            asks = match.cards[turn] <= limits[turn]
            if match.swaps != 0 and newest_giver(match.swaps) == turn and match.cards[turn] > deck[turn]:
                asks = False
            match = exchange(match, ASK if asks else KEEP)
        match = settled(match)
        others = 0
        for seat in range(players):
            if seat != of:
                others += LIVES - match.lives[seat]
        total += LIVES - match.lives[of] - others / (players - 1)
    return total

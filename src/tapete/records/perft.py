"""Perft: how many ways a game can go on from a position, a number that any two implementations must agree on.

Invariants:
- actions that differ by suits only count once (C4); where several seats are open, each may be next (C21);
- a way is over after `depth` actions, or earlier where nobody is to act and no deck is left for another deal.
"""

from collections.abc import Sequence
from typing import Any

from tapete.cards import Card
from tapete.core import AnyGame, Deal, Status
from tapete.games.alike import distinct


def perft(game: AnyGame, state: Any, depth: int, decks: Sequence[tuple[Card, ...]] = ()) -> int:
    """The number of action sequences of `depth` actions; `decks` are those of the deals to come, in order."""
    if depth == 0:
        return 1
    while game.status(state) is Status.BETWEEN:
        number = game.number(state) + 1
        if game.skips(state):
            state = game.next_deal(state, Deal(number, None, None)).state
        elif decks:
            state, decks = game.next_deal(state, Deal(number, None, decks[0])).state, decks[1:]
        else:
            return 1
    seats = game.to_act(state)
    if not seats:
        return 1
    if depth == 1:
        return sum(len(distinct(game, state, seat)) for seat in seats)
    return sum(
        perft(game, game.apply(state, seat, action).state, depth - 1, decks)
        for seat in seats
        for action in distinct(game, state, seat)
    )

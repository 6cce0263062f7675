"""Deals of given ranks in a given state, for the reference and for the game itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from reference.gnav import PACK, RANKS
from reference.gnav import Match as Reference
from tapete.cards import GNAV
from tapete.core import Deal
from tapete.games.gnav import GNAV_GAME, Ask, Keep, Options, rules
from tapete.games.gnav.state import State, option_bits
from tapete.robots.gnav_solved.states import NUMBER, STATES, LifeState, Place


def deck_of(front: Sequence[int]) -> list[str]:
    """The whole pack, these ranks first."""
    first = [RANKS[rank] for rank in front]
    rest = Counter(PACK) - Counter(first)
    return first + list(rest.elements())


def worth_by_reference(state: LifeState, ranks: Sequence[int], bits: int, values: Any) -> list[float] | None:
    """What the line of play `bits` is worth to each place, the stock summed; None if there is no such line."""
    total, worth = 0, np.zeros(len(state))
    for rank, copies in drawable(ranks):
        played = play(state, [*ranks, rank], bits)
        if played is None:
            return None
        total += copies
        worth += copies * np.array(end_worth(played, len(state), values))
    return list(worth / total)


def drawable(ranks: Sequence[int]) -> Iterator[tuple[int, int]]:
    """What may come first in the stock besides houses and horses, and how many there are."""
    for rank in range(rules.RANKS):
        copies = 2 - list(ranks).count(rank)
        if copies and not rules.passes_on(rank):
            yield rank, copies


def play(state: LifeState, front: Sequence[int], bits: int) -> Any:
    """The reference's match after a deal in which the positions of `bits` ask; None if one of them has no turn."""
    match = Reference(players=len(state))
    match.lives = [place.lives for place in state]
    match.resting = [seat for seat, place in enumerate(state) if place.rests]
    match.number, match.dealer = 1, len(state) - 1
    match.deal(deck_of(front))
    order, used = list(match.order), 0
    while match.to_act():
        (seat,) = match.to_act()
        asks = bits >> order.index(seat) & 1
        used |= asks << order.index(seat)
        match.act(seat, "ask" if asks else "keep")
    return match if used == bits else None


def end_worth(match: Any, players: int, values: Any) -> list[float]:
    """What a played deal is worth to each seat: a share of the match that is over, or the value of the next state."""
    if match.winners:
        return [(seat in match.winners) / len(match.winners) for seat in range(players)]
    while match.skips():
        match.skip()
    seats = [seat for seat in match.from_left_of(match.dealer) if match.lives[seat] > 0]
    number = NUMBER[tuple(Place(match.lives[seat], seat in match.resting) for seat in seats)]
    return [values[number, seats.index(seat)] if seat in seats else 0.0 for seat in range(players)]


def begun(state: LifeState, front: Sequence[int]) -> State:
    """The game itself in the first turn of such a deal."""
    options = Options(players=len(state))
    match = rules.opening(tuple(place.lives for place in state), len(state) - 1, option_bits(options))
    match = match._replace(resting=sum(place.rests << seat for seat, place in enumerate(state)))
    rest = list(GNAV.cards)
    cards = [RANKS[rank] for rank in front]
    for card in cards:
        rest.remove(card)
    return GNAV_GAME.next_deal(State(options, 1, match, (), (), 1), Deal(2, None, (*cards, *rest))).state


def decisions(state: State, order: Sequence[int], bits: int) -> Iterator[tuple[int, Any]]:
    """Position by position, each that has its turn with its view, while those of `bits` ask."""
    while GNAV_GAME.to_act(state):
        (seat,) = GNAV_GAME.to_act(state)
        position = order.index(seat)
        yield position, GNAV_GAME.view(state, seat)
        state = GNAV_GAME.apply(state, seat, Ask() if bits >> position & 1 else Keep()).state


THREE: LifeState = STATES[-1]

"""The same counts by brute force, with the reference implementation: every way is walked, none is put together."""

from copy import deepcopy
from typing import Any

from perft.positions import Position
from reference import comemierda, gnav
from reference.comemierda import value


def count(position: Position, depth: int) -> int:
    """How many ways of `depth` actions."""
    match = _begun(position)
    for seat, written in position.acts:
        ((what, cards),) = written.items()
        match.act(seat, (what,) if cards is True and what == "pass" else what if cards is True else (what, cards))
    return _walk(match, depth, list(position.decks))


def _begun(position: Position) -> Any:
    module = {"comemierda": comemierda, "gnav": gnav}[position.game.name]
    match = module.Match(**position.options)
    if not position.hands:
        match.deal(list(position.deck), position.dealer)
        return match
    match.number, match.dealer, match.first_lead = 2, 0, False
    match.hands = [hand.split() for hand in position.hands]
    match.out, match.sinner, match.aside, match.owing = [], None, {}, {}
    match.open(position.turn)
    return match


def _walk(match: Any, depth: int, decks: list[tuple[str, ...]]) -> int:
    if depth == 0:
        return 1
    while match.phase == "between":
        if hasattr(match, "skips") and match.skips():
            match.skip()
        elif decks:
            match.deal(list(decks.pop(0)))
        else:
            return 1
    ways = 0
    for seat in match.to_act():
        for action in _choices(match, seat):
            after = deepcopy(match)
            after.act(seat, action)
            ways += _walk(after, depth - 1, list(decks))
    return ways or 1


def _choices(match: Any, seat: int) -> list[Any]:
    if isinstance(match, gnav.Match):
        return ["ask", "keep"]
    by_value = {}
    for what, *cards in sorted(match.legal(seat), key=_in_pack_order):
        values = tuple(sorted(value(card) for card in cards[0])) if cards else ()
        by_value.setdefault((what, values), (what, *(list(chosen) for chosen in cards)))
    return list(by_value.values())


def _in_pack_order(action: Any) -> Any:
    what, *cards = action
    return what, sorted(comemierda.PACK.index(card) for chosen in cards for card in chosen)

"""Laws of what a seat may know, found by dealing other cards: *twins* are two deals with two cards changed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from tapete.cards import Card
from tapete.core import AnyGame, BadInput, Deal, IllegalAction, Seat
from tapete.testing.laws import require
from tapete.testing.playing import Moment, Plan

_DEALS: Final = 12
_TWINS: Final = 30
"""How many first deals are looked at, and how many twins of each."""

_ROUNDS: Final = 4
"""How many twins of a match are followed through a deal."""


def check_views(game: AnyGame, options: Any, state: Any, where: str) -> None:
    """Each view names its seat, has its legal actions and is the same when asked again, or without its history."""
    for seat in (*range(game.players(options)), None):
        view = game.view(state, seat)
        here = f"{where}, seat {seat}"
        require("same-again", game.view(state, seat) == view, f"{here}: view")
        short = game.view(state, seat, history=False)
        require("view-without-history", short == replace(view, history=()), f"{here}: {short} is not {view}")
        legal = () if seat is None else game.legal(state, seat)
        require("view-is-its-seats", view.seat == seat, f"{here}: the view of seat {view.seat}")
        require("view-is-its-seats", tuple(view.legal) == legal, f"{here}: {view.legal} is not {legal}")


def check_dealing(plan: Plan, rng: Random, case: str) -> None:
    """Who is told what of the first deal.

    Of two cards changed, a watcher is told nothing or everybody is; if he is not, the two seats that hold them are
    told and nobody else. Each seat has such cards that no other and no watcher is told of.
    """
    game = plan.game
    onlookers = (*range(game.players(plan.options)), None)
    alike = {(one, other) for one in onlookers for other in onlookers if one is not None and one != other}
    for number in range(_DEALS):
        deal = replace(plan, seed=f"{plan.seed}/{number}").chance(1)
        alike -= _told_apart(plan, deal, rng, case)
    require("own-secrets", not alike, f"{case}: seats never told apart: {sorted(alike, key=str)}")


def _told_apart(plan: Plan, deal: Deal, rng: Random, case: str) -> set[tuple[Seat | None, Seat | None]]:
    """Pairs of which the one is told of a change in this deal and the other is not."""
    game = plan.game
    onlookers = (*range(game.players(plan.options)), None)
    true = game.start(plan.options, deal)
    apart: set[tuple[Seat | None, Seat | None]] = set()
    for deck in _changed(deal.deck or (), rng, _TWINS):
        twin = game.start(plan.options, replace(deal, deck=deck))
        told = {seat for seat in onlookers if _told(game, true.events, seat) != _told(game, twin.events, seat)}
        if None in told:
            require("watcher-knows-least", len(told) == len(onlookers), f"{case}: told {told}")
        else:
            require("one-card-one-owner", len(told) <= 2, f"{case}: seats {sorted(told, key=str)} told of two cards")
        apart |= {(one, other) for one in told for other in onlookers if other not in told}
    return apart


def check_twins(plan: Plan, moments: Sequence[Moment], rng: Random, case: str) -> int:
    """Follow twins of some deals through the same actions: where a seat was told the same, it sees the same.

    The number of positions compared.
    """
    starts = [at for at, moment in enumerate(moments) if moment.move.deal is not None and moment.move.deal.deck]
    compared = 0
    for _ in range(_ROUNDS if starts else 0):
        at = rng.choice(starts)
        deal = moments[at].move.deal
        assert deal is not None
        deck = next(_changed(deal.deck or (), rng, 1), None)
        if deck is not None:
            compared += _follow(plan, moments[at:], replace(deal, deck=deck), f"{case}, twin of deal {deal.number}")
    return compared


def _follow(plan: Plan, moments: Sequence[Moment], deal: Deal, case: str) -> int:
    game = plan.game
    onlookers = (*range(game.players(plan.options)), None)
    same = set(onlookers)
    state = moments[0].before
    for at, moment in enumerate(moments):
        if at and moment.move.deal is not None:
            return at
        try:
            move = moment.move if at else replace(moment.move, deal=deal)
            step = plan.follow(state, move)
        except (IllegalAction, BadInput):
            return at
        state = step.state
        where = f"{case}, {at} moves later"
        same = _still_alike(game, same, step.events, moment.step.events, where)
        require("watcher-knows-least", None in same or not same, f"{where}: not told: seats {same}")
        for seat in same:
            views = game.view(state, seat), game.view(moment.step.state, seat)
            require("no-more-than-told", views[0] == views[1], f"{where}, seat {seat}: {views[0]} is not {views[1]}")
        if game.to_act(state) != game.to_act(moment.step.state):
            return at + 1
    return len(moments)


def _still_alike(
    game: AnyGame, same: set[Seat | None], events: Sequence[Any], others: Sequence[Any], where: str
) -> set[Seat | None]:
    """Those of `same` who are told the same of both; what a watcher does not hear, few do."""
    if len(events) != len(others):
        return {seat for seat in same if _told(game, events, seat) == _told(game, others, seat)}
    for event, other in zip(events, others, strict=True):
        told = {seat for seat in same if game.redact(event, seat) != game.redact(other, seat)}
        if None in same and None not in told:
            require("told-in-private", len(told) <= 2, f"{where}: seats {sorted(told, key=str)} by {event}")
        same = same - told
    return same


def _told(game: AnyGame, events: Sequence[Any], seat: Seat | None) -> list[Any]:
    return [game.redact(event, seat) for event in events]


def _changed(deck: tuple[Card, ...], rng: Random, times: int) -> Iterator[tuple[Card, ...]]:
    """Decks in which two different cards have changed places, often one of the first ones."""
    if len(set(deck)) < 2:
        return
    for _ in range(times):
        one = rng.randrange(min(8, len(deck)) if rng.random() < 0.5 else len(deck))
        other = rng.choice([place for place, card in enumerate(deck) if card != deck[one]])
        changed = list(deck)
        changed[one], changed[other] = changed[other], changed[one]
        yield tuple(changed)

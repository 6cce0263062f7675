"""`check_game`: the laws of a Game, of its Views and of its SeatEvents, over random matches."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from tapete.cards import Card
from tapete.core import AnyGame, Entropy, HmacEntropy, simulation_secret
from tapete.testing.actions import ActionLaws
from tapete.testing.deals import check_deal, check_outcome, check_start
from tapete.testing.knowing import check_dealing, check_twins, check_views
from tapete.testing.laws import require
from tapete.testing.playing import Moment, Plan, plans
from tapete.testing.writing import check_events, check_options, check_state

CardsOf: TypeAlias = Callable[[Any], Iterable[Card]]
"""All the cards of a state, wherever they lie."""

WorldOf: TypeAlias = Callable[[Any, Entropy], Any]
"""A world sampled from a view."""


@dataclass(frozen=True, slots=True)
class Checked:
    """How much was looked at."""

    matches: int
    positions: int
    twins: int
    """Positions in which a second deal of other cards was followed too."""


def check_game(
    game: AnyGame,
    *,
    matches: int = 20,
    seed: int = 0,
    options: Sequence[Mapping[str, Any]] | None = None,
    deals: int = 6,
    cards: CardsOf | None = None,
    worlds: WorldOf | None = None,
) -> Checked:
    """AssertionError naming the law if the game breaks one in so many random matches of at most `deals` deals.

    The matches take turns with `options`; without them the first is standard, the others by lot. `cards` names the
    cards of a state for the law cards-kept, `worlds` samples a world from a view for the law world-fits; without
    them these two are not looked at.
    """
    positions = twins = 0
    for plan, rng, case in plans(game, matches, seed, options, deals):
        moments = _check_match(plan, case, rng, cards)
        check_dealing(plan, rng, case)
        twins += check_twins(plan, moments, rng, case)
        if worlds is not None:
            _check_worlds(plan, moments, worlds, rng, case)
        positions += len(moments)
    return Checked(matches, positions, twins)


def _check_match(plan: Plan, case: str, rng: Random, cards: CardsOf | None) -> list[Moment]:
    """Play a match and look at every position of it; then play it again."""
    game = plan.game
    check_options(game, plan.options, case)
    check_start(plan, case)
    actions = ActionLaws(plan, rng)
    moments: list[Moment] = []
    deck: tuple[Card, ...] | None = None
    for moment in plan.play():
        where = f"{case}, after {len(moments)} moves"
        moments.append(moment)
        state = moment.step.state
        seen = repr(state)
        require("something-happens", len(moment.step.events) > 0, where)
        if moment.move.deal is not None:
            deck = moment.move.deal.deck
            check_deal(plan, moment, where)
        if cards is not None and deck is not None:
            require("cards-kept", sorted(cards(state)) == sorted(deck), where)
        check_outcome(plan, state, where)
        actions.check(state, where)
        check_views(game, plan.options, state, where)
        check_events(game, moment.step.events, where)
        check_state(game, state, where)
        require("nothing-changes", repr(state) == seen, where)
    _check_replay(plan, moments, case)
    return moments


def _check_replay(plan: Plan, moments: Sequence[Moment], case: str) -> None:
    state: Any = None
    for at, moment in enumerate(moments):
        step = plan.follow(state, moment.move)
        require("replay", step == moment.step, f"{case}, after {at} moves: {step} is not {moment.step}")
        state = step.state


def _check_worlds(plan: Plan, moments: Sequence[Moment], worlds: WorldOf, rng: Random, case: str) -> None:
    game = plan.game
    chance = HmacEntropy(simulation_secret(plan.seed), f"{game.name} worlds", 0, ())
    for at in sorted(rng.sample(range(len(moments)), min(len(moments), 12))):
        state = moments[at].step.state
        for seat in (*range(game.players(plan.options)), None):
            where = f"{case}, after {at} moves, seat {seat}"
            view = game.view(state, seat)
            world = worlds(view, chance)
            require("world-fits", game.view(world, seat) == view, where)
            require("world-fits", game.to_act(world) == game.to_act(state), where)
            require("world-fits", game.status(world) is game.status(state), where)

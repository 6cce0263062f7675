"""Matches as they happened, and as they may have happened for all that one onlooker knows.

Invariants:
- another world of a story has the same number of deals and of actions, done by the same seats in the same order;
- it is drawn deal by deal from what the onlooker knew when the deal ended, or knows now.
"""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tapete.cards import SPANISH
from tapete.core import AnyGame, Deal, HmacEntropy, Seat, Status, simulation_secret
from tapete.games import GAMES, comemierda, gnav
from tapete.games.comemierda import events as comemierda_events
from tapete.games.comemierda import worlds as comemierda_worlds
from tapete.games.gnav import events as gnav_events
from tapete.games.gnav import worlds as gnav_worlds
from tapete.room import TableState, fold
from tapete.room.entries import Acted, Contributed, Dealt, Entry, NextAsked, Opened

Act = tuple[Seat, Any]


@dataclass(frozen=True)
class Told:
    """One deal, what was done in it, and the state it led to."""

    deal: Deal
    acts: tuple[Act, ...]
    state: Any


def played(opening: Opened, nonces: Sequence[str | None], rng: Random, deals: int) -> list[Told]:
    """The first `deals` deals of the match of this secret, choices by lot; fewer if it is over sooner.

    The last of them ended in a settlement and not in the end of the match.
    """
    game = GAMES[opening.game]
    story = _told(opening, nonces, rng, deals)
    if story and game.status(story[-1].state) is Status.OVER:
        story.pop()
    while story and story[-1].deal.deck is None:
        story.pop()
    return story


def _told(opening: Opened, nonces: Sequence[str | None], rng: Random, deals: int) -> list[Told]:
    """The same with the deal that ended the match, if it was among them."""
    game, secret = GAMES[opening.game], bytes.fromhex(opening.secret)
    options = game.options(opening.options)
    story: list[Told] = []
    state: Any = None
    for number in range(1, deals + 1):
        if state is not None and game.skips(state):
            deal = Deal(number, None, None)
        else:
            deal = game.deal(options, HmacEntropy(secret, game.name, number, nonces), number)
        state = (game.start(options, deal) if state is None else game.next_deal(state, deal)).state
        acts: list[Act] = []
        while game.status(state) is Status.PLAYING:
            seat = rng.choice(game.to_act(state))
            acts.append((seat, rng.choice(game.legal(state, seat))))
            state = game.apply(state, *acts[-1]).state
        story.append(Told(deal, tuple(acts), state))
        if game.status(state) is Status.OVER:
            break
    return story


def match_of(opening: Opened, people: Iterable[Seat], nonces: Sequence[str | None], rng: Random) -> list[Entry]:
    """The log of a whole match, choices by lot."""
    return log_of(opening, people, nonces, _told(opening, nonces, rng, sys.maxsize))


def log_of(opening: Opened, people: Iterable[Seat], nonces: Sequence[str | None], story: Iterable[Told]) -> list[Entry]:
    """The log of a match of which this was played, its people not having asked for another deal yet."""
    log: list[Entry] = [opening]
    people = tuple(people)
    table = fold(None, opening).state

    def add(entry: Entry) -> TableState:
        log.append(entry)
        return fold(table, entry).state

    for told in story:
        for seat in people:
            if told.deal.number == 1:
                table = add(Contributed(seat, nonces[seat]))
            elif not table.skipped:
                table = add(NextAsked(seat))
        table = add(Dealt(told.deal.number, told.deal.dealer, told.deal.deck))
        for seat, action in told.acts:
            decision = table.decisions[seat]
            assert decision is not None
            table = add(Acted(seat, decision, table.game.notation.written_action(action), None))
    return log


def story_of(log: Iterable[Entry]) -> list[Told]:
    """What a log tells of its last match."""
    story: list[Told] = []
    table: TableState | None = None
    for entry in log:
        if isinstance(entry, Opened):
            story, table = [], None
        elif table is None:
            continue
        table = fold(table, entry).state
        if isinstance(entry, Dealt):
            story.append(Told(Deal(entry.number, entry.dealer, entry.deck), (), table.state))
        elif isinstance(entry, Acted):
            act = (entry.seat, table.game.notation.read_action(entry.action))
            story[-1] = Told(story[-1].deal, (*story[-1].acts, act), table.state)
    return story


def another_world(game: AnyGame, story: Iterable[Told], onlooker: Seat | None, seed: str) -> list[Told]:
    """The same match in a world that the onlooker, None a watcher, cannot tell from the true one."""
    return [_another(game, told, onlooker, seed) for told in story]


def _another(game: AnyGame, told: Told, onlooker: Seat | None, seed: str) -> Told:
    if told.deal.deck is None:
        return told
    view = game.view(told.state, onlooker)
    chance = HmacEntropy(simulation_secret(f"another world {seed}"), game.name, told.deal.number, ())
    world = SAMPLERS[game.name](view, chance)
    deck, acts = _retold(world)
    return Told(Deal(told.deal.number, told.deal.dealer, deck), acts, world)


SAMPLERS: dict[str, Any] = {"comemierda": comemierda_worlds.sample_world, "gnav": gnav_worlds.sample_world}


def _retold(world: comemierda.State | gnav.State) -> tuple[tuple[str, ...], tuple[Act, ...]]:
    """The deck of a world's deal and what was done in it, read off its true events."""
    acts = tuple(act for event in world.history for act in _acts_in(event))
    match world.history[0]:
        case comemierda_events.Dealt(_, dealer, _, hands):
            deck = [""] * len(SPANISH)
            for seat, hand in enumerate(hands):
                deck[(seat - dealer - 1) % len(hands) :: len(hands)] = hand
            return tuple(deck), acts
        case gnav_events.Dealt(cards=cards, order=order):
            assert isinstance(world, gnav.State)
            return (*(cards[seat] or "" for seat in order), *world.stock), acts
        case event:
            raise AssertionError(f"a deal does not begin with {event.kind}")


def _acts_in(event: Any) -> tuple[Act, ...]:
    """The action that an event tells, if it tells one."""
    match event:
        case comemierda_events.Given(giver, _, cards, forced=False):
            return ((giver, comemierda.Give(cards)),)
        case comemierda_events.Played(seat, cards):
            return ((seat, comemierda.Play(cards)),)
        case comemierda_events.Passed(seat):
            return ((seat, comemierda.Pass()),)
        case gnav_events.Kept(seat):
            return ((seat, gnav.Keep()),)
        case gnav_events.Asked(seat):
            return ((seat, gnav.Ask()),)
        case _:
            return ()

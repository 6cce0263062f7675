"""Worlds sampled from a View: its seat cannot tell them from the truth, and every such world comes."""

import random
from itertools import product

import pytest
from hypothesis import given, settings

from games.gnav.laying import CODES, lay
from games.gnav.playing import moments, options, seeds
from tapete.cards import GNAV
from tapete.cards.gnav import RANKS
from tapete.core import Deal, HmacEntropy, simulation_secret
from tapete.games.gnav import GNAV_GAME, Ask, Keep, Options
from tapete.games.gnav.events import Asked, Kept
from tapete.games.gnav.worlds import sample_world


def chance(seed):
    return HmacEntropy(simulation_secret(f"worlds {seed}"), "gnav", 1, ())


@given(options, seeds)
@settings(max_examples=40, deadline=None)
def test_the_seat_cannot_tell_the_world_from_the_truth(chosen, seed):
    rng = random.Random(seed)
    for moment in moments(chosen, seed):
        if rng.random() < 0.3:
            seat = rng.choice([*range(chosen.players), None])
            view = GNAV_GAME.view(moment.state, seat)
            world = sample_world(view, chance(seed))
            assert GNAV_GAME.view(world, seat) == view
            assert GNAV_GAME.status(world) is GNAV_GAME.status(moment.state)


@given(options, seeds)
@settings(max_examples=15, deadline=None)
def test_the_world_goes_on_by_the_rules(chosen, seed):
    rng = random.Random(seed)
    states = [moment.state for moment in moments(chosen, seed)]
    state = sample_world(GNAV_GAME.view(rng.choice(states), None), chance(seed))
    while GNAV_GAME.to_act(state):
        [seat] = GNAV_GAME.to_act(state)
        state = GNAV_GAME.apply(state, seat, rng.choice(GNAV_GAME.legal(state, seat))).state
    dealt = state.history[0]
    if dealt.kind == "dealt":
        assert GNAV.is_whole([card for card in dealt.cards if card] + list(state.stock))


def test_the_same_chance_gives_the_same_world():
    view = GNAV_GAME.view(lay("A3 B9 C7 D5").state, 1)
    assert sample_world(view, chance(5)) == sample_world(view, chance(5))
    assert len({sample_world(view, chance(seed)).match.cards for seed in range(20)}) > 1


def dealt_in(state):
    return tuple(card for card in state.history[0].cards if card)


def consistent(start, actions, seat, view):
    """All cards that three seats may have been dealt, by trying all of them."""
    found = set()
    for cards in product(RANKS, repeat=3):
        if any(cards.count(card) > 2 for card in cards):
            continue
        rest = list(GNAV.cards)
        for card in cards:
            rest.remove(card)
        state = start(cards, rest)
        for actor, action in actions:
            if actor not in GNAV_GAME.to_act(state):
                break
            state = GNAV_GAME.apply(state, actor, action).state
        else:
            if GNAV_GAME.view(state, seat) == view:
                found.add(dealt_in(state))
    return found


def first_deal(cards, rest):
    """Three seats, seat 2 deals."""
    return GNAV_GAME.start(Options(players=3), Deal(1, 2, (*cards, *rest))).state


POSITIONS = {
    "before anything": ("3 9 7", ""),
    "a fool was called": ("F 9 7", ""),
    "the first seat kept": ("12 4 7", "a"),
    "two seats have swapped": ("3 9 7", "A"),
    "the fool was given on": ("F 9 7", "A"),
    "a picture card was given on": ("Gj 2 7", "A"),
    "a horse was passed": ("3 He 7", "A"),
    "a dragoon was shown": ("3 Dr 7", "A"),
    "a swap was undone": ("3 9 Ka", "AB"),
    "both swapped on": ("3 9 7", "AB"),
}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_consistent_world_comes_and_no_other(name, seat):
    codes, script = POSITIONS[name]
    cards = [CODES[code] for code in codes.split()]
    rest = list(GNAV.cards)
    for card in cards:
        rest.remove(card)
    state = first_deal(cards, rest)
    actions = [(ord(letter.upper()) - ord("A"), Ask() if letter.isupper() else Keep()) for letter in script]
    for actor, action in actions:
        state = GNAV_GAME.apply(state, actor, action).state
    assert sum(isinstance(event, Kept | Asked) for event in state.history) == len(actions)
    view = GNAV_GAME.view(state, seat)
    wanted = consistent(first_deal, actions, seat, view)
    drawn, entropy = set(), chance(name)
    for _ in range(60_000):
        drawn.add(dealt_in(sample_world(view, entropy)))
        if drawn == wanted:
            break
    assert drawn == wanted

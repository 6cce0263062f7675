"""The trees of choices: the deals there are, what is known at each node, what each line of play is worth."""

import math
import random

import numpy as np
import pytest

from lab.gnav.plays import begun, decisions, worth_by_reference
from tapete.games.gnav.rules import RANKS
from tapete.lab.gnav import fast, trees
from tapete.lab.gnav.deals import deals_of, deck, seated
from tapete.lab.gnav.ends import worth_of
from tapete.lab.gnav.position import Position
from tapete.robots.gnav_solved.reading import life_state, spot
from tapete.robots.gnav_solved.states import NUMBER, STATES, contestants


@pytest.mark.parametrize(
    ("contestants", "deals", "sets"),
    [(2, 441, (42, 378)), (3, 9_240, (83, 754, 2_264)), (4, 192_780, (144, 1_450, 4_408, 13_312))],
)
def test_all_deals_and_information_sets_are_there(contestants: int, deals: int, sets: tuple[int, ...]) -> None:
    found = deals_of(contestants)
    assert len(found.ranks) == deals
    assert tuple(np.diff(found.first)) == sets
    assert math.isclose(found.chance.sum(), 1)
    assert found.nodes.min() == trees.NO_NODE
    assert set(np.unique(found.nodes)) == set(range(-1, sum(sets)))


def test_there_are_2_435_157_sets_in_603_states() -> None:
    assert len(STATES) == 603
    assert sum(len(deals_of(len(contestants(state))).keys) for state in STATES) == 2_435_157


def test_compiled_and_interpreted_trees_are_the_same() -> None:
    deals = deals_of(2)
    some = np.ascontiguousarray(deals.ranks[::7])
    keys = [np.empty((len(some), 3), np.int64) for _ in range(2)]
    trees.find_keys(some, keys[0], seated([1, 1]), deck())
    fast.find_keys(some, keys[1], seated([1, 1]), deck())
    assert (keys[0] == keys[1]).all()
    worth = np.random.default_rng(1).random((2, trees.ENDS, trees.SEATS))
    pay = [np.empty((2, trees.SEATS, len(some), 4)) for _ in range(2)]
    for found, find in zip(pay, (trees.find_pay, fast.find_pay), strict=True):
        find(some, (1, 2, 2, 0), 3, 0b010, worth, found, deck(), np.empty(RANKS, np.int64))
    assert (pay[0] == pay[1]).all()


def leaves_compared(wanted: int, per_state: int, seed: int) -> int:
    """Lines of play by lot, each worth to every seat what the second implementation of the rules says."""
    rng, compared = random.Random(seed), 0
    values = np.random.default_rng(seed).random((len(STATES), trees.SEATS))
    while compared < wanted:
        position = Position(rng.choice(STATES), worth_of(values))
        for _ in range(per_state):
            deal = rng.randrange(len(position.deals.ranks))
            bits = rng.randrange(1 << len(position.places))
            ranks = position.deals.ranks[deal].tolist()
            told = worth_by_reference(position.state, ranks, bits, values)
            here = position.pay[0, : len(position.state), deal, bits]
            assert here == pytest.approx([0.0] * len(position.state) if told is None else told), (position.state, ranks)
            compared += told is not None
    return compared


def test_lines_of_play_are_worth_what_the_second_implementation_says() -> None:
    assert leaves_compared(150, 20, seed=1) >= 150


@pytest.mark.slow
def test_a_hundred_thousand_lines_are_worth_what_the_second_implementation_says() -> None:
    assert leaves_compared(100_000, 600, seed=2) >= 100_000


def nodes_compared(playing: int, nodes: list[tuple[int, int]]) -> None:
    """What a seat sees at these (deal, node) is what the tree says it knows."""
    deals, rng = deals_of(playing), random.Random(playing)
    states = [state for state in STATES if len(contestants(state)) == playing]
    for deal, node in nodes:
        position = (node + 1).bit_length() - 1
        state = rng.choice(states)
        laid = begun(state, deals.ranks[deal].tolist())
        seen = dict(decisions(laid, contestants(state), node + 1 - (1 << position)))[position]
        assert spot(seen).key() == deals.keys[deals.nodes[deal, node]]
        assert life_state(seen) == NUMBER[state]


@pytest.mark.parametrize("playing", [2, 3, 4])
def test_a_seat_sees_what_the_tree_says_it_knows(playing: int) -> None:
    nodes = np.argwhere(deals_of(playing).nodes >= 0)
    nodes_compared(playing, random.Random(1).sample(nodes.tolist(), 60))


@pytest.mark.slow
@pytest.mark.parametrize("playing", [2, 3, 4])
def test_in_every_information_set_a_seat_sees_what_the_tree_says_it_knows(playing: int) -> None:
    deals = deals_of(playing)
    at, first = np.unique(deals.nodes, return_index=True)
    deal, node = np.unravel_index(first[at >= 0], deals.nodes.shape)
    assert len(deal) == len(deals.keys)
    nodes_compared(playing, list(zip(deal.tolist(), node.tolist(), strict=True)))

"""The OpenSpiel face: its own simulation test, honest chance, information states that forget and tell nothing."""

import random
from collections import Counter, defaultdict

import numpy as np
import pyspiel
import pytest

from tapete.adapters import openspiel
from tapete.adapters.comemierda.face import KIND
from tapete.cards import SPANISH
from tapete.core import Status

GAMES = [
    "tapete_gnav",
    "tapete_gnav(players=2,lives=1)",
    "tapete_gnav(players=8,lives=1,fool_rests=False,cat_undoes=False,cuckoo_costs_asker=True)",
    "tapete_comemierda(target=1)",
    "tapete_comemierda(target=3,players=5,blind_exchange=True,presidente_opens=True)",
    "tapete_comemierda(target=3,first_lead_shows_three=True,pass_locks_out=True)",
]


@pytest.fixture(autouse=True)
def registered():
    openspiel.register()


def drawn(state, rng):
    kinds, chances = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(kinds, chances)[0]


def states(name, seed):
    """A match by lot, state by state."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        state = state.child(drawn(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulation(name):
    """It serialises every state and reads it back, and looks at masks, information states and observations."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_to_register_once_more_does_nothing():
    openspiel.register()
    assert {"tapete_comemierda", "tapete_gnav"} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_a_draw_are_even_by_card(name):
    for state in states(name, 1):
        if state.is_chance_node():
            kinds, chances = zip(*state.chance_outcomes(), strict=True)
            assert list(kinds) == sorted(set(kinds))
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0


def test_a_deal_of_comemierda_is_the_whole_pack():
    rng = random.Random(2)
    state = pyspiel.load_game("tapete_comemierda").new_initial_state()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    state.apply_action(3)
    left = Counter(KIND.values())
    for card in range(len(SPANISH)):
        assert dict(state.chance_outcomes()) == pytest.approx(
            {kind: count / (40 - card) for kind, count in left.items() if count}
        )
        kind = drawn(state, rng)
        left[kind] -= 1
        state.apply_action(kind)
    assert not state.is_chance_node()
    assert state.legal_actions()


def test_the_stock_of_gnav_is_drawn_when_it_is_asked():
    state = pyspiel.load_game("tapete_gnav(players=2)").new_initial_state()
    house, number = 16, 9
    for action in (1, number, 4, 0):  # the button at seat 1, a card each; seat 0 keeps
        state.apply_action(action)
    assert state.current_player() == 1
    state.apply_action(1)
    chances = dict(state.chance_outcomes())
    assert chances[number] == pytest.approx(1 / 40)
    assert chances[house] == pytest.approx(2 / 40)
    state.apply_action(house)
    assert dict(state.chance_outcomes())[house] == pytest.approx(1 / 39)
    state.apply_action(12)
    assert state.is_chance_node()
    told = state.information_state_string(0).splitlines()
    assert "turned seat=1 card=house" in told
    assert "drew seat=1 got=None put_away=None fools=" in told
    assert "drew seat=1 got=IX put_away=I fools=" in state.information_state_string(1)
    assert any(line.startswith("settled") and "losses=(seat=0 cause=lowest)" in line for line in told)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_forgets_nothing(name):
    """Each information state of a seat goes on from the one before, whoever acts."""
    before = {}
    for state in states(name, 3):
        for seat in range(state.num_players()):
            now = state.information_state_string(seat)
            assert now.startswith(before.get(seat, f"seat {seat}"))
            before[seat] = now
    assert len(set(before.values())) == len(before)


def test_an_information_state_belongs_to_one_seat_and_one_choice():
    seen = defaultdict(set)
    for seed in range(300):
        for state in states("tapete_gnav(players=2,lives=1)", seed):
            if state.current_player() >= 0:
                told = state.information_state_string()
                vector = tuple(state.observation_tensor())
                seen[told].add((state.current_player(), tuple(state.legal_actions()), vector))
    assert any("asked" in told for told in seen)
    assert all(len(each) == 1 for each in seen.values())
    assert len(seen) < 300  # so many of them came more than once


def test_what_others_were_dealt_is_not_told():
    """Two deals in which a card of seat 0 and one of seat 1 have changed places."""
    kinds = [KIND[card] for card in SPANISH.cards]
    swapped = [kinds[1], kinds[0], *kinds[2:]]
    one, other = (pyspiel.load_game("tapete_comemierda").new_initial_state() for _ in range(2))
    for state, deal in ((one, kinds), (other, swapped)):
        for action in (3, *deal):  # dealer 3, so that seat 0 gets the first card
            state.apply_action(action)
    assert one.current_player() == other.current_player()
    for seat, alike in enumerate((False, False, True, True)):
        assert (one.information_state_string(seat) == other.information_state_string(seat)) is alike
        assert (one.observation_tensor(seat) == other.observation_tensor(seat)) is alike


def test_in_what_order_equal_cards_were_dealt_is_not_told():
    """Cards of one rank, dealt in another round of the deal to the same seats."""
    one, other = (pyspiel.load_game("tapete_comemierda(target=1)").new_initial_state() for _ in range(2))
    kinds = sorted(KIND.values())
    back = [*kinds[4:], *kinds[:4]]
    for state, deal in ((one, kinds), (other, back)):
        for action in (0, *deal):
            state.apply_action(action)
    assert one.information_state_string(2) == other.information_state_string(2)
    for action in one.legal_actions():
        assert one.child(action).information_state_string(2) == other.child(action).information_state_string(2)


@pytest.mark.parametrize("name", GAMES)
def test_the_observation_is_the_vector_of_the_view(name):
    for state in states(name, 4):
        whole, face = state.position.state, state.face
        for seat in range(state.num_players()):
            mine = np.array(state.observation_tensor(seat), np.float32)
            if whole is None:
                assert not mine.any()
            else:
                np.testing.assert_array_equal(mine, face.vector(face.game.view(whole, seat)))


@pytest.mark.parametrize("name", GAMES)
def test_returns_are_those_of_the_match(name):
    *before, last = states(name, 5)
    assert all(set(state.returns()) == {0.0} for state in before)
    face, whole = last.face, last.position.state
    assert face.game.status(whole) is Status.OVER
    best = max(last.returns())
    winners = tuple(seat for seat, got in enumerate(last.returns()) if got == best)
    assert face.game.outcome(whole).winners == winners


def test_a_child_leaves_its_parent_as_it_was():
    *_, parent, _ = states("tapete_gnav", 6)
    before = str(parent)
    child = parent.child(parent.legal_actions()[0])
    assert str(parent) == before != str(child)
    assert parent.clone().position is parent.position


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("tapete_gnav(lives=0)", "option lives is a number from 1 to 9, not 0"),
        ("tapete_comemierda(players=3)", "option players is a number from 4 to 8, not 3"),
        ("tapete_gnav(all_zero_replays=True)", "all_zero_replays"),
    ],
)
def test_what_cannot_be_played_is_refused(name, told):
    with pytest.raises((pyspiel.SpielError, ValueError), match=told):
        pyspiel.load_game(name)


def test_actions_are_told():
    state = next(each for each in states("tapete_comemierda", 7) if each.current_player() >= 0)
    player = state.current_player()
    assert state.action_to_string(player, 9) == "play 5 5"
    assert (
        state.string_to_action(player, state.action_to_string(player, state.legal_actions()[0]))
        in state.legal_actions()
    )

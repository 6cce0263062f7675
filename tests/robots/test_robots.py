"""What holds for every robot, and what each of the plain ones does."""

import dataclasses
import typing
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from robots.positions import every_suit_choice, view
from tapete.cards import SPANISH
from tapete.core import BadInput, HmacEntropy, Status, robot_key, simulation_secret
from tapete.games import GAMES
from tapete.games.comemierda.actions import Give, Pass, Play
from tapete.games.comemierda.view import View as ComemierdaView
from tapete.games.gnav.actions import Ask, Keep
from tapete.games.gnav.events import SwappedSeen
from tapete.games.gnav.view import View as GnavView
from tapete.robots import ROBOTS, robot
from tapete.robots.comemierda_lowest import Lowest
from tapete.robots.gnav_rules import Rules

EVERY = [(game, name) for game, names in ROBOTS.items() for name in names]
KEY = bytes(32)

ODD_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("comemierda", {"players": 8, "equal_may_be_played": True, "no_finish_on_two_of_oros": True}),
    ("comemierda", {"players": 5, "pass_locks_out": True, "first_lead_shows_three": True, "blind_exchange": True}),
    ("gnav", {"players": 8, "lives": 1, "cuckoo_costs_asker": True}),
    ("gnav", {"players": 2, "lives": 2, "fool_rests": False}),
]


def decisions(game: str, options: dict[str, Any], seed: str, play: str, rounds: int = 2) -> Iterator[Any]:
    """Views of those to act in a match played by robots."""
    rules, secret = GAMES[game], simulation_secret(seed)
    chosen = rules.options(options)
    nonces = [None] * rules.players(chosen)
    state = rules.start(chosen, rules.deal(chosen, HmacEntropy(secret, game, 1, nonces), 1)).state
    player = robot(game, play)
    for step in range(10_000):
        if rules.status(state) is Status.BETWEEN and rules.number(state) < rounds:
            number = rules.number(state) + 1
            state = rules.next_deal(state, rules.deal(chosen, HmacEntropy(secret, game, number, nonces), number)).state
        if rules.status(state) is not Status.PLAYING:
            return
        seat = rules.to_act(state)[0]
        seen = rules.view(state, seat)
        yield seen
        state = rules.apply(state, seat, player.act(seen, robot_key(secret, seat, 0, step))).state


@pytest.mark.parametrize(("game", "options"), ODD_OPTIONS)
def test_every_robot_plays_legally_under_any_options(game: str, options: dict[str, Any]) -> None:
    for play in ROBOTS[game]:
        for seen in decisions(game, options, "odd", play):
            for name in ROBOTS[game]:
                assert robot(game, name).act(seen, KEY) in seen.legal


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_same_view_and_key_give_the_same_action(game: str, name: str) -> None:
    for number, seen in enumerate(decisions(game, {}, "pure", "random")):
        key = robot_key(b"", 0, 0, number)
        copy = dataclasses.replace(seen, seat=seen.seat)
        assert robot(game, name).act(seen, key) == robot(game, name).act(copy, key)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_robot_is_typed_to_see_a_view_and_nothing_else(game: str, name: str) -> None:
    act: Callable[..., Any] = type(robot(game, name)).act
    hints = typing.get_type_hints(act)
    views = {"comemierda": ComemierdaView, "gnav": GnavView}
    assert set(hints) == {"view", "key", "return"}
    assert hints["view"] == (ComemierdaView | GnavView if name == "random" else views[game])


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_names_carry_a_version_and_are_found_with_it(game: str, name: str) -> None:
    assert robot(game, name).name == f"{name}@1"
    assert robot(game, f"{name}@1").name == f"{name}@1"


@pytest.mark.parametrize(
    ("game", "name", "what"),
    [
        ("whist", "rules", "unknown game 'whist'"),
        ("gnav", "oracle", "unknown robot 'oracle' in gnav; there are random, lowest, rules"),
        ("gnav", "rules@2", "unknown version of robot 'rules': '2'"),
        ("gnav", "", "unknown robot ''"),
    ],
)
def test_an_unknown_robot_is_one_clear_line(game: str, name: str, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        robot(game, name)


def test_random_reaches_every_legal_action() -> None:
    seen = next(decisions("comemierda", {}, "all", "lowest"))
    chosen = {robot("comemierda", "random").act(seen, robot_key(b"", 0, 0, k)) for k in range(400)}
    assert chosen == set(seen.legal)


# lowest


def test_lowest_opens_with_all_cards_of_its_lowest_value() -> None:
    hand = ["4o", "4c", "4b", "1o"]
    legal = every_suit_choice(hand, [["4o"], ["4o", "4c"], ["4o", "4c", "4b"], ["1o"]])
    assert Lowest().act(view(seat=0, hand=hand, legal=legal), KEY) == Play(("4o", "4c", "4b"))


def test_lowest_answers_with_the_lowest_set_in_the_tables_suits() -> None:
    hand = ["6b", "6c", "1o", "2o"]
    legal = every_suit_choice(hand, [["6b"], ["1o"], ["2o"], []])
    assert Lowest().act(view(seat=0, hand=hand, legal=legal, to_beat=["5o"], winning=1), KEY) == Play(("6c",))


def test_lowest_passes_when_it_has_nothing() -> None:
    assert Lowest().act(view(seat=0, hand=["3o"], legal=(Pass(),), to_beat=["5o"], winning=1), KEY) == Pass()


def test_lowest_gives_its_lowest_cards() -> None:
    hand = ["4b", "3b", "3c", "2o"]
    legal = tuple(Give(SPANISH.in_order([a, b])) for a in hand for b in hand if a < b)
    assert Lowest().act(view(seat=0, hand=hand, legal=legal), KEY) == Give(("3c", "3b"))


def test_lowest_never_swaps_in_gnav() -> None:
    assert all(robot("gnav", "lowest").act(seen, KEY) == Keep() for seen in decisions("gnav", {}, "low", "random"))


# rules in Gnav


def gnav_view(card: str, order: tuple[int, ...], **changes: Any) -> GnavView:
    seen = next(decisions("gnav", {"players": max(order) + 1}, "plain", "random"))
    return dataclasses.replace(seen, seat=0, card=card, order=order, legal=(Keep(), Ask()), history=(), **changes)


@pytest.mark.parametrize(
    ("order", "highest", "kept"),
    [
        ((0, 1, 2, 3), "III", "IV"),
        ((1, 0, 2, 3), "IV", "V"),
        ((1, 2, 3, 0), "IV", "V"),
        ((0, 1, 2), "IV", "V"),
        ((1, 0, 2), "V", "VI"),
        ((1, 2, 0), "V", "VI"),
        ((0, 1), "IV", "V"),
        ((1, 0), "VI", "VII"),
        ((0, 1, 2, 3, 4, 5), "III", "IV"),
        ((1, 2, 3, 4, 5, 0), "IV", "V"),
    ],
)
def test_rules_asks_up_to_a_card_by_order_of_acting(order: tuple[int, ...], highest: str, kept: str) -> None:
    for card in ("fool", "owl", "0", highest):
        assert Rules().act(gnav_view(card, order), KEY) == Ask()
    for card in (kept, "XII", "house", "cuckoo"):
        assert Rules().act(gnav_view(card, order), KEY) == Keep()


@pytest.mark.parametrize(("got", "gave", "choice"), [("II", "I", Keep()), ("II", "II", Ask()), ("I", "II", Ask())])
def test_rules_keeps_a_received_card_that_beats_the_one_given(got: str, gave: str, choice: Keep | Ask) -> None:
    seen = gnav_view(got, (1, 0, 2, 3))
    swapped = SwappedSeen(asker=1, giver=0, gave=got, got=gave, fools=())
    assert Rules().act(dataclasses.replace(seen, history=(swapped,)), KEY) == choice

"""The rule-based robot of Comemierda is frozen: these are its choices in positions recorded once and for all."""

import itertools
import json
from pathlib import Path

import pytest

from robots.positions import every_suit_choice, view
from tapete.cards import SPANISH
from tapete.games.comemierda.actions import Give, Pass, Play
from tapete.robots.comemierda_rules import Rules

YARDSTICK = json.loads((Path(__file__).parent / "yardstick.json").read_text())
KEY = bytes(32)


def test_it_plays_as_it_always_has() -> None:
    for position in YARDSTICK["plays"]:
        at = view(
            seat=position["seat"],
            hand=position["hand"],
            legal=every_suit_choice(position["hand"], position["legal"]),
            played=position["played"],
            counts=position["counts"],
            to_beat=position["to_beat"],
            winning=position["winning"],
        )
        chosen = tuple(position["choice"])
        assert Rules().act(at, KEY) == (Play(chosen) if chosen else Pass()), position


def test_it_gives_as_it_always_has() -> None:
    for position in YARDSTICK["gifts"]:
        gifts = itertools.combinations(SPANISH.in_order(position["hand"]), position["number"])
        at = view(seat=0, hand=position["hand"], legal=tuple(Give(cards) for cards in gifts))
        assert Rules().act(at, KEY) == Give(tuple(position["choice"])), position


def test_the_order_of_the_legal_actions_does_not_matter() -> None:
    position = YARDSTICK["plays"][0]
    legal = every_suit_choice(position["hand"], position["legal"])
    at = [
        view(seat=position["seat"], hand=position["hand"], legal=order, counts=position["counts"])
        for order in (legal, legal[::-1])
    ]
    assert Rules().act(at[0], KEY) == Rules().act(at[1], KEY)


@pytest.mark.parametrize("hand", [("2o", "2c"), ("2o", "3c", "3e")])
def test_it_does_not_keep_the_two_of_oros_for_the_end_where_that_ranks_it_last(hand: tuple[str, ...]) -> None:
    legal = every_suit_choice(hand, [[hand[0]], [hand[1]], [*hand[1:]]])
    at = view(seat=0, hand=hand, legal=legal, counts=(len(hand), 1, 1, 1), no_finish_on_two_of_oros=True)
    choice = Rules().act(at, KEY)
    assert isinstance(choice, Play)
    assert set(choice.cards) != set(hand[1:])


def test_it_leads_the_two_of_oros_where_it_must() -> None:
    at = view(seat=0, hand=["2o"], legal=(Play(("2o",)),), counts=(1, 1, 0, 0), no_finish_on_two_of_oros=True)
    assert Rules().act(at, KEY) == Play(("2o",))

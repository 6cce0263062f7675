"""The hands that the browser guides one through are what the rules make of their cards and choices."""

from typing import get_args

import pytest

from client.guided_hands import LEARNER, LESSONS, bursts, file, written
from tapete.games import GAMES
from tapete.games.comemierda.actions import Action as ComemierdaAction
from tapete.games.gnav.actions import Action as GnavAction

ACTIONS = {"comemierda": get_args(ComemierdaAction), "gnav": get_args(GnavAction)}
every_lesson = pytest.mark.parametrize("name", LESSONS)


@every_lesson
def test_a_guided_hand_is_played_by_the_rules_of_today(name: str) -> None:
    assert file(name).read_text() == written(name), "write it anew: python -m client.guided_hands"


@every_lesson
def test_whoever_learns_chooses_everything_there_is_to_choose(name: str) -> None:
    wanted = [burst["wants"] for burst in bursts(GAMES[name], LESSONS[name]) if "wants" in burst]
    assert {type(action) for action in wanted} == set(ACTIONS[name])


@every_lesson
def test_whoever_learns_is_asked_whenever_it_is_his_turn(name: str) -> None:
    for burst in bursts(GAMES[name], LESSONS[name]):
        legal = burst["view"].legal
        assert ("wants" in burst) == bool(legal)
        assert burst.get("wants", None) in (*legal, None)


def test_every_card_that_may_not_be_played_has_its_reason() -> None:
    for burst in bursts(GAMES["comemierda"], LESSONS["comemierda"]):
        view = burst["view"]
        if view.phase == "play" and LEARNER in view.to_act:
            may = {card for action in view.legal for card in getattr(action, "cards", ())}
            why = burst.get("why", {})
            assert set(view.hand) - may <= why.keys()
            assert ("pass" in why) == (not view.to_beat)

"""The four levels: what each does and does not do."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from games.comemierda.laying import laid, then
from robots.comemierda_learned.networks import drawn
from robots.comemierda_learned.rounds import plays
from robots.positions import view as view_of
from tapete.core import robot_key
from tapete.games.comemierda import COMEMIERDA, Give, Options, Play
from tapete.robots.comemierda_learned import endings, look_ahead, robot
from tapete.robots.comemierda_learned.policy import UTILITY
from tapete.robots.comemierda_learned.reckoning import WORTH_BITS
from tapete.robots.comemierda_learned.robot import Expert, Good, Novice, Regular, legal_by_number
from tapete.robots.comemierda_learned.seeing import seen, with_the_other_hand
from tapete.robots.comemierda_learned.trying import AT_MOST, NEAR, WORLDS, is_tried, last_set
from tapete.robots.comemierda_learned.with_numpy import WithNumpy
from tapete.robots.comemierda_rules import Rules

LEVELS = (Novice, Regular, Good, Expert)
KEY = bytes(32)
POINT = UTILITY << WORTH_BITS


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_lets_a_chance_to_go_out_go_by(level: Any) -> None:
    opens = laid("7o 7c 7e", "3o 3c 4o", "5o 5c 5e", "1o 1c 1e")
    answers = then(laid("3o 4o 4c", "5o", "6o 6c", "7o 7c"), "P0 3o")
    for number in range(30):
        key = robot_key(b"out", 0, 0, number)
        assert level().act(COMEMIERDA.view(opens, 0), key) == Play(("7o", "7c", "7e"))
        assert level().act(COMEMIERDA.view(answers, 1), key) == Play(("5o",))


def test_the_better_levels_win_every_ending_that_can_be_won() -> None:
    won = 0
    for number in range(12):
        for view in plays(f"endings {number}", 3):
            if len(view.out) != 2:
                continue
            table, choices = with_the_other_hand(seen(view)), legal_by_number(view)
            memory, mask = [0] * endings.MEMORY, sum(1 << action for action in choices)
            if endings.winning_action(table, mask, memory, endings.ENOUGH) != endings.UNKNOWN:
                taken = {choices[action] for action in choices if endings.verdict_on(table, action, memory, 10**5) == 1}
                assert {level().act(view, KEY) for level in (Good, Expert)} <= taken
                won += 1
    assert won > 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{"players": 5}, {"pass_locks_out": True}, {"equal_may_be_played": True}])
def test_in_other_games_every_level_plays_as_rules(level: Any, options: dict[str, Any]) -> None:
    hands = ["3o 3c 7o", "4o 5o 6o", "5c 5e 10o", "1o 1c 12o", "11o 11c 2c"][: options.get("players", 4)]
    view = COMEMIERDA.view(laid(*hands, **options), 0)
    assert level().act(view, KEY) == Rules().act(view, KEY)


def test_the_target_and_what_rounds_count_do_not_matter() -> None:
    view = next(plays("target", 1))
    for options in (Options(), Options(target=5, escalating=False)):
        assert Good().act(replace(view, options=options), KEY) == Good().act(view, KEY)


def test_the_novice_gives_its_lowest_cards_and_the_others_give_as_rules() -> None:
    view = with_legal_gifts()
    assert Novice().act(view, KEY) == Give(("3c", "4o"))
    for level in (Regular, Good, Expert):
        assert level().act(view, KEY) == Rules().act(view, KEY) == Give(("3c", "7o"))


def with_legal_gifts() -> Any:
    hand = ("3c", "4o", "4c", "4e", "7o", "12o", "12c", "1o", "1c", "2c", "2e", "2o")
    legal = tuple(Give((one, other)) for place, one in enumerate(hand) for other in hand[place + 1 :])
    return view_of(seat=0, hand=hand, legal=legal)


def test_warmth_takes_the_second_best_more_often_the_nearer_it_is() -> None:
    taken = Counter(
        robot.drawn([7, 8, 9], [POINT, POINT - POINT // 10, POINT - 5 * POINT], 0.3, robot_key(b"warm", 0, 0, number))
        for number in range(2000)
    )
    assert 1050 < taken[7] < 1250
    assert 750 < taken[8] < 950
    assert taken[9] == 0


def test_without_warmth_the_first_of_the_best_is_taken() -> None:
    assert robot.drawn([7, 8, 9], [1, 3, 3], 0.0, KEY) == 8


def test_a_look_ahead_tries_choices_near_the_best_only() -> None:
    worths = [0, NEAR, NEAR + 1, 5, NEAR, NEAR, NEAR]
    assert [choice for choice in range(7) if is_tried(worths, 7, choice)] == [1, 2, 4, 5]
    assert AT_MOST == 4


def test_a_look_ahead_tries_the_same_worlds_for_every_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for view in plays("worlds", 3) if view.number > 1 and not view.to_beat)
    position, actions = seen(view), list(legal_by_number(view))
    tables: list[tuple[int, tuple[int, ...]]] = []
    act = look_ahead._act

    def watched(one: Any, action: int) -> None:
        if not one.facts[0] and one.table.turn == view.seat:
            tables.append((one.choice, one.table.hands))
        act(one, action)

    monkeypatch.setattr(look_ahead, "_act", watched)
    look_ahead.looked_ahead(WithNumpy(drawn(3)), position, actions, 99)
    by_choice: dict[int, list[tuple[int, ...]]] = {}
    for choice, hands in tables:
        by_choice.setdefault(choice, []).append(hands)
    worlds = list(by_choice.values())
    assert 1 < len(worlds) <= AT_MOST
    assert all(each == worlds[0] for each in worlds)
    assert len(worlds[0]) == WORLDS // len(worlds)
    assert len(set(worlds[0])) > len(worlds[0]) // 2


def test_the_last_set_goes_out_at_once() -> None:
    assert last_set(0b111 << 8, 0b111 << 8) == 10
    assert last_set(0b111 << 8, 0b011 << 8) == -1
    assert last_set(0b1 << 40, 0b1 << 40) == 40
    assert last_set(0b11, 0b11) == 1
    assert last_set(0b10001, 0b10001) == -1

"""The suite finds what is wrong: every law is broken by some game or robot, and caught by its name."""

from typing import Any

import pytest

from tapete.testing import LAWS, check_game, check_robot
from testing.broken import BROKEN, BROKEN_ROBOTS, AnyWorld, cards_of

SHORT = [{"players": 4, "lives": 1}, {"players": 3, "lives": 2}]


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
def test_a_broken_game_is_caught_by_the_name_of_its_law(kind: type[Any]) -> None:
    game = kind()
    worlds = game.sample_world if isinstance(game, AnyWorld) else None
    with pytest.raises(AssertionError) as caught:
        check_game(game, matches=6, seed=3, options=SHORT, deals=8, cards=cards_of, worlds=worlds)
    assert str(caught.value).startswith(f"{kind.law}: {LAWS[kind.law]}; match ")


@pytest.mark.parametrize("kind", BROKEN_ROBOTS, ids=lambda kind: kind.__name__)
def test_a_broken_robot_is_caught_by_the_name_of_its_law(kind: type[Any]) -> None:
    with pytest.raises(AssertionError) as caught:
        check_robot(kind.game, kind(), matches=2, seed=1)
    assert str(caught.value).startswith(f"{kind.law}: {LAWS[kind.law]}; ")


def test_every_law_has_something_that_breaks_it() -> None:
    assert {kind.law for kind in (*BROKEN, *BROKEN_ROBOTS)} == set(LAWS)


def test_the_same_arguments_check_the_same() -> None:
    game = AnyWorld()
    first, again = (check_game(game, matches=3, seed=5) for _ in range(2))
    assert first == again
    assert first.matches == 3
    assert first.positions > 3
    assert first.twins > 0

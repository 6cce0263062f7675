"""Both games and every robot keep the laws that they are shipped with."""

from typing import Any

import pytest

from tapete.games import GAMES
from tapete.games.comemierda import State
from tapete.games.comemierda import worlds as comemierda_worlds
from tapete.games.gnav import worlds as gnav_worlds
from tapete.robots import ROBOTS, robot
from tapete.testing import check_game, check_robot
from testing import broken


def cards_of_comemierda(state: State) -> tuple[str, ...]:
    """In the hands, set aside, and played in this round."""
    played = [card for event in state.history if event.kind == "played" for card in event.cards]
    return (*(card for hand in (*state.hands, *state.aside) for card in hand), *played)


HOOKS: dict[str, dict[str, Any]] = {
    "comemierda": {"cards": cards_of_comemierda, "worlds": comemierda_worlds.sample_world},
    "gnav": {"cards": broken.cards_of, "worlds": gnav_worlds.sample_world},
}


@pytest.mark.parametrize(("game", "seed"), [("comemierda", seed) for seed in range(4)] + [("gnav", 0)])
def test_the_game_keeps_the_laws(game: str, seed: int) -> None:
    if game == "comemierda":
        check_game(GAMES[game], matches=2, seed=seed, deals=2, **HOOKS[game])
    else:
        check_game(GAMES[game], matches=40, seed=seed, deals=12, **HOOKS[game])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100, 110))
def test_the_game_keeps_the_laws_in_many_matches(game: str, seed: int) -> None:
    check_game(GAMES[game], matches=20, seed=seed, deals=12, **HOOKS[game])


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in ROBOTS for name in ROBOTS[game]])
def test_the_robot_keeps_the_laws(game: str, name: str) -> None:
    assert check_robot(GAMES[game], robot(game, name), matches=5, seed=1) > 0

"""The product agrees with an implementation of its own kind, written from the rules alone."""

import pytest

from reference.agreement import play_both


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
@pytest.mark.parametrize("tens", range(15))
def test_random_matches_agree_event_by_event(game: str, tens: int) -> None:
    for seed in range(10 * tens, 10 * tens + 10):
        play_both(game, seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["comemierda", "gnav"])
@pytest.mark.parametrize("hundreds", range(100))
def test_ten_thousand_random_matches_of_each_game_agree(game: str, hundreds: int) -> None:
    for seed in range(10_000 + 100 * hundreds, 10_000 + 100 * hundreds + 100):
        play_both(game, seed)

"""Random play in bulk, by values alone."""

import pytest

from games.comemierda.matches import FLAGS
from tapete.cards import SPANISH
from tapete.games.comemierda import Options
from tapete.games.comemierda.playouts import playouts
from tapete.games.comemierda.rules import rank_at
from tapete.games.comemierda.state import ruling_of
from tapete.games.comemierda.values import RANK

TABLES = [
    Options(),
    Options(players=5, pass_locks_out=True, presidente_opens=True),
    Options(players=8, blind_exchange=True, no_finish_on_two_of_oros=True),
    Options(equal_may_be_played=True, first_lead_shows_three=True, escalating=False),
]


def test_ranks_are_the_values_of_the_game() -> None:
    upwards = sorted(SPANISH.cards, key=lambda card: rank_at(SPANISH.place(card)))
    assert [card[:-1] for card in upwards[::4]] == ["3", "4", "5", "6", "7", "10", "11", "12", "1", "2"]
    assert RANK["2o"] == 10
    assert RANK["2c"] == 9


def played(options: Options, rounds: int) -> tuple[int, int, int]:
    return playouts(ruling_of(options), (0,) * options.players, rounds, 2026, list(range(40)))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_same_start_gives_the_same_answer(options: Options) -> None:
    steps, matches, check = played(options, 20)
    assert (steps, matches, check) == played(options, 20)
    assert steps > 20 * 30


def test_a_match_without_a_target_does_not_end() -> None:
    assert played(Options(target=None), 30)[1] == 0
    assert played(Options(target=1), 30)[1] == 30


def test_what_lay_in_the_deck_before_does_not_matter() -> None:
    ruling = ruling_of(Options())
    assert playouts(ruling, (0,) * 4, 8, 5, [0] * 40) == playouts(ruling, (0,) * 4, 8, 5, list(range(40)))


def test_every_option_reaches_the_rules() -> None:
    answers = {played(Options(**{name: not getattr(Options(), name)}), 30) for name in FLAGS}
    assert len(answers) == len(FLAGS)

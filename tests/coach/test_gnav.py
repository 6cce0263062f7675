"""The coach of Gnav: the solution's word to the last bit, no hindsight, and plain words where nothing is solved."""

import pytest

from coach.matches import decisions, played, reviewed
from tapete.coach import review
from tapete.coach.gnav import GnavCoach
from tapete.coach.gnav_consequences import consequences
from tapete.core import HmacEntropy, simulation_secret
from tapete.games.gnav.options import Options
from tapete.games.gnav.rules import OVER
from tapete.games.gnav.worlds import sample_world
from tapete.robots.gnav_solved import advice, values
from tapete.robots.gnav_solved.solution import WORTH_OF

ROUNDING = 0.51 / WORTH_OF
LEFT_OUT = 1e-3


def coach(players: int = 4, **options: object) -> GnavCoach:
    return GnavCoach(Options(players=players, **options))  # type: ignore[arg-type]


def test_what_a_choice_was_worth_is_what_the_solution_says() -> None:
    match = played("gnav", "novice regular good expert", "books")
    found = reviewed("gnav", "novice regular good expert", "books")
    for (state, seat, action), decision in zip(decisions(match), found.decisions, strict=True):
        worth = values(match.game.view(state, seat))
        assert worth is not None
        assert [choice.action for choice in decision.choices] == list(match.game.legal(state, seat))
        assert [choice.worth for choice in decision.choices] == [worth.keep / WORTH_OF, worth.ask / WORTH_OF]
        assert {choice.error for choice in decision.choices} == {0.0} == {decision.error}
        assert decision.choices[decision.taken].action == action
        assert decision.source == "solution"


def test_a_line_begins_with_what_the_seats_of_the_solution_win() -> None:
    match = played("gnav", "novice regular good expert", "books")
    dealer = match.moments[0].entry.dealer  # type: ignore[union-attr]
    first = reviewed("gnav", "novice regular good expert", "books").line[0].forecast
    from_left = [round(first[(dealer + step) % 4], 4) for step in (1, 2, 3, 4)]
    assert from_left == [0.2530, 0.2537, 0.2497, 0.2436]


@pytest.mark.parametrize("robots", ["novice random", "random novice regular"])
def test_looked_at_world_by_world_a_choice_is_worth_to_the_chooser_what_the_solution_says(robots: str) -> None:
    match = played("gnav", robots, "worlds")
    for state, seat, _ in list(decisions(match))[:12]:
        view = match.game.view(state, seat)
        worth = values(view)
        assert worth is not None
        keeping, asking = consequences(view, unlikely=0)
        assert keeping[seat] == pytest.approx(worth.keep / WORTH_OF, abs=ROUNDING)
        assert asking[seat] == pytest.approx(worth.ask / WORTH_OF, abs=ROUNDING)
        assert sum(keeping) == pytest.approx(1, abs=1e-8)
        assert sum(asking) == pytest.approx(1, abs=1e-8)


@pytest.mark.parametrize("position", [0, 1, 2, 3])
def test_what_is_left_out_among_four_changes_nothing_that_is_shown(position: int) -> None:
    match = played("gnav", "random random random random", "left-out")
    state, seat = next(
        (state, seat)
        for state, seat, _ in decisions(match)
        if len(match.game.view(state, seat).order) == 4 and match.game.view(state, seat).order.index(seat) == position
    )
    view = match.game.view(state, seat)
    worth = values(view)
    assert worth is not None
    keeping, asking = consequences(view)
    assert keeping[seat] == pytest.approx(worth.keep / WORTH_OF, abs=LEFT_OUT)
    assert asking[seat] == pytest.approx(worth.ask / WORTH_OF, abs=LEFT_OUT)


def test_what_a_seat_could_not_see_changes_nothing() -> None:
    match = played("gnav", "novice random regular", "hindsight")
    chance = HmacEntropy(simulation_secret("re-dealt"), "gnav", 1, ())
    for state, seat, action in list(decisions(match))[:10]:
        view = match.game.view(state, seat)
        there = match.game.view(sample_world(view, chance), seat)
        assert coach(3).judged(there, action, "key") == coach(3).judged(view, action, "key")


def test_under_other_options_only_thresholds_are_known_and_nothing_is_foretold() -> None:
    options = (("fool_rests", False),)
    match, found = (make("gnav", "novice random regular", "others", options) for make in (played, reviewed))
    assert (found.line, found.accounts) == ((), ())
    assert found.unjudged == len(found.decisions) > 0
    for (state, seat, _), decision in zip(decisions(match), found.decisions, strict=True):
        assert decision.source == "thresholds"
        assert not decision.costly
        assert [(choice.worth, choice.error) for choice in decision.choices] == [(None, None)] * 2
        assert decision.best == int(advice(match.game.view(state, seat)).asks > 0)


def test_a_match_of_six_is_foretold_from_where_four_are_left() -> None:
    match, found = (make("gnav", "random " * 5 + "random", "six", (("lives", 2),)) for make in (played, reviewed))
    assert 0 < found.unjudged < len(found.decisions)
    first = found.line[0]
    states = [(state, seat) for state, seat, _ in decisions(match)]
    state, _ = states[first.number]
    assert sum(left > 0 for left in state.match.lives) <= 4
    assert all(decision.source == "solution" for decision in found.decisions if decision.number > first.number)
    assert all(decision.source == "thresholds" for decision in found.decisions if decision.number <= first.number)
    assert found.accounts[0].decisions <= len(found.decisions) - found.unjudged


def test_a_match_that_was_nowhere_solved_has_no_line_however_it_ended() -> None:
    found = reviewed("gnav", "novice random", "nine", (("lives", 9), ("all_zero_replays", True)))
    assert found.finished
    assert found.line == ()


def test_only_who_still_plays_gains_by_the_error_of_another() -> None:
    match = played("gnav", "random random random random", "gains")
    found = review(match)
    for (state, _, _), decision in zip(decisions(match), found.decisions, strict=True):
        assert state.match.turn != OVER
        out = [seat for seat, left in enumerate(state.match.lives) if not left]
        assert all(decision.shift[seat] == 0 for seat in out)

"""Forecasts held against outcomes: the figures of the documents, and how they come about."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tapete.coach.comemierda_outlook import CHANGES, outlook
from tapete.games.comemierda.state import ruling_of
from tapete.lab.coach.calibrating import Row, Series, Told, played, rows, told
from tapete.lab.coach.phases import Off, came_to
from tapete.lab.coach.phases import rows as phases
from tapete.lab.coach.pictures import pictures

DOCS = Path(__file__).parents[2] / "docs"
HEAVIEST = 60_000
FIGURES = [json.loads(line) for line in (DOCS / "coach-calibration.jsonl").read_text(encoding="utf-8").splitlines()]
TWO = Series("gnav", ("solved", "solved"), 40, 1)


def test_choices_fall_into_tenths_and_what_came_of_them_is_their_mean() -> None:
    found = [[Told(0.31, 1.0), Told(0.39, 1.0)], [Told(0.35, 0.0)], [Told(1.0, 1.0)]]
    low, high = rows(TWO, found)
    assert (low.bin, low.matches, low.choices) == (3, 2, 3)
    assert (low.forecast, low.outcome) == (pytest.approx(0.35), pytest.approx(2 / 3))
    assert (high.bin, high.matches, high.choices, high.outcome, high.error) == (9, 1, 1, 1.0, 0.0)


def test_an_error_counts_matches_not_choices() -> None:
    once = [[Told(0.5, 1.0)], [Told(0.5, 0.0)]] * 50
    often = [match * 10 for match in once]
    (one,), (ten,) = (rows(TWO, found) for found in (once, often))
    assert one.error == pytest.approx(ten.error) == pytest.approx(0.05)


def test_the_same_series_gives_the_same_figures_and_forecasts_hold() -> None:
    found = list(told(TWO))
    assert list(told(TWO)) == found
    choices = [one for match in found for one in match]
    assert sum(one.forecast for one in choices) / len(choices) == pytest.approx(0.5, abs=0.05)


def test_one_choice_of_so_many_is_looked_at() -> None:
    few = list(told(Series("gnav", ("solved", "solved"), 40, 5)))
    every = list(told(TWO))
    assert 0.1 < sum(map(len, few)) / sum(map(len, every)) < 0.3


def test_a_round_that_is_over_came_to_the_chances_after_it() -> None:
    plan = played(Series("comemierda", ("rules",) * 4, 1, 1))
    match = plan.match(1)
    chances = outlook(ruling_of(plan.options))
    over = came_to(chances, match.state.rounds, len(match.state.rounds))
    assert [seat for seat in range(4) if over[seat]] == list(match.winners)
    assert sum(came_to(chances, match.state.rounds, 1)) == pytest.approx(1)


def test_phases_go_by_the_cards_in_hand_and_all_count() -> None:
    found = [[Off(12, 0.02), Off(12, 0.04)], [Off(5, 0.01), Off(1, -0.03)]]
    early, middle, late, whole = phases(found)
    assert (early.choices, early.off) == (2, pytest.approx(3))
    assert (middle.off, late.off) == (pytest.approx(1), pytest.approx(-3))
    assert (whole.choices, whole.off, whole.error) == (4, pytest.approx(1), pytest.approx(2**0.5))


def test_figures_are_those_of_thousands_of_choices() -> None:
    assert {row["game"] for row in FIGURES} == {"gnav", "comemierda"}
    for row in FIGURES:
        assert set(row) == set(Row._fields)
        assert row["bin"] / 10 <= row["forecast"] <= (row["bin"] + 1) / 10
    for game in ("gnav", "comemierda"):
        assert sum(row["choices"] for row in FIGURES if row["game"] == game) > 1500


def test_where_everybody_plays_the_solution_forecasts_hold() -> None:
    solved = [row for row in FIGURES if row["robots"] == ["solved"] * 4]
    assert len(solved) == 10
    assert max(abs(row["outcome"] - row["forecast"]) / row["error"] for row in solved) < 3


def test_how_far_forecasts_of_comemierda_are_off_is_told() -> None:
    good = [row for row in FIGURES if row["robots"] == ["good"] * 4]
    lines = (DOCS / "coach.md").read_text(encoding="utf-8").splitlines()
    for name, figure in (
        ("said", lambda row: f"{100 * row['forecast']:.0f}"),
        ("won", lambda row: f"{100 * row['outcome']:.0f} ± {100 * row['error']:.0f}"),
    ):
        told = next(line for line in lines if line.startswith(f"| {name} |"))
        assert told == f"| {name} | {' | '.join(map(figure, good))} |"


def test_the_pictures_of_the_documents_are_those_of_the_figures() -> None:
    for name, picture in pictures(FIGURES):
        assert (DOCS / "pictures" / name).read_text(encoding="utf-8") == picture
        assert len(picture.encode()) < HEAVIEST
        ET.fromstring(picture)


@pytest.mark.slow
def test_the_changes_of_offices_can_be_counted_again() -> None:
    from tapete.lab.coach.chain import SERIES, counted

    assert counted(SERIES) == CHANGES

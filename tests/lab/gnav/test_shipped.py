"""The policy that ships, judged anew; and the report that ships with it."""

import dataclasses
import json
from array import array
from pathlib import Path
from typing import Any

import pytest

from tapete.lab.gnav import lessons, pictures, selfplay
from tapete.lab.gnav.checking import START, checked
from tapete.lab.gnav.judging import MOST_GAIN, MOST_GAIN_AT_START, MOST_STRAY
from tapete.robots.gnav_solved.solution import shipped_policy, shipped_worth
from tapete.robots.gnav_solved.states import NUMBER, STATES, told

DOCS = Path(__file__).parents[3] / "docs"
REPORT: list[dict[str, Any]] = [json.loads(line) for line in (DOCS / "gnav-report.jsonl").read_text().splitlines()]

RULES = {2: ("IV", "VI"), 3: ("IV", "V", "V"), 4: ("III", "IV", "IV", "IV")}
"""What the robot `rules` goes by."""


def test_the_report_has_every_state_within_the_bounds() -> None:
    assert [row["state"] for row in REPORT] == list(map(told, STATES))
    for row in REPORT:
        assert row["within"]
        assert max(row["gain"], row["match_gain"]) <= MOST_GAIN
        assert row["stray"] <= MOST_STRAY * row["sets"]
        assert row["untrue"] == 0
    assert max(REPORT[NUMBER[START]]["gain"], REPORT[NUMBER[START]]["match_gain"]) <= MOST_GAIN_AT_START


def test_the_report_is_of_the_policy_that_ships() -> None:
    for number, row in enumerate(REPORT):
        wins = [shipped_policy().value(number, place) for place in range(len(STATES[number]))]
        assert row["values"] == pytest.approx(wins, abs=2e-8)


def test_the_first_states_are_as_the_report_says() -> None:
    """Among them one with three contestants; all of them are in the slow proof."""
    for row, reported in zip(checked(shipped_policy(), shipped_worth(), STATES[:16]), REPORT[:16], strict=True):
        assert same(row.written(), reported)


def same(found: dict[str, Any], reported: dict[str, Any]) -> bool:
    """Equal, but for what another machine may round otherwise."""
    return all(found[name] == pytest.approx(reported[name], rel=0.02, abs=1e-8) for name in found if name != "state")


@pytest.mark.slow
def test_every_state_is_as_the_report_says() -> None:
    for row, reported in zip(checked(shipped_policy(), shipped_worth()), REPORT, strict=True):
        assert same(row.written(), reported)


def test_a_policy_that_plays_worse_breaks_a_bound() -> None:
    policy = shipped_policy()
    odd = dataclasses.replace(policy, asks=array("H", policy.asks))
    odd.asks[5] = 0xFFFF - odd.asks[5]
    rows = list(checked(odd, shipped_worth(), STATES[:1]))
    assert not rows[0].within
    assert rows[0].gain > MOST_GAIN


def test_a_worth_that_is_not_of_the_policy_is_noticed() -> None:
    worth = shipped_worth()
    odd = dataclasses.replace(worth, asking=array("H", worth.asking))
    odd.asking[7] -= 2
    (row,) = checked(shipped_policy(), odd, STATES[:1])
    assert (row.untrue, row.within) == (1, False)


# Play


def test_values_agree_with_play() -> None:
    policy = shipped_policy()
    shares = selfplay.play(policy.sets, [selfplay.solved(policy)], [0] * 4, 40_000, seed=11)
    assert sum(shares.won) == pytest.approx(1)
    assert shares.off(selfplay.foretold(policy)) < 3.5
    assert 7.8 < shares.deals / shares.matches < 8.2


@pytest.mark.slow
def test_values_agree_with_a_million_matches() -> None:
    policy = shipped_policy()
    shares = selfplay.play(policy.sets, [selfplay.solved(policy)], [0] * 4, 1_000_000, seed=12)
    assert shares.off(selfplay.foretold(policy)) < 3


@pytest.mark.slow
def test_against_three_that_go_by_the_rules_it_wins_more_than_its_share() -> None:
    policy = shipped_policy()
    plain = selfplay.by_thresholds(policy.sets, RULES)
    assert selfplay.alone(policy.sets, selfplay.solved(policy), plain, 1_000_000, seed=13) > 0.265


# What it teaches


def test_the_page_says_what_the_policy_teaches() -> None:
    page = (DOCS / "gnav-solved.md").read_text()
    for table in lessons.tables(shipped_policy()):
        assert table in page, table


def test_the_pictures_are_of_the_policy_that_ships() -> None:
    for name, picture in pictures.pictures(shipped_policy()):
        assert (DOCS / "pictures" / name).read_text() == picture


def test_a_position_asks_with_everything_up_to_its_threshold() -> None:
    for state in (lessons.even(4, 3), lessons.even(3, 2), lessons.even(2, 1)):
        for position in range(len(state)):
            ask = [lessons.asks(shipped_policy(), state, position, own) for own in range(1, 16)]
            assert ask == sorted(ask, reverse=True)

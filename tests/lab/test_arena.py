"""The arena: the same deals for everybody, in every seat; figures that a person can make again by hand."""

import contextlib
import json
import math
import os
import signal
import statistics
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tapete.cli.app import app
from tapete.games import GAMES
from tapete.lab.arena import Piece, Plan, Played, pieces, plan, play, play_all
from tapete.lab.arena_plot import svg
from tapete.lab.arena_table import figure, table
from tapete.lab.simulate import simulation
from tapete.robots import robot

SETTINGS: dict[str, Any] = {"measure": None, "options": {}, "seed": "7", "deals": 3, "deadline_ms": 1000}


def planned(game: str, *robots: str, **settings: Any) -> Plan:
    return plan(game, robots, **(SETTINGS | settings))


def arena(*words: str) -> Result:
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def rows(*words: str) -> list[dict[str, Any]]:
    result = arena(*words, "--json", "--processes", "1")
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_a_share_is_of_the_matches_of_the_one_alone_in_every_seat() -> None:
    found = table(asked := planned("gnav", "lowest", "rules"), play_all(asked, 1))
    shares = []
    for number in (1, 2, 3):
        won = 0.0
        for seat in range(4):
            robots = [robot("gnav", "lowest" if place == seat else "rules") for place in range(4)]
            winners = simulation(GAMES["gnav"], {}, robots, "7").match(number).winners
            won += (seat in winners) / len(winners)
        shares.append(won / 4)
    assert math.isclose(found.cells["lowest@1", "rules@1"].mean, statistics.mean(shares))
    error = found.cells["lowest@1", "rules@1"].error
    assert error is not None
    assert math.isclose(error, statistics.stdev(shares) / math.sqrt(3))
    assert found.matches == 3 * 4 * 2


def test_an_edge_is_of_office_points_in_series_of_seven_rounds() -> None:
    found = table(asked := planned("comemierda", "lowest", "rules", deals=1), play_all(asked, 1))
    points: list[float] = []
    for seat in range(4):
        robots = [robot("comemierda", "lowest" if place == seat else "rules") for place in range(4)]
        state = (
            simulation(GAMES["comemierda"], {"target": None, "escalating": False}, robots, "7", rounds=7).match(1).state
        )
        assert len(state.rounds) == 7
        points += [score.points[seat] for score in state.rounds]
    assert math.isclose(found.cells["lowest@1", "rules@1"].mean, statistics.mean(points) - 0.5)
    assert found.cells["lowest@1", "rules@1"].error is None
    assert (found.matches, found.rounds) == (8, 56)


@pytest.mark.parametrize(("game", "measure", "players"), [("comemierda", "edge", 5), ("gnav", "share", 3)])
def test_equal_robots_are_even_whatever_their_number(game: str, measure: str, players: int) -> None:
    """Played by one robot in every seat, the rotations of a deal leave nobody with more than the mean."""
    asked = planned(game, "rules", "lowest", options={"players": players}, deals=2)
    assert (asked.measure, asked.players) == (measure, players)
    same = Plan(game, ("rules", "rules"), asked.measure, asked.options, "7", 2, 1000)
    values = [same.value(units) for units in play(same, Piece(0, 1, 1, 2)).units]
    assert values == pytest.approx([asked.even] * 2)


def test_the_measure_of_comemierda_may_be_matches_too() -> None:
    head, *_ = rows("comemierda", "--robots", "lowest,rules", "-n", "1", "--measure", "share", "--options", "target=5")
    assert (head["measure"], head["matches"]) == ("share", 8)


def test_ratings_sum_to_zero_and_fit_the_cross_table() -> None:
    found = table(asked := planned("gnav", "random", "lowest", "rules", deals=8), play_all(asked, 1))
    ratings = {rated.robot: rated.rating.mean for rated in found.rated}
    assert math.isclose(sum(ratings.values()), 0, abs_tol=1e-9)
    assert list(ratings) == sorted(ratings, key=ratings.__getitem__, reverse=True)
    for one, rating in ratings.items():
        off = sum(found.cells[one, other].mean - found.cells[other, one].mean for other in ratings if other != one)
        fitted = 2 * sum(rating - ratings[other] for other in ratings if other != one)
        assert math.isclose(off, fitted, abs_tol=1e-9), "least squares leave no slope"
    for above, below in zip(found.rated, found.rated[1:], strict=False):
        assert above.above_next is not None
        assert math.isclose(above.above_next.mean, above.rating.mean - below.rating.mean, abs_tol=1e-12)
    assert found.rated[-1].above_next is None


def test_the_robots_of_the_house_stand_in_their_order() -> None:
    told = rows("gnav", "--robots", "random,rules,lowest", "-n", "24")
    rated = [row for row in told if "rating" in row]
    assert [row["robot"] for row in rated] == ["rules@1", "lowest@1", "random@1"]
    assert all(row["above_next"]["mean"] > 3 * row["above_next"]["error"] for row in rated[:-1])


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
def test_the_same_seed_gives_the_same_table_whatever_the_number_of_processes(game: str) -> None:
    deals = "9" if game == "gnav" else "1"
    words = [game, "--robots", "lowest,rules", "-n", deals, "--seed", "same", "--json"]
    one, two = (arena(*words, "--processes", processes) for processes in ("1", "2"))
    assert one.exit_code == two.exit_code == 0
    assert one.stdout == two.stdout
    other = arena(*words[:-2], "other", "--json", "--processes", "1")
    assert other.stdout != one.stdout


def test_the_order_of_the_work_does_not_matter() -> None:
    asked = planned("gnav", "random", "lowest", "rules", deals=10)
    played = [play(asked, piece) for piece in pieces(asked)]
    assert table(asked, played).written() == table(asked, reversed(played)).written()


def test_the_work_covers_every_deal_of_every_pair_once() -> None:
    asked = planned("gnav", "random", "lowest", "rules", deals=19)
    done = Counter(
        (piece.alone, piece.against, number) for piece in pieces(asked) for number in range(piece.first, piece.last + 1)
    )
    assert set(done.values()) == {1}
    assert len(done) == 6 * 19


def test_a_standard_error_is_that_of_a_mean() -> None:
    values = [0.0, 1.0, 1.0, 0.5]
    found = figure(values)
    assert math.isclose(found.mean, statistics.mean(values))
    assert found.error is not None
    assert math.isclose(found.error, statistics.stdev(values) / 2)
    assert figure([0.25]).error is None


def test_outside_robots_take_part_and_their_failures_are_counted() -> None:
    broken = f'"cmd:{sys.executable} -I -c pass"'
    robots = f"rules,{broken}"
    told = rows("gnav", "--robots", robots, "-n", "2", "--options", "lives=1")
    name = f"cmd:{Path(sys.executable).name} -I -c pass@0"
    (row,) = (row for row in told if row.get("robot") == name)
    assert set(row["replaced"]) == {"gone"}
    assert all(row["share"]["mean"] == 0.25 for row in told if "share" in row), "its stand-in is the robot rules"
    shown = arena("gnav", "--robots", robots, "-n", "1", "--options", "lives=1", "--processes", "1").stdout
    assert "turns played by its stand-in" in shown


def test_the_table_is_for_people() -> None:
    told = arena("gnav", "--robots", "lowest,rules", "-n", "2", "--processes", "1").stdout
    for word in ("rules@1", "lowest@1", "rating", "above the next", "0.2500 is even", "±"):
        assert word in told
    one = arena("gnav", "--robots", "lowest,rules", "-n", "1", "--processes", "1").stdout
    assert "±" not in one, "one deal has no standard error"


def test_the_plot_is_a_picture_of_every_robot() -> None:
    asked = planned("gnav", "random", "lowest", "rules", deals=8)
    found = table(asked, played := [play(asked, piece) for piece in pieces(asked)])
    drawn = svg(found)
    assert drawn == svg(table(asked, played))
    space = "{http://www.w3.org/2000/svg}"
    root = ET.fromstring(drawn)
    texts = [text.text for text in root.iter(f"{space}text")]
    assert [text for text in texts if text and "@" in text] == [rated.robot for rated in found.rated]
    places = [float(dot.get("cx", "")) for dot in root.iter(f"{space}circle")]
    assert places == sorted(places, reverse=True)
    width = float(root.get("width", ""))
    ends = [float(line.get(end, "")) for line in root.iter(f"{space}line") for end in ("x1", "x2")]
    assert all(0 <= end <= width for end in ends)


@pytest.mark.parametrize("units", [(0, 0), (840 * 4, 0)])
def test_a_plot_of_equals_or_of_extremes_is_drawn_too(units: tuple[int, int]) -> None:
    asked = planned("gnav", "lowest", "rules", deals=1)
    played = [Played(piece, (won,), 4, 4, Counter()) for piece, won in zip(pieces(asked), units, strict=True)]
    ET.fromstring(svg(table(asked, played)))


BAD_USE = [
    (["whist", "--robots", "rules,lowest"], "unknown game 'whist'"),
    (["gnav"], "--robots"),
    (["gnav", "--robots", "rules"], "an arena needs two robots or more"),
    (["gnav", "--robots", "rules,rules@1"], "robot rules@1 is named 2 times"),
    (["gnav", "--robots", "rules,oracle"], "unknown robot 'oracle'"),
    (["gnav", "--robots", "rules,cmd:no-such-program"], "no program 'no-such-program'"),
    (["gnav", "--robots", "rules,lowest", "-n", "0"], "-n"),
    (["gnav", "--robots", "rules,lowest", "--processes", "0"], "--processes"),
    (["gnav", "--robots", "rules,lowest", "--deadline-ms", "0"], "--deadline-ms"),
    (["gnav", "--robots", "rules,lowest", "--seed", "a b"], "a seed is 1 to 64 letters"),
    (["gnav", "--robots", "rules,lowest", "--measure", "edge"], "gnav has no offices"),
    (["gnav", "--robots", "rules,lowest", "--measure", "luck"], "--measure"),
    (["gnav", "--robots", "rules,lowest", "--options", "players=9"], "option players is a number from 2 to 8"),
    (["comemierda", "--robots", "rules,lowest", "--options", "target=21"], "an edge is measured without a target"),
    (["comemierda", "--robots", "rules,lowest", "--measure", "share", "--options", "target=null"], "without a target"),
    (["gnav", "--robots", "rules,lowest", "--plot", "ratings.png"], "name it .svg, not 'ratings.png'"),
    (["gnav", "--robots", "rules,lowest", "--plot", "no-such-folder/ratings.svg"], "no folder 'no-such-folder'"),
]


@pytest.mark.parametrize(("words", "what"), BAD_USE, ids=[" ".join(words) for words, _ in BAD_USE])
def test_bad_use_is_one_line_and_exit_2_before_anything_is_played(words: list[str], what: str) -> None:
    result = arena(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert what in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_an_interrupted_arena_ends_quietly_with_all_its_processes() -> None:
    command = [sys.executable, "-m", "tapete", "arena", "comemierda", "--robots", "random,rules"]
    process = subprocess.Popen(
        [*command, "-n", "5000", "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if not children.exists():
            pytest.skip("no /proc to see the processes in")
        while len(children.read_text().split()) < 3:  # two that play, one that tracks them
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert out == b""

"""`tapete review` as a person or a script meets it."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
import typer.testing

from coach.matches import lines, reviewed
from tapete.cli import app
from tapete.cli.review_plot import svg
from tapete.cli.review_told import Figures
from tapete.coach import Moment, Review
from tapete.words import Words

Run = Callable[..., typer.testing.Result]
SHORT = (("target", 6),)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    runner = typer.testing.CliRunner(env={"LC_ALL": "C", "COLUMNS": "100"})

    def run_it(*words: str | Path) -> typer.testing.Result:
        result = runner.invoke(app, ["review", *map(str, words)])
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run_it


@pytest.fixture
def gnav(tmp_path: Path) -> Path:
    return record(tmp_path, lines("gnav", "novice regular good expert", "books"))


def record(folder: Path, written: list[bytes]) -> Path:
    file = folder / "match.jsonl"
    file.write_bytes(b"".join(written))
    return file


def test_a_match_in_words(run: Run, gnav: Path) -> None:
    result = run(gnav)
    assert result.exit_code == 0
    assert result.stderr == ""
    told = result.stdout
    assert told.startswith("The match in review: ")
    for word in ("novice@1", "Own mistakes", "Choices that cost 2.0 or more", "Exact, by the solution of the game."):
        assert word in " ".join(told.split())


def test_the_costly_choices_are_told_with_their_cards_the_best_first(run: Run, gnav: Path) -> None:
    found = reviewed("gnav", "novice regular good expert", "books")
    costly = [one for one in found.decisions if one.costly]
    told = run(gnav).stdout.splitlines()
    headings = [place for place, line in enumerate(told) if ": cost " in line]
    assert [int(told[place].split(".")[0]) for place in headings] == [one.number for one in costly]
    for place in headings:
        best, taken = told[place + 1], told[place + 2]
        assert best.rstrip().endswith("best")
        assert taken.rstrip().endswith("taken")
        assert best.split("the ")[1].split()[0] == taken.split("the ")[1].split()[0]


def test_in_the_language_asked_for(run: Run, gnav: Path) -> None:
    told = " ".join(run(gnav, "--language", "es").stdout.split())
    assert "Repaso de la partida" in told
    assert "Jugadas que costaron 2,0 o más" in told


def test_one_seat_alone(run: Run, gnav: Path) -> None:
    told = run(gnav, "--seat", "3").stdout
    assert "expert@1" in told
    assert "novice@1" not in told
    assert "Others’ mistakes" not in " ".join(told.split())


def test_comemierda_in_few_deals(run: Run, tmp_path: Path) -> None:
    file = record(tmp_path, lines("comemierda", "novice regular rules good", "books", SHORT))
    result = run(file, "--samples", "2")
    assert result.exit_code == 0
    assert "in 2 deals that fit" in " ".join(result.stdout.split())


def test_as_json_every_line_is_an_object_and_adds_up(run: Run, gnav: Path) -> None:
    rows = [json.loads(line) for line in run(gnav, "--json").stdout.splitlines()]
    found = reviewed("gnav", "novice regular good expert", "books")
    decisions = [row["decision"] for row in rows if "decision" in row]
    moments = [row["moment"] for row in rows if "moment" in row]
    rest = rows[-1]["review"]
    assert len(rows) == len(decisions) + len(moments) + 1
    assert [one["number"] for one in decisions] == [one.number for one in found.decisions]
    assert [choice["action"] for choice in decisions[0]["choices"]] == [{"keep": True}, {"ask": True}]
    assert (rest["game"], rest["measure"], rest["finished"]) == ("gnav", "match", True)
    for account in rest["accounts"]:
        parts = account["start"] + account["luck"] + account["own"] + account["others"]
        assert account["end"] == pytest.approx(parts, abs=1e-5)


def test_a_picture_that_is_the_same_every_time(run: Run, gnav: Path, tmp_path: Path) -> None:
    files = [tmp_path / "a.svg", tmp_path / "b.svg"]
    for file in files:
        assert run(gnav, "--plot", file).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    picture = ET.fromstring(files[0].read_text(encoding="utf-8"))
    shapes = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{shapes}polyline")) == 4
    costly = sum(one.costly for one in reviewed("gnav", "novice regular good expert", "books").decisions)
    assert len(picture.findall(f"{shapes}path")) == costly


def test_a_match_of_a_hundred_rounds_without_a_target_has_a_scale_too() -> None:
    none = (0.0, 0.0)
    line = tuple(Moment(number, 1, None, (12.0 * number, -8.0 * number), none, none, none) for number in (0, 50))
    found = Review("comemierda", "points", ("a", "b"), None, 1, False, 0, (), line, ())
    assert svg(found, Words("en")).count('text-anchor="end"') == 11


def test_a_match_that_only_thresholds_know_is_told_as_such(run: Run, tmp_path: Path) -> None:
    options = (("fool_rests", False),)
    file = record(tmp_path, lines("gnav", "novice random regular", "others", options))
    told = " ".join(run(file).stdout.split())
    assert "Nobody knows what 14 choices were worth" in told
    assert "By rule of thumb" in told
    assert "Own mistakes" not in told
    refused = run(file, "--plot", tmp_path / "a.svg")
    assert (refused.exit_code, refused.stderr.count("\n")) == (1, 1)
    assert "nothing to draw" in refused.stderr
    assert not list(tmp_path.glob("*.svg*"))


def test_an_unfinished_match_says_so(run: Run, tmp_path: Path) -> None:
    file = record(tmp_path, lines("gnav", "novice random", "books")[:4])
    assert "not played to its end" in run(file).stdout


def changed(written: list[bytes]) -> list[bytes]:
    """Two cards of the first deck in each other's place: the rules have nothing against it, the seed has."""
    deal = json.loads(written[1])
    deal["deck"][-1], deal["deck"][-2] = deal["deck"][-2], deal["deck"][-1]
    if deal["deck"][-1] == deal["deck"][-2]:
        deal["deck"][-1], deal["deck"][-3] = deal["deck"][-3], deal["deck"][-1]
    return [written[0], json.dumps(deal).encode() + b"\n", *written[2:]]


@pytest.mark.parametrize(
    ("written", "what"),
    [
        (changed(lines("gnav", "novice random", "books")), "does not follow from the seed"),
        (lines("gnav", "novice random", "books")[:2], "nothing to review"),
        (lines("comemierda", "random random random random random", "five", (("target", 3),)), "no coach"),
        ([b"no record\n"], ":1: "),
    ],
    ids=["unfair", "nothing chosen", "no coach", "no record"],
)
def test_the_answer_is_no_in_one_line(run: Run, tmp_path: Path, written: list[bytes], what: str) -> None:
    result = run(record(tmp_path, written))
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert what in result.stderr


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--fast", "--samples", "3"], "--fast"),
        (["--seat", "4"], "no seat 4"),
        (["--plot", "match.png"], ".svg"),
        (["--plot", "nowhere/match.svg"], "no folder"),
        (["--language", "xx"], "unknown language"),
        (["--samples", "0"], "--samples"),
    ],
    ids=str,
)
def test_bad_use_is_told_in_one_line(run: Run, gnav: Path, words: list[str], what: str) -> None:
    result = run(gnav, *words)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert what in result.stderr


def test_a_missing_file_is_bad_use(run: Run, tmp_path: Path) -> None:
    result = run(tmp_path / "none.jsonl")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("value", "plain", "signed"),
    [
        (0.1234, "12.3", "+12.3"),
        (-0.0249, "−2.5", "−2.5"),
        (0.0004, "0.0", "0.0"),
        (-0.0004, "0.0", "0.0"),
        (1, "100.0", "+100.0"),
    ],
)
def test_figures_have_one_place_and_their_sign(value: float, plain: str, signed: str) -> None:
    figures = Figures(Words("en"), "match")
    assert (figures.plain(value), figures.plain(value, signed=True)) == (plain, signed)

"""`tapete verify` as a person or a script meets it, and the robots' choices made again."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer.testing

from records import samples
from records.tampering import ROOT, example, line_of, swap_two
from tapete.cli import app
from tapete.games import GAMES

both = pytest.mark.parametrize("game", list(GAMES))


def run(*words: str | Path) -> typer.testing.Result:
    result = typer.testing.CliRunner().invoke(app, ["verify", *map(str, words)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def write(path: Path, lines: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


@both
def test_the_examples_are_verified_robots_included(game: str) -> None:
    path = ROOT / "examples" / f"{game}.jsonl"
    told = run(path, "--robots")
    assert (told.exit_code, told.stderr) == (0, "")
    assert told.stdout.splitlines()[0] == "commitment  fits the secret that was opened"
    assert told.stdout.splitlines()[-1] == "verified"
    (row,) = map(json.loads, run(path, "--robots", "--json").stdout.splitlines())
    lines = example(game)
    assert row == {
        "verified": True,
        "game": game,
        "source": "commitment",
        "decks": [line["deal"] for line in lines if "deck" in line],
        "actions": sum("seat" in line for line in lines),
        "result": True,
        "robots": sum(line.get("seat", 0) > 0 for line in lines),
        "unknown": 0,
    }


@both
def test_a_simulation_is_verified_robots_included(game: str, tmp_path: Path) -> None:
    path = write(tmp_path / "match.jsonl", [json.loads(line) for line in samples.lines(game)])
    assert "they follow from the seed" in run(path, "--robots").stdout
    assert json.loads(run(path, "--json").stdout)["source"] == "seed"


@both
def test_what_does_not_fit_is_one_line_and_exit_code_1(game: str, tmp_path: Path) -> None:
    lines = example(game)
    swap_two(lines[line_of(lines, "deal", 2)]["deck"])
    path = write(tmp_path / "match.jsonl", lines)
    for words in ([], ["--json"], ["--robots"]):
        told = run(path, *words)
        assert (told.exit_code, told.stdout) == (1, "")
        line = line_of(lines, "deal", 2) + 1
        assert told.stderr == f"{path}:{line}: the deck of deal 2 does not follow from the secret and the nonces\n"


def test_a_robot_that_would_have_chosen_otherwise_is_named(tmp_path: Path) -> None:
    """The last choice of a robot before a match ends, changed where the rules and the result allow it."""
    lines = example("gnav")
    at = max(at for at, line in enumerate(lines[:-2]) if line.get("seat", 0) > 0)
    lines = [*lines[: at + 1], lines[-2]]
    lines[at] = {"seat": lines[at]["seat"], **({"keep": True} if "ask" in lines[at] else {"ask": True})}
    path = write(tmp_path / "match.jsonl", lines)
    assert run(path).exit_code == 0
    told = run(path, "--robots")
    assert told.exit_code == 1
    assert told.stderr.startswith(f"{path}:{at + 1}: ")
    assert "but rules@1 would" in told.stderr


def test_robots_that_nobody_here_knows_are_counted(tmp_path: Path) -> None:
    lines = example("gnav")
    lines[0]["seats"][1] = "robot:stranger@9"
    path = write(tmp_path / "match.jsonl", lines)
    row = json.loads(run(path, "--robots", "--json").stdout)
    assert row["unknown"] == sum(line.get("seat") == 1 for line in lines)
    assert "by robots not known here" in run(path, "--robots").stdout


def test_an_abandoned_match_has_no_result(tmp_path: Path) -> None:
    lines = example("gnav")
    path = write(tmp_path / "match.jsonl", [*lines[:4], lines[-2]])
    assert "the match was not played out" in run(path).stdout


def test_a_sealed_match_without_deals_has_its_commitment_only(tmp_path: Path) -> None:
    lines = example("gnav")
    path = write(tmp_path / "match.jsonl", [lines[0], lines[-2]])
    told = run(path).stdout.splitlines()
    assert told[0] == "commitment  fits the secret that was opened"
    assert not any(line.startswith("decks") for line in told)


def test_a_missing_file_is_bad_use(tmp_path: Path) -> None:
    told = run(tmp_path / "nowhere.jsonl")
    assert told.exit_code == 2
    assert len(told.stderr.splitlines()) == 1

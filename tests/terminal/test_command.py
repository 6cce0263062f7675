"""`tapete play` as it is typed: what it takes, and what it refuses in one line."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tapete.cli import app, playing
from tapete.core import BadInput
from tapete.room.opening import LEVELS

BAD_USE = [
    (["play"], "Missing argument 'GAME'"),
    (["play", "whist"], "unknown game 'whist'; there are comemierda, gnav"),
    (["play", "gnav"], "play needs a terminal"),
    (["play", "gnav", "--level", "5"], "--level"),
    (["play", "gnav", "--pace", "soon"], "--pace"),
    (["play", "gnav", "--seed", "../x"], "a seed is 1 to 64 letters"),
    (["play", "gnav", "--options", "jokers=2"], "unknown option 'jokers'"),
    (["play", "gnav", "--options", "players=9"], "option players is a number from 2 to 8"),
    (["play", "gnav", "--language", "xx"], "unknown language 'xx'; there are en, es"),
    (["play", "gnav", "--name", "robot:x"], "a name has 1 to 64 characters"),
    (["play", "gnav", "--record", "no/such/folder.jsonl"], "nothing can be written in the folder no/such"),
]


@pytest.mark.parametrize(("words", "what"), BAD_USE, ids=[" ".join(words) for words, _ in BAD_USE])
def test_bad_use_is_one_line_and_exit_2(words: list[str], what: str) -> None:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("tapete: ")
    assert what in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_record_does_not_replace_a_file(tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_text("mine")
    with pytest.raises(BadInput, match="already"):
        playing.Keeper(tmp_path / "match.jsonl")
    assert (tmp_path / "match.jsonl").read_text() == "mine"


def test_what_is_typed_is_what_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[Any] = []
    monkeypatch.setattr(playing, "run", sat.append)
    words = ["--level", "1", "--seed", "9", "--name", " Ana ", "--options", "players=3", "--language", "es"]
    result = CliRunner().invoke(app, ["play", "gnav", *words, "--record", str(tmp_path / "m.jsonl")])
    assert (result.exit_code, result.output) == (0, "")
    (table,) = sat
    assert [robot.name for robot in table.plan.robots] == ["novice@1", "novice@1"]
    assert (table.plan.person, table.plan.seed, table.voice.names[0]) == ("Ana", "9", "Ana")
    assert len({*table.voice.names}) == 3
    assert table.voice.say("table-your-turn") == "Te toca"
    assert 0.6 <= table.pause() <= 1.4


def test_where_the_record_is_is_told_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tapete.terminal import Match, Sitting

    def leave_at_once(table: Sitting) -> None:
        match = Match(table.plan, 1)
        match.begin()
        table.keep(match)

    monkeypatch.setattr(playing, "run", leave_at_once)
    file = tmp_path / "m.jsonl"
    result = CliRunner().invoke(app, ["play", "comemierda", "--language", "en", "--record", str(file)])
    assert result.output == f"The record of the match is in {file}\n"
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0


def test_every_level_is_a_robot_of_both_games() -> None:
    for game in ("comemierda", "gnav"):
        for level in LEVELS:
            plan, _ = playing.planned(game, "", level, "Ana", "1")
            assert len(plan.robots) == 3


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "es", "LANG": "en_GB.UTF-8"}, "es"),
        ({"LC_ALL": "de_DE"}, "de"),
        ({"LC_ALL": "nn_NO"}, "nb"),
        ({"LC_ALL": "ja_JP"}, "en"),
    ],
)
def test_the_language_is_that_of_the_machine(environment: dict[str, str], language: str) -> None:
    assert playing.language(None, environment) == language
    assert playing.language("es", environment) == "es"


@pytest.mark.parametrize("module", ["tapete.cli", "tapete.server.serve", "tapete.lab.simulate"])
def test_nobody_else_waits_for_textual(module: str) -> None:
    program = f"import sys, {module}; print('textual' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told == "False\n"

"""`tapete perft`: the count from where a record stops, or one line saying why not."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from perft.positions import FOLDER, read
from tapete.cli import app

POSITION = read(FOLDER / "comemierda.perft")[0]


def run(game: str, record: Path, *more: str) -> Result:
    return CliRunner().invoke(app, ["perft", game, "--record", str(record), *more])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The first deal of a match and nothing more."""
    path = tmp_path / "match.jsonl"
    header = {"record": 1, "game": "comemierda", "options": {"players": 4, "target": 21}, "seats": ["a", "b", "c", "d"]}
    deal = {"deal": 1, "dealer": POSITION.dealer, "deck": POSITION.deck}
    path.write_text(f"{json.dumps(header)}\n{json.dumps(deal)}\n")
    return path


def test_it_counts_from_where_the_record_stops(record: Path) -> None:
    result = run("comemierda", record, "--depth", "3", "--json")
    assert result.exit_code == 0
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert rows == [{"depth": depth, "count": POSITION.counts[depth]} for depth in (1, 2, 3)]


def test_without_json_it_prints_a_line_a_depth(record: Path) -> None:
    result = run("comemierda", record, "--depth", "2")
    assert result.stdout.split() == ["1", str(POSITION.counts[1]), "2", str(POSITION.counts[2])]


def test_a_record_of_the_other_game_is_refused(record: Path) -> None:
    result = run("gnav", record, "--depth", "2")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "is a record of comemierda, not of gnav" in result.stderr


def test_a_record_without_a_deal_is_refused(record: Path) -> None:
    record.write_text(record.read_text().splitlines(keepends=True)[0])
    result = run("comemierda", record, "--depth", "2")
    assert result.exit_code == 2
    assert "has no deal to count from" in result.stderr


def test_a_damaged_record_gets_one_line_and_exit_1(record: Path) -> None:
    record.write_text("no record\n")
    result = run("comemierda", record, "--depth", "2")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{record}:1: ")
    assert result.stderr.count("\n") == 1


def test_a_depth_of_nothing_is_refused(record: Path) -> None:
    assert run("comemierda", record, "--depth", "0").exit_code == 2


def test_it_explains_itself() -> None:
    result = CliRunner().invoke(app, ["perft", "--help"])
    assert result.exit_code == 0
    assert "depth" in result.stdout

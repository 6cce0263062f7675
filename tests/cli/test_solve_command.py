"""`tapete solve`: what it refuses, what it keeps when interrupted, what it says of a policy."""

import dataclasses
import json
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import typer.testing

from tapete.cli import app, solving
from tapete.lab.gnav import checking
from tapete.lab.gnav.whole import Solved
from tapete.robots.gnav_solved.files import read
from tapete.robots.gnav_solved.solution import POLICY_FILE, Worth, read_policy
from tapete.robots.gnav_solved.states import STATES, LifeState

Run = Callable[..., typer.testing.Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)
    return lambda *words: typer.testing.CliRunner().invoke(app, ["solve", *map(str, words)])


@pytest.fixture
def few_states(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check looks at the first three states only."""
    whole = checking.checked
    monkeypatch.setattr(solving, "checked", lambda policy, worth: whole(policy, worth, STATES[:3]))


def interrupted_after(count: int) -> Callable[[Solved], Iterator[LifeState]]:
    whole = Solved.go_on

    def go_on(solved: Solved) -> Iterator[LifeState]:
        steps = whole(solved)
        for _ in range(count):
            yield next(steps)
        raise KeyboardInterrupt

    return go_on


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["comemierda"], "comemierda is not a game that can be solved; gnav is"),
        (["whist"], "unknown game"),
        (["gnav", "--resume"], "there is no gnav.policy.part to go on with"),
        (["gnav", "--check", "--resume"], "one of them"),
        (["gnav", "--json"], "--json is for --check"),
        (["gnav", "--out", "nowhere/gnav.policy"], "there is no folder 'nowhere' for the policy"),
        (["gnav", "--out", "gnav.worth"], "name the policy otherwise"),
        (["gnav", "--check", "--out", "missing.policy"], "missing.policy"),
    ],
)
def test_bad_use_is_one_line_and_exit_2(run: Run, words: list[str], what: str) -> None:
    result = run(*words)
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert what in result.stderr


def test_what_is_interrupted_is_gone_on_with(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Solved, "go_on", interrupted_after(2))
    assert run("gnav").exit_code == 130
    assert not (tmp_path / "gnav.policy").exists()
    refused = run("gnav")
    assert (refused.exit_code, "go on with --resume" in refused.stderr) == (2, True)
    monkeypatch.setattr(Solved, "go_on", interrupted_after(1))
    assert run("gnav", "--resume").exit_code == 130
    assert len(Solved.kept(tmp_path / "gnav.policy.part").asks) == 1 + 2


def test_a_damaged_part_is_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "gnav.policy.part").write_bytes(b"damaged")
    result = run("gnav", "--resume")
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)


@pytest.mark.usefixtures("few_states")
def test_a_check_prints_its_report(run: Run) -> None:
    result = run("gnav", "--check")
    assert result.exit_code == 0
    assert "1-1" in result.stdout
    assert "States with a bound broken: 0 of 3" in " ".join(result.stdout.split())


@pytest.mark.usefixtures("few_states")
def test_a_check_prints_a_row_a_state(run: Run) -> None:
    rows = [json.loads(line) for line in run("gnav", "--check", "--json").stdout.splitlines()]
    assert [row["state"] for row in rows] == ["1-1", "1-2", "2-1"]
    assert all(row["within"] for row in rows)


@pytest.mark.usefixtures("few_states")
def test_a_policy_that_breaks_a_bound_is_exit_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    policy = read_policy(POLICY_FILE)
    policy.asks[5] = 0xFFFF - policy.asks[5]
    monkeypatch.setattr(solving, "read_policy", lambda *_: policy)
    result = run("gnav", "--check")
    assert result.exit_code == 1
    assert "of 3 states break a bound" in result.stderr


def test_what_was_solved_is_written_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With tables of three sets, as packing all of them takes seconds."""
    monkeypatch.setattr(solving, "policy_of", lambda *_: small)
    monkeypatch.setattr(solving, "worth_table", lambda *_: Worth(small.asks, small.asks))
    policy = read_policy(POLICY_FILE)
    small = dataclasses.replace(policy, asks=array("H", [1, 2, 3]))
    monkeypatch.setattr(Solved, "go_on", lambda *_: iter(()))
    solving.solve(Solved(), tmp_path / "gnav.policy")
    assert read(tmp_path / "gnav.policy").tables == {
        **read(POLICY_FILE).tables,
        "asks": small.asks,
    }
    assert set(read(tmp_path / "gnav.worth").tables) == {"keeping", "asking"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["gnav.policy", "gnav.worth"]

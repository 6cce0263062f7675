"""`tapete train`, up to where it would train for half an hour."""

import io
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from tapete.cli.app import app


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["gnav"], "gnav has no player that is trained; comemierda has"),
        (["whist"], "unknown game 'whist'"),
        (["comemierda", "--resume"], "there is no comemierda.npz.part to go on with"),
        (["comemierda", "--resume", "--seed", "2"], "--resume goes on with the rounds and the seed it began with"),
        (["comemierda", "--out", "nowhere/policy.npz"], "there is no folder 'nowhere' for the policy"),
        (["comemierda", "--rounds", "0"], "--rounds"),
    ],
)
def test_what_cannot_be_trained_is_one_line(
    arguments: list[str], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["train", *arguments])
    assert result.exit_code == 2
    assert what in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_an_unfinished_training_is_not_written_over(tmp_path: Path) -> None:
    part = tmp_path / "policy.npz.part"
    part.write_bytes(b"hours of work")
    result = CliRunner().invoke(app, ["train", "comemierda", "--out", str(tmp_path / "policy.npz")])
    assert result.exit_code == 2
    assert "holds an unfinished training: go on with --resume, or remove it" in result.stderr
    assert part.read_bytes() == b"hours of work"


def array_of_three() -> bytes:
    """A file of numpy's that is another."""
    kept = io.BytesIO()
    np.savez(kept, layout=np.zeros(3))
    return kept.getvalue()


@pytest.mark.parametrize("kept", [b"nothing", b"", b"PK\x03\x04cut off", array_of_three()], ids=range(4))
def test_what_is_no_training_is_not_gone_on_with(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "policy.npz.part").write_bytes(kept)
    result = CliRunner().invoke(app, ["train", "comemierda", "--resume", "--out", str(tmp_path / "policy.npz")])
    assert result.exit_code == 2
    assert result.stderr.endswith("policy.npz.part is no checkpoint of a training\n")
    assert len(result.stderr.strip().splitlines()) == 1

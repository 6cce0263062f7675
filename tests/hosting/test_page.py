"""The page about keeping a room tells the truth."""

import asyncio
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from tapete.cli import app
from tapete.room import SeqTaken
from tapete.server.metrics import Metrics
from tapete.server.settings import NAMES, Settings, effective, shown
from tapete.store import Person, Secrets, Store

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()


def lines(language: str) -> list[str]:
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


async def fill(folder: Path) -> None:
    """Ana and Jon have signed up."""
    store = Store(folder, SeqTaken)
    await store.open()
    for name in ("ana", "jon"):
        person = Person(f"number{name}", name)
        await store.people.add(person, name, 1.0)
        await store.people.sign_up(person, name, Secrets("x", "y"))
    await store.close()


def test_its_commands_run_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAPETE_PORT", "0")
    monkeypatch.setattr("tapete.cli.hosting.doctor.client_built", lambda _: found_well())
    asyncio.run(fill(tmp_path / "data"))
    commands = lines("console")
    assert len(commands) > 10
    for line in commands:
        prompt, command, *words = shlex.split(line)
        assert (prompt, command) == ("$", "tapete")
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 0, f"{line}\n{result.output}"


def found_well() -> Any:
    from tapete.cli.hosting.doctor import WELL, Finding

    return Finding("client", WELL, "")


def test_its_other_lines_would_be_understood() -> None:
    commands: Any = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    ours = [shlex.split(line) for line in lines("sh") if re.match(r"\S*\btapete ", line)]
    assert len(ours) >= 5
    for _, verb, *words in ours:
        commands[verb].make_context(verb, words)


def test_the_files_that_it_names_are_there() -> None:
    named = set(re.findall(r"hosting/[A-Za-z.]+", PAGE))
    assert named == {f"hosting/{file.name}" for file in (ROOT / "hosting").iterdir() if "ignore" not in file.name}


def test_its_settings_file_is_one(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("\n".join(lines("toml")))
    assert effective({}, {}, file).settings.title == "The Green Table"


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_told_with_its_standard(name: str) -> None:
    standard = shown(getattr(Settings(), name))
    told = (
        ", ".join(standard)
        if isinstance(standard, list)
        else str(standard).lower()
        if isinstance(standard, bool)
        else standard
    )
    cell = f"`{told}`" if told not in (None, "") else ""
    assert f"| `{name}` | {cell} |".replace("|  |", "| |") in PAGE


def test_every_figure_is_told() -> None:
    names = {metric.name for metric in Metrics().registry.collect()}
    names |= set(re.findall(r'"(tapete_[a-z_]+)"', (ROOT / "src/tapete/server/metrics.py").read_text()))
    told = {name.removesuffix("_total") for name in re.findall(r"`(tapete_[a-z_]+)`", PAGE)}
    assert told == names

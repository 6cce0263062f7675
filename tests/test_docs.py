"""The documents tell the truth: their examples run, and nothing there is goes without a word."""

import dataclasses
import re
import shlex
import tomllib
from pathlib import Path
from typing import get_args

import pytest
import typer.main
from typer.testing import CliRunner

from tapete.cli.app import app
from tapete.games.comemierda.events import Event as ComemierdaEvent
from tapete.games.comemierda.options import Options as ComemierdaOptions
from tapete.games.gnav.events import Event as GnavEvent
from tapete.games.gnav.options import Options as GnavOptions

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = (ROOT / "docs" / "commands.md").read_text()
GAMES = (ROOT / "docs" / "games.md").read_text()


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(), re.DOTALL)


def part(what: str, game: str) -> str:
    """The part of docs/games.md under one heading."""
    return GAMES.split(f"## {what} of {game}\n")[1].split("\n## ")[0]


PROGRAMS = [
    pytest.param(block, id=f"{page.name}-{number}")
    for page in PAGES
    for number, block in enumerate(blocks(page, "python"))
]


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_programs_in_the_documents_run(program: str) -> None:
    exec(compile(program, "<document>", "exec"), {"__name__": "document"})


def test_the_commands_in_the_documents_run_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    lines = [line for block in blocks(ROOT / "docs" / "commands.md", "console") for line in block.splitlines()]
    assert lines
    for line in lines:
        prompt, command, *arguments = shlex.split(line)
        assert (prompt, command) == ("$", "tapete")
        result = CliRunner().invoke(app, arguments)
        assert result.exit_code == 0, f"{line}\n{result.output}"


def test_every_command_is_told() -> None:
    for command in typer.main.get_command(app).commands:
        assert f"`tapete {command}" in COMMANDS


@pytest.mark.parametrize(("heading", "kind"), [("Comemierda", ComemierdaOptions), ("Gnav", GnavOptions)])
def test_every_option_is_told_with_its_standard(heading: str, kind: type) -> None:
    told = part("Options", heading)
    for field in dataclasses.fields(kind):
        row = next(line for line in told.splitlines() if line.startswith(f"| `{field.name}` |"))
        assert f"| {str(field.default).lower()} |" in row
        assert field.metadata["rule"] in row


@pytest.mark.parametrize(("heading", "union"), [("Comemierda", ComemierdaEvent), ("Gnav", GnavEvent)])
def test_every_event_is_told(heading: str, union: object) -> None:
    told = part("Events", heading)
    for event in get_args(union):
        (kind,) = (field.default for field in dataclasses.fields(event) if field.name == "kind")
        assert f"`{kind}`" in told


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_the_links_between_the_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text()):
        assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_a_source_distribution_holds_what_the_documents_lead_to() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["sdist"]
    linked = {
        (page.parent / target).resolve().relative_to(ROOT).parts[0]
        for page in PAGES
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text())
    }
    assert linked | {"hosting", "Makefile", "requirements-dev.lock"} <= {*build["include"]}

"""The page for translators tells the truth: its commands run, and every file is in its table."""

import re
import shlex

import pytest
from typer.testing import CliRunner

from tapete.cli.app import app
from words.catalogues import LOCALES, ROOT

PAGE = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")


def blocks(language: str) -> str:
    return "\n".join(re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL))


def test_its_commands_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    commands = blocks("console").splitlines()
    assert len([line for line in commands if line]) == 3
    for line in filter(None, commands):
        prompt, command, *arguments = shlex.split(line)
        assert (prompt, command) == ("$", "tapete")
        result = CliRunner().invoke(app, arguments)
        assert result.exit_code == 0, f"{line}\n{result.output}"


def test_every_file_is_in_its_table() -> None:
    told = {name for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE) for name in re.findall(r"`(\S+)`", row)}
    assert told == {path.name for path in (LOCALES / "en").glob("*.ftl")}


def test_its_example_is_a_message_of_ours() -> None:
    assert blocks("ftl").strip() in (LOCALES / "en" / "table.ftl").read_text(encoding="utf-8")


def test_the_files_it_names_are_there() -> None:
    named = re.findall(r"`((?:src|tests|web)/[\w./-]+\.\w+)`", PAGE)
    assert len(named) >= 5
    assert [name for name in named if not (ROOT / name).exists()] == []

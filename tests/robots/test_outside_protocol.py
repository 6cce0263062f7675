"""The line protocol as docs/robots.md tells it: every message, every field, and what is no answer."""

import dataclasses
import json
import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from robots.scripted import Scripted, answer, match, outside
from tapete.cli.app import app
from tapete.core import BadInput
from tapete.games import GAMES
from tapete.games.comemierda.view import View as ComemierdaView
from tapete.games.gnav.view import View as GnavView
from tapete.lab.simulate import simulation
from tapete.robots import robot
from tapete.robots.outside import DEADLINE_MS, FIRST_TURN, MOST_UNASKED, Outside
from tapete.robots.outside_protocol import MAX_LINE, VERSION, Answer, event_line, read_answer, turn_line

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "robots.md").read_text()
EXAMPLES = {"comemierda": "comemierda_robot.py", "gnav": "gnav_robot.py"}


def test_the_dialogue_in_the_document_is_what_is_said() -> None:
    (told,) = re.findall(r"```text\n(> .*?)\n```", PAGE, re.DOTALL)
    said = iter([line for line in told.splitlines() if line.startswith("< ")])
    dialogue: list[str] = []

    class Program(Scripted):
        def send(self, line: bytes) -> None:
            dialogue.append(f"> {line.decode().rstrip()}")
            super().send(line)

    def says(turn: dict[str, Any]) -> list[bytes | float]:
        dialogue.append(next(said))
        return [dialogue[-1][2:].encode() + b"\n"]

    channel = Program(says)
    game = GAMES["gnav"]
    program = Outside("cmd:python my_robot.py@0", game, lambda: channel, robot("gnav", "rules"), clock=channel.clock)
    table = simulation(game, {"lives": 1}, [robot("gnav", "rules"), program], "2")
    for number in (1, 2):
        table.match(number)
    assert dialogue == told.splitlines()


def test_the_commands_in_the_document_run_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (tmp_path / "bin" / "python").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)
    lines = [line for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    assert len(lines) == 7
    for line in lines:
        prompt, command, *words = shlex.split(line)
        assert (prompt, command) == ("$", "tapete")
        told = CliRunner().invoke(app, words)
        assert told.exit_code == 0, f"{line}\n{told.output}"
        assert "stand-in" not in told.output, f"{line}: a robot of the examples failed\n{told.output}"
    assert (tmp_path / "ratings.svg").read_text().startswith("<svg ")


@pytest.mark.parametrize("game", list(EXAMPLES))
def test_an_example_is_short_plays_every_turn_and_beats_chance(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = ROOT / "examples" / EXAMPLES[game]
    program = path.read_text().split('"""')[2]
    assert len([line for line in program.splitlines() if line.strip()]) <= 20
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    robots = f'"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}",random,random,random'
    told = CliRunner().invoke(
        app, ["simulate", game, "-n", "12", "--robots", robots, "--deadline-ms", "10000", "--json"]
    )
    seats = json.loads(told.stdout)["seats"]
    assert seats[0]["replaced"] == {}
    assert seats[0]["wins"] > max(seat["wins"] for seat in seats[1:])


def test_one_example_does_without_the_package() -> None:
    assert "import tapete" not in (text := (ROOT / "examples" / EXAMPLES["gnav"]).read_text())
    assert "from tapete" not in text


@pytest.mark.parametrize(("heading", "view"), [("Gnav", GnavView), ("Comemierda", ComemierdaView)])
def test_every_field_of_a_view_is_told(heading: str, view: type) -> None:
    told = PAGE.split("## What a view holds")[1]
    of_both, *_ = told.split("\n| Gnav | |")
    table = told.split(f"\n| {heading} | |")[1].split("\n\n")[0]
    for field in dataclasses.fields(view):
        if field.name not in ("game", "legal"):
            assert f"`{field.name}`" in of_both + table, field.name


def test_the_limits_are_told() -> None:
    assert f"The line protocol, version {VERSION}" in PAGE
    assert f"a line of more than {MAX_LINE} bytes" in PAGE
    assert f"{MOST_UNASKED} lines unasked" in PAGE
    assert f"ten times `--deadline-ms` ({DEADLINE_MS}," in PAGE
    assert FIRST_TURN == 10


@pytest.mark.parametrize("game", list(EXAMPLES))
def test_a_view_is_told_field_by_field_as_browsers_get_it(game: str) -> None:
    views: list[Any] = []

    class Looking:
        name = "looking@1"

        def act(self, view: Any, key: bytes) -> Any:
            views.append(view)
            return robot(game, "random").act(view, key)

    match(game, Looking())
    for view in views:
        told = json.loads(turn_line(GAMES[game], 7, view, bytes(32), 100))["your_turn"]
        browsers = json.loads(msgspec.json.encode(view))
        assert told["view"].keys() == browsers.keys() - {"game", "legal"}
        for name in told["view"].keys() - {"history"}:
            assert told["view"][name] == browsers[name]
        kinds = [event.pop("event") for event in told["view"]["history"]]
        assert kinds == [event.pop("kind") for event in browsers["history"]]
        assert told["view"]["history"] == browsers["history"]
        assert [GAMES[game].notation.read_action(action) for action in told["legal"]] == list(view.legal)
        assert (told["turn"], told["key"], told["deadline_ms"]) == (7, "00" * 32, 100)
        assert [json.loads(event_line(event))["event"] for event in view.history] == kinds


def test_every_line_is_one_line() -> None:
    channel = Scripted(lambda turn: [answer(turn)])
    match("gnav", outside("gnav", channel))
    assert channel.heard, "Scripted.send has looked at each"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b'{"act":{"keep":true}}\n', Answer({"keep": True})),
        (b' { "turn" : 3, "act" : {"play": ["1o"]} } \r\n', Answer({"play": ["1o"]}, 3)),
        (b'{"act":{}}\n', Answer({})),
    ],
)
def test_an_answer_is_read(line: bytes, expected: Answer) -> None:
    assert read_answer(line) == expected


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"keep\n",
        b"{\n",
        b"[]\n",
        b"1\n",
        b"null\n",
        b"{}\n",
        b'{"act":null}\n',
        b'{"act":"keep"}\n',
        b'{"act":[]}\n',
        b'{"act":{"keep":true},"turn":null}\n',
        b'{"act":{"keep":true},"turn":true}\n',
        b'{"act":{"keep":true},"turn":1.0}\n',
        b'{"act":{"keep":true},"turn":"1"}\n',
        b'{"act":{"keep":true},"why":"I like it"}\n',
        b'{"act":{"keep":true},"act":{"ask":true}}\n',
        b'{"act":{"keep":true,"keep":true}}\n',
        b'{"act":{"keep":NaN}}\n',
        b'{"act":{"keep":true}}{}\n',
        b'\xef\xbb\xbf{"act":{"keep":true}}\n',
        b'{"act":{"\xff":true}}\n',
        b'{"act":' + b"[" * 3000 + b"\n",
        b'{"turn":' + b"9" * 4300 + b"1}\n",
    ],
)
def test_what_is_no_answer_is_one_clear_line(line: bytes) -> None:
    with pytest.raises(BadInput) as fault:
        read_answer(line)
    assert str(fault.value).isprintable()


def test_a_command_in_a_record_is_never_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever checks a stranger's record must not run a stranger's program."""
    monkeypatch.chdir(tmp_path)
    mark = tmp_path / "mark"
    told = CliRunner().invoke(
        app, ["simulate", "gnav", "-n", "1", "--robots", "rules,random", "--record", str(tmp_path)]
    )
    assert told.exit_code == 0
    record = tmp_path / "gnav-1-00001.jsonl"
    record.write_text(record.read_text().replace("robot:random@1", f"robot:cmd:touch {mark.name}@0", 1))
    checked = CliRunner().invoke(app, ["verify", "--robots", "--json", str(record)])
    assert checked.exit_code == 0, checked.output
    assert json.loads(checked.stdout)["unknown"] > 0
    assert not mark.exists()
    for name in ("cmd:touch x@0", "cmd:touch x"):
        with pytest.raises(BadInput, match="unknown robot"):
            robot("gnav", name)

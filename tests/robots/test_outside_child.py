"""Programs that err, stall, babble, cheat, flood, die or leave others behind: the match goes on, and they are ended."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from robots.scripted import match
from tapete.core import Status
from tapete.games import GAMES
from tapete.records import Acted
from tapete.robots import robot
from tapete.robots.outside import Outside
from tapete.robots.outside_child import Child, Gone

OUTSIDERS = Path(__file__).parent / "outsiders"
posix = pytest.mark.skipif(os.name != "posix", reason="process groups")


@pytest.fixture
def started() -> Iterator[list[Child]]:
    """Every child that is started; afterwards none of them runs, and no thread of theirs."""
    children: list[Child] = []
    yield children
    assert children
    for child in children:
        child.close()
        assert child._process.returncode is not None
        assert not child._writer.is_alive()
        assert not child._reader.is_alive()


def outsider(name: str, game: str, started: list[Child], deadline_ms: int) -> Outside:
    def start() -> Child:
        started.append(Child([sys.executable, "-I", str(OUTSIDERS / f"{name}.py")]))
        return started[-1]

    return Outside(f"cmd:{name}@0", GAMES[game], start, robot(game, "rules"), deadline_ms=deadline_ms)


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
@pytest.mark.parametrize(
    ("name", "deadline_ms", "why"),
    [
        ("errs", 5000, {"gone"}),
        ("stalls", 2, {"late", "gone"}),
        ("babbles", 5000, {"nonsense"}),
        ("cheats", 5000, {"illegal", "nonsense"}),
        ("floods", 5000, {"gone", "nonsense", "illegal"}),
        ("rambles", 5000, {"gone"}),
        ("dies", 5000, {"gone"}),
    ],
)
def test_the_match_goes_on_and_says_so(
    name: str, game: str, deadline_ms: int, why: set[str], started: list[Child]
) -> None:
    player = outsider(name, game, started, deadline_ms)
    options = {"target": 3} if game == "comemierda" else {"lives": 5}
    played = match(game, player, **options)
    player.close()
    assert GAMES[game].status(played.state) is Status.OVER
    whys = {reason for _, reason in played.replaced}
    assert whys
    assert whys <= why
    acted = [entry for entry in played.record.entries if isinstance(entry, Acted) and entry.seat == 1]
    assert sum(entry.by is not None for entry in acted) == len(played.replaced)
    if name != "floods":  # its lines may be taken for answers until it is ended
        assert {entry.by for entry in acted} == {"robot:rules@1"}


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
def test_a_good_program_plays_match_after_match(game: str, started: list[Child]) -> None:
    player = outsider("keeps", game, started, 10_000)
    options = {"target": 3} if game == "comemierda" else {}
    for number in (1, 2, 3):
        assert match(game, player, number=number, **options).replaced == ()
    player.close()
    assert len(started) == 1
    assert started[0]._process.returncode == 0, "it ended by itself once nothing more was said to it"


@posix
def test_a_program_that_will_not_end_is_ended(started: list[Child]) -> None:
    child = Child([sys.executable, "-I", str(OUTSIDERS / "stalls.py")])
    started.append(child)
    child.close()
    assert child._process.returncode is not None
    assert child._process.returncode < 0


@posix
def test_what_a_program_started_is_ended_with_it(started: list[Child]) -> None:
    child = Child([sys.executable, "-I", str(OUTSIDERS / "leaves.py")])
    started.append(child)
    assert child.receive(10) == b"started\n"
    assert child.receive(0.05) is None, "its pipe is held open"
    child.close()
    with pytest.raises(Gone):
        child.receive(10)


def test_a_program_that_never_listens_does_not_hold_up_who_speaks_to_it(started: list[Child]) -> None:
    child = Child([sys.executable, "-I", "-c", "import signal; signal.pause()"])
    started.append(child)
    with pytest.raises(Gone):
        speak(child, 100_000)


def speak(child: Child, lines: int) -> None:
    for _ in range(lines):
        child.send(b"x" * 1000 + b"\n")


def test_closing_twice_is_closing_once(started: list[Child]) -> None:
    child = Child([sys.executable, "-I", "-c", ""])
    started.append(child)
    child.close()
    child.close()
    with pytest.raises(Gone):
        child.receive(1)


def test_lines_come_whole_however_they_were_written(started: list[Child]) -> None:
    program = "import os, sys\nfor byte in b'one\\ntwo\\n': os.write(1, bytes([byte]))\nos.write(1, b'no end')"
    child = Child([sys.executable, "-I", "-c", program])
    started.append(child)
    assert child.receive(10) == b"one\n"
    assert child.receive(10) == b"two\n"
    with pytest.raises(Gone):
        child.receive(10)


def test_no_program_is_started_that_is_not_there() -> None:
    before = threading.active_count()
    with pytest.raises(OSError, match="no-such-program"):
        Child(["no-such-program"])
    assert threading.active_count() == before


def test_a_programs_errors_are_kept_from_the_terminal() -> None:
    """Its traceback is its author's affair: nothing of it reaches whoever lets it play."""
    command = f"cmd:{sys.executable} {OUTSIDERS / 'errs.py'}"
    words = [sys.executable, "-m", "tapete", "simulate", "gnav", "-n", "1", "--robots", f'"{command}",rules', "--json"]
    told = subprocess.run(words, capture_output=True, text=True, check=True)
    assert told.stderr == ""
    assert '"replaced":{"gone":' in told.stdout

"""A process in which robots think: COMMAND starts it.

It reads questions from its standard input and writes answers to its standard output, one after the other, until the
input ends. Both are pickles with their length before them: only a process of ours speaks with it, and what it reads
are values of ours.

Invariants:
- it knows games and robots only: no server, no network, no compiled rules;
- whatever a robot does short of ending the process, the next question is answered;
- of a robot's fault it tells the kind and the place, never the words: they may tell cards.
"""

import contextlib
import os
import pickle
import signal
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from tapete.robots.catalogue import AnyRobot, robot

LENGTH: Final = 4
"""Bytes of the length before each pickle, big-endian."""

COMMAND: Final = (sys.executable, "-P", "-c", "from tapete.robots.thinking import main; main()")
"""Under its own name, as what it is told and answers is pickled."""

GENTLE: Final = 5
"""How much a process that thinks lets others go before it."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the robot called `name` does in a game when it sees `view`."""

    game: str
    name: str
    view: Any
    key: bytes


@dataclass(frozen=True, slots=True)
class Thought:
    """The robot's full name and its action."""

    robot: str
    action: Any


@dataclass(frozen=True, slots=True)
class Fault:
    """It failed: ``KeyError at robots/chance.py:18 in act``."""

    told: str


def packed(value: object) -> bytes:
    """The value as it travels."""
    text = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(text).to_bytes(LENGTH, "big") + text


def unpacked(text: bytes) -> Any:
    """The value of a pickle without its length."""
    return pickle.loads(text)  # noqa: S301  (written by a process of ours)


def answer(question: Question, made: dict[tuple[str, str], AnyRobot]) -> Thought | Fault:
    """What the robot says; robots once made are kept in `made`."""
    try:
        key = (question.game, question.name)
        if key not in made:
            made[key] = robot(*key)
        return Thought(made[key].name, made[key].act(question.view, question.key))
    except Exception as error:  # noqa: BLE001  (whatever a robot does, the next one is asked)
        at = traceback.extract_tb(error.__traceback__)[-1]
        place = "/".join(Path(at.filename).parts[-2:])
        return Fault(f"{type(error).__name__} at {place}:{at.lineno} in {at.name}")


def main() -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key pressed at the terminal is for the server, which ends us
    with contextlib.suppress(AttributeError, OSError):
        os.nice(GENTLE)
    incoming, outgoing = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a robot that prints disturbs nothing
    made: dict[tuple[str, str], AnyRobot] = {}
    with contextlib.suppress(BrokenPipeError):
        while (text := _read(incoming)) is not None:
            outgoing.write(packed(answer(unpacked(text), made)))
            outgoing.flush()


def _read(incoming: BinaryIO) -> bytes | None:
    head = incoming.read(LENGTH)
    return incoming.read(int.from_bytes(head, "big")) if len(head) == LENGTH else None

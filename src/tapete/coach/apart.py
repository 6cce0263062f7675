"""A process in which one match is reviewed: COMMAND starts it, for one review keeps a core busy for seconds.

It reads an Order from its standard input and writes to its standard output, as `robots.thinking` packs values: any
number of Going, then the Review or a Refused. Whoever started it ends the work by killing it.

Invariants:
- it knows records, games and the coach only: no server, no network, no compiled rules;
- it lets robots that think go before it, and ends when nobody reads what it writes.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tapete.coach.judging import NoCoach
from tapete.coach.review import Review
from tapete.coach.reviewing import review
from tapete.games import GAMES
from tapete.records import replay
from tapete.robots.thinking import GENTLE, LENGTH, packed, unpacked

COMMAND: Final = (sys.executable, "-P", "-c", "from tapete.coach.apart import main; main()")
"""Under its own name, as what it is told and answers is pickled."""


@dataclass(frozen=True, slots=True)
class Order:
    """Review this record, a finished one that was checked before."""

    record: bytes
    samples: int


@dataclass(frozen=True, slots=True)
class Going:
    """So many of so many actions are looked at."""

    done: int
    actions: int


@dataclass(frozen=True, slots=True)
class Refused:
    """No coach knows the game that was played, and why."""

    line: str


def main() -> None:
    """Review one match, and end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key pressed at the terminal is for the server, which ends us
    with contextlib.suppress(AttributeError, OSError):
        os.nice(2 * GENTLE)
    incoming, outgoing = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr

    def tell(value: Any) -> None:
        outgoing.write(packed(value))
        outgoing.flush()

    with contextlib.suppress(BrokenPipeError):
        order: Order = unpacked(incoming.read(int.from_bytes(incoming.read(LENGTH), "big")))
        tell(_answer(order, tell))


def _answer(order: Order, tell: Callable[[Any], None]) -> Review | Refused:
    played = replay(order.record.splitlines(keepends=True), "record", GAMES)
    try:
        return review(played, samples=order.samples, progress=lambda done, actions: tell(Going(done, actions)))
    except NoCoach as fault:
        return Refused(str(fault))

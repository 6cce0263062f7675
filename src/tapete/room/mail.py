"""What comes into a table's mailbox, and what its senders are answered."""

import asyncio
from dataclasses import dataclass
from typing import TypeAlias

from tapete.core import Refusal, Seat
from tapete.room.commands import Command, Visitor
from tapete.room.duties import Duty


@dataclass(frozen=True, slots=True)
class Taken:
    """The command took effect with log entry `seq`, now or when it was sent before."""

    seq: int


Answer: TypeAlias = Taken | Refusal


@dataclass(frozen=True, slots=True)
class Letter:
    """A command of a seat, or of a visitor without one, who waits for the `answer`."""

    seat: Seat | None
    command: Command
    visitor: Visitor | None
    answer: asyncio.Future[Answer]


@dataclass(frozen=True, slots=True)
class Nudged:
    """Another process has written entries up to this number; 0: it is not known whether any."""

    number: int


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody comes in: what other processes have written is to be known first."""

    known: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class LeaseDue:
    """Time to ask whether this process drives the table."""


Mail: TypeAlias = Letter | Duty | Nudged | Asked | LeaseDue

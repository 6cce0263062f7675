"""A record as values: a header, then what happened at the table, one entry a line (RECORD, version 1).

Invariants:
- an entry says only what its line says; whether it follows the rules is for `replay` to tell;
- consequences are never written: forced gifts, tricks, offices and lives follow from the rules.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from tapete.cards import Card
from tapete.core import BySeat, Seat

VERSION: Final = 1

ROBOT_PREFIX: Final = "robot:"
"""Reserved: a person's name may not begin with it."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is played, by whom, and where the chance comes from: a commitment, a seed, or nothing said.

    `options` are those of the game (`Game.options`); `date` is an ISO day, for matches of a room only.
    """

    game: str
    options: Any
    seats: tuple[str, ...]
    commitment: str | None = None
    seed: str | None = None
    date: str | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal: the whole pack, top first, or None if it is skipped (G23)."""

    number: int
    dealer: Seat
    deck: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Acted:
    """An action of a seat; `by` is the robot that played the turn of somebody absent, or of a program that failed."""

    seat: Seat
    action: Any
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Sat:
    """From here on somebody else sits in the seat."""

    seat: Seat
    who: str


@dataclass(frozen=True, slots=True)
class Opened:
    """The secret of the match and the nonces of its seats, lower-case hex."""

    secret: str
    nonces: BySeat[str | None]


@dataclass(frozen=True, slots=True)
class Ended:
    """How the match ended, as the game's notation writes it (`Notation.written_result`)."""

    result: Mapping[str, Any]


Entry: TypeAlias = Dealt | Acted | Sat | Opened | Ended


@dataclass(frozen=True, slots=True)
class Record:
    """A match, finished or not."""

    header: Header
    entries: tuple[Entry, ...]

"""What a seat or a visitor may ask of a table. The wire's messages become these; robots send Act too."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from tapete.core import Seat
from tapete.room.entries import Sitter


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person at the table, seated or not: by number in the store, and under which name."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Act:
    """An answer to the seat's open decision number `decision`; `by` names the robot that plays in its place."""

    decision: int
    action: Any
    by: str | None = None


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Deal again: the seat has seen how deal number `after` ended (G25)."""

    after: int


@dataclass(frozen=True, slots=True)
class Restart:
    """Another match, once match number `after` is over (G25)."""

    after: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Go for good, in the middle of match number `match`."""

    match: int


@dataclass(frozen=True, slots=True)
class Contribute:
    """The seat's share of the chance of match number `match`: 16 random bytes as lower-case hex."""

    match: int
    nonce: str


@dataclass(frozen=True, slots=True)
class SetPace:
    """How long robots take, from now on."""

    robot_pause: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an empty seat before the match, or for the next deal one that a robot plays or somebody has left."""

    seat: Seat
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Rise:
    """Stand up before the match, or take back the wish to sit down at the next deal."""


@dataclass(frozen=True, slots=True)
class Fill:
    """The host puts a robot of `level` into an empty seat before the match; None takes it away again."""

    seat: Seat
    level: int | None


@dataclass(frozen=True, slots=True)
class Start:
    """The host begins the match; robots of `level` take the empty seats."""

    level: int


@dataclass(frozen=True, slots=True)
class Back:
    """The person is here again: no robot plays the seat's turns any more."""


@dataclass(frozen=True, slots=True)
class Say:
    """A phrase of the list, or words of one's own; exactly one of the two."""

    phrase: str | None = None
    text: str | None = None


Command: TypeAlias = Act | NextDeal | Restart | Leave | Contribute | SetPace | Sit | Rise | Fill | Start | Back | Say

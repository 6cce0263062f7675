"""What a seat may ask of its table. The wire's messages become these; robots send Act too."""

from dataclasses import dataclass
from typing import Any, TypeAlias


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


Command: TypeAlias = Act | NextDeal | Restart | Leave | Contribute | SetPace

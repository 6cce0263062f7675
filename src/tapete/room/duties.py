"""What a table does by itself: deal, open the next match, ask robots, give up waiting.

Invariants:
- `duties` is pure: what is due follows from the state and from who is not connected, so a table that comes back from
  its log goes on by itself;
- at an abandoned table, and while people gather, nothing is due;
- a duty names what it answers; one that is no longer due when its time comes is dropped.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from tapete.core import Seat, Status
from tapete.room.clocks import deadline
from tapete.room.fold import TableState

NONCE_WAIT: Final = 5.0
"""Seconds a person's client has to send its share of the chance (RECORD, verifiable deals)."""

DEAL_WAIT: Final = 20.0
"""Seconds after which a table of several people deals again without being asked by all (G25)."""

SHOW_WAIT: Final = 6.0
"""Seconds for which robots alone at a table leave the end of a deal to be looked at."""

MATCH_WAIT: Final = 20.0
"""Seconds after the first has asked for another match in which the others can say so too (G25)."""


@dataclass(frozen=True, slots=True)
class NonceMissing:
    """Stop waiting for the nonce of `seat`."""

    match: int
    seat: Seat
    wait: float = NONCE_WAIT


@dataclass(frozen=True, slots=True)
class DealDue:
    """Deal number `number`."""

    match: int
    number: int
    wait: float


@dataclass(frozen=True, slots=True)
class MatchDue:
    """Open match number `match`."""

    match: int
    wait: float = 0.0


@dataclass(frozen=True, slots=True)
class RobotDue:
    """Ask the robot in `seat`, or one in place of who is away or has left, for decision `decision`, after a pause."""

    seat: Seat
    decision: int


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """At `due` a robot plays decision `decision` of the person in `seat`, who has taken too long."""

    seat: Seat
    decision: int
    due: float


Duty: TypeAlias = NonceMissing | DealDue | MatchDue | RobotDue | TurnMissed

_NOBODY: Final[Mapping[Seat, float]] = {}


def duties(table: TableState, gone: Mapping[Seat, float] = _NOBODY) -> tuple[Duty, ...]:
    """All that is due now; `gone` tells since when people are not connected."""
    if table.abandoned or table.gathering:
        return ()
    match table.status:
        case None:
            missing = tuple(seat for seat in table.present if table.contributed[seat] is None)
            if missing:
                return tuple(NonceMissing(table.match, seat) for seat in missing)
            return (DealDue(table.match, 1, 0.0),)
        case Status.PLAYING:
            return tuple(
                duty
                for seat, decision in enumerate(table.decisions)
                if decision is not None and (duty := _turn(table, seat, decision, gone)) is not None
            )
        case Status.BETWEEN:
            return _next_deal(table)
        case Status.OVER:
            return _next_match(table)


def _turn(table: TableState, seat: Seat, decision: int, gone: Mapping[Seat, float]) -> RobotDue | TurnMissed | None:
    if not table.is_playing(seat):
        return RobotDue(seat, decision)
    due = deadline(table, seat, gone)
    return None if due is None else TurnMissed(seat, decision, due)


def _next_deal(table: TableState) -> tuple[DealDue, ...]:
    asked = table.next_asked.where(lambda wish: wish is not None and wish.after == table.number)
    if _ready(table, asked) or table.skipped:
        return (DealDue(table.match, table.number + 1, 0.0),)
    if table.people == ():
        return (DealDue(table.match, table.number + 1, SHOW_WAIT),)
    return (DealDue(table.match, table.number + 1, DEAL_WAIT),) if len(table.present) > 1 else ()


def _next_match(table: TableState) -> tuple[MatchDue, ...]:
    asked = table.restart_asked.where(lambda wish: wish is not None and wish.after == table.match)
    if not set(asked) & set(table.present):
        return ()
    return (MatchDue(table.match + 1, 0.0 if _ready(table, asked) else MATCH_WAIT),)


def _ready(table: TableState, asked: tuple[Seat, ...]) -> bool:
    """Whether somebody has asked, and of those who are there nobody has not."""
    return set(table.playing) <= set(asked) and bool(set(asked) & set(table.present))

"""What a table does by itself: deal, open the next match, ask robots, give up waiting for a nonce.

Invariants:
- `duties` is pure: what is due follows from the state, so a table that comes back from its log goes on by itself;
- at an abandoned table nothing is due;
- a duty names what it answers; one that is no longer due when its time comes is dropped.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from tapete.core import Seat, Status
from tapete.room.fold import TableState

NONCE_WAIT: Final = 5.0
"""Seconds a person's client has to send its share of the chance (RECORD, verifiable deals)."""

DEAL_WAIT: Final = 20.0
"""Seconds after which a table of several people deals again without being asked by all (G25)."""


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
    """Ask the robot in `seat`, or one in place of who has left it, for decision `decision`, after a pause."""

    seat: Seat
    decision: int


Duty: TypeAlias = NonceMissing | DealDue | MatchDue | RobotDue


def duties(table: TableState) -> tuple[Duty, ...]:
    """All that is due now."""
    if table.abandoned:
        return ()
    people = table.present
    match table.status:
        case None:
            missing = tuple(seat for seat in people if table.contributed[seat] is None)
            if missing:
                return tuple(NonceMissing(table.match, seat) for seat in missing)
            return (DealDue(table.match, 1, 0.0),)
        case Status.PLAYING:
            return tuple(
                RobotDue(seat, decision)
                for seat, decision in enumerate(table.decisions)
                if decision is not None and seat not in people
            )
        case Status.BETWEEN:
            asked = (table.next_asked[seat] for seat in people)
            ready = all(wish is not None and wish.after == table.number for wish in asked)
            if ready or table.skipped:
                return (DealDue(table.match, table.number + 1, 0.0),)
            return (DealDue(table.match, table.number + 1, DEAL_WAIT),) if len(people) > 1 else ()
        case Status.OVER:
            ready = people != () and all(table.restart_asked[seat] is not None for seat in people)
            return (MatchDue(table.match + 1),) if ready else ()

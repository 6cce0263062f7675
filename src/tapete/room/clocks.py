"""How long people may take, from the table's log alone.

Invariants:
- everything here is pure; what passes is measured from when a decision was opened, by the times of the log;
- a clock that jumps back takes nothing from anybody: nobody is then further than when the last entry was written.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tapete.core import BySeat, Seat
from tapete.room.fold import TableState
from tapete.room.pace import ABSENCE, CLOCKS, GRACE, PATIENCE


@dataclass(frozen=True, slots=True)
class SeatClock:
    """Seconds that a seat still has: `turn` of its open decision (None: it has none), `bank` of the deal."""

    turn: float | None
    bank: float


def seat_clocks(table: TableState, now: float) -> BySeat[SeatClock | None]:
    """What each seat has left at `now`; None for robots, for who has left, and at tables without a clock."""
    pace = CLOCKS[table.settings.clock]
    if pace is None:
        return BySeat([None] * len(table.sitters))

    def clock(seat: Seat) -> SeatClock | None:
        if not table.is_present(seat):
            return None
        since = table.since[seat]
        if since is None:
            return SeatClock(None, table.bank[seat])
        passed = max(now, table.at) - since
        return SeatClock(max(0.0, pace[1] - passed), max(0.0, table.bank[seat] - max(0.0, passed - pace[1])))

    return BySeat.of(len(table.sitters), clock)


def deadline(table: TableState, seat: Seat, gone: Mapping[Seat, float]) -> float | None:
    """When a robot plays the open decision of a person; None if nobody waits for it but the person.

    `gone` tells since when people are not connected. A person alone against robots is never hurried.
    """
    since = table.since[seat]
    if since is None or not table.is_playing(seat) or len(table.present) < 2:
        return None
    pace = CLOCKS[table.settings.clock]
    if pace is not None:
        return since + pace[1] + table.bank[seat] + GRACE
    late = since + PATIENCE
    return late if seat not in gone else min(late, max(since, gone[seat]) + ABSENCE)

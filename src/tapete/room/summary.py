"""A table in a few words, as the lobby shows it.

Invariants:
- nothing hidden goes in: no card, no count, no clock; what is there, anybody may know at any moment.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from tapete.core import Status, written_options
from tapete.room.entries import Sitter
from tapete.room.fold import TableState

Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]
SeatKind: TypeAlias = Literal["person", "robot", "empty"]


@dataclass(frozen=True, slots=True)
class Summary:
    """`title` is empty where the host gave none: then it is `host`'s table, by name. `number` is the deal being played.

    `options` are those that differ from the standard, and always players, target or lives. `closed` is a table that
    all have left: before the first match, or in the middle of one.
    """

    phase: Phase
    game: str
    title: str
    host: str
    seats: tuple[SeatKind, ...]
    options: Mapping[str, Any]
    clock: str
    rated: bool
    open: bool
    watch: bool
    match: int
    number: int


def summary(table: TableState) -> Summary:
    """The table now."""
    return Summary(
        phase=_phase(table),
        game=table.game.name,
        title=table.settings.title,
        host="" if table.host_seat is None else table.sitters[table.host_seat].name,
        seats=tuple(_kind(sitter) for sitter in table.sitters),
        options=written_options(table.options),
        clock=table.settings.clock,
        rated=table.settings.rated,
        open=table.settings.open,
        watch=table.settings.watch,
        match=table.match,
        number=table.number,
    )


def same_summary(before: TableState, after: TableState) -> bool:
    """Whether nothing has changed between two entries that stands in a summary; most actions change none of it.

    Options and settings are those of the table for ever.
    """
    return (
        before.sitters is after.sitters
        and before.left is after.left
        and before.host == after.host
        and before.match == after.match
        and before.number == after.number
        and before.status is after.status
    )


def _phase(table: TableState) -> Phase:
    if table.closed or table.abandoned:
        return "closed"
    if table.gathering:
        return "gathering"
    return "over" if table.status is Status.OVER else "playing"


def _kind(sitter: Sitter) -> SeatKind:
    if sitter.person is not None:
        return "person"
    return "robot" if sitter.robot is not None else "empty"

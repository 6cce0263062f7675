"""Sitting down, standing up, filling seats, beginning: the rungs of the ladder for who sits where.

Invariants:
- a person has one seat at a table, or is to have one at the next deal, never both;
- before the match an empty seat is free to all; in it, one that a robot plays or somebody has left, from the next deal;
- only the host puts robots into seats and begins.
"""

from tapete.core import Refusal, Seat
from tapete.room import refusals
from tapete.room.commands import Fill, Sit, Start
from tapete.room.entries import EMPTY, Claimed, Rose, Sat, Sitter, Unclaimed
from tapete.room.fold import TableState
from tapete.room.naming import tidy_name
from tapete.room.opening import LEVELS
from tapete.room.verdicts import Accept, Already, Draw, Verdict


def sit(table: TableState, command: Sit) -> Verdict:
    """Somebody wishes to sit down."""
    seat, person = command.seat, command.sitter.person
    if person is None or not 0 <= seat < len(table.sitters):
        return refusals.BAD_MESSAGE
    name = tidy_name(command.sitter.name)
    if name is None:
        return refusals.BAD_NAME
    sitter = Sitter(name, person)
    return _gather(table, seat, sitter) if table.gathering else _claim(table, seat, sitter)


def _gather(table: TableState, seat: Seat, sitter: Sitter) -> Verdict:
    if table.closed:
        return refusals.CLOSED
    there = table.sitters[seat]
    if there.person == sitter.person:
        return Already(table.seq) if there == sitter else Accept(Sat(seat, sitter))
    return Accept(Sat(seat, sitter)) if there == EMPTY else refusals.SEAT_TAKEN


def _claim(table: TableState, seat: Seat, sitter: Sitter) -> Verdict:
    person = sitter.person or ""
    own = table.seat_of(person)
    if own is not None:
        if table.left[own] is not None:
            return refusals.LEFT
        return Already(table.seq) if own == seat else refusals.ALREADY_SEATED
    if table.claim_of(person) == seat:
        return Already(table.seq) if table.claims[seat] == sitter else Accept(Claimed(seat, sitter))
    refusal = why_not_claimed(table, seat)
    return Accept(Claimed(seat, sitter)) if refusal is None else refusal


def why_not_claimed(table: TableState, seat: Seat) -> Refusal | None:
    """Why nobody new may sit in this seat from the next deal on, or None if somebody may."""
    if table.abandoned:
        return refusals.NOT_NOW
    if table.claims[seat] is not None or _out(table, seat):
        return refusals.SEAT_TAKEN
    return refusals.SEAT_TAKEN if seat in table.present else None


def _out(table: TableState, seat: Seat) -> bool:
    """Whether the seat has no part in the rest of the match (G13); another match gives it lives again."""
    if table.state is None or table.game.outcome(table.state) is not None:
        return False
    lives = table.game.notation.written_state(table.state).get("lives")
    return lives is not None and lives[seat] == 0


def rise(table: TableState, person: str | None) -> Verdict:
    """Somebody stands up, or takes back a claim; who has neither seat nor claim has done so already."""
    if person is None:
        return refusals.NOT_SEATED
    seat, claim = table.seat_of(person), table.claim_of(person)
    if claim is not None:
        return Accept(Unclaimed(claim))
    if seat is None:
        return Already(table.seq)
    return Accept(Rose(seat)) if table.gathering else refusals.NOT_NOW


def fill(table: TableState, seat: Seat, command: Fill) -> Verdict:
    """The host puts a robot into a seat or takes it away."""
    if not table.gathering:
        return refusals.NOT_NOW
    if seat != table.host_seat:
        return refusals.HOST_ONLY
    if not 0 <= command.seat < len(table.sitters):
        return refusals.BAD_MESSAGE
    there = table.sitters[command.seat]
    if there.person is not None:
        return refusals.SEAT_TAKEN
    if command.level is None:
        return Already(table.seq) if there == EMPTY else Accept(Rose(command.seat))
    if command.level not in LEVELS:
        return refusals.UNKNOWN_ROBOT
    return Already(table.seq) if there.level == command.level else Draw(command)


def start(table: TableState, seat: Seat, command: Start) -> Verdict:
    """The host begins the match."""
    if seat != table.host_seat:
        return refusals.HOST_ONLY
    if not table.gathering:
        return Already(table.seq)
    return Draw(command) if command.level in LEVELS else refusals.UNKNOWN_ROBOT

"""The ladder of checks between a command and the log: seat, phase, fresh decision, rules.

Shape and table were checked before, by whoever turned a message into a command for this table.

Invariants:
- `judge` is pure and total: any command of any seat gets an answer;
- what it accepts can be folded; what was accepted before gets the entry it had then, not a second one;
- who has left does nothing more; only a robot plays in his place;
- a refusal tells the seat nothing that its View does not.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

from tapete.core import BadInput, Refusal, Seat, Status
from tapete.room import refusals
from tapete.room.commands import Act, Command, Contribute, Leave, NextDeal, Restart, SetPace
from tapete.room.entries import Acted, Contributed, Entry, Left, NextAsked, PaceSet, RestartAsked
from tapete.room.fold import Asked, TableState
from tapete.room.pace import PACES


@dataclass(frozen=True, slots=True)
class Accept:
    """The command may stand in the log as this entry."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Already:
    """The command took effect before, with entry `seq`."""

    seq: int


Verdict: TypeAlias = Accept | Already | Refusal


def judge(table: TableState, seat: Seat | None, command: Command) -> Verdict:
    """What becomes of a command of `seat`, None a watcher."""
    if seat is None or not 0 <= seat < len(table.sitters):
        return refusals.NOT_SEATED
    if isinstance(command, Leave):
        return _leave(table, seat, command.match)
    if table.left[seat] is not None and not (isinstance(command, Act) and command.by is not None):
        return refusals.LEFT
    match command:
        case Act():
            return _act(table, seat, command)
        case NextDeal(after):
            if (seen := _before(table.next_asked[seat], after)) is not None:
                return seen
            if after < table.number:
                return refusals.STALE
            between = after == table.number and table.status is Status.BETWEEN
            return Accept(NextAsked(seat)) if between else refusals.NOT_NOW
        case Restart(after):
            if (seen := _before(table.restart_asked[seat], after)) is not None:
                return seen
            if after < table.match:
                return refusals.STALE
            if any(seq is not None for seq in table.left):
                return refusals.LEFT
            over = after == table.match and table.status is Status.OVER
            return Accept(RestartAsked(seat)) if over else refusals.NOT_NOW
        case Contribute(match, nonce):
            return _contribute(table, seat, match, nonce)
        case SetPace(robot_pause):
            if robot_pause not in PACES:
                return refusals.BAD_MESSAGE
            return Already(table.seq) if robot_pause == table.robot_pause else Accept(PaceSet(seat, robot_pause))


def why_not(table: TableState, seat: Seat | None, action: Any) -> Refusal | None:
    """Why `seat` may not do this now, or None if it may."""
    if seat is None:
        return refusals.NOT_SEATED
    if table.state is None:
        return refusals.NOT_NOW
    return table.game.why_not(table.state, seat, action)


def _before(asked: Asked | None, after: int) -> Already | None:
    return Already(asked.seq) if asked is not None and asked.after == after else None


def _act(table: TableState, seat: Seat, command: Act) -> Verdict:
    last, held = table.accepted[seat], table.decisions[seat]
    if last is not None and command.decision <= last.decision:
        same = command.decision == last.decision and _same(command.action, last.action)
        return Already(last.seq) if same else refusals.STALE
    if held is not None and command.decision != held:
        return refusals.STALE
    refusal = why_not(table, seat, command.action)
    if refusal is not None:
        return refusal
    if held is None:
        return refusals.NOT_NOW
    try:
        told = table.game.notation.written_action(command.action)
    except (BadInput, KeyError):
        return refusals.BAD_MESSAGE
    return Accept(Acted(seat, held, told, command.by))


def _same(one: Any, other: Any) -> bool:
    """Equal actions, cards in any order."""
    return type(one) is type(other) and sorted(getattr(one, "cards", ())) == sorted(getattr(other, "cards", ()))


def _leave(table: TableState, seat: Seat, match: int) -> Verdict:
    if table.sitters[seat].person is None:
        return refusals.NOT_SEATED
    if match < table.match:
        return refusals.STALE
    if (seq := table.left[seat]) is not None:
        return Already(seq)
    under_way = match == table.match and table.status is not Status.OVER
    return Accept(Left(seat)) if under_way else refusals.NOT_NOW


def _contribute(table: TableState, seat: Seat, match: int, nonce: str) -> Verdict:
    if table.sitters[seat].person is None:
        return refusals.NOT_SEATED
    if match != table.match:
        return refusals.STALE if match < table.match else refusals.NOT_NOW
    seq = table.contributed[seat]
    if seq is None:
        return Accept(Contributed(seat, nonce))
    return Already(seq) if table.nonces[seat] == nonce else refusals.NOT_NOW

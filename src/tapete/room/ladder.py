"""The ladder of checks between a command and the log: seat, phase, fresh decision, rules.

Shape and table were checked before, by whoever turned a message into a command for this table; so was whether who
has no seat may be at this table at all.

Invariants:
- `judge` is pure and total: any command of anybody gets an answer;
- what it accepts can be folded; what was accepted before gets the entry it had then, not a second one;
- who has left does nothing more in this match; only a robot plays in his place;
- a refusal tells the seat nothing that its View does not.
"""

from typing import Any

from tapete.core import BadInput, Refusal, Seat, Status
from tapete.room import gathering, refusals, talk
from tapete.room.commands import (
    Act,
    Back,
    Command,
    Contribute,
    Fill,
    Leave,
    NextDeal,
    Restart,
    Rise,
    Say,
    SetPace,
    Sit,
    Start,
    Visitor,
)
from tapete.room.entries import Acted, Contributed, Left, NextAsked, PaceSet, RestartAsked
from tapete.room.entries import Back as CameBack
from tapete.room.fold import Asked, TableState
from tapete.room.pace import PACES
from tapete.room.verdicts import Accept, Already, Draw, Verdict

__all__ = ["Accept", "Already", "Draw", "Verdict", "judge", "why_not"]


def judge(
    table: TableState, seat: Seat | None, command: Command, visitor: Visitor | None = None, now: float = 0.0
) -> Verdict:
    """What becomes of a command of `seat` at `now`; who has no seat, None, comes as a visitor."""
    if seat is not None and not 0 <= seat < len(table.sitters):
        return refusals.NOT_SEATED
    match command:
        case Sit():
            return gathering.sit(table, command)
        case Rise():
            return gathering.rise(table, _person(table, seat, visitor))
        case Say():
            return _say(table, seat, command, visitor, now)
        case _:
            return refusals.NOT_SEATED if seat is None else _judge_seated(table, seat, command)


def _judge_seated(table: TableState, seat: Seat, command: Command) -> Verdict:
    if isinstance(command, Leave):
        return _leave(table, seat, command.match)
    if table.left[seat] is not None and not (isinstance(command, Act) and command.by is not None):
        return refusals.LEFT
    match command:
        case Act():
            return _act(table, seat, command)
        case NextDeal(after):
            return _next_deal(table, seat, after)
        case Restart(after):
            return _restart(table, seat, after)
        case Contribute(match, nonce):
            return _contribute(table, seat, match, nonce)
        case SetPace(robot_pause):
            if robot_pause not in PACES:
                return refusals.BAD_MESSAGE
            return Already(table.seq) if robot_pause == table.robot_pause else Accept(PaceSet(seat, robot_pause))
        case Fill():
            return gathering.fill(table, seat, command)
        case Start():
            return gathering.start(table, seat, command)
        case Back():
            if table.sitters[seat].person is None:
                return refusals.NOT_SEATED
            return Accept(CameBack(seat)) if table.away[seat] else Already(table.seq)
        case _:
            return refusals.BAD_MESSAGE


def why_not(table: TableState, seat: Seat | None, action: Any) -> Refusal | None:
    """Why `seat` may not do this now, or None if it may."""
    if seat is None:
        return refusals.NOT_SEATED
    if table.state is None:
        return refusals.NOT_NOW
    return table.game.why_not(table.state, seat, action)


def _person(table: TableState, seat: Seat | None, visitor: Visitor | None) -> str | None:
    if visitor is not None:
        return visitor.person
    return None if seat is None else table.sitters[seat].person


def _say(table: TableState, seat: Seat | None, say: Say, visitor: Visitor | None, now: float) -> Verdict:
    if seat is not None and (person := table.sitters[seat].person) is not None:
        visitor = Visitor(person, table.sitters[seat].name)
    if visitor is None:
        return refusals.NOT_SEATED
    if seat is not None and table.left[seat] is not None:
        return refusals.LEFT
    said = talk.said(table, seat, visitor.person, visitor.name, say)
    if isinstance(said, Refusal):
        return said
    lately = talk.lately(table, visitor.person, now)
    again = next((spoken for spoken in lately if spoken.said == said), None)
    if again is not None:
        return Already(again.seq)
    return refusals.TOO_FAST if len(lately) >= talk.MOST_SAID else Accept(said)


def _before(asked: Asked | None, after: int) -> Already | None:
    return Already(asked.seq) if asked is not None and asked.after == after else None


def _next_deal(table: TableState, seat: Seat, after: int) -> Verdict:
    if (seen := _before(table.next_asked[seat], after)) is not None:
        return seen
    if after < table.number:
        return refusals.STALE
    between = after == table.number and table.status is Status.BETWEEN
    return Accept(NextAsked(seat)) if between else refusals.NOT_NOW


def _restart(table: TableState, seat: Seat, after: int) -> Verdict:
    if (seen := _before(table.restart_asked[seat], after)) is not None:
        return seen
    if after < table.match:
        return refusals.STALE
    over = after == table.match and table.status is Status.OVER
    return Accept(RestartAsked(seat)) if over else refusals.NOT_NOW


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
    under_way = match == table.match > 0 and table.status is not Status.OVER
    return Accept(Left(seat)) if under_way else refusals.NOT_NOW


def _contribute(table: TableState, seat: Seat, match: int, nonce: str) -> Verdict:
    if table.sitters[seat].person is None:
        return refusals.NOT_SEATED
    if match != table.match or table.gathering:
        return refusals.STALE if match < table.match else refusals.NOT_NOW
    seq = table.contributed[seat]
    if seq is None:
        return Accept(Contributed(seat, nonce)) if table.state is None else refusals.NOT_NOW
    return Already(seq) if table.nonces[seat] == nonce else refusals.NOT_NOW

"""The record of a match that was played at a table (RECORD, verifiable deals).

Invariants:
- only a match that is over or abandoned is opened: its record holds the secret and every card;
- the record says what the log says, so replaying it ends where the table ended.
"""

from collections.abc import Sequence

from tapete.core import Refusal, Status
from tapete.records.model import Acted, Dealt, Ended, Header, Record, Sat
from tapete.records.model import Entry as RecordEntry
from tapete.records.model import Opened as Opening
from tapete.records.writing import written
from tapete.room import entries, refusals
from tapete.room.fold import TableState, fold


def record_text(log: Sequence[entries.Entry], match: int | None = None) -> str | Refusal:
    """The record of match number `match` of this log, of the last one that can be opened unless told which."""
    if not log:
        return refusals.UNKNOWN_TABLE
    starts = [place for place, entry in enumerate(log) if isinstance(entry, entries.Opened)]
    if not starts:
        return refusals.NOT_OVER if match is None else refusals.UNKNOWN_MATCH
    matches = [log[start:end] for start, end in zip(starts, [*starts[1:], len(log)], strict=True)]
    if match is not None:
        return _record(matches[match - 1]) if 1 <= match <= len(matches) else refusals.UNKNOWN_MATCH
    last = _record(matches[-1])
    return _record(matches[-2]) if isinstance(last, Refusal) and len(matches) > 1 else last


def _record(log: Sequence[entries.Entry]) -> str | Refusal:
    told: list[RecordEntry] = []
    table: TableState | None = None
    first: TableState | None = None
    date: str | None = None
    for entry in log:
        before, table = table, fold(table, entry, seq=1).state
        match entry:
            case entries.Opened():
                first, date = table, entry.date
            case entries.Dealt(number, drawn, deck):
                if number == 1:
                    first = table  # whoever claimed a seat before the first card has sat in it from the beginning
                elif before is not None:
                    told.extend(_sat(before, table))
                told.append(Dealt(number, _dealer(before, drawn), deck))
            case entries.Acted(seat, _, action, by):
                told.append(Acted(seat, table.game.notation.read_action(action), by))
            case _:
                pass  # what people said, asked or did besides is no part of the match
    if table is None or first is None or not (table.status is Status.OVER or table.abandoned):
        return refusals.NOT_OVER
    told.append(Opening(table.secret.hex(), table.nonces))
    if table.status is Status.OVER:
        told.append(Ended(table.game.notation.written_result(table.state)))
    seats = tuple(map(_who, first.sitters))
    header = Header(table.game.name, table.options, seats, commitment=table.commitment, date=date)
    return written(table.game, Record(header, tuple(told))).decode()


def _sat(before: TableState, after: TableState) -> list[Sat]:
    """Who sits down with the deal between the two."""
    pairs = enumerate(zip(before.sitters, after.sitters, strict=True))
    return [Sat(seat, _who(new)) for seat, (old, new) in pairs if new != old]


def _who(sitter: entries.Sitter) -> str:
    return sitter.name if sitter.robot is None else f"robot:{sitter.robot}"


def _dealer(before: TableState | None, drawn: int | None) -> int:
    """Who deals: drawn in deal 1, after it the one whose turn it is (C2, G1)."""
    if drawn is None and before is not None:
        return before.game.dealer(before.state)
    return drawn or 0

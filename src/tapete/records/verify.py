"""Whether the deals of a match were fair: everything its chance led to, derived again (RECORD, verifiable deals).

Invariants:
- nothing is taken from the record that can be derived: commitment, dealer 1, every deck, every consequence, the result;
- what the chance says is compared before what the rules say, so that a changed deck is called a changed deck and not
  an action that no longer fits;
- a record without commitment and seed, or not opened yet, verifies nothing and says so.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tapete.core import AnyGame, BadInput, Deal, HmacEntropy, commitment, simulation_secret
from tapete.records.errors import RecordError
from tapete.records.fold import Fold
from tapete.records.grammar import read_entry, read_header
from tapete.records.model import Acted, Dealt, Ended, Entry, Header, Opened
from tapete.records.reading import Moment, Replay, lines_of
from tapete.records.strict_json import read_object

_MOST_NAMED: Final = 6
"""Deals that a fault names one by one."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Where all chance of a match comes from; `line` of the record says so."""

    secret: bytes
    nonces: Sequence[str | None]
    line: int

    def deal(self, game: AnyGame, options: Any, number: int) -> Deal:
        """Deal `number` as it follows from the chance alone."""
        return game.deal(options, HmacEntropy(self.secret, game.name, number, self.nonces), number)


@dataclass(frozen=True, slots=True)
class Verified:
    """A record in which everything fits: what was played, and the chance it was played with."""

    played: Replay
    chance: Chance

    @property
    def decks(self) -> tuple[int, ...]:
        """Numbers of the deals whose decks were derived again, so without skipped ones (G23)."""
        entries = (moment.entry for moment in self.played.moments)
        return tuple(entry.number for entry in entries if isinstance(entry, Dealt) and entry.deck is not None)

    @property
    def actions(self) -> int:
        """How many actions were checked against the rules."""
        return sum(isinstance(moment.entry, Acted) for moment in self.played.moments)

    @property
    def finished(self) -> bool:
        """Whether the record has a result, and so one that was checked."""
        return any(isinstance(moment.entry, Ended) for moment in self.played.moments)


def verify_file(path: Path, games: Mapping[str, AnyGame]) -> Verified:
    """What a file's record proves; RecordError naming what does not fit, OSError if there is no such file."""
    with path.open("rb") as file:
        return verify(lines_of(file, str(path)), str(path), games)


def verify(lines: Iterable[bytes], file: str, games: Mapping[str, AnyGame]) -> Verified:
    """What the record in these lines proves; RecordError naming what does not fit. `file` is named in errors."""
    header, entries = _read(lines, file, games)
    game = games[header.game]
    try:
        chance = _chance(header, entries)
        _compare(game, header, entries, chance)
        return Verified(_played(game, header, entries), chance)
    except _Fault as fault:
        raise RecordError(file, fault.line, str(fault)) from None


class _Fault(Exception):
    def __init__(self, line: int, what: str) -> None:
        super().__init__(what)
        self.line = line


def _read(lines: Iterable[bytes], file: str, games: Mapping[str, AnyGame]) -> tuple[Header, list[tuple[int, Entry]]]:
    """The record as it is written, each entry with its line."""
    header: Header | None = None
    entries: list[tuple[int, Entry]] = []
    number = 0
    try:
        for number, line in enumerate(lines, 1):
            fields = read_object(line)
            if header is None:
                header = read_header(fields, games)
            else:
                entries.append((number, read_entry(fields, games[header.game], len(header.seats))))
    except RecordError:
        raise
    except BadInput as fault:
        raise RecordError(file, number, str(fault)) from None
    if header is None:
        raise RecordError(file, 1, "an empty file is no record")
    return header, entries


def _chance(header: Header, entries: Sequence[tuple[int, Entry]]) -> Chance:
    """The secret and the nonces, the secret compared with what was committed to."""
    if header.seed is not None:
        if not entries:
            raise _Fault(1, "nothing to verify: nothing was dealt")
        return Chance(simulation_secret(header.seed), [None] * len(header.seats), 1)
    opening = next(((line, entry) for line, entry in entries if isinstance(entry, Opened)), None)
    if header.commitment is None:
        raise _Fault(1, "nothing to verify: the record has neither commitment nor seed")
    if opening is None:
        raise _Fault(1, "nothing to verify yet: the commitment is not opened, as it is when a match ends")
    line, opened = opening
    secret = bytes.fromhex(opened.secret)
    if commitment(secret) != header.commitment:
        raise _Fault(line, "secret and commitment do not fit: the secret is not the one that was committed to")
    return Chance(secret, opened.nonces, line)


def _compare(game: AnyGame, header: Header, entries: Sequence[tuple[int, Entry]], chance: Chance) -> None:
    """Hold every deck, and the dealer of deal 1, against those that follow from the chance."""
    source = "the seed" if header.seed is not None else "the secret and the nonces"
    wrong: list[tuple[int, int]] = []
    shuffled = 0
    lot: tuple[int, str] | None = None
    for expected, (line, dealt) in enumerate(_deals(entries), 1):
        if dealt.number != expected:
            break  # the rules say what is wrong with it
        if dealt.deck is None:
            continue
        shuffled += 1
        deal = chance.deal(game, header.options, dealt.number)
        if deal.dealer not in (None, dealt.dealer):
            lot = line, f"the dealer of deal 1 does not follow from {source}: the lot fell on seat {deal.dealer}"
        if deal.deck != dealt.deck:
            wrong.append((line, dealt.number))
    if len(wrong) == shuffled > 1:
        changed = "the seed" if header.seed is not None else "the nonces"
        raise _Fault(chance.line, f"{changed} and the decks do not fit: no deck follows from {source}")
    if wrong:
        also = " and its dealer" if lot is not None and len(wrong) == 1 else ""
        verb = "does" if len(wrong) == 1 and not also else "do"
        raise _Fault(wrong[0][0], f"the {_decks([deal for _, deal in wrong])}{also} {verb} not follow from {source}")
    if lot is not None:
        raise _Fault(*lot)


def _deals(entries: Sequence[tuple[int, Entry]]) -> Iterator[tuple[int, Dealt]]:
    return ((line, entry) for line, entry in entries if isinstance(entry, Dealt))


def _decks(numbers: Sequence[int]) -> str:
    """``deck of deal 3``, ``decks of deals 3, 4 and 7``, many of them cut short."""
    if len(numbers) == 1:
        return f"deck of deal {numbers[0]}"
    named = [str(number) for number in numbers[:_MOST_NAMED]]
    if len(numbers) > _MOST_NAMED:
        named.append(f"{len(numbers) - _MOST_NAMED} more")
    return f"decks of deals {', '.join(named[:-1])} and {named[-1]}"


def _played(game: AnyGame, header: Header, entries: Sequence[tuple[int, Entry]]) -> Replay:
    """The match played again by the rules: actions, later dealers, skipped deals, seats, the result."""
    fold = Fold(game, header)
    moments = []
    for line, entry in entries:
        try:
            moments.append(Moment(line, entry, fold.take(entry), fold.seats))
        except BadInput as fault:
            raise _Fault(line, str(fault)) from None
    return Replay(game, header, tuple(moments), fold.state)

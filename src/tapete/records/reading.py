"""A record from a stranger's file: all of it is checked, line by line, before any of it is handed on.

Invariants:
- the first fault in the order of the file raises RecordError with its line; nothing else escapes but OSError;
- lines, their number and all of them together are bounded, so that no file can fill the memory.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from tapete.core import AnyGame, BadInput, BySeat
from tapete.records.errors import RecordError
from tapete.records.fold import Fold
from tapete.records.grammar import read_entry, read_header
from tapete.records.model import Entry, Header, Record
from tapete.records.strict_json import read_object

LONGEST_LINE: Final = 16 * 1024
"""Bytes; the longest a writer can make, eight names of escaped characters, is well below."""

MOST_LINES: Final = 1_000_000

MOST_BYTES: Final = 128 * 1024 * 1024
"""Of a whole file; ten thousand rounds of eight players take less than half."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One line after the header: its entry, the events that followed, and who sat where when they did."""

    line: int
    entry: Entry
    events: tuple[Any, ...]
    seats: BySeat[str]


@dataclass(frozen=True, slots=True)
class Replay:
    """A checked record and the state it leads to, None if nothing was dealt."""

    game: AnyGame
    header: Header
    moments: tuple[Moment, ...]
    state: Any

    @property
    def record(self) -> Record:
        """What was read."""
        return Record(self.header, tuple(moment.entry for moment in self.moments))

    def written_state(self) -> dict[str, Any]:
        """The state object that ends ``replay --json``; before the first deal nobody is the dealer."""
        notation = self.game.notation
        if self.state is not None:
            return notation.written_state(self.state)
        unshuffled = self.game.deal(self.header.options, _Highest(), 1)
        state = notation.written_state(self.game.start(self.header.options, unshuffled).state)
        return {key: None if key == "dealer" else value for key, value in state.items()}


def replay_file(path: Path, games: Mapping[str, AnyGame]) -> Replay:
    """The record in a file; RecordError if it is none, OSError if there is no such file."""
    with path.open("rb") as file:
        return replay(lines_of(file, str(path)), str(path), games)


def replay(lines: Iterable[bytes], file: str, games: Mapping[str, AnyGame]) -> Replay:
    """The record in lines of bytes; `file` is named in errors."""
    fold: Fold | None = None
    moments: list[Moment] = []
    number = 0
    try:
        for number, line in enumerate(lines, 1):
            fields = read_object(line)
            if fold is None:
                header = read_header(fields, games)
                fold = Fold(games[header.game], header)
                continue
            entry = read_entry(fields, fold.game, len(fold.seats))
            moments.append(Moment(number, entry, fold.take(entry), fold.seats))
    except RecordError:
        raise
    except BadInput as fault:
        raise RecordError(file, number, str(fault)) from None
    if fold is None:
        raise RecordError(file, 1, "an empty file is no record")
    return Replay(fold.game, fold.header, tuple(moments), fold.state)


def lines_of(file: BinaryIO, name: str) -> Iterator[bytes]:
    """The lines of a stranger's file, each of them, their number and their sum bounded; RecordError beyond."""
    number = size = 0
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            raise RecordError(name, number, f"a line of more than {LONGEST_LINE} bytes")
        if number > MOST_LINES:
            raise RecordError(name, number, f"more than {MOST_LINES} lines")
        size += len(line)
        if size > MOST_BYTES:
            raise RecordError(name, number, f"more than {MOST_BYTES} bytes")
        yield line


class _Highest:
    """No chance at all: a shuffle with it leaves the pack as it is listed."""

    def below(self, bound: int) -> int:
        return bound - 1

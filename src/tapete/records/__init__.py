"""Records: a match as a short text file, written, read, checked and played again (RECORD, version 1).

Invariants:
- the same record gives the same bytes, and reading them gives the same record;
- a record that can be read has followed the rules to its last line;
- any fault is one RecordError: file, line, what is wrong.
"""

from tapete.records.errors import RecordError
from tapete.records.model import Acted, Dealt, Ended, Entry, Header, Opened, Record, Sat
from tapete.records.reading import Moment, Replay, replay, replay_file
from tapete.records.writing import entry_line, header_line, written

__all__ = [
    "Acted",
    "Dealt",
    "Ended",
    "Entry",
    "Header",
    "Moment",
    "Opened",
    "Record",
    "RecordError",
    "Replay",
    "Sat",
    "entry_line",
    "header_line",
    "replay",
    "replay_file",
    "written",
]

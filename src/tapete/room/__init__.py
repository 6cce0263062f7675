"""Live tables without sockets: who sits where, what the log says, robots and clocks.

Invariants:
- a table is the fold of its log and nothing else: the same entries give an equal TableState;
- an entry is in the log before anybody is told of it: the sender, the other seats, the robots;
- people, robots and clocks enter by one door, the table's mailbox, and are judged one at a time;
- whatever is refused leaves no entry and changes nothing;
- time, chance, storage and robots are arguments: nothing here opens a file, reads a clock or rolls a die by itself.
"""

from tapete.room.commands import Act, Command, Contribute, Leave, NextDeal, Restart, SetPace
from tapete.room.entries import Entry, Sitter
from tapete.room.fold import TableState, fold, fold_all
from tapete.room.ladder import Accept, Already, judge
from tapete.room.opening import Wish, opened
from tapete.room.ports import Clock, Robots, SeqTaken, Storage, Timer
from tapete.room.room import Room
from tapete.room.table import News, Presence, Table, Taken

__all__ = [
    "Accept",
    "Act",
    "Already",
    "Clock",
    "Command",
    "Contribute",
    "Entry",
    "Leave",
    "News",
    "NextDeal",
    "Presence",
    "Restart",
    "Robots",
    "Room",
    "SeqTaken",
    "SetPace",
    "Sitter",
    "Storage",
    "Table",
    "TableState",
    "Taken",
    "Timer",
    "Wish",
    "fold",
    "fold_all",
    "judge",
    "opened",
]

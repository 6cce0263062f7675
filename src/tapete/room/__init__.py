"""Live tables without sockets: who sits where, what the log says, robots and clocks.

Invariants:
- a table is the fold of its log and nothing else: the same entries give an equal TableState;
- an entry is in the log before anybody is told of it: the sender, the other seats, the robots;
- people, robots and clocks enter by one door, the table's mailbox, and are judged one at a time;
- whatever is refused leaves no entry and changes nothing;
- time, chance, storage and robots are arguments: nothing here opens a file, reads a clock or rolls a die by itself.
"""

from tapete.room.alone import Inline, Nearby
from tapete.room.audience import Presence, Watching
from tapete.room.clocks import SeatClock, seat_clocks
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
from tapete.room.entries import Entry, Sitter
from tapete.room.fold import Spoken, TableState, fold, fold_all
from tapete.room.ladder import judge
from tapete.room.mail import Taken
from tapete.room.opening import Wish, opened
from tapete.room.ports import (
    Clock,
    Leases,
    Listings,
    Notices,
    Nudge,
    Results,
    Robots,
    Row,
    SeqTaken,
    Storage,
    Thinker,
    Timer,
)
from tapete.room.results import Leaver, MatchResult, SeatResult, result
from tapete.room.room import Room
from tapete.room.settings import Settings
from tapete.room.summary import Summary, summary
from tapete.room.table import Table
from tapete.room.talk import PHRASES, heard, newly_heard
from tapete.room.verdicts import Accept, Already, Draw
from tapete.room.watching import News

__all__ = [
    "PHRASES",
    "Accept",
    "Act",
    "Already",
    "Back",
    "Clock",
    "Command",
    "Contribute",
    "Draw",
    "Entry",
    "Fill",
    "Inline",
    "Leases",
    "Leave",
    "Leaver",
    "Listings",
    "MatchResult",
    "Nearby",
    "News",
    "NextDeal",
    "Notices",
    "Nudge",
    "Presence",
    "Restart",
    "Results",
    "Rise",
    "Robots",
    "Room",
    "Row",
    "Say",
    "SeatClock",
    "SeatResult",
    "SeqTaken",
    "SetPace",
    "Settings",
    "Sit",
    "Sitter",
    "Spoken",
    "Start",
    "Storage",
    "Summary",
    "Table",
    "TableState",
    "Taken",
    "Thinker",
    "Timer",
    "Visitor",
    "Watching",
    "Wish",
    "fold",
    "fold_all",
    "heard",
    "judge",
    "newly_heard",
    "opened",
    "result",
    "seat_clocks",
    "summary",
]

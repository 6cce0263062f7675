"""What the server sends over the socket of a table, and what its HTTP answers hold."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tapete.core import Seat
from tapete.games.comemierda import events as comemierda_events
from tapete.games.comemierda import view as comemierda_view
from tapete.games.gnav import events as gnav_events
from tapete.games.gnav import view as gnav_view

View: TypeAlias = comemierda_view.View | gnav_view.View
SeatEvent: TypeAlias = comemierda_events.SeatEvent | gnav_events.SeatEvent


class Sitter(Struct, frozen=True):
    """Who sits in a seat: `name` is empty where nobody does.

    `robot` is a robot's name without version, None for a person; `level` is 1, 2, 3 ... `player` is a person's number
    on the pages of players, None for a robot. `away`: a robot plays his turns until he is back. `left`: he has gone for
    good. `next` is the name of the person who sits down here at the next deal.
    """

    name: str
    robot: str | None
    level: int | None
    connected: bool
    player: str | None = None
    away: bool = False
    left: bool = False
    next: str | None = None


Clock: TypeAlias = Literal["none", "slow", "normal", "fast"]
"""The pace of people: the bank of seconds a deal and the seconds a turn stand in `room/pace.py`."""

Hold: TypeAlias = Literal["none", "trick", "deal"]
"""What watchers see late: nothing, a trick once it is over (in Gnav a turn), a deal once it is over."""

Talk: TypeAlias = Literal["none", "phrases", "text"]


class Settings(Struct, frozen=True):
    """How a table is kept: who may sit down, who may watch, what counts.

    `open` tables stand in the lobby and anybody may sit down; others need the invitation.
    """

    title: str = ""
    open: bool = False
    rated: bool = False
    clock: Clock = "none"
    watch: bool = False
    hold: Hold = "none"
    talk: Talk = "phrases"


class SeatClock(Struct, frozen=True):
    """Seconds that a seat still has: `turn` of its open decision (None: it has none), `bank` of the deal."""

    turn: float | None
    bank: float


class Said(Struct, frozen=True):
    """A phrase of the list or words of one's own. `seat` is None for a watcher, whom players hear after the deal."""

    seq: int
    seat: Seat | None
    player: str | None
    name: str
    phrase: str | None
    text: str | None


class Watchers(Struct, frozen=True, tag="watchers"):
    """How many watch this table, and the names of those who wish to be named; no log entry."""

    count: int
    names: tuple[str, ...]


class Joined(Struct, frozen=True, tag="joined"):
    """Where the table stands: everything a client needs, whatever it knew before.

    The answer to Join; also sent unasked, in place of a Happened, when another match begins or the reader has another
    seat than before.

    `seq` numbers the last entry of the table's log; Happened goes on from it without a gap. `seat` is None for a
    watcher. `match` counts the matches of this table from 1, 0 while people gather (`gathering`): then `view` is None,
    `host` may start, and seats may be empty. `nonce_wanted` asks for a Contribute. `view` is None until the first card
    is dealt. `decision` numbers the open decision of `seat`, None if there is none. `invitation` is told to those who
    sit. `clocks` has one per seat, None for robots and at tables without a clock. `said` are the last phrases. `agreed`
    are the people who have asked for what comes next: another deal, or another match once this one is over.
    """

    version: int
    table: str
    game: Literal["comemierda", "gnav"]
    match: int
    commitment: str
    sitters: tuple[Sitter, ...]
    seat: Seat | None
    seq: int
    nonce_wanted: bool
    robot_pause: str
    decision: int | None
    view: View | None
    gathering: bool = False
    options: dict[str, bool | int | None] = {}
    settings: Settings = Settings()
    host: Seat | None = None
    invitation: str | None = None
    clocks: tuple[SeatClock | None, ...] = ()
    watchers: Watchers = Watchers(0, ())
    said: tuple[Said, ...] = ()
    agreed: tuple[Seat, ...] = ()


class Happened(Struct, frozen=True, tag="happened"):
    """Log entry `seq` as this seat may see it: maybe no events, but every number comes.

    `view` is the View after it, with an empty `history`: add `events` to what you have; it starts anew with ``dealt``
    or ``skipped``. `sitters` and `host` stand there when the entry changed who sits where; else `sitters` is None.
    """

    seq: int
    events: tuple[SeatEvent, ...]
    decision: int | None
    view: View | None
    sitters: tuple[Sitter, ...] | None = None
    host: Seat | None = None
    clocks: tuple[SeatClock | None, ...] = ()
    said: tuple[Said, ...] = ()
    agreed: tuple[Seat, ...] = ()


class Presence(Struct, frozen=True, tag="presence"):
    """Whether a person's browser is connected; no log entry."""

    seat: Seat
    connected: bool


class Done(Struct, frozen=True, tag="done"):
    """Message `id` took effect with log entry `seq`, now or when it was sent before."""

    id: int
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """Message `id` changed nothing.

    `code` is the id of a message in the catalogues without its prefix ``refused-``; `rule` the number of the rule, if
    one of the game refuses.
    """

    id: int | None
    code: str
    rule: str | None


class Because(Struct, frozen=True, tag="because"):
    """The answer to Why: `code` None means that it is allowed now."""

    id: int
    code: str | None
    rule: str | None


class LobbyTable(Struct, frozen=True):
    """A table as the lobby shows it. `title` is empty where the host gave none: then it is `host`'s table.

    `seats`: who sits where, ``person``, ``robot`` or ``empty``. `number` is the deal being played, 0 before the first.
    `options` are those that differ from the standard, and always players, target or lives.
    """

    table: str
    game: Literal["comemierda", "gnav"]
    title: str
    host: str
    seats: tuple[Literal["person", "robot", "empty"], ...]
    options: dict[str, bool | int | None]
    clock: Clock
    rated: bool
    gathering: bool
    number: int
    watch: bool
    watchers: int


class Lobby(Struct, frozen=True, tag="lobby"):
    """What is going on: tables with empty seats, tables to watch, the one to feature (robots' if no people's).

    The socket ``/ws/lobby`` sends it at first and whenever it changes, at most once a second; ``GET /api/lobby``
    answers with it.
    """

    gathering: tuple[LobbyTable, ...]
    playing: tuple[LobbyTable, ...]
    featured: str | None
    people: int
    announcement: str | None


Outgoing: TypeAlias = Joined | Happened | Presence | Watchers | Done | Refused | Because


class NewSettings(Settings, frozen=True, forbid_unknown_fields=True):
    """Settings as they are asked for: what is left out is as it stands in Settings."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down: the body of ``POST /api/tables``.

    Against robots of `level` (1 is the gentlest) the match begins at once; with `people` the table waits for them.
    """

    game: str
    name: str
    level: int = 2
    options: dict[str, bool | int | None] = {}
    robot_pause: Literal["slow", "normal", "fast", "instant"] = "normal"
    people: bool = False
    settings: NewSettings = NewSettings()


class Opened(Struct, frozen=True):
    """The answer: where the table is."""

    table: str


class OptionInfo(Struct, frozen=True):
    """An option of a game: `low` and `high` where it is a number, else 0; `nullable` if it may be null."""

    name: str
    rule: str
    standard: bool | int | None
    low: int
    high: int
    nullable: bool


class GameInfo(Struct, frozen=True):
    """A game and its options; ``GET /api/games`` answers with a list of these."""

    game: str
    options: tuple[OptionInfo, ...]


class Error(Struct, frozen=True):
    """What went wrong with an HTTP request: a message id as in Refused, and one plain English line."""

    code: str
    detail: str


encode: Final = msgspec.json.Encoder().encode
"""Any outgoing message as JSON bytes."""

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
    """Who sits in a seat. `robot` is a robot's name without version, None for a person; `level` is 1, 2, 3 ..."""

    name: str
    robot: str | None
    level: int | None
    connected: bool


class Joined(Struct, frozen=True, tag="joined"):
    """Where the table stands: everything a client needs, whatever it knew before.

    The answer to Join; also sent unasked, in place of a Happened, when another match begins.

    `seq` numbers the last entry of the table's log; Happened goes on from it without a gap. `seat` is None for a
    watcher. `match` counts the matches of this table from 1. `nonce_wanted` asks for a Contribute. `view` is None until
    the first card is dealt. `decision` numbers the open decision of `seat`, None if there is none.
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


class Happened(Struct, frozen=True, tag="happened"):
    """Log entry `seq` as this seat may see it: maybe no events, but every number comes.

    `view` is the View after it, with an empty `history`: add `events` to what you have; it starts anew with ``dealt``
    or ``skipped``.
    """

    seq: int
    events: tuple[SeatEvent, ...]
    decision: int | None
    view: View | None


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


Outgoing: TypeAlias = Joined | Happened | Presence | Done | Refused | Because


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down: the body of ``POST /api/tables``. `level` is 1 (gentle) to 3 (sharp)."""

    game: str
    name: str
    level: int = 2
    options: dict[str, bool | int | None] = {}
    robot_pause: Literal["slow", "normal", "fast", "instant"] = "normal"


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

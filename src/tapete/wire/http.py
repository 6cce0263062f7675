"""What goes over plain HTTP besides opening tables: bodies that are sent (strict) and answers.

Invariants:
- a body with an unknown field, or a value beyond its bounds, is refused; every list in an answer is bounded;
- times are seconds since 1970; what a person is called is data, never markup;
- a person is told to others by `player`, the number on the pages of players, and by name; never by account.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from tapete.cards import Card
from tapete.core import Seat
from tapete.games.comemierda import actions as comemierda
from tapete.games.gnav import actions as gnav
from tapete.wire.outgoing import LobbyTable, SeatEvent, View

LARGEST_PREFERENCES: Final = 8 * 1024
"""Bytes of a person's preferences as JSON."""

MOST_ROWS: Final = 100
"""Rows of a list in one answer."""

MOST_POINTS: Final = 1000
"""Points of a rating over time: the last ones."""

Action: TypeAlias = comemierda.Action | gnav.Action
GameName: TypeAlias = Literal["comemierda", "gnav"]
Options: TypeAlias = dict[str, bool | int | None]
Preferences: TypeAlias = dict[str, Any]

Called = Annotated[str, Meta(max_length=256)]
Account = Annotated[str, Meta(max_length=64)]
Phrase = Annotated[str, Meta(max_length=1024)]
Code = Annotated[str, Meta(max_length=64)]
PlayerId = Annotated[str, Meta(max_length=32)]
TableId = Annotated[str, Meta(max_length=32)]


class LevelInfo(Struct, frozen=True):
    """A level of robots: 1 is the gentlest. `robot` is the robot's name without version."""

    level: int
    robot: str


class RoomInfo(Struct, frozen=True):
    """This room: ``GET /api/room``. `sign_up`: accounts may be made; `free_text`: tables may allow one's own words.

    `polite_name`: what is shown to people are the names that offend nobody, Presidente for Comemierda.
    """

    title: str
    sign_up: bool
    free_text: bool
    polite_name: bool
    levels: dict[str, tuple[LevelInfo, ...]]
    version: str
    announcement: str | None


class Me(Struct, frozen=True):
    """Who the browser is known as: ``GET /api/me``, null for a stranger. `account` is None for a guest."""

    player: str
    name: str
    account: str | None
    admin: bool
    preferences: Preferences


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """What one wants to be called from now on: the body of ``PUT /api/me``; a stranger becomes a guest by it."""

    name: Called


class Blocked(Struct, frozen=True):
    """Somebody whose words one does not wish to read."""

    player: str
    name: str


class SessionInfo(Struct, frozen=True):
    """A browser, or a robot's token, by which one is known. `current`: the one that asks."""

    id: str
    kind: Literal["browser", "robot"]
    created: float
    seen: float
    current: bool


class RobotToken(Struct, frozen=True):
    """A token for a robot of one's own, sent as ``Authorization: Bearer``; told once, only its hash is kept."""

    token: str


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Make an account for whoever asks: a name to sign in with and a pass phrase of 8 to 256 characters."""

    account: Account
    phrase: Phrase


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Be known in this browser as the person of an account."""

    account: Account
    phrase: Phrase


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """A new pass phrase, for whoever holds the recovery code; all sessions of the account end."""

    account: Account
    code: Code
    phrase: Phrase


class Recovery(Struct, frozen=True):
    """The recovery code, told once; only its hash is kept."""

    recovery: str


Reason: TypeAlias = Literal["name", "words", "leaving", "cheating", "other"]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the host of the room about somebody: `table` is where, if it was at one."""

    player: PlayerId
    reason: Reason
    table: TableId | None = None
    note: Annotated[str, Meta(max_length=500)] = ""


class SeatResult(Struct, frozen=True):
    """How a seat came out of a match. `player` is None for a robot and for who is forgotten.

    `place` counts from 1, equals share one. `points` is Comemierda's total, `lives` what Gnav left. `rounds` are those
    the seat played, `offices` how often it held each (Comemierda).
    """

    name: str
    player: str | None
    robot: str | None
    level: int | None
    place: int
    won: bool
    points: int | None
    lives: int | None
    rounds: int
    offices: dict[str, int]
    left: bool


class MatchInfo(Struct, frozen=True):
    """A finished match. `seat` is that of whom the list is about, None where he did not sit or it is about nobody."""

    table: str
    match: int
    game: GameName
    options: Options
    started: float
    ended: float
    rated: bool
    seats: tuple[SeatResult, ...]
    seat: Seat | None


class MatchPage(Struct, frozen=True):
    """Matches, the latest first. Sent as ``before=``, `before` asks for the next page; None: this was the last."""

    matches: tuple[MatchInfo, ...]
    before: str | None


class ReplayStep(Struct, frozen=True):
    """A moment of a match: number 0 is the first deal. `seat` acted, None: cards were dealt.

    `action` is None where the one who looks did not see it done, `by` the robot that played an absent person's turn.
    `events` are what the one who looks was told, `view` what he could know after it. `hands` has every seat's cards
    after it, in pack order, where all is open; else None.
    """

    number: int
    deal: int
    seat: Seat | None
    action: Action | None
    by: str | None
    events: tuple[SeatEvent, ...]
    view: View
    hands: tuple[tuple[Card, ...], ...] | None


class Replay(Struct, frozen=True):
    """A finished match step by step, as the one who looks saw it; `seat` None: a watcher, or with all cards open."""

    info: MatchInfo
    seat: Seat | None
    open: bool
    steps: tuple[ReplayStep, ...]


class Rating(Struct, frozen=True):
    """How strong somebody plays: `mu` is the best guess, `sigma` how unsure it is, `value` what the order goes by."""

    value: float
    mu: float
    sigma: float


class PlayerRow(Struct, frozen=True):
    """What somebody has done in one game. `place` is the mean; `offices` as in SeatResult, summed.

    `points_per_round` is Comemierda's, `lives_left` Gnav's mean of lives at the end. `rating` is of rated matches.
    """

    player: str
    name: str
    matches: int
    won: int
    points_per_round: float | None
    lives_left: float | None
    place: float
    left: int
    offices: dict[str, int]
    rating: Rating | None


class RatingPoint(Struct, frozen=True):
    """The rating after a match."""

    at: float
    value: float
    mu: float
    sigma: float


class PlayerInfo(Struct, frozen=True):
    """A person's page in one game: `row` is None until the first match is over. `me`: the one who asks."""

    player: str
    name: str
    since: float
    game: GameName
    row: PlayerRow | None
    ratings: tuple[RatingPoint, ...]
    me: bool
    blocked: bool


class HostSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides while the room is open.

    `polite_name`: people read names that offend nobody, Presidente for Comemierda;
    `retention_days`: finished tables and guests older than that are forgotten; None keeps them.
    """

    sign_up: bool
    free_text: bool
    polite_name: bool
    retention_days: Annotated[int, Meta(ge=1, le=36500)] | None


class Announcement(Struct, frozen=True, forbid_unknown_fields=True):
    """A line for everybody who comes in; None takes it away."""

    text: Annotated[str, Meta(max_length=500)] | None


class Ban(Struct, frozen=True, forbid_unknown_fields=True):
    """Nobody sits down, talks or opens tables while banned; None: for good."""

    days: Annotated[int, Meta(ge=1, le=3650)] | None


class AdminOverview(Struct, frozen=True):
    """The room at a glance, for its host: tables by phase, people who are here, reports that wait (at most 100)."""

    version: str
    gathering: int
    playing: int
    over: int
    people: int
    reports: int
    settings: HostSettings
    announcement: str | None


class AdminTable(Struct, frozen=True):
    """A table, private or not."""

    phase: Literal["gathering", "playing", "over", "closed"]
    open: bool
    updated: float
    table: LobbyTable


class AdminPerson(Struct, frozen=True):
    """Somebody known to the room. `banned_until` is None where he is not banned."""

    player: str
    name: str
    account: str | None
    admin: bool
    created: float
    seen: float
    banned_until: float | None


class AdminReport(Struct, frozen=True):
    """What somebody told the host about a player; None and ``?`` for people who are forgotten."""

    id: str
    at: float
    by: str
    player: str | None
    name: str
    table: str | None
    reason: Reason
    note: str
    done: bool

"""Reviews of finished matches: what is asked for, and the lines that answer, one JSON object each.

Invariants:
- the body is strict, as every body is; a record in it is bounded;
- the last line is a Reviewed or a ReviewFailed, and there is none after it.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from tapete.core import Seat
from tapete.wire.http import Action, GameName, Replay, TableId

LARGEST_RECORD: Final = 128 * 1024
"""Characters of a record that is sent: more than a hundred deals of either game."""


class NewReview(Struct, frozen=True, forbid_unknown_fields=True):
    """Which match: that of a `record`, or number `match` of `table`; exactly one of the two."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)] | None = None
    table: TableId | None = None
    match: Annotated[int, Meta(ge=1, le=10**9)] | None = None


class ReviewWaits(Struct, frozen=True, tag_field="kind", tag="waits"):
    """Others come first: so many."""

    ahead: int


class ReviewGoes(Struct, frozen=True, tag_field="kind", tag="goes"):
    """So many actions of the match have been looked at."""

    done: int
    actions: int


class ReviewChoice(Struct, frozen=True):
    """One of the choices of a decision, of all that differ in suits only.

    `worth` is None where only thresholds reach; `error` is its standard error, 0 where it is exact, None where it is
    the network's word alone. `worlds` is in how many deals it was tried.
    """

    action: Action
    worth: float | None
    error: float | None
    worlds: int


class ReviewDecision(Struct, frozen=True):
    """A decision that was open: action `number` of the match, counted from 1, which is step `step` of the replay.

    `taken` and `best` are places in `choices`; `cost` is what the choice was worth less than the best, `error` its
    standard error.
    """

    number: int
    step: int
    deal: int
    seat: Seat
    who: str
    source: Literal["solution", "thresholds", "worlds", "ending"]
    choices: tuple[ReviewChoice, ...]
    taken: int
    best: int
    cost: float
    error: float
    costly: bool


class ReviewMoment(Struct, frozen=True):
    """What each seat could expect by what it knew when it last had reason to look: at `step` of the replay.

    `seat` is who looked and chose, None where all looked; `luck`, `own` and `others` say how it came there from the
    moment before.
    """

    step: int
    deal: int
    seat: Seat | None
    forecast: tuple[float, ...]
    luck: tuple[float, ...]
    own: tuple[float, ...]
    others: tuple[float, ...]


class ReviewAccount(Struct, frozen=True):
    """The match from one seat: `start` + `luck` + `own` + `others` is `end`. So many `decisions` were judged."""

    seat: Seat
    start: float
    end: float
    luck: float
    own: float
    others: float
    decisions: int
    costly: int


class Review(Struct, frozen=True):
    """What the coach found. Worth is told in `measure`: the chance to win the match, or points ahead of an even share.

    `least` is what a choice must cost to be costly. `line` and `accounts` are empty where no forecast can be made.
    """

    game: GameName
    measure: Literal["match", "points"]
    samples: int
    least: float
    unjudged: int
    decisions: tuple[ReviewDecision, ...]
    line: tuple[ReviewMoment, ...]
    accounts: tuple[ReviewAccount, ...]


class Reviewed(Struct, frozen=True, tag_field="kind", tag="reviewed"):
    """The match with all cards open, and its review. For a record that was sent the replay's table is empty."""

    replay: Replay
    review: Review


class ReviewFailed(Struct, frozen=True, tag_field="kind", tag="failed"):
    """There is no review after all: a code of the catalogues and one plain line."""

    code: str
    line: str


ReviewLine: TypeAlias = ReviewWaits | ReviewGoes | Reviewed | ReviewFailed

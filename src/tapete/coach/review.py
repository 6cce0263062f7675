"""What a review is made of: frozen values that msgspec writes as JSON as they stand, and reads back.

What a choice is worth, what it cost, luck and forecasts are all in one unit, the `Measure` of the review.
"""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from tapete.core import Seat

Measure: TypeAlias = Literal["match", "points"]
"""`match`: the chance to win the match, a shared win counting its share. `points`: points of Comemierda at the end of
the round, where a match has no target or one too far to reckon with."""

Source: TypeAlias = Literal["solution", "thresholds", "worlds", "ending"]
"""What judged a decision. In Gnav the solution, or thresholds, which know what to do but not what it is worth; in
Comemierda sampled worlds, played on by the level *good*, or an exact reckoning where two are left."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the choices of a decision.

    `worth` is what it was worth to the chooser, given what the chooser knew; None where only thresholds reach. `error`
    is its standard error: 0 where it is exact, None where it is the network's word alone. `worlds` is in how many
    sampled worlds it was tried.
    """

    action: Any
    worth: float | None
    error: float | None
    worlds: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision that was open: suits apart, there were two choices at least.

    `number` counts the actions of the record from 1, forced ones included; `who` chose, as the record names it, the
    robot that played in another's place if one did. `choices` stand in the order of the legal actions, one for all that
    differ in suits only; of gifts there are but two, or one: the usual one and the one given. `taken` and `best` are
    places among them. `cost` is what the choice taken was worth less than the best, `error` its standard
    error. `shift` is what the choice meant to every seat instead of the best one, as far as the chooser could know: to
    the chooser minus the cost, to all together 0.
    """

    number: int
    deal: int
    seat: Seat
    who: str
    source: Source
    choices: tuple[Choice, ...]
    taken: int
    best: int
    cost: float
    error: float
    costly: bool
    shift: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of the line over time: after `number` actions, in or after a deal.

    `forecast` is what each seat could expect by what it knew when it last had reason to look: as the match began, at
    each decision of its own, after each deal. `luck`, `own` and `others` say how it came there from the moment before:
    by cards and what others rightly did, by an error of its own, by errors of others since it last looked. `seat` is
    who looked and chose, None where all looked: at the begin and after a deal.
    """

    number: int
    deal: int
    seat: Seat | None
    forecast: tuple[float, ...]
    luck: tuple[float, ...]
    own: tuple[float, ...]
    others: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """The match from one seat: `start` + `luck` + `own` + `others` is `end`. `decisions` are those that were judged."""

    seat: Seat
    start: float
    end: float
    luck: float
    own: float
    others: float
    decisions: int
    costly: int


@dataclass(frozen=True, slots=True)
class Review:
    """A match reviewed. `seats` are the names of the header, `seat` is whose decisions were judged, None for everybody.

    `line` begins where forecasts can be made, and is empty if nowhere; `accounts` are then too. `unjudged` counts the
    open decisions for which only thresholds are known.
    """

    game: str
    measure: Measure
    seats: tuple[str, ...]
    seat: Seat | None
    samples: int
    finished: bool
    unjudged: int
    decisions: tuple[Decision, ...]
    line: tuple[Moment, ...]
    accounts: tuple[Account, ...]

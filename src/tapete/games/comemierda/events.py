"""What happens in Comemierda, past tense, consequences included; and the same as one seat may see it.

Invariants:
- classes ending in ``Seen`` replace the classes that hold a secret; all others are public and the same for everybody;
- a SeatEvent never holds a card its seat may not see: the cards of an exchange go to its two players (C22).
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tapete.cards import Card
from tapete.core import BySeat, Seat

Office: TypeAlias = Literal["presidente", "vicepresidente", "pueblo", "vicecomemierda", "comemierda"]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round begins: the pack is dealt one card at a time from the seat after the dealer (C2)."""

    number: int
    dealer: Seat
    multiplier: int
    hands: BySeat[tuple[Card, ...]]
    kind: Literal["dealt"] = field(default="dealt", init=False)


@dataclass(frozen=True, slots=True)
class DealtSeen:
    """The same for one seat: its own hand, low to high, and how many cards each holds (C32)."""

    number: int
    dealer: Seat
    multiplier: int
    counts: BySeat[int]
    hand: tuple[Card, ...] | None
    kind: Literal["dealt"] = field(default="dealt", init=False)


@dataclass(frozen=True, slots=True)
class SetAside:
    """`blind_exchange`: the highest cards of `giver` are laid aside for `receiver`, who has not seen them."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]
    kind: Literal["set-aside"] = field(default="set-aside", init=False)


@dataclass(frozen=True, slots=True)
class SetAsideSeen:
    """The same for one seat; `cards` only for the giver."""

    giver: Seat
    receiver: Seat
    count: int
    cards: tuple[Card, ...] | None
    kind: Literal["set-aside"] = field(default="set-aside", init=False)


@dataclass(frozen=True, slots=True)
class Given:
    """Cards change hands in the exchange; `forced` for the highest cards of the lower office (C20)."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]
    forced: bool
    kind: Literal["given"] = field(default="given", init=False)


@dataclass(frozen=True, slots=True)
class GivenSeen:
    """The same for one seat; `cards` only for giver and receiver (C22)."""

    giver: Seat
    receiver: Seat
    count: int
    cards: tuple[Card, ...] | None
    forced: bool
    kind: Literal["given"] = field(default="given", init=False)


@dataclass(frozen=True, slots=True)
class Opened:
    """Play begins: `seat` leads the first trick (`rule` C3, C23, or the option `presidente_opens`)."""

    seat: Seat
    rule: str
    kind: Literal["opened"] = field(default="opened", init=False)


@dataclass(frozen=True, slots=True)
class Played:
    """A set on the table; `left` cards stay in the hand (C32)."""

    seat: Seat
    cards: tuple[Card, ...]
    left: int
    kind: Literal["played"] = field(default="played", init=False)


@dataclass(frozen=True, slots=True)
class Passed:
    """A pass (C8)."""

    seat: Seat
    kind: Literal["passed"] = field(default="passed", init=False)


@dataclass(frozen=True, slots=True)
class WentOut:
    """The last cards are played; `place` counts those who went out, from 1 (C13)."""

    seat: Seat
    place: int
    kind: Literal["went-out"] = field(default="went-out", init=False)


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is over and taken; `leads` opens the next one (C9, C10)."""

    seat: Seat
    leads: Seat
    kind: Literal["trick-won"] = field(default="trick-won", init=False)


@dataclass(frozen=True, slots=True)
class Scored:
    """A round is over: offices, the points they bring and the totals (C13, C30).

    `points` are already multiplied. `left` are the cards of the one player who still held some, shown (C11).
    """

    number: int
    multiplier: int
    offices: BySeat[Office]
    points: BySeat[int]
    totals: BySeat[int]
    loser: Seat
    left: tuple[Card, ...]
    kind: Literal["scored"] = field(default="scored", init=False)


@dataclass(frozen=True, slots=True)
class MatchOver:
    """Somebody has reached the target; the highest total wins, equal ones share (C31)."""

    winners: tuple[Seat, ...]
    totals: BySeat[int]
    kind: Literal["match-over"] = field(default="match-over", init=False)


Public: TypeAlias = Opened | Played | Passed | WentOut | TrickWon | Scored | MatchOver
Event: TypeAlias = Dealt | SetAside | Given | Public
SeatEvent: TypeAlias = DealtSeen | SetAsideSeen | GivenSeen | Public

"""All that one seat of Comemierda may know now."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tapete.cards import Card
from tapete.core import BySeat, Seat
from tapete.games.comemierda.actions import Action
from tapete.games.comemierda.events import Office, SeatEvent
from tapete.games.comemierda.options import Options

Phase: TypeAlias = Literal["exchange", "play", "scored", "over"]


@dataclass(frozen=True, slots=True)
class Move:
    """One turn in a trick; no cards is a pass."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundScore:
    """How one earlier round ended."""

    multiplier: int
    offices: BySeat[Office]
    points: BySeat[int]
    totals: BySeat[int]


@dataclass(frozen=True, slots=True)
class Own:
    """What of a View hangs on who looks: all else but `history` is the same for everybody, a watcher (None) included.

    `hand` is low to high in the game's order (C4), suits in pack order.
    """

    seat: Seat | None
    hand: tuple[Card, ...]
    legal: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class View(Own):
    """What `seat` may know now, None a watcher; its legal actions included.

    `to_beat` is the set to beat, empty when a
    trick is to be opened, `winning` who played it. `offices` are those of the round before until this one is scored,
    then the new ones. `passed` are the seats that have passed since the last play, or are locked out. `out` is in order
    of going out.
    `owed` is how many cards each seat still has to give in the exchange. `history` is everything that happened
    since the deal, as this seat saw it (C32). `left` are the loser's cards once the round is scored (C11), else empty.
    """

    options: Options
    phase: Phase
    number: int
    multiplier: int
    dealer: Seat
    counts: BySeat[int]
    to_act: tuple[Seat, ...]
    owed: BySeat[int]
    opener: Seat | None
    trick: tuple[Move, ...]
    last_trick: tuple[Move, ...]
    to_beat: tuple[Card, ...]
    winning: Seat | None
    passed: tuple[Seat, ...]
    out: tuple[Seat, ...]
    offices: BySeat[Office | None]
    totals: BySeat[int]
    rounds: tuple[RoundScore, ...]
    left: tuple[Card, ...]
    winners: tuple[Seat, ...]
    history: tuple[SeatEvent, ...]
    game: Literal["comemierda"] = field(default="comemierda", init=False)

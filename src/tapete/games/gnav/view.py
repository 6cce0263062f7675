"""All that one seat of Gnav may know now."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tapete.cards import Card
from tapete.core import BySeat, Seat
from tapete.games.gnav.actions import Action
from tapete.games.gnav.events import SeatEvent, Settled
from tapete.games.gnav.options import Options

Phase: TypeAlias = Literal["play", "settled", "over"]


@dataclass(frozen=True, slots=True)
class Own:
    """What of a View hangs on who looks: all else but `history` is the same for everybody, a watcher (None) included.

    `known` is the card this seat knows to lie before each seat: its own, called fools, shown picture cards, what it
    gave away and could follow; None where it cannot tell or there is none.
    """

    seat: Seat | None
    legal: tuple[Action, ...]
    card: Card | None
    known: BySeat[Card | None]


@dataclass(frozen=True, slots=True)
class View(Own):
    """What `seat` may know now, None a watcher; its legal actions included.

    `order` are the contestants of the deal in order of acting, the acting dealer last, those who left in it included
    (G3). `waiting` are those of them who may still act, in that order, the one to act first. `asks` is
    whom the seat to act would ask; None the stock, or nobody to act. `holding` tells before which seats a card lies.
    `fools` are the seats with a public fool (G2), `shown` the picture cards shown and still before their seats (G10),
    `turned` those set aside from the stock, in order. `settled` is the last settlement while it is looked at (phase
    settled or over). `history` is everything that happened since the deal, as this seat saw it; while phase is settled
    or over it is that deal's.
    """

    options: Options
    phase: Phase
    number: int
    dealer: Seat
    order: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    to_act: tuple[Seat, ...]
    asks: Seat | None
    holding: tuple[Seat, ...]
    fools: tuple[Seat, ...]
    shown: BySeat[Card | None]
    turned: tuple[Card, ...]
    stock: int
    put_away: int
    lives: BySeat[int]
    resting: tuple[Seat, ...]
    settled: Settled | None
    winners: tuple[Seat, ...]
    history: tuple[SeatEvent, ...]
    game: Literal["gnav"] = field(default="gnav", init=False)

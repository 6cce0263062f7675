"""What happens in Gnav, past tense, consequences included; and the same as one seat may see it.

Invariants:
- classes ending in ``Seen`` replace the classes that hold a secret; all others are public and the same for everybody;
- `fools` is always the seats with a public fool *after* the event, ascending (G2): through swaps, undoing, dead seats;
- a request is told as one Asked, then a Shown for each picture card it meets and a PassedOn where it goes on (G6).
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tapete.cards import Card
from tapete.core import BySeat, Seat

Cause: TypeAlias = Literal["dragoon", "cat", "cuckoo", "lowest", "fool", "next-lowest"]
"""Why a life is lost: G7/G11, G8/G11, option `cuckoo_costs_asker`; at settlement G20: the lowest card, a fool, the
lowest besides the fool."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins: one card to each contestant, None to the others; `order` is the order of acting (G2, G3)."""

    number: int
    dealer: Seat
    order: tuple[Seat, ...]
    resting: tuple[Seat, ...]
    cards: BySeat[Card | None]
    fools: tuple[Seat, ...]
    kind: Literal["dealt"] = field(default="dealt", init=False)


@dataclass(frozen=True, slots=True)
class DealtSeen:
    """The same for one seat: its own card, if it got one, and the fools that were called (G2)."""

    number: int
    dealer: Seat
    order: tuple[Seat, ...]
    resting: tuple[Seat, ...]
    card: Card | None
    fools: tuple[Seat, ...]
    kind: Literal["dealt"] = field(default="dealt", init=False)


@dataclass(frozen=True, slots=True)
class Skipped:
    """Fewer than two would play: nothing is dealt or charged, the resters return (G23)."""

    number: int
    dealer: Seat
    kind: Literal["skipped"] = field(default="skipped", init=False)


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat keeps its card (G4)."""

    seat: Seat
    kind: Literal["kept"] = field(default="kept", init=False)


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat asks `target` to swap; None is the stock (G4, G5)."""

    seat: Seat
    target: Seat | None
    kind: Literal["asked"] = field(default="asked", init=False)


@dataclass(frozen=True, slots=True)
class Shown:
    """The holder of a picture card shows it and refuses `asker` (G6-G10)."""

    seat: Seat
    card: Card
    asker: Seat
    kind: Literal["shown"] = field(default="shown", init=False)


@dataclass(frozen=True, slots=True)
class PassedOn:
    """The request of `asker` goes past a house or horse to `target`; None is the stock (G6)."""

    asker: Seat
    target: Seat | None
    kind: Literal["passed-on"] = field(default="passed-on", init=False)


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two cards change hands (G4): `asker` gave `gave` and got `got`."""

    asker: Seat
    giver: Seat
    gave: Card
    got: Card
    fools: tuple[Seat, ...]
    kind: Literal["swapped"] = field(default="swapped", init=False)


@dataclass(frozen=True, slots=True)
class SwappedSeen:
    """The same for one seat: `gave` and `got` only for the two, from the asker's side."""

    asker: Seat
    giver: Seat
    gave: Card | None
    got: Card | None
    fools: tuple[Seat, ...]
    kind: Literal["swapped"] = field(default="swapped", init=False)


@dataclass(frozen=True, slots=True)
class Turned:
    """A picture card drawn from the stock is set aside face up (G5, G6, G11)."""

    seat: Seat
    card: Card
    kind: Literal["turned"] = field(default="turned", init=False)


@dataclass(frozen=True, slots=True)
class Drew:
    """An ordinary card is taken from the stock; the old one is put away face down, not compared (G5)."""

    seat: Seat
    got: Card
    put_away: Card
    fools: tuple[Seat, ...]
    kind: Literal["drew"] = field(default="drew", init=False)


@dataclass(frozen=True, slots=True)
class DrewSeen:
    """The same for one seat: the cards only for the drawer."""

    seat: Seat
    got: Card | None
    put_away: Card | None
    fools: tuple[Seat, ...]
    kind: Literal["drew"] = field(default="drew", init=False)


@dataclass(frozen=True, slots=True)
class Undone:
    """A cat takes one swap back: `asker` and `giver` exchange their cards again, newest swap first (G8)."""

    asker: Seat
    giver: Seat
    asker_has: Card
    giver_has: Card
    fools: tuple[Seat, ...]
    kind: Literal["undone"] = field(default="undone", init=False)


@dataclass(frozen=True, slots=True)
class UndoneSeen:
    """The same for one seat: the cards that the two then hold, only for these two."""

    asker: Seat
    giver: Seat
    asker_has: Card | None
    giver_has: Card | None
    fools: tuple[Seat, ...]
    kind: Literal["undone"] = field(default="undone", init=False)


@dataclass(frozen=True, slots=True)
class LifeLost:
    """A life lost during the exchanges (G7, G8, G11); `left` stay. At zero the player leaves uncompared (G13)."""

    seat: Seat
    cause: Cause
    left: int
    kind: Literal["life-lost"] = field(default="life-lost", init=False)


@dataclass(frozen=True, slots=True)
class ExchangesOver:
    """Nobody acts any more in this deal; `by_cuckoo` if a cuckoo ended it early (G9, G11, G12)."""

    by_cuckoo: bool
    kind: Literal["exchanges-over"] = field(default="exchanges-over", init=False)


@dataclass(frozen=True, slots=True)
class Loss:
    """A life lost at settlement."""

    seat: Seat
    cause: Cause


@dataclass(frozen=True, slots=True)
class Settled:
    """All cards are shown and the lowest pay (G20-G22).

    `cards` are those lying before each seat that was dealt one, of players who left in this deal too; `compared` the
    seats whose cards count. `discards` were put away in this deal. `losses` is empty where nothing is charged (G22).
    `resting` rest in the next deal, `dealer` deals it, or dealt the last one of a match that is over (G1).
    """

    number: int
    cards: BySeat[Card | None]
    compared: tuple[Seat, ...]
    discards: tuple[Card, ...]
    losses: tuple[Loss, ...]
    lives: BySeat[int]
    resting: tuple[Seat, ...]
    dealer: Seat
    kind: Literal["settled"] = field(default="settled", init=False)


@dataclass(frozen=True, slots=True)
class Replayed:
    """`all_zero_replays`: those who would draw get one life each and play on."""

    seats: tuple[Seat, ...]
    kind: Literal["replayed"] = field(default="replayed", init=False)


@dataclass(frozen=True, slots=True)
class MatchOver:
    """One player is left, or those who fell together at the last settlement draw (G24)."""

    winners: tuple[Seat, ...]
    kind: Literal["match-over"] = field(default="match-over", init=False)


Public: TypeAlias = (
    Skipped | Kept | Asked | Shown | PassedOn | Turned | LifeLost | ExchangesOver | Settled | Replayed | MatchOver
)
Event: TypeAlias = Dealt | Swapped | Drew | Undone | Public
SeatEvent: TypeAlias = DealtSeen | SwappedSeen | DrewSeen | UndoneSeen | Public

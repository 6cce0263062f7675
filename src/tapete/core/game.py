"""The Game contract: transitions of values, and the one door through which a seat learns anything.

Invariants:
- every method is pure: the same arguments give an equal answer, nothing is changed;
- only seats in `to_act` have legal actions, and `why_not` is None for exactly those;
- `view` and `redact` are the only ways from the truth to a seat; both are built up by name from nothing;
- `next_deal` is possible exactly while `status` is BETWEEN.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from tapete.cards import Card
from tapete.core.chance import Entropy
from tapete.core.errors import Refusal
from tapete.core.seats import Seat

O = TypeVar("O")  # noqa: E741  options
S = TypeVar("S")  # state, the whole truth
A = TypeVar("A")  # action
E = TypeVar("E")  # event, the whole truth
X_co = TypeVar("X_co", covariant=True)  # event as one seat may see it
V_co = TypeVar("V_co", covariant=True)  # view
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Status(Enum):
    """What a match waits for."""

    PLAYING = "playing"
    """An action of one of the seats to act."""
    BETWEEN = "between"
    """The next deal."""
    OVER = "over"
    """Nothing: there is an outcome."""


@dataclass(frozen=True, slots=True)
class Deal:
    """All chance of one deal, in advance: `deck` is the whole pack, top first, or None for a skipped deal (G23).

    `dealer` is the seat drawn by lot in deal 1 (C2, G1), None in every other: it follows from the rules.
    """

    number: int
    dealer: Seat | None
    deck: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """A state and the events that led to it."""

    state: S
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, ascending; more than one share it (C31, G24)."""

    winners: tuple[Seat, ...]


class Notation(Protocol[S_contra, A, E_contra]):
    """How a game's values are written as JSON objects in records (RECORD, grammar)."""

    def read_action(self, fields: Mapping[str, object]) -> A:
        """The action of a record line without its ``seat`` and ``by``; BadInput if it is none."""
        ...

    def written_action(self, action: A) -> dict[str, Any]:
        """The same, the other way round: cards in pack order, flags only true."""
        ...

    def written_event(self, event: E_contra) -> dict[str, Any]:
        """An event as one JSON object, ``event`` first."""
        ...

    def written_state(self, state: S_contra) -> dict[str, Any]:
        """The state object that ends ``replay --json``."""
        ...

    def written_result(self, state: S_contra) -> dict[str, Any]:
        """The result object that ends a finished record."""
        ...


class Game(Protocol[O, S, A, E, X_co, V_co]):
    """One game's rules as values in, values out."""

    @property
    def name(self) -> str:
        """As records and commands name it."""
        ...

    @property
    def notation(self) -> Notation[S, A, E]: ...

    def options(self, given: Mapping[str, object]) -> O:
        """Options from plain values; BadInput if there is no such option or value."""
        ...

    def players(self, options: O) -> int:
        """How many seats."""
        ...

    def deal(self, options: O, entropy: Entropy, number: int) -> Deal:
        """Deal `number` (from 1): the dealer by lot in deal 1, then the shuffle (RECORD, verifiable deals)."""
        ...

    def start(self, options: O, deal: Deal) -> Step[S, E]:
        """The match from its first deal; BadInput if the deal is not number 1 with a whole deck and a dealer."""
        ...

    def next_deal(self, state: S, deal: Deal) -> Step[S, E]:
        """The next deal, between deals only; BadInput if its number or deck does not fit."""
        ...

    def skips(self, state: S) -> bool:
        """Whether the next deal is skipped, so a Deal without deck (G23). Never in Comemierda."""
        ...

    def status(self, state: S) -> Status: ...

    def number(self, state: S) -> int:
        """Number of the current deal, skipped ones counted."""
        ...

    def dealer(self, state: S) -> Seat:
        """The dealer of the current deal while it is played; between deals the one who deals next."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Seats with an open decision, ascending; several in the exchanges of Comemierda (C21)."""
        ...

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """All legal actions of `seat` in canonical order, which is part of the contract."""
        ...

    def why_not(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why `seat` may not do this now, or None if it may."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """What follows; IllegalAction if `why_not` has a reason."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Who won, once the match is over."""
        ...

    def view(self, state: S, seat: Seat | None, *, history: bool = True) -> V_co:
        """All that `seat` may know now; None is a watcher. Without `history` that field is empty, the rest equal."""
        ...

    def own(self, state: S, seat: Seat | None) -> Any:
        """The first fields of `view`: all others but its `history` are the same for everybody, a watcher included.

        Its class is the base of the View's. Whoever shows a position to a whole table builds the others once.
        """
        ...

    def redact(self, event: E, seat: Seat | None) -> X_co:
        """The event as `seat` may see it; None is a watcher."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

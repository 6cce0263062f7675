"""A match whose chance is drawn card by card, as a value: what the OpenSpiel face plays.

Invariants:
- a Position is never changed: whoever follows a line of play keeps all the positions on it;
- it waits for a draw, for the action of one seat, or for nothing more;
- `told` has every SeatEvent of the match for each seat, so a seat that remembers it forgets nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Protocol, Self, TypeAlias

from tapete.adapters.layout import Layout, Vector
from tapete.cards import Card
from tapete.core import AnyGame, BySeat, Deal, Seat, Status, Step

Chances: TypeAlias = list[tuple[int, float]]
"""What can be drawn, ascending, and how likely each of it is."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a match can come to at most: decisions, draws, and the return of a seat."""

    decisions: int
    draws: int
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Position:
    """A match at one moment.

    `state` is None before the first deal. `drawn` was drawn and is not dealt yet, in deal 1 the dealer first. `asked`
    tells that the seat to act asks the stock, which is drawn now (G5).
    """

    options: Any
    state: Any
    drawn: tuple[int, ...]
    asked: bool
    told: BySeat[str]

    def __deepcopy__(self, _memo: object) -> Self:
        """Itself: a value needs no copy."""
        return self


class Face(Protocol):
    """One game, as it is played by numbers: of actions, and of what is drawn."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def actions(self) -> int:
        """How many numbers of actions there are."""
        ...

    @property
    def standard(self) -> dict[str, Any]:
        """The options a match may be played with, and their standards."""
        ...

    @property
    def sum(self) -> float | None:
        """What the returns of a match add up to, if that is always the same."""
        ...

    def kinds(self, options: Any) -> int:
        """How many things can be drawn."""
        ...

    def bounds(self, options: Any) -> Bounds: ...

    def layout(self, options: Any) -> Layout: ...

    def vector(self, view: Any) -> Vector: ...

    def card(self, card: Card) -> str:
        """A card as the seats are told of it; any other word as it is."""
        ...

    def in_order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Cards so that their order tells nothing."""
        ...

    def chances(self, position: Position) -> Chances:
        """What can be drawn now; nothing if no draw is waited for."""
        ...

    def draw(self, position: Position, kind: int) -> Position:
        """What follows when this is drawn."""
        ...

    def act(self, position: Position, number: int) -> Position:
        """What follows from an action of the seat to act."""
        ...

    def numbers(self, position: Position) -> list[int]:
        """The legal actions of the seat to act, ascending."""
        ...

    def said(self, number: int) -> str:
        """An action for a reader."""
        ...

    def returns(self, state: Any) -> list[float]:
        """What a match that is over brought to each seat."""
        ...


def begun(options: Any) -> Position:
    """A match before its first deal."""
    return Position(options, None, (), False, BySeat.of(options.players, lambda seat: f"seat {seat}"))


def seat_to_act(face: Face, position: Position) -> Seat | None:
    """Who is to act; of two who exchange the one that owes more, who is the presidente (C20, C21)."""
    if position.state is None or face.chances(position):
        return None
    seats = face.game.to_act(position.state)
    if len(seats) > 1:
        owed = position.state.owed
        return max(seats, key=owed.__getitem__)
    return seats[0] if seats else None


def even(left: Iterable[int]) -> Chances:
    """The chances of a draw from a heap: `left` counts each kind in it."""
    counts = tuple(left)
    return [(kind, count / sum(counts)) for kind, count in enumerate(counts) if count]


def after(face: Face, position: Position, step: Step[Any, Any]) -> Position:
    """The position after a step, of which every seat is told; a skipped deal follows by itself (G23)."""
    told = BySeat(
        "\n".join([heard, *(line(face, face.game.redact(event, seat)) for event in step.events)])
        for seat, heard in enumerate(position.told)
    )
    gone = replace(position, state=step.state, drawn=(), asked=False, told=told)
    if face.game.status(step.state) is Status.BETWEEN and face.game.skips(step.state):
        skipped = Deal(face.game.number(step.state) + 1, None, None)
        return after(face, gone, face.game.next_deal(step.state, skipped))
    return gone


def line(face: Face, event: Any) -> str:
    """A SeatEvent in one line: its kind and its fields, the cards as the face writes them."""
    return f"{event.kind} {_fields(face, event)}".rstrip()


def _fields(face: Face, value: Any) -> str:
    told = (field.name for field in fields(value) if field.name != "kind")
    return " ".join(f"{name}={_text(face, getattr(value, name))}" for name in told)


def _text(face: Face, value: Any) -> str:
    if isinstance(value, BySeat):
        return "/".join(_text(face, each) for each in value)
    if isinstance(value, tuple):
        heap = face.in_order(value) if all(isinstance(each, str) for each in value) else value
        return ",".join(_text(face, each) for each in heap)
    if is_dataclass(value):
        return f"({_fields(face, value)})"
    return face.card(value) if isinstance(value, str) else str(value)

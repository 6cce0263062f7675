"""What a table shows at one moment, as values without colours or places: both games are drawn from these.

Invariants:
- a Picture is made from a View and the SeatEvents of the person's seat, and holds no other card than these do;
- every word in it comes from the catalogues.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from tapete.cards import Card
from tapete.core import Refusal
from tapete.telling import Cell, Line


@dataclass(frozen=True, slots=True)
class Column:
    """Its heading, its width in cells (0 takes what is left), and on which side the words stand."""

    heading: str
    width: int
    right: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A seat, or what is listed with them. `gone` for whoever plays no more."""

    cells: tuple[Cell, ...]
    mine: bool = False
    sign: str = ""
    """One cell before the row, which then stands out: whoever is to act, or has won."""
    gone: bool = False


TURN: Final = "▸"
WON: Final = "★"


@dataclass(frozen=True, slots=True)
class Held:
    """A card as it is drawn: `up` when it is taken, `press` the key that takes it, `pale` if it may not be played."""

    card: Card
    press: str = ""
    up: bool = False
    pale: bool = False
    marked: bool = False
    """The one that arrow keys have come to."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that can be done now: the key, the words beside it, and whether it would be accepted."""

    press: str
    says: str
    ready: bool = True


@dataclass(frozen=True, slots=True)
class Sheet:
    """Something to read that lies over the table until a key is pressed."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A table at one moment. `why` is refusal, advice or standing; `aside` are lines beside the own cards."""

    where: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    caption: str
    pile: tuple[Card, ...]
    notes: tuple[str, ...]
    log: tuple[Line, ...]
    head: str
    why: str
    refused: bool
    hand: tuple[Held, ...]
    aside: tuple[str, ...]
    acts: tuple[Act, ...]
    """What the game lets one do; the next deal and leaving are the table's own."""


class Table(Protocol):
    """One game as the person at the table has it: remembers what was told and which cards are taken."""

    def told(self, news: Sequence[Any]) -> None:
        """Take note of what has happened."""
        ...

    def picture(self, view: Any) -> Picture:
        """What there is to see."""
        ...

    def press(self, key: str, view: Any) -> Any | None:
        """The action that a key asks for, allowed or not; None where it only takes a card, or means nothing here."""
        ...

    def refuse(self, refusal: Refusal) -> None:
        """Tell why the last action was refused."""
        ...

    def sheet(self, key: str, view: Any) -> Sheet | None:
        """What a key opens, None if it opens nothing."""
        ...

    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of this game, each with what it does in words."""
        ...

"""A few words that belong together, as values without colours or places."""

from dataclasses import dataclass
from enum import Enum


class Ink(Enum):
    """How a word in the list of seats stands out."""

    PLAIN = "plain"
    DIM = "dim"
    STRONG = "strong"
    FACE = "face"
    """On a card, face up."""
    BACK = "back"
    """On the back of a card."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A few words in a row."""

    text: str
    ink: Ink = Ink.PLAIN


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log."""

    text: str
    head: bool = False

"""What a seat may choose: concrete cards, written in pack order."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tapete.cards import Card


@dataclass(frozen=True, slots=True)
class Play:
    """One to four cards of one value, or the two of oros alone (C5-C7)."""

    cards: tuple[Card, ...]
    kind: Literal["play"] = field(default="play", init=False)


@dataclass(frozen=True, slots=True)
class Pass:
    """Not this time (C6, C8)."""

    kind: Literal["pass"] = field(default="pass", init=False)


@dataclass(frozen=True, slots=True)
class Give:
    """The cards the higher office gives back in the exchange (C20)."""

    cards: tuple[Card, ...]
    kind: Literal["give"] = field(default="give", init=False)


Action: TypeAlias = Play | Pass | Give

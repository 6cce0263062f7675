"""Events of a record as sentences.

Invariants:
- every sentence comes from the Fluent catalogues (events.ftl); here are only names, cards and numbers to put in;
- where cards have moved, those who now hold them follow, one a line, indented.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from tapete.words import Words

Told: TypeAlias = Mapping[str, Any]
"""An event as the notation writes it."""

INDENT: Final = "    "


class Teller(ABC):
    """Tells the events of one match in their order."""

    game: ClassVar[str]
    card_words: ClassVar[str]
    """What the ids of card names begin with."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.seats: Sequence[str] = ()

    def tell(self, event: Told, seats: Sequence[str]) -> list[str]:
        """The lines for one event; `seats` are the names of those who sit there now."""
        self.seats = seats
        return list(self.lines(event))

    @abstractmethod
    def lines(self, event: Told) -> Iterator[str]:
        """The lines for one event."""

    def say(self, kind: str, **variables: str | int) -> str:
        """The sentence of an event, told to somebody who takes no part."""
        return self.words.say(f"event-{self.game}-{kind}", me="no", **variables)

    def who(self, event: Told, key: str = "seat") -> str:
        """The name of a seat in an event."""
        return self.seats[event[key]]

    def names(self, seats: Sequence[int]) -> str:
        """Several names in a sentence."""
        return self.words.list([self.seats[seat] for seat in seats])

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards in a sentence."""
        return self.words.list([self.words.say(f"{self.card_words}-{card}") for card in cards])

    def holding(self, seat: int, *cards: str) -> str:
        """Who now holds what."""
        return f"{INDENT}{self.seats[seat]}: {self.cards(cards)}"

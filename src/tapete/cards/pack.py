"""A pack: which cards there are, and in what order a shuffle finds them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

Card: TypeAlias = str
"""A card's text code. Cards of equal code are equal cards; Gnav has two of each."""


@dataclass(frozen=True)
class Pack:
    """All cards of a game in listed order, equal cards side by side."""

    cards: tuple[Card, ...]
    _place: dict[Card, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_place", {card: i for i, card in reversed(list(enumerate(self.cards)))})

    def __contains__(self, code: object) -> bool:
        return code in self._place

    def __len__(self) -> int:
        return len(self.cards)

    def place(self, card: Card) -> int:
        """Index of the first such card in listed order; KeyError if the pack has none."""
        return self._place[card]

    def in_order(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The same cards in pack order, the order in which actions and records write them."""
        return tuple(sorted(cards, key=self._place.__getitem__))

    def is_whole(self, cards: Iterable[Card]) -> bool:
        """Whether these are all the cards of the pack, each as often as it should be."""
        return sorted(cards) == sorted(self.cards)

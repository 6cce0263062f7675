"""What may be done now, read from the legal actions of the View: no rule of the game stands here."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from tapete.cards import Card
from tapete.games.comemierda import Action, Give, Pass, Play
from tapete.games.comemierda.values import TWO_OF_OROS

Cards: TypeAlias = tuple[Card, ...]
Legal: TypeAlias = Sequence[Action]


def value_of(card: Card) -> str:
    """The value a card counts as: ``7`` of ``7e``; the two of oros is a value of its own (C4)."""
    return card if card == TWO_OF_OROS else card[:-1]


def plays(legal: Legal) -> list[Cards]:
    """The sets that may be played now."""
    return [action.cards for action in legal if isinstance(action, Play)]


def sets(legal: Legal) -> Iterator[Cards]:
    """The same without those that differ only in suits, which matter nowhere in play: the first of each."""
    seen: set[tuple[str, int]] = set()
    for cards in plays(legal):
        kind = value_of(cards[0]), len(cards)
        if kind not in seen:
            seen.add(kind)
            yield cards


def gifts(legal: Legal) -> list[Cards]:
    """The cards that may be given now."""
    return [action.cards for action in legal if isinstance(action, Give)]


def gift_size(legal: Legal) -> int:
    """How many cards the gift has; 0 when none is asked."""
    return len(next(iter(gifts(legal)), ()))


def may_pass(legal: Legal) -> bool:
    """Whether passing is open."""
    return any(isinstance(action, Pass) for action in legal)


def usable(legal: Legal) -> frozenset[Card]:
    """Every card that some legal play or gift contains."""
    return frozenset(card for cards in (*plays(legal), *gifts(legal)) for card in cards)


def action_of(legal: Legal, taken: Cards) -> Action | None:
    """The legal play or gift made of exactly these cards."""
    return next(
        (action for action in legal if not isinstance(action, Pass) and set(action.cards) == set(taken)),
        None,
    )

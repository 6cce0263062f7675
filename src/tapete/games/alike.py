"""What matters of an action: suits matter nowhere in play, so plays of equal values lead to the same game (C4).

Invariants:
- of actions that are alike the first in canonical order stands for all: the table takes suits in the order o c e b;
- the actions of a game that is not named here are alike only if they are equal.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final

from tapete.core import AnyGame, Seat
from tapete.games.comemierda.actions import Action, Give, Play
from tapete.games.comemierda.values import RANK


def _values(action: Action) -> Hashable:
    """The kind of an action and the ranks of its cards."""
    return action.kind, _ranks(action) if isinstance(action, Play | Give) else ()


def _ranks(action: Play | Give) -> tuple[int, ...]:
    """The ranks of a set or a gift, low to high."""
    return tuple(sorted(RANK[card] for card in action.cards))


_ALIKE: Final[Mapping[str, Callable[[Any], Hashable]]] = {"comemierda": _values}


def distinct(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """The legal actions of `seat` that differ by more than suits, in canonical order."""
    legal = game.legal(state, seat)
    alike = _ALIKE.get(game.name)
    if alike is None:
        return tuple(legal)
    first: dict[Hashable, Any] = {}
    for action in legal:
        first.setdefault(alike(action), action)
    return tuple(first.values())

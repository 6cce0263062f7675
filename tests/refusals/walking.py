"""Everything a person, a broken page or a cheat might try in a position, the sensible and the absurd."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, Final

from tapete.cards import SPANISH
from tapete.core import AnyGame, Seat
from tapete.games.comemierda.actions import Give, Pass, Play
from tapete.games.gnav.actions import Ask, Keep
from tapete.testing.playing import plans

DEALS: Final = 4
"""A walk stops after so many deals if the match is not over."""

ABSURD: Final = (
    None, 7, "pass", Keep(), Ask(), Pass(), Play(()), Give(()), Play(("zz",)), Give(("zz",)), Play(("",)),
    Play(("3o", "3o")), Give(("3o", "3o")), Play(("2o", "2c")), Give(("1o", "2o", "3o")), Play(("fool",)),
    Play(("5o", "5c", "5e", "5b", "6o")), Play(("3o", "4o")), Play(("3O",)), Play(("3o ",)),
)  # fmt: skip
"""What nobody means, and some of what is never allowed."""

DRAWN: Final = 6
"""Sets of cards of each kind that are tried in every position, drawn by lot."""


def positions(game: AnyGame, matches: int, seed: int) -> Iterator[tuple[Any, Random]]:
    """Every state of random matches, the first of standard options, the others of any; and lots of its own."""
    for plan, rng, _ in plans(game, matches, seed, None, DEALS):
        for moment in plan.play():
            yield moment.step.state, rng


def attempts(game: AnyGame, state: Any, players: int, rng: Random) -> Iterator[tuple[Seat, Any]]:
    """What might be tried: by every seat, and from places that are none, what others may do and what is absurd.

    By those who are to act also all pairs of their cards, and sets drawn by lot.
    """
    theirs = [action for seat in game.to_act(state) for action in game.legal(state, seat)]
    for seat in range(-1, players + 1):
        for action in (*theirs, *ABSURD):
            yield seat, action
    for seat in game.to_act(state):
        for cards in _sets(getattr(game.view(state, seat), "hand", ()), rng):
            yield seat, Play(cards)
            yield seat, Give(cards)


def _sets(hand: tuple[str, ...], rng: Random) -> Iterator[tuple[str, ...]]:
    """Cards of the hand in pairs and by lot, sets of one value as a person picks them, and any cards at all."""
    yield from combinations(hand, 2)
    for _ in range(DRAWN):
        value = rng.choice(SPANISH.cards)[:-1]
        yield tuple(rng.sample([card for card in SPANISH.cards if card[:-1] == value], rng.randint(1, 4)))
        yield tuple(rng.sample(SPANISH.cards, rng.randint(1, 5)))
        if hand:
            yield tuple(rng.sample(hand, rng.randint(1, min(6, len(hand)))))

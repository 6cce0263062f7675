"""Everything a person, a broken page or a cheat might try in a position, the sensible and the absurd."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tapete.cards import SPANISH
from tapete.core import AnyGame, Seat
from tapete.games.comemierda.actions import Give, Pass, Play
from tapete.games.gnav.actions import Ask, Keep
from tapete.testing.playing import plans

DEALS: Final = 2
"""A walk stops after so many deals if the match is not over."""

ABSURD: Final = (
    None, 7, "pass", Keep(), Ask(), Pass(), Play(()), Give(()), Play(("zz",)), Give(("zz",)), Play(("",)),
    Play(("3o", "3o")), Give(("3o", "3o")), Play(("2o", "2c")), Give(("1o", "2o", "3o")), Play(("fool",)),
    Play(("5o", "5c", "5e", "5b", "6o")), Play(("3o", "4o")), Play(("3O",)), Play(("3o ",)),
)  # fmt: skip
"""What nobody means, and some of what is never allowed."""

DRAWN: Final = 12
"""Sets of cards that are tried in every position, drawn by lot; as many again from the hands of those to act."""


def positions(game: AnyGame, matches: int, seed: int) -> Iterator[tuple[Any, Random]]:
    """Every state of random matches, the first of standard options, the others of any; and lots of its own."""
    for plan, rng, _ in plans(game, matches, seed, None, DEALS):
        for moment in plan.play():
            yield moment.step.state, rng


def attempts(game: AnyGame, state: Any, players: int, rng: Random) -> Iterator[tuple[Seat, Any]]:
    """What might be tried: what others may do, what was drawn by lot, what is absurd, from every seat and none."""
    theirs = [action for seat in game.to_act(state) for action in game.legal(state, seat)]
    hands = [getattr(game.view(state, seat), "hand", ()) for seat in game.to_act(state)]
    drawn = [kind(cards) for cards in _sets(hands, rng) for kind in (Play, Give)]
    for seat in range(-1, players + 1):
        for action in (*theirs, *drawn, *ABSURD):
            yield seat, action


def _sets(hands: list[tuple[str, ...]], rng: Random) -> Iterator[tuple[str, ...]]:
    """Sets of one value, as a person picks them, any cards at all, and any of those who are to act."""
    for hand in filter(None, hands):
        for _ in range(DRAWN // 2):
            yield tuple(rng.sample(hand, rng.randint(1, min(6, len(hand)))))
    for _ in range(DRAWN // 2):
        value = rng.choice(SPANISH.cards)[:-1]
        yield tuple(rng.sample([card for card in SPANISH.cards if card[:-1] == value], rng.randint(1, 4)))
        yield tuple(rng.sample(SPANISH.cards, rng.randint(1, 5)))

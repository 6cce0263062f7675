"""Playthroughs of Gnav from the shuffled pack: whole matches."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from playthroughs.telling import Scenario, Teller
from tapete.core import Deal, HmacEntropy, Status, simulation_secret
from tapete.games.gnav import GNAV_GAME, Options
from tapete.robots import robot

MATCHES: list[tuple[str, str, dict[str, Any]]] = [
    ("standard-match", "A whole match of the standard game", {}),
    ("two-seats-one-life", "Options players and lives: two seats, one life each", {"players": 2, "lives": 1}),
    ("eight-seats", "Option players: eight seats, two lives each", {"players": 8, "lives": 2}),
    ("nine-lives", "Option lives: two seats with nine lives", {"players": 2, "lives": 9}),
]


def matches() -> Iterator[Scenario]:
    """Every whole match."""
    for name, title, options in MATCHES:
        yield Scenario(GNAV_GAME, name, title, partial(played, options))


def played(options: dict[str, Any], teller: Teller) -> None:
    """A match among robots that follow rules."""
    chosen = GNAV_GAME.options(options)
    player = robot("gnav", "rules")
    first = chance(chosen, 1)
    teller.start(options, first.dealer or 0, first.deck or ())
    while True:
        teller.play(lambda state, seat: player.act(GNAV_GAME.view(state, seat), bytes(32)))
        if GNAV_GAME.status(teller.state) is Status.OVER:
            return
        skips = GNAV_GAME.skips(teller.state)
        teller.deal(None if skips else chance(chosen, teller.state.number + 1).deck)


def chance(options: Options, number: int) -> Deal:
    entropy = HmacEntropy(simulation_secret("playthrough"), "gnav", number, [None] * options.players)
    return GNAV_GAME.deal(options, entropy, number)

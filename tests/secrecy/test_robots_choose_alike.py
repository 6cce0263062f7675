"""A robot's choice hangs on its own View and key: not on unseen cards, not on what it was asked before."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from secrecy.stories import SAMPLERS
from tapete.core import HmacEntropy, Seat, Status, robot_key, simulation_secret
from tapete.games import GAMES
from tapete.robots import ROBOTS, robot
from tapete.testing.playing import any_options


def decisions(game: str, seed: str) -> Iterator[tuple[Any, Seat]]:
    """States of a match over options by lot, each with a seat to act, that robots of all kinds have come to."""
    rng, rules, secret = Random(seed), GAMES[game], simulation_secret(seed)
    options = rules.options(any_options(rules, rng))
    nonces = [None] * rules.players(options)
    names = [rng.choice(list(ROBOTS[game])) for _ in nonces]
    state: Any = None
    for number in range(1, 6):
        deal = rules.deal(options, HmacEntropy(secret, game, number, nonces), number)
        state = (rules.start(options, deal) if state is None else rules.next_deal(state, deal)).state
        while rules.status(state) is Status.PLAYING:
            seat = rng.choice(rules.to_act(state))
            yield state, seat
            action = robot(game, names[seat]).act(rules.view(state, seat), rng.randbytes(32))
            state = rules.apply(state, seat, action).state
        if rules.status(state) is Status.OVER or rules.skips(state):
            return


def choices_compared(game: str, seed: str, share: float) -> int:
    """How many choices of one match were compared, each in the true world and in another."""
    rng, rules, compared = Random(f"share {seed}"), GAMES[game], 0
    chance = HmacEntropy(simulation_secret(f"re-dealt {seed}"), game, 1, ())
    for step, (state, seat) in enumerate(decisions(game, seed)):
        if rng.random() > share:
            continue
        world = SAMPLERS[game](rules.view(state, seat), chance)
        key = robot_key(simulation_secret(seed), seat, step, 0)
        for name in ROBOTS[game]:
            there = robot(game, name).act(rules.view(world, seat), key)
            assert robot(game, name).act(rules.view(state, seat), key) == there, (
                f"{name} in match {seed!r}, step {step}"
            )
            compared += 1
    return compared


def matches(game: str, wanted: int, share: float) -> int:
    """Choices compared over as many matches as it takes."""
    compared = number = 0
    while compared < wanted:
        compared += choices_compared(game, f"{game} {number} {wanted}", share)
        number += 1
    return compared


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
def test_robots_choose_alike_when_unseen_cards_are_dealt_anew(game: str) -> None:
    assert matches(game, 300, 0.1) >= 300


@pytest.mark.slow
@pytest.mark.parametrize("game", ["comemierda", "gnav"])
def test_ten_thousand_choices_are_alike(game: str) -> None:
    assert matches(game, 10_000, 0.5) >= 10_000

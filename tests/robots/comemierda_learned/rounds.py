"""Rounds of the standard game in play, for what the learned player sees of them."""

from collections.abc import Iterator, Sequence
from random import Random

from tapete.core import HmacEntropy, Seat, Status, robot_key, simulation_secret
from tapete.games.comemierda import COMEMIERDA, Options, State, View
from tapete.robots import robot

NONCES = [None] * 4


def states(
    seed: str, rounds: int, *, rules_give: bool = True, names: Sequence[str] = ()
) -> Iterator[tuple[State, Seat]]:
    """States of one match with a seat to act: `rules` gives; who plays is named, else by lot, `lowest` or `rules`."""
    rng, secret = Random(seed), simulation_secret(seed)
    options = Options(target=None)
    sitting = names or [rng.choice(["random", "lowest", "rules"]) for _ in NONCES]
    players = [robot("comemierda", name) for name in sitting]
    giver = robot("comemierda", "rules")
    state = COMEMIERDA.start(options, COMEMIERDA.deal(options, HmacEntropy(secret, "comemierda", 1, NONCES), 1)).state
    for number in range(2, rounds + 2):
        step = 0
        while COMEMIERDA.status(state) is Status.PLAYING:
            seat = COMEMIERDA.to_act(state)[0]
            yield state, seat
            gives = rules_give and state.phase == "exchange"
            seen = COMEMIERDA.view(state, seat)
            action = (giver if gives else players[seat]).act(seen, robot_key(secret, seat, number, step))
            state = COMEMIERDA.apply(state, seat, action).state
            step += 1
        if number <= rounds:
            deal = COMEMIERDA.deal(options, HmacEntropy(secret, "comemierda", number, NONCES), number)
            state = COMEMIERDA.next_deal(state, deal).state


def plays(seed: str, rounds: int) -> Iterator[View]:
    """Views of seats with a play to choose."""
    for state, seat in states(seed, rounds, rules_give=False):
        if state.phase == "play":
            seen = COMEMIERDA.view(state, seat)
            if len(seen.legal) > 1:
                yield seen

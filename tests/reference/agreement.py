"""Plays random matches with the product and the reference side by side, event by event."""

import random

from reference import comemierda, gnav
from tapete.core import Deal, HmacEntropy, Status
from tapete.games import GAMES

SORTED = {"hands", "cards", "left"}
"""Lists of cards whose order tells nothing in Comemierda."""

UNSPOKEN = {"rule"}
"""What the reference does not tell."""


def plain(event):
    fields = {key: value for key, value in event.items() if key not in UNSPOKEN}
    return {key: as_list(value) for key, value in fields.items()}


def as_list(value):
    if isinstance(value, list | tuple):
        return [as_list(item) for item in value]
    if isinstance(value, dict):
        return {key: as_list(item) for key, item in value.items()}
    return value


def tidy(game, event):
    if game == "comemierda":
        for key in SORTED & event.keys():
            event[key] = without_order(event[key])
    return event


def without_order(value):
    if not isinstance(value, list):
        return value
    return [sorted(item) for item in value] if value and isinstance(value[0], list) else sorted(value)


def random_options(game, rng):
    module = {"comemierda": comemierda, "gnav": gnav}[game]
    options = {}
    for name, standard in module.STANDARD.items():
        if isinstance(standard, bool):
            options[name] = standard if rng.random() < 0.6 else not standard
    options["players"] = rng.choice([4, 4, 4, 5, 6, 7, 8]) if game == "comemierda" else rng.choice([2, 3, 4, 4, 5, 8])
    if game == "comemierda":
        options["target"] = rng.choice([5, 9, 21])
    else:
        options["lives"] = rng.choice([1, 2, 3])
    return options


def to_reference(action):
    """The product's action as the reference names it."""
    if action.kind in ("ask", "keep"):
        return action.kind
    return (action.kind, *([frozenset(action.cards)] if hasattr(action, "cards") else []))


def play_both(game, seed, most_deals=60):
    """One random match over random options; AssertionError where the two disagree. Returns how many actions it took."""
    rng = random.Random(f"{game} {seed}")
    options = random_options(game, rng)
    product = GAMES[game]
    reference = {"comemierda": comemierda, "gnav": gnav}[game].Match(**options)
    chosen = product.options(options)
    secret = rng.randbytes(32)
    state, number, actions = None, 0, 0
    while number < most_deals:
        number += 1
        if game == "gnav" and state is not None and reference.skips():
            assert product.skips(state), (seed, options, number)
            step = product.next_deal(state, Deal(number, None, None))
            expected = reference.skip()
        else:
            deal = product.deal(chosen, HmacEntropy(secret, game, number, [None] * options["players"]), number)
            step = product.start(chosen, deal) if state is None else product.next_deal(state, deal)
            expected = reference.deal(list(deal.deck), deal.dealer)
        compare(product, step, expected, (seed, options))
        state = step.state
        while product.status(state) is Status.PLAYING:
            assert list(product.to_act(state)) == reference.to_act(), (seed, options)
            seat = rng.choice(product.to_act(state))
            legal = product.legal(state, seat)
            if game == "comemierda":
                assert {to_reference(action) for action in legal} == reference.legal(seat), (seed, options)
            action = rng.choice(legal)
            step = product.apply(state, seat, action)
            compare(product, step, reference.act(seat, to_reference(action)), (seed, options))
            state = step.state
            actions += 1
        if product.status(state) is Status.OVER:
            assert reference.phase == "over"
            assert list(product.outcome(state).winners) == reference.winners
            return actions
        assert reference.phase == "between"
    return actions


def compare(product, step, expected, case):
    got = [tidy(product.name, plain(product.notation.written_event(event))) for event in step.events]
    wanted = [tidy(product.name, plain(event)) for event in expected]
    assert got == wanted, case

"""Random matches of Gnav for the law tests."""

import random
from typing import NamedTuple

from hypothesis import strategies as st

from tapete.core import Deal, HmacEntropy, Status, simulation_secret
from tapete.games.gnav import GNAV_GAME, Options
from tapete.games.gnav.events import Event
from tapete.games.gnav.state import State

options = st.builds(
    Options,
    players=st.integers(2, 8),
    lives=st.integers(1, 4),
    fool_rests=st.booleans(),
    fool_spares_next_lowest=st.booleans(),
    cat_undoes=st.booleans(),
    cuckoo_costs_asker=st.booleans(),
    all_zero_replays=st.booleans(),
)
seeds = st.integers(0, 2**32 - 1)

LONG = 400
"""More deals than any match of these tests has, ties under `all_zero_replays` included."""


class Moment(NamedTuple):
    """A state, what led to it, and the state before."""

    before: State | None
    state: State
    events: tuple[Event, ...]


def fresh_deal(chosen, seed, number):
    entropy = HmacEntropy(simulation_secret(str(seed)), "gnav", number, [None] * chosen.players)
    return GNAV_GAME.deal(chosen, entropy, number)


def moments(chosen, seed):
    """A whole match of random choices, moment by moment."""
    rng = random.Random(seed)
    step = GNAV_GAME.start(chosen, fresh_deal(chosen, seed, 1))
    before = None
    while True:
        yield Moment(before, step.state, step.events)
        before = step.state
        status = GNAV_GAME.status(before)
        if status is Status.OVER:
            return
        if status is Status.PLAYING:
            [seat] = GNAV_GAME.to_act(before)
            step = GNAV_GAME.apply(before, seat, rng.choice(GNAV_GAME.legal(before, seat)))
        else:
            number = before.number + 1
            assert number < LONG, "this match does not end"
            deal = Deal(number, None, None) if GNAV_GAME.skips(before) else fresh_deal(chosen, seed, number)
            step = GNAV_GAME.next_deal(before, deal)


def deals(chosen, seed):
    """The moments of a match, one list for each deal."""
    grouped = []
    for moment in moments(chosen, seed):
        if moment.events[0].kind in ("dealt", "skipped"):
            grouped.append([])
        grouped[-1].append(moment)
    return grouped

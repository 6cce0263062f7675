"""Random matches over random options, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from games.comemierda.laying import dealt_on, started
from tapete.core import Seat, Status
from tapete.games.comemierda import COMEMIERDA, Action, Event, Options, State

SEEDS = st.integers(0, 2**32)

FLAGS = (
    "escalating",
    "pass_locks_out",
    "equal_may_be_played",
    "first_lead_shows_three",
    "blind_exchange",
    "presidente_opens",
    "no_finish_on_two_of_oros",
)


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """Any table, with a target low enough for a match of a few rounds."""
    chosen: dict[str, object] = {name: draw(st.booleans()) for name in FLAGS}
    chosen["players"] = draw(st.integers(4, 8))
    chosen["target"] = draw(st.integers(1, 6))
    return COMEMIERDA.options(chosen)


@dataclass(frozen=True)
class Moment:
    """A state, and the choice made in it; no seat where the next round is dealt or the match is over."""

    state: State
    seat: Seat | None
    action: Action | None


def match(options: Options, seed: int) -> Iterator[Moment]:
    """Every moment of the match that `seed` stands for, choices drawn by lot."""
    rng = Random(seed)
    state = started(options, seed)
    while COMEMIERDA.status(state) is not Status.OVER:
        if COMEMIERDA.status(state) is Status.BETWEEN:
            yield Moment(state, None, None)
            state = dealt_on(state, seed)
            continue
        seat = rng.choice(COMEMIERDA.to_act(state))
        action = rng.choice(COMEMIERDA.legal(state, seat))
        yield Moment(state, seat, action)
        state = COMEMIERDA.apply(state, seat, action).state
    yield Moment(state, None, None)


def final(options: Options, seed: int) -> State:
    """How that match ends."""
    *_, last = match(options, seed)
    return last.state


def told(options: Options, seed: int) -> tuple[Event, ...]:
    """All that happens in that match."""
    return tuple(event for moment in match(options, seed) if moment.action is None for event in moment.state.history)

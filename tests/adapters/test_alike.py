"""The quick matches show each seat what its View shows, number for number, and allow what the Game allows."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.walking import Beside, walk
from tapete.adapters.comemierda import ids as comemierda_ids
from tapete.adapters.comemierda import seen as comemierda_seen
from tapete.adapters.comemierda.match import Match as ComemierdaMatch
from tapete.adapters.gnav import ids as gnav_ids
from tapete.adapters.gnav import seen as gnav_seen
from tapete.adapters.gnav.match import Match as GnavMatch
from tapete.adapters.matches import Chance
from tapete.games.comemierda.options import Options as ComemierdaOptions
from tapete.games.gnav.options import Options as GnavOptions

comemierda_options = st.builds(
    ComemierdaOptions,
    players=st.integers(4, 8),
    target=st.integers(1, 12),
    escalating=st.booleans(),
    pass_locks_out=st.booleans(),
    equal_may_be_played=st.booleans(),
    first_lead_shows_three=st.booleans(),
    blind_exchange=st.booleans(),
    presidente_opens=st.booleans(),
    no_finish_on_two_of_oros=st.booleans(),
)
gnav_options = st.builds(
    GnavOptions,
    players=st.integers(2, 8),
    lives=st.integers(1, 3),
    fool_rests=st.booleans(),
    fool_spares_next_lowest=st.booleans(),
    cat_undoes=st.booleans(),
    cuckoo_costs_asker=st.booleans(),
)
seeds = st.integers(0, 2**32 - 1)
rounds = st.none() | st.integers(1, 4)


def compared(name, match, ids, seen, *, options, seed):
    """Play a match beside the same one by the contract, and compare all that a seat could see of them."""
    beside = Beside(name, options, str(seed))
    low, high = match.layout.low, match.layout.high
    steps = []
    for brought in walk(match, beside, ids, seed):
        game, state = beside.game, beside.state
        for seat in range(options.players):
            view = game.view(state, seat)
            mine = match.observe(seat)
            np.testing.assert_array_equal(mine, seen.vector(view), err_msg=f"{view}")
            assert mine.dtype == np.float32
            assert mine.shape == (match.layout.size,)
            assert ((low <= mine) & (mine <= high)).all()
        legal = game.legal(state, match.turn) if match.legal else ()
        assert match.legal == sum(1 << number for number in {ids.number_of(action) for action in legal})
        steps.append((brought, beside.state))
    return beside, steps


@settings(max_examples=15, deadline=None)
@given(comemierda_options, seeds, rounds)
def test_comemierda_is_the_same_match(options, seed, rounds):
    match = ComemierdaMatch(options, Chance("comemierda", options.players, str(seed)), rounds)
    beside, steps = compared("comemierda", match, comemierda_ids, comemierda_seen, options=options, seed=seed)
    assert match.over == (beside.state.phase == "over")
    brought = [points for points, _ in steps if points is not None]
    assert len(brought) == len(beside.state.rounds)
    for points, score in zip(brought, beside.state.rounds, strict=True):
        assert tuple(points) == score.points


@settings(max_examples=40, deadline=None)
@given(gnav_options, seeds, rounds)
def test_gnav_is_the_same_match(options, seed, rounds):
    match = GnavMatch(options, Chance("gnav", options.players, str(seed)), rounds)
    beside, steps = compared("gnav", match, gnav_ids, gnav_seen, options=options, seed=seed)
    *before, (last, _) = steps
    assert all(brought is None for brought, _ in before)
    outcome = beside.game.outcome(beside.state)
    if match.over:
        share = 1 / len(outcome.winners)
        assert last == [share if seat in outcome.winners else 0.0 for seat in range(options.players)]
    else:
        assert match.stopped
        assert (last, outcome) == (None, None)

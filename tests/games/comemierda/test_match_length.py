"""C31: a four-player match to 21 lasts 6 to 15 rounds, a five-player one 6 to 19."""

from itertools import permutations
from operator import add

import pytest
from hypothesis import given, settings

from games.comemierda.matches import SEEDS, final
from tapete.core import Seat
from tapete.games.comemierda import COMEMIERDA
from tapete.games.comemierda.scoring import match_over, with_points
from tapete.games.comemierda.state import ruling_of

LONGEST = {4: 15, 5: 19}
Totals = tuple[int, ...]


def ranking_with(presidente: Seat, vicepresidente: Seat, comemierda: Seat, players: int) -> int:
    """A ranking with these three, the others between."""
    between = set(range(players)) - {presidente, vicepresidente, comemierda}
    order = (presidente, vicepresidente, *sorted(between), comemierda)
    return sum(seat << 3 * place for place, seat in enumerate(order))


@pytest.mark.parametrize("players", [4, pytest.param(5, marks=pytest.mark.slow)])
def test_no_orders_at_all_last_longer_and_some_last_as_long(players: int) -> None:
    """Every set of totals that leaves the match open, round after round: who has which does not matter."""
    ruling = ruling_of(COMEMIERDA.options({"players": players}))
    nothing: Totals = (0,) * players
    open_totals = {nothing}
    number = 0
    while open_totals:
        number += 1
        orders = permutations(range(players), 3)
        gains = {with_points(ruling, ranking_with(*order, players=players), number, nothing) for order in orders}
        after = {tuple(sorted(map(add, totals, gain))) for totals in open_totals for gain in gains}
        open_totals = {totals for totals in after if not match_over(ruling, totals)}
    assert number == LONGEST[players]


@pytest.mark.parametrize("players", LONGEST)
def test_the_shortest_match_has_one_presidente(players: int) -> None:
    ruling = ruling_of(COMEMIERDA.options({"players": players}))
    totals: Totals = (0,) * players
    number = 0
    while not match_over(ruling, totals):
        number += 1
        totals = with_points(ruling, ranking_with(0, 1, 2, players=players), number, totals)
    assert number == 6


@pytest.mark.parametrize("players", LONGEST)
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_matches_played_by_lot_end_in_time(players: int, seed: int) -> None:
    state = final(COMEMIERDA.options({"players": players}), seed)
    assert 6 <= len(state.rounds) <= LONGEST[players]

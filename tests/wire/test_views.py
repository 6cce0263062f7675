"""What all may see is encoded once: joined to what is a seat's own, it is that seat's View."""

import random
from itertools import islice

import msgspec
import pytest

from tapete.games import GAMES
from tapete.testing.playing import Plan, any_options
from tapete.wire import views

MATCHES = 8
MOMENTS = 60


@pytest.mark.parametrize("match", range(MATCHES))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_joined_it_is_the_view_of_each_seat_byte_for_byte(name: str, match: int) -> None:
    game, seed = GAMES[name], f"views {match}"
    options = game.options(any_options(game, random.Random(seed)))
    for moment in islice(Plan(game, options, seed, deals=4).play(), MOMENTS):
        state = moment.step.state
        for_all = views.for_all(game.view(state, None, history=False), game.own(state, None))
        for seat in (None, *range(game.players(options))):
            view = game.view(state, seat, history=False)
            assert bytes(views.joined(game.own(state, seat), for_all)) == msgspec.json.encode(view)

"""Which deals fit, and which are refused in one line."""

import pytest

from games.gnav.laying import lay
from games.gnav.playing import fresh_deal
from tapete.cards import GNAV
from tapete.core import BadInput, Deal, Status
from tapete.games import GAMES
from tapete.games.gnav import GNAV_GAME, Options

OPTIONS = Options()
DECK = GNAV.cards


def test_gnav_is_among_the_games():
    assert GAMES["gnav"] is GNAV_GAME
    assert GNAV_GAME.name == "gnav"
    assert GNAV_GAME.players(GNAV_GAME.options({"players": 6})) == 6


def test_the_first_deal_has_its_dealer_and_the_seat_after_him_acts():
    step = GNAV_GAME.start(OPTIONS, Deal(1, 1, DECK))
    assert GNAV_GAME.status(step.state) is Status.PLAYING
    assert (GNAV_GAME.number(step.state), GNAV_GAME.dealer(step.state), GNAV_GAME.to_act(step.state)) == (1, 1, (2,))
    assert step.events[0].order == (2, 3, 0, 1)
    assert step.events[0].cards == ("owl", "owl", "fool", "fool")
    assert step.state.stock == DECK[4:]


@pytest.mark.parametrize(
    "deal",
    [
        Deal(2, 0, DECK),
        Deal(1, None, DECK),
        Deal(1, 4, DECK),
        Deal(1, -1, DECK),
        Deal(1, 0, None),
        Deal(1, 0, DECK[1:]),
        Deal(1, 0, (*DECK[1:], "I")),
        Deal(1, 0, (*DECK[1:], "7o")),
    ],
)
def test_a_match_starts_with_a_whole_first_deal(deal):
    with pytest.raises(BadInput) as caught:
        GNAV_GAME.start(OPTIONS, deal)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("deal", [Deal(4, None, DECK), Deal(2, None, DECK), Deal(3, 1, DECK), Deal(3, None, None)])
def test_the_next_deal_has_the_next_number_a_deck_and_no_dealer(deal):
    between = lay("A4 B5 C6 D7").play().state
    with pytest.raises(BadInput):
        GNAV_GAME.next_deal(between, deal)


def test_a_skipped_deal_has_no_deck():
    between = lay("A=F B=F", dealer="A", lives="2 2").play().state
    assert GNAV_GAME.skips(between)
    with pytest.raises(BadInput, match="G23"):
        GNAV_GAME.next_deal(between, Deal(3, None, DECK))
    assert GNAV_GAME.number(GNAV_GAME.next_deal(between, Deal(3, None, None)).state) == 3


def test_no_deal_comes_while_one_is_played_or_after_the_match():
    playing = lay("A4 B5 C6 D7").state
    over = lay("A3 B4", dealer="B", lives="1 1").play().state
    for state in (playing, over):
        assert not GNAV_GAME.skips(state)
        with pytest.raises(BadInput):
            GNAV_GAME.next_deal(state, Deal(3, None, DECK))


def test_deal_one_draws_the_dealer_before_the_shuffle():
    first = fresh_deal(OPTIONS, 7, 1)
    assert first.dealer in range(4)
    assert fresh_deal(OPTIONS, 7, 2).dealer is None

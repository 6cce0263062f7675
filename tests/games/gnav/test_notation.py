"""How Gnav is written in records."""

import json

import pytest

from games.gnav.laying import lay
from games.gnav.playing import moments
from tapete.core import BadInput
from tapete.games.gnav import GNAV_GAME, Ask, Keep, Options

NOTATION = GNAV_GAME.notation


@pytest.mark.parametrize(("action", "written"), [(Keep(), {"keep": True}), (Ask(), {"ask": True})])
def test_an_action_is_one_flag_and_reads_back(action, written):
    assert NOTATION.written_action(action) == written
    assert NOTATION.read_action(written) == action


@pytest.mark.parametrize(
    "fields",
    [{}, {"ask": False}, {"ask": 1}, {"ask": "true"}, {"ask": True, "keep": True}, {"fold": True}, {"keep": None}],
)
def test_anything_else_is_no_action(fields):
    with pytest.raises(BadInput) as caught:
        NOTATION.read_action(fields)
    assert "\n" not in str(caught.value)


def test_an_event_is_written_kind_first_with_lists_and_nulls():
    deal = lay("A=F B9 C12 D4", lives="3 3 3 3 3", resting="E")
    assert json.dumps(NOTATION.written_event(deal.events[0])) == json.dumps(
        {
            "event": "dealt",
            "number": 2,
            "dealer": 3,
            "order": [0, 1, 2, 3],
            "resting": [4],
            "cards": ["fool", "IX", "XII", "IV", None],
            "fools": [0],
        }
    )
    assert NOTATION.written_event(deal.keeps("A").events[0]) == {"event": "kept", "seat": 0}


def test_a_settlement_is_written_with_its_losses():
    [settled] = [event for event in lay("A4 B5", dealer="B", lives="2 2").play().events if event.kind == "settled"]
    assert NOTATION.written_event(settled) == {
        "event": "settled",
        "number": 2,
        "cards": ["IV", "V"],
        "compared": [0, 1],
        "discards": [],
        "losses": [{"seat": 0, "cause": "lowest"}],
        "lives": [1, 2],
        "resting": [],
        "dealer": 0,
    }


def test_every_event_of_a_match_is_json():
    for _, _, events in moments(Options(players=5), 7):
        for event in events:
            written = NOTATION.written_event(event)
            assert json.loads(json.dumps(written)) == written
            assert next(iter(written)) == "event"


def test_the_state_object_of_a_match_that_goes_on():
    deal = lay("A=F B3 C3 D8").play()
    assert NOTATION.written_state(deal.state) == {
        "rounds": 2,
        "winners": [],
        "lives": [2, 2, 2, 3],
        "resting": [0],
        "dealer": 0,
    }


def test_the_state_and_the_result_of_a_match_that_is_over():
    state = lay("A4 B4", dealer="B", lives="1 1").play().state
    assert NOTATION.written_state(state) == {
        "rounds": 2,
        "winners": [0, 1],
        "lives": [0, 0],
        "resting": [],
        "dealer": 1,
    }
    assert NOTATION.written_result(state) == {"winners": [0, 1]}

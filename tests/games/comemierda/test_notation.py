"""How actions, events and results stand in a record."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.comemierda.laying import PASS, dealt, events_of, give, laid, play, scored
from tapete.cards import SPANISH
from tapete.core import BadInput
from tapete.games.comemierda import COMEMIERDA, Action, Give, Play

NOTATION = COMEMIERDA.notation
SOME_CARDS = st.lists(st.sampled_from(SPANISH.cards), min_size=1, max_size=5).map(SPANISH.in_order)


@given(st.one_of(st.just(PASS), SOME_CARDS.map(Play), SOME_CARDS.map(Give)))
def test_reading_what_was_written_gives_the_same_action(action: Action) -> None:
    assert NOTATION.read_action(json.loads(json.dumps(NOTATION.written_action(action)))) == action


def test_actions_are_written_in_pack_order() -> None:
    assert NOTATION.written_action(Play(("3b", "3o"))) == {"play": ["3o", "3b"]}
    assert NOTATION.written_action(Give(("3e", "2c"))) == {"give": ["2c", "3e"]}
    assert NOTATION.written_action(PASS) == {"pass": True}
    assert NOTATION.read_action({"play": ["3b", "3o"]}) == play("3o 3b")
    assert NOTATION.read_action({"give": ["3e", "2c"]}) == give("2c 3e")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, "an action is one of play, pass, give, not nothing"),
        ({"keep": True}, "an action is one of play, pass, give, not keep"),
        ({"play": ["3o"], "pass": True}, "an action is one of play, pass, give, not play, pass"),
        ({"play": ["3o"], "by": "x"}, "an action is one of play, pass, give, not play, by"),
        ({"pass": False}, '"pass" is only ever true, not False'),
        ({"pass": 1}, '"pass" is only ever true, not 1'),
        ({"play": []}, '"play" has a list of cards, not []'),
        ({"play": "3o"}, "\"play\" has a list of cards, not '3o'"),
        ({"give": True}, '"give" has a list of cards, not True'),
        ({"play": ["8o"]}, "no card '8o' in the Spanish pack"),
        ({"play": [3]}, "no card 3 in the Spanish pack"),
        ({"give": [["3o"]]}, "no card ['3o'] in the Spanish pack"),
    ],
)
def test_what_is_no_action_is_bad_input(fields: dict[str, object], told: str) -> None:
    with pytest.raises(BadInput) as caught:
        NOTATION.read_action(fields)
    assert str(caught.value) == told


def test_an_event_is_one_object_with_its_kind_first() -> None:
    _, events = events_of(laid("4c 4e", "2o", "3b", "5c"), "P0 4c 4e, P1 2o")
    assert [json.dumps(NOTATION.written_event(event), separators=(",", ":")) for event in events] == [
        '{"event":"played","seat":1,"cards":["2o"],"left":0}',
        '{"event":"went-out","seat":1,"place":2}',
        '{"event":"trick-won","seat":1,"leads":2}',
    ]
    told = NOTATION.written_event(dealt(scored("P0 P1 P2 P3"), {3: "2o 2c"}).history[1])
    assert told == {"event": "given", "giver": 3, "receiver": 0, "cards": ["2o", "2c"], "forced": True}


def test_the_state_before_the_first_score() -> None:
    told = NOTATION.written_state(laid("3c", "4c", "5c", "6c"))
    assert told == {"rounds": 0, "winners": [], "totals": [0, 0, 0, 0], "offices": [None, None, None, None]}


def test_state_and_result_of_a_finished_match() -> None:
    state = scored("P2 P1 P0 P3", target=2)
    assert json.dumps(NOTATION.written_state(state)) == (
        '{"rounds": 1, "winners": [2], "totals": [0, 1, 2, -1], '
        '"offices": ["vicecomemierda", "vicepresidente", "presidente", "comemierda"]}'
    )
    assert json.dumps(NOTATION.written_result(state)) == '{"winners": [2], "totals": [0, 1, 2, -1]}'

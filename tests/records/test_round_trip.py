"""What is written is read again as the same match, and the bytes are the format's own."""

import itertools
import json
from typing import Any

import pytest

from records.samples import SECRET, committed, deal_line, lines, read
from tapete.core import BySeat
from tapete.games import GAMES
from tapete.lab.simulate import simulation
from tapete.records import Acted, Dealt, Header, Opened, Record, Sat, entry_line, header_line, replay, written
from tapete.robots import robot

OPTIONS: list[tuple[str, dict[str, Any], int]] = [
    ("comemierda", {}, 4),
    ("comemierda", {"pass_locks_out": True, "first_lead_shows_three": True}, 5),
    ("comemierda", {"equal_may_be_played": True, "no_finish_on_two_of_oros": True, "escalating": False}, 4),
    ("comemierda", {"blind_exchange": True, "presidente_opens": True, "target": 9}, 8),
    ("comemierda", {"target": None}, 6),
    ("gnav", {}, 4),
    ("gnav", {"lives": 1, "fool_rests": False}, 2),
    ("gnav", {"lives": 5, "cuckoo_costs_asker": True, "fool_spares_next_lowest": True}, 3),
    ("gnav", {"cat_undoes": False, "all_zero_replays": True}, 8),
]


@pytest.mark.parametrize(("name", "options", "players"), OPTIONS)
def test_a_simulated_match_is_read_as_it_was_played(name: str, options: dict[str, Any], players: int) -> None:
    game = GAMES[name]
    robots = [robot(name, kind) for kind in itertools.islice(itertools.cycle(["rules", "random", "lowest"]), players)]
    match = simulation(game, options, robots, "trip", rounds=3 if "target" in options else None).match(1)
    text = written(game, match.record)
    played = replay(text.splitlines(keepends=True), "x", GAMES)
    assert played.record == match.record
    assert played.state == match.state
    assert written(game, played.record) == text


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_may_stop_anywhere_after_its_header(game: str) -> None:
    text = committed(game)
    for end in range(1, len(text) + 1, 7):
        assert len(read(text[:end]).moments) == end - 1
    assert read(text).written_state()["winners"]


@pytest.mark.parametrize(
    ("game", "state"),
    [
        ("comemierda", {"rounds": 0, "winners": [], "totals": [0, 0, 0, 0], "offices": [None, None, None, None]}),
        ("gnav", {"rounds": 0, "winners": [], "lives": [3, 3, 3, 3], "resting": [], "dealer": None}),
    ],
)
def test_a_header_alone_is_a_match_with_nobody_dealing_yet(game: str, state: dict[str, Any]) -> None:
    assert read(lines(game)[:1]).written_state() == state


@pytest.mark.parametrize("game", list(GAMES))
def test_spacing_and_the_order_of_keys_do_not_matter(game: str) -> None:
    loose = [json.dumps(dict(reversed(json.loads(line).items())), indent=None) + " \r" for line in lines(game)]
    assert read(loose).record == read(lines(game)).record


def test_cards_of_a_set_come_in_any_order() -> None:
    text = lines("comemierda")
    turned = [
        json.dumps({key: value[::-1] if key in ("play", "give") else value for key, value in json.loads(line).items()})
        for line in text
    ]
    assert turned != text
    assert read(turned).record == read(text).record


def test_the_two_gifts_come_in_either_order() -> None:
    text = lines("comemierda")
    first = deal_line(text, 2) + 1
    text[first], text[first + 1] = text[first + 1], text[first]
    assert read(text).state.totals == read(lines("comemierda")).state.totals


def test_the_last_line_may_lack_its_line_feed() -> None:
    text = "\n".join(lines("gnav")).encode()
    assert replay(text.splitlines(keepends=True), "x", GAMES).record == read(lines("gnav")).record


@pytest.mark.parametrize("game", list(GAMES))
def test_who_sits_where_may_change_between_deals(game: str) -> None:
    text = lines(game)
    at = deal_line(text, 2)
    text.insert(at, '{"sit":1,"who":"Inés"}')
    played = read(text)
    assert played.moments[at - 2].seats[1] == "robot:rules@1"
    assert played.moments[at].seats == ("robot:rules@1", "Inés", "robot:rules@1", "robot:rules@1")


def test_a_robot_may_play_an_absent_persons_turn() -> None:
    text = lines("gnav")
    text[2] = text[2].replace("}", ',"by":"robot:rules@1"}')
    played = read(text)
    assert isinstance(played.moments[1].entry, Acted)
    assert played.moments[1].entry.by == "robot:rules@1"
    assert written(played.game, played.record).decode().splitlines()[2] == text[2]


def test_an_abandoned_match_is_opened_where_it_stopped() -> None:
    text = committed("gnav")
    assert read([*text[:5], text[-2]]).state is not None


def test_lines_are_written_as_the_format_shows_them() -> None:
    gnav, comemierda = GAMES["gnav"], GAMES["comemierda"]
    header = Header("gnav", gnav.options({"lives": 2, "fool_rests": False}), ("Ana", "Jón", "?", "robot:rules@1"))
    assert header_line(header) == (
        '{"record":1,"game":"gnav","options":{"players":4,"lives":2,"fool_rests":false},'
        '"seats":["Ana","Jón","?","robot:rules@1"]}'
    )
    assert entry_line(gnav, Dealt(7, 2, None)) == '{"deal":7,"dealer":2,"skipped":true}'
    assert entry_line(gnav, Dealt(1, 0, ("XII", "fool"))) == '{"deal":1,"dealer":0,"deck":["XII","fool"]}'
    ask = gnav.notation.read_action({"ask": True})
    assert entry_line(gnav, Acted(3, ask)) == '{"seat":3,"ask":true}'
    assert entry_line(gnav, Acted(3, ask, "robot:rules@1")) == '{"seat":3,"ask":true,"by":"robot:rules@1"}'
    give = comemierda.notation.read_action({"give": ["3e", "3c"]})
    assert entry_line(comemierda, Acted(0, give)) == '{"seat":0,"give":["3c","3e"]}'
    assert entry_line(gnav, Sat(1, "Ana")) == '{"sit":1,"who":"Ana"}'
    opened = Opened(SECRET, BySeat([None, "0f" * 16]))
    assert entry_line(gnav, opened) == f'{{"opening":{{"secret":"{SECRET}","nonces":[null,"{"0f" * 16}"]}}}}'
    assert written(gnav, Record(header, (Acted(3, ask),))).endswith(b'}\n{"seat":3,"ask":true}\n')

"""Every fault of a record is one line that names the file and the line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from records.samples import FILE, SECRET, committed, deal_line, lines, read, with_fields
from tapete.games import GAMES
from tapete.records import RecordError, replay, replay_file
from tapete.records.reading import LONGEST_LINE

Change = Callable[[list[str]], None]


def header(**changes: object) -> Change:
    def change(text: list[str]) -> None:
        text[0] = with_fields(text[0], **changes)

    return change


def line(number: int, new: str) -> Change:
    """Another line `number`, counted from 1."""

    def change(text: list[str]) -> None:
        text[number - 1] = new

    return change


def fields(number: int, **changes: object) -> Change:
    def change(text: list[str]) -> None:
        text[number - 1] = with_fields(text[number - 1], **changes)

    return change


def before(number: int, new: str) -> Change:
    return lambda text: text.insert(number - 1, new)


def deck(change_deck: Callable[[list[str]], object]) -> Change:
    def change(text: list[str]) -> None:
        cards = json.loads(text[1])["deck"]
        change_deck(cards)
        text[1] = with_fields(text[1], deck=cards)

    return change


HEX = "0" * 64
IN_GNAV: list[tuple[Change, int, str]] = [
    # JSON
    (line(3, ""), 3, "blank line"),
    (line(1, "  "), 1, "blank line"),
    (line(3, '{"seat":1,"ke'), 3, "not JSON"),
    (line(3, "[1]"), 3, "a JSON object belongs here"),
    (line(3, "NaN"), 3, "not JSON: NaN"),
    (line(3, "[" * 15000), 3, "nested too deep"),
    (line(3, '{"seat":' + "1" * 5000 + "}"), 3, "a number too long"),
    (line(3, '{"seat":1,"seat":1,"keep":true}'), 3, 'the key "seat" stands twice'),
    (line(1, "\ufeff{}"), 1, "byte order mark"),
    (line(3, '{"seat":1,"keep":true}' + " " * LONGEST_LINE), 3, "a line of more than"),
    # Header
    (line(1, "{}"), 1, "no record version"),
    (header(record=2), 1, "record version 2 is unknown"),
    (header(record=True), 1, "record version true is unknown"),
    (header(record=1.0), 1, "record version 1.0 is unknown"),
    (header(game="whist"), 1, 'unknown game "whist"'),
    (header(game=["gnav"]), 1, "unknown game"),
    (header(colour="red"), 1, 'unknown key "colour"'),
    (header(seats=None), 1, 'the key "seats" is missing'),
    (header(seats="Ana"), 1, "seats is a list"),
    (header(seats=["A", "B", "C"]), 1, "3 names for 4 seats"),
    (header(seats=["A", "B", "C", ""]), 1, "a name has 1 to 64 characters, not 0"),
    (header(seats=["A", "B", "C", "D" * 65]), 1, "a name has 1 to 64 characters, not 65"),
    (header(seats=["A", "B", "C", "D\n"]), 1, "control character"),
    (header(seats=["A", "B", "C", "\ud800"]), 1, "control character"),
    (header(seats=["A", "B", "C", "\u2028"]), 1, "control character"),
    (header(seats=["A", "B", "C", 4]), 1, "a name is a text"),
    (header(seats=["A", "B", "C", "robot:rules"]), 1, "a robot is robot:NAME@VERSION"),
    (header(options=[]), 1, "options is an object"),
    (header(options={"players": 4, "lives": 3, "jokers": 2}), 1, "unknown option 'jokers'"),
    (header(options={"players": 9, "lives": 3}), 1, "option players is a number from 2 to 8"),
    (header(options={"players": True, "lives": 3}), 1, "option players is a number"),
    (header(options={"players": 4.0, "lives": 3}), 1, "option players is a number"),
    (header(options={"players": 4}), 1, "option lives is missing"),
    (header(options={"players": 4, "lives": 3, "fool_rests": True}), 1, "only where it is not standard"),
    (header(commitment=HEX), 1, "commitment and seed exclude each other"),
    (header(seed=None, commitment="F" * 64), 1, "commitment is not written as lower-case hex"),
    (header(seed=7), 1, "seed is a text"),
    (header(date="2025-02-30"), 1, "date is a day"),
    (header(date="20250228"), 1, "date is a day"),
    # Other lines
    (line(3, '{"hello":1}'), 3, "unknown line"),
    (lambda text: text.insert(1, text[0]), 2, "a second header"),
    (before(2, '{"seat":0,"keep":true}'), 2, "keep before the first deal, seat 0 (robot:rules@1)"),
    (before(2, '{"sit":0,"who":"Ana"}'), 2, "seats change between deals only"),
    (before(3, '{"sit":0,"who":"Ana"}'), 3, "seats change between deals only"),
    (before(2, '{"result":{"winners":[0]}}'), 2, "a result before the match is over"),
    (fields(2, deal=2), 2, "deal 2 where deal 1 belongs"),
    (fields(2, deal=True), 2, "deal is a whole number"),
    (fields(2, dealer=4), 2, "dealer 4 is no seat"),
    (fields(2, dealer=-1), 2, "dealer -1 is no seat"),
    (fields(2, dealer=1.0), 2, "dealer is a whole number"),
    (fields(2, dealer=None), 2, 'the key "dealer" is missing'),
    (fields(2, cut=3), 2, 'unknown key "cut"'),
    (fields(2, deck="XII"), 2, "deck is a list"),
    (line(2, '{"deal":1,"dealer":0,"skipped":true}'), 2, "deal 1 cannot be skipped (G23)"),
    (line(2, '{"deal":1,"dealer":0,"skipped":false}'), 2, "skipped can only be true"),
    (line(2, '{"deal":1,"dealer":0,"skipped":true,"deck":[]}'), 2, 'unknown key "deck"'),
    (deck(lambda cards: cards.pop()), 2, "deck"),
    (deck(lambda cards: cards.append("fool")), 2, "deck"),
    (deck(lambda cards: cards.__setitem__(0, "joker")), 2, "deck"),
    (deck(lambda cards: cards.__setitem__(0, 7)), 2, "a card in deck is a text code"),
    (deck(lambda cards: cards.__setitem__(0, ["XII"])), 2, "a card in deck is a text code"),
    (line(3, '{"seat":4,"keep":true}'), 3, "seat 4 is no seat"),
    (line(3, '{"seat":true,"keep":true}'), 3, "seat is a whole number"),
    (line(3, '{"seat":0,"keep":false}'), 3, '"keep" is only ever true'),
    (line(3, '{"seat":0,"keep":1}'), 3, '"keep" is only ever true'),
    (line(3, '{"seat":0,"keep":true,"ask":true}'), 3, "an action is one of keep, ask"),
    (line(3, '{"seat":0,"pass":true}'), 3, "an action is one of keep, ask"),
    (line(3, '{"seat":0,"a\\nb":true}'), 3, "a\\nb"),
    (line(3, '{"seat":0,"keep":true,"by":"Ana"}'), 3, "by names a robot"),
    (line(3, '{"seat":0,"keep":true,"by":null}'), 3, "by names a robot"),
    (line(3, '{"seat":0,"keep":true,"by":"robot:x"}'), 3, "a robot is robot:NAME@VERSION"),
    (before(3, '{"opening":{"secret":"' + HEX + '","nonces":[null,null,null,null]}}'), 3, "without a commitment"),
    (before(3, '{"opening":{"secret":"' + HEX + '","nonces":[null]}}'), 3, "1 nonces for 4 seats"),
    (before(3, '{"opening":{"secret":"' + HEX + '","nonces":["0",null,null,null]}}'), 3, "nonce is not written"),
    (before(3, '{"opening":{"secret":"0","nonces":[null,null,null,null]}}'), 3, "secret is not written"),
    (before(3, '{"opening":[]}'), 3, "opening is an object"),
]


def refused(text: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    assert str(caught.value) == f"{FILE}:{caught.value.line}: {caught.value.what}"
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


@pytest.mark.parametrize(("change", "number", "what"), IN_GNAV, ids=[f"{what}, {n}" for _, n, what in IN_GNAV])
def test_what_does_not_fit_the_grammar_is_refused(change: Change, number: int, what: str, tmp_path: Path) -> None:
    text = lines("gnav")
    change(text)
    path = tmp_path / FILE
    path.write_bytes("".join(line + "\n" for line in text).encode(errors="surrogatepass"))
    with pytest.raises(RecordError) as caught:
        replay_file(path, GAMES)
    assert str(caught.value).startswith(f"{path}:{number}: ")
    assert what in caught.value.what
    assert len(str(caught.value).splitlines()) == 1


def test_an_empty_file_is_refused() -> None:
    assert refused([]).line == 1


def test_bytes_that_are_not_utf_8_are_refused() -> None:
    with pytest.raises(RecordError, match=r"x:1: not UTF-8"):
        replay([b"\xff\xfe{}\n"], "x", GAMES)


def test_a_truncated_last_line_is_refused() -> None:
    text = lines("gnav")
    text[-1] = text[-1][:-3]
    assert refused(text).line == len(text)


def test_a_very_long_complaint_is_cut_short() -> None:
    text = lines("gnav")
    text[0] = with_fields(text[0], options={"players": 4, "lives": 3, "x" * 5000: 1})
    assert len(str(refused(text))) < 400


def test_a_file_of_too_many_lines_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.records.reading.MOST_LINES", 10)
    path = tmp_path / FILE
    path.write_text("\n".join(lines("gnav")))
    with pytest.raises(RecordError, match=r":11: more than 10 lines"):
        replay_file(path, GAMES)


def test_a_file_of_too_many_bytes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = lines("gnav")
    monkeypatch.setattr("tapete.records.reading.MOST_BYTES", len("\n".join(text[:3])))
    path = tmp_path / FILE
    path.write_text("\n".join(text))
    with pytest.raises(RecordError, match=r":3: more than \d+ bytes"):
        replay_file(path, GAMES)


# Against the rules


def test_an_action_out_of_turn_names_seat_reason_and_rule() -> None:
    text = lines("gnav")
    seat = (json.loads(text[2])["seat"] + 1) % 4
    text[2] = with_fields(text[2], seat=seat)
    fault = refused(text)
    assert fault.line == 3
    assert f"refused, seat {seat} (robot:rules@1), " in fault.what
    assert fault.what.endswith(("(G3)", "(G4)"))


def test_a_refused_play_says_what_was_played() -> None:
    text = lines("comemierda")
    lead = json.loads(text[2])
    held = next(event.hands for event in read(text).moments[0].events)
    others = held[(lead["seat"] + 1) % 4]
    text[2] = with_fields(text[2], play=[others[0]])
    assert refused(text).what == f"play {others[0]} refused, seat {lead['seat']} (robot:rules@1), not your card (C2)"


def test_an_opener_who_passes_is_refused() -> None:
    text = lines("comemierda")
    text[2] = with_fields(text[2], play=None, **{"pass": True})
    seat = json.loads(text[2])["seat"]
    assert refused(text).what == f"pass refused, seat {seat} (robot:rules@1), must lead (C5)"


def test_a_card_that_does_not_exist_is_refused() -> None:
    text = lines("comemierda")
    text[2] = with_fields(text[2], play=["99o"])
    assert "no card '99o'" in refused(text).what


@pytest.mark.parametrize(("game", "rule"), [("comemierda", "C2"), ("gnav", "G1")])
def test_the_dealer_is_the_one_whose_turn_it_is(game: str, rule: str) -> None:
    text = lines(game)
    at = deal_line(text, 2)
    dealer = json.loads(text[at])["dealer"]
    text[at] = with_fields(text[at], dealer=(dealer + 1) % 4)
    fault = refused(text)
    assert fault.line == at + 1
    assert fault.what.startswith(f"wrong dealer, seat {(dealer + 1) % 4} ")
    assert fault.what.endswith(f"seat {dealer} (robot:rules@1) ({rule})")


def test_a_deal_before_the_last_one_is_over_is_refused() -> None:
    text = lines("gnav")
    at = deal_line(text, 2)
    del text[at - 1]
    assert refused(text).line == at
    assert "a deal before the last one is over, seat " in refused(text).what


def test_a_deal_number_left_out_is_refused() -> None:
    text = lines("gnav")
    at = deal_line(text, 2)
    text[at] = with_fields(text[at], deal=3)
    assert refused(text).what == "deal 3 where deal 2 belongs"


def test_a_deal_that_can_be_played_is_not_skipped() -> None:
    text = lines("gnav")
    at = deal_line(text, 2)
    text[at] = with_fields(text[at], deck=None, skipped=True)
    assert refused(text).what == "a deal that can be played is skipped (G23)"


@pytest.mark.parametrize("cards", [[], ["XII"]])
def test_a_deal_that_cannot_be_played_is_skipped_whatever_its_deck(cards: list[str]) -> None:
    text = lines("gnav", "12")
    at = next(place for place, one in enumerate(text) if '"skipped":true' in one)
    text[at] = with_fields(text[at], deck=cards, skipped=None)
    assert refused(text).what == "a deal that cannot be played is not skipped (G23)"


def test_an_action_between_deals_is_refused() -> None:
    text = lines("gnav")
    at = deal_line(text, 2)
    text.insert(at, '{"seat":0,"keep":true}')
    fault = refused(text)
    assert (fault.line, fault.what) == (at + 1, "keep after the deal is over, seat 0 (robot:rules@1)")


@pytest.mark.parametrize(
    "more", ['{"seat":0,"keep":true}', '{"deal":99,"dealer":0,"skipped":true}', '{"sit":0,"who":"A"}']
)
def test_nothing_happens_after_the_match_is_over(more: str) -> None:
    text = lines("gnav")
    text.insert(len(text) - 1, more)
    assert refused(text).line == len(text) - 1


@pytest.mark.parametrize("more", ['{"seat":0,"keep":true}', '{"result":{"winners":[0]}}'])
def test_nothing_follows_the_result(more: str) -> None:
    text = [*lines("gnav"), more]
    fault = refused(text)
    assert (fault.line, fault.what) == (len(text), "nothing may follow the result")


@pytest.mark.parametrize(
    ("result", "what"),
    [
        ({"winners": []}, "winners in result is []"),
        ({"winners": [True]}, "winners in result is [true]"),
        ({"winners": 0}, "winners in result is 0"),
        ({}, "winners is missing in result"),
    ],
)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_result_is_what_the_match_says(game: str, result: dict[str, object], what: str) -> None:
    text = lines(game)
    text[-1] = json.dumps({"result": result})
    assert what in refused(text).what


def test_totals_are_those_of_the_match() -> None:
    text = lines("comemierda")
    result = json.loads(text[-1])["result"]
    text[-1] = json.dumps({"result": {**result, "totals": [0, 0, 0, 0]}})
    assert refused(text).what.startswith("totals in result is [0, 0, 0, 0], but the match says ")
    text[-1] = json.dumps({"result": {**result, "stake": 1}})
    assert refused(text).what == 'unknown key "stake" in result'


# Openings


def test_a_result_without_the_opening_of_a_commitment_is_refused() -> None:
    text = committed("gnav")
    del text[-2]
    assert refused(text).what == "a result before the opening of what was committed to"


def test_a_secret_that_was_not_committed_to_is_refused() -> None:
    text = committed("gnav")
    text[-2] = text[-2].replace(SECRET, HEX)
    assert refused(text).what == "the secret is not the one that was committed to"


def test_nothing_but_the_result_follows_an_opening() -> None:
    text = committed("gnav")
    text.insert(2, text[-2])
    assert (refused(text).line, refused(text).what) == (4, "nothing but the result may follow the opening")

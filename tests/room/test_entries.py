"""The written form of the log."""

import json

import pytest

from tapete.core import BadInput
from tapete.room.entries import (
    Acted,
    Back,
    Claimed,
    Contributed,
    Dealt,
    Entry,
    Founded,
    Left,
    NextAsked,
    Opened,
    PaceSet,
    RestartAsked,
    Rose,
    Said,
    Sat,
    Sitter,
    Unclaimed,
    read,
    written,
)
from tapete.room.settings import Settings

KEPT = Settings("Friday", open=True, rated=True, clock="fast", watch=True, hold="trick", talk="text")

ENTRIES: list[Entry] = [
    Opened(1, "gnav", {"players": 2, "lives": 3}, (Sitter("Íñigo", "p"), Sitter("B", None, "r@1", 3)), "ab", "slow"),
    Opened(2, "gnav", {}, (Sitter("A", "p"),), "ab", "slow", "2026-02-28"),
    Contributed(0, "ab" * 16),
    Contributed(0, None),
    Dealt(1, 2, ("7o", "2o")),
    Dealt(2, None, None),
    Acted(3, 17, {"play": ["7o"]}, None),
    Acted(3, 17, {"pass": True}, "robot:rules@1"),
    NextAsked(0),
    RestartAsked(1),
    Left(2),
    PaceSet(0, "fast"),
    Founded("gnav", {"players": 2}, (Sitter("A", "p"), Sitter("")), KEPT, "slow", "p", "secret"),
    Opened(3, "gnav", {}, (Sitter("A", "p"),), "ab", "slow", "2026-02-28", KEPT, "p", "secret", (0, 1)),
    Sat(1, Sitter("B", "q")),
    Rose(1),
    Claimed(1, Sitter("B", "q")),
    Unclaimed(1),
    Back(1),
    Said(0, "p", "A", "hello", None),
    Said(None, "p", "A", None, "¡hola!"),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_what_was_written_is_read_again(entry: Entry) -> None:
    assert read(written(entry)) == entry
    assert "\n" not in written(entry)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "not JSON"),
        ("[]", "JSON object"),
        ("[" * 5000, "not JSON"),
        ('{"v":true,"entry":"next-asked","seat":0}', "version True"),
        ('{"v":1,"entry":["next-asked"],"seat":0}', "no such log entry"),
        ('{"v":2,"entry":"next-asked","seat":0}', "version 2"),
        ('{"entry":"next-asked","seat":0}', "version None"),
        ('{"v":1,"entry":"danced","seat":0}', "no such log entry"),
        ('{"v":1,"entry":"next-asked"}', "has the fields seat"),
        ('{"v":1,"entry":"next-asked","seat":0,"more":1}', "has the fields seat"),
        ('{"v":1,"entry":"next-asked","seat":true}', "wrong type"),
        ('{"v":1,"entry":"left"}', "has the fields seat"),
        ('{"v":1,"entry":"left","seat":0,"date":"2026-02-28"}', "has the fields seat"),
        ('{"v":1,"entry":"next-asked","seat":-1}', "wrong type"),
        ('{"v":1,"entry":"next-asked","seat":1.0}', "wrong type"),
        ('{"v":1,"entry":"dealt","number":1,"dealer":null,"deck":"7o"}', "wrong type"),
        ('{"v":1,"entry":"acted","seat":0,"decision":1,"action":[],"by":null}', "wrong type"),
        ('{"v":1,"entry":"sat","seat":0,"sitter":7}', "wrong type"),
        ('{"v":1,"entry":"sat","seat":null,"sitter":{"name":"A"}}', "wrong type"),
        (written(ENTRIES[-8]).replace('"fast"', '"blitz"'), "wrong type"),
        (written(ENTRIES[-8]).replace("[0,1]", "[0,-1]"), "wrong type"),
    ],
)
def test_anything_else_in_the_log_is_refused(text: str, line: str) -> None:
    with pytest.raises(BadInput, match=line):
        read(text)


def test_an_opening_from_before_there_were_dates_and_guests_has_none() -> None:
    old = json.loads(written(ENTRIES[0]))
    for younger in ("date", "settings", "host", "invitation", "away"):
        del old[younger]
    assert read(json.dumps(old)) == ENTRIES[0]


def test_the_written_form_is_frozen() -> None:
    told = json.loads(written(Acted(3, 17, {"pass": True}, None)))
    assert told == {"v": 1, "entry": "acted", "seat": 3, "decision": 17, "action": {"pass": True}, "by": None}

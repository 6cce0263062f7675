"""What the client's tests play through is what the rules say now."""

import json
from typing import get_args

from client.gnav_matches import FILE, written
from tapete.games.gnav.events import SeatEvent


def test_the_matches_of_the_client_are_played_by_the_rules_of_today() -> None:
    assert FILE.read_text() == written(), "write them anew: python -m client.gnav_matches"


def test_everything_that_can_happen_happens_in_them() -> None:
    happened = {event["kind"] for burst in json.loads(FILE.read_text()) for event in burst["events"]}
    kinds = {event.__dataclass_fields__["kind"].default for event in get_args(SeatEvent)}
    assert kinds == happened

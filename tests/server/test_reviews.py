"""Reviews over HTTP: how they go on, for whom, of what, and what is refused."""

import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server import people
from server.people import error, house_of, named, played
from tapete.coach import Review
from tapete.coach.apart import Going, Refused
from tapete.server.http.patience import REVIEWS_AN_HOUR
from tapete.server.limits import Buckets
from tapete.server.reviewing import MOST_OF_HOUSEHOLD, Ahead, Busy, GivenUp, Reviewing
from tapete.wire import reviews as wire

Client = TestClient[Litestar]
EXAMPLES = Path(__file__).parents[2] / "examples"
RECORD = (EXAMPLES / "gnav.jsonl").read_text(encoding="utf-8")
LONG = (EXAMPLES / "comemierda.jsonl").read_text(encoding="utf-8")
"""Its review takes seconds, so that there is time to break it off."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        client.app.state["patience"].reviews = Buckets(10**9, 60)
        yield client


def reviewed(client: Client, **wanted: Any) -> list[dict[str, Any]]:
    answer = client.post("/api/reviews", json=wanted)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_record_is_reviewed_line_by_line_and_the_second_time_at_once(client: Client) -> None:
    *going, last = reviewed(client, record=RECORD)
    assert {line["kind"] for line in going} <= {"waits", "goes"}
    done = [line["done"] for line in going if line["kind"] == "goes"]
    assert done == list(range(1, done[-1] + 1))
    assert done[-1] == going[-1]["actions"]
    assert last["kind"] == "reviewed"
    review, replay = last["review"], last["replay"]
    assert (review["game"], review["measure"], replay["open"]) == ("gnav", "match", True)
    assert (replay["info"]["table"], replay["info"]["seats"][0]["name"]) == ("", "Ana")
    assert [seat["name"] for seat in replay["info"]["seats"][1:]] == ["rules 1", "rules 2", "rules 3"]
    assert [seat["won"] for seat in replay["info"]["seats"]] == [True, False, False, False]
    for decision in review["decisions"]:
        assert replay["steps"][decision["step"]]["seat"] == decision["seat"]
        assert replay["steps"][decision["step"]]["action"] == decision["choices"][decision["taken"]]["action"]
    for account in review["accounts"]:
        parts = account["start"] + account["luck"] + account["own"] + account["others"]
        assert account["end"] == pytest.approx(parts)
    assert reviewed(client, record=RECORD) == [last]
    assert house_of(client).reviewing.under_way == 0
    assert house_of(client).reviewing.processes == ()


def test_a_match_of_the_room_is_reviewed_for_who_may_look_back_at_it(client: Client) -> None:
    me = named(client)
    played(client, me, table="mine")
    played(client, me, table="watched", watch=True)
    assert reviewed(client, table="mine", match=1)[-1]["replay"]["info"]["seat"] == 0
    people.another(client)
    assert error(client.post("/api/reviews", json={"table": "mine", "match": 1})) == (403, "room-not-your-table")
    assert reviewed(client, table="watched", match=1)[-1]["replay"]["info"]["seat"] is None
    assert error(client.post("/api/reviews", json={"table": "watched", "match": 2})) == (404, "room-unknown-match")


async def to_the_end(follows: AsyncIterator[Any]) -> list[Any]:
    return [one async for one in follows]


def unfinished() -> str:
    return "".join(RECORD.splitlines(keepends=True)[:-1])


def changed() -> str:
    return RECORD.replace('"cuckoo"', '"house"', 1)


@pytest.mark.parametrize(
    ("record", "refused"),
    [
        ("", (400, "room-bad-record")),
        ("hello", (400, "room-bad-record")),
        ("\ud800", (400, "room-bad-message")),
        ("{}\n" * 9, (400, "room-bad-record")),
        (changed(), (400, "room-bad-record")),
        (unfinished(), (409, "room-unfinished-record")),
        ("x" * (wire.LARGEST_RECORD + 1), (400, "room-bad-message")),
        ("x" * (13 * wire.LARGEST_RECORD), (413, "room-too-large")),
    ],
    ids=["empty", "no record", "no text", "no header", "another card", "no end", "too long", "far too long"],
)
def test_what_is_no_finished_match_gets_one_line(client: Client, record: str, refused: tuple[int, str]) -> None:
    answer = client.post("/api/reviews", content=json.dumps({"record": record}))
    assert error(answer) == refused
    assert "\n" not in answer.json()["detail"]


@pytest.mark.parametrize("body", [{}, {"table": "abc"}, {"match": 1}, {"record": "x", "table": "abc", "match": 1}])
def test_one_match_is_asked_for(client: Client, body: dict[str, Any]) -> None:
    assert error(client.post("/api/reviews", json=body)) == (400, "room-bad-message")


def test_an_address_may_not_ask_for_ever(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.app.state["patience"], "reviews", Buckets(REVIEWS_AN_HOUR, 3600))
    codes = [error(client.post("/api/reviews", json={"record": ""}))[0] for _ in range(REVIEWS_AN_HOUR + 1)]
    assert codes == [400] * REVIEWS_AN_HOUR + [429]


async def test_others_wait_their_turn_and_a_household_has_its_share() -> None:
    reviewing = Reviewing(processes=0)
    async with contextlib.AsyncExitStack() as open_ones:
        for place in range(MOST_OF_HOUSEHOLD):
            follows = await open_ones.enter_async_context(contextlib.aclosing(reviewing.follow("x", "here")))
            assert await anext(follows) == Ahead(place + 1)
        with pytest.raises(Busy):
            await anext(reviewing.follow("x", "here"))
        elsewhere = await open_ones.enter_async_context(contextlib.aclosing(reviewing.follow("x", "there")))
        assert await anext(elsewhere) == Ahead(MOST_OF_HOUSEHOLD + 1)
        await follows.aclose()
        assert await anext(elsewhere) == Ahead(MOST_OF_HOUSEHOLD)
    assert reviewing.under_way == 0


async def test_who_goes_away_ends_the_process_and_the_next_begins() -> None:
    reviewing = Reviewing(samples=1)
    first, second = (reviewing.follow(RECORD, "here") for _ in range(2))
    assert isinstance(await anext(first), Going)
    assert len(reviewing.processes) == 1
    assert await anext(second) == Ahead(1)
    await first.aclose()
    assert reviewing.processes == ()
    told = await to_the_end(second)
    assert isinstance(told[-1], Review)
    assert (reviewing.under_way, reviewing.processes) == (0, ())


async def test_a_process_that_ends_or_takes_too_long_costs_its_own_review_only() -> None:
    reviewing = Reviewing(longest=0)
    with pytest.raises(GivenUp):
        await anext(reviewing.follow(RECORD, "here"))
    reviewing = Reviewing()
    follows = reviewing.follow(LONG, "here")
    assert isinstance(await anext(follows), Going)
    await reviewing.stop()
    with pytest.raises(GivenUp):
        await to_the_end(follows)
    assert reviewing.under_way == 0


async def test_a_game_that_no_coach_knows_is_told_so() -> None:
    seats = ["Ana", *["robot:rules@1"] * 5]
    many = {"record": 1, "game": "comemierda", "options": {"players": 6, "target": 3}, "seats": seats}
    told = await to_the_end(Reviewing().follow(json.dumps(many) + "\n", "here"))
    assert isinstance(told[-1], Refused)


def test_every_kind_of_line_is_known_by_its_kind() -> None:
    kinds = {line.__struct_config__.tag for line in get_args(wire.ReviewLine)}
    assert kinds == {"waits", "goes", "reviewed", "failed"}

"""Looking back over HTTP: lists of matches, how one ended, and how it went."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server import people
from server.people import error, named, played

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with people.open_room(tmp_path) as client:
        yield client


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A room in which one match was played: it is asked for what it refuses."""
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        played(client, named(client))
        yield client


def tables(page: Any) -> list[str]:
    return [match["table"] for match in page["matches"]]


def test_my_matches_come_in_pages_the_latest_first(client: Client) -> None:
    me = named(client)
    for number in range(5):
        played(client, me, table=f"t{number}", ended=1000.1 + number // 2)
    seen: list[str] = []
    before = None
    for _ in range(3):
        page = client.get("/api/me/matches", params={"limit": 2, **({"before": before} if before else {})}).json()
        seen += tables(page)
        before = page["before"]
    assert seen == ["t4", "t3", "t2", "t1", "t0"]
    assert before is None


def test_a_match_is_told_with_its_seats(client: Client) -> None:
    me = named(client)
    played(client, me)
    (match,) = client.get("/api/me/matches").json()["matches"]
    assert client.get("/api/matches/abc/1").json() == match
    assert (match["seat"], match["game"], match["ended"]) == (0, "gnav", 1000.5)
    mine = match["seats"][0]
    assert (mine["name"], mine["player"], mine["robot"], mine["place"], mine["won"]) == ("Ana", me, None, 1, True)
    assert (mine["lives"], mine["points"], mine["rounds"], mine["offices"], mine["left"]) == (2, None, 9, {}, False)
    assert match["seats"][1]["robot"] == "rules"


def test_lists_can_be_narrowed(client: Client) -> None:
    me = named(client)
    played(client, me, table="g")
    played(client, me, "comemierda", "c")
    assert tables(client.get("/api/me/matches?game=comemierda").json()) == ["c"]
    assert tables(client.get("/api/me/matches?won=false").json()) == []
    assert len(tables(client.get("/api/me/matches?won=true&game=gnav").json())) == 1


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=101", "limit=x", "before=x", "before=1.0-a-", "before=1.0-'-1", "game=x", "won=maybe"]
)
def test_a_bad_wish_for_a_page_is_refused(asked: Client, query: str) -> None:
    assert error(asked.get(f"/api/me/matches?{query}")) == (400, "room-bad-message")


def test_others_see_those_matches_only_that_anybody_may(client: Client) -> None:
    me = named(client)
    played(client, me, table="private")
    played(client, me, table="open", open=True)
    played(client, me, table="watched", watch=True)
    assert set(tables(client.get(f"/api/players/{me}/matches").json())) == {"private", "open", "watched"}
    people.another(client)
    assert set(tables(client.get(f"/api/players/{me}/matches").json())) == {"open", "watched"}
    assert client.get("/api/matches/open/1").json()["seat"] is None
    assert client.get("/api/matches/watched/1/replay").status_code == 200
    for path in ("/api/matches/private/1", "/api/matches/private/1/replay", "/api/matches/private/1/replay?seat=all"):
        assert error(client.get(path)) == (403, "room-not-your-table")
    client.cookies.clear()
    assert error(client.get("/api/matches/private/1/replay")) == (403, "room-not-your-table")
    assert set(tables(client.get(f"/api/players/{me}/matches").json())) == {"open", "watched"}


@pytest.mark.parametrize("path", ["nowhere/1", "abc/2", "abc/0", "abc/-1", "abc/99999999999999999999", "%00/1", "A'/1"])
def test_a_match_that_was_not_played_is_nowhere(asked: Client, path: str) -> None:
    for end in ("", "/replay"):
        status, code = error(asked.get(f"/api/matches/{path}{end}"))
        assert (status, code[:4]) == (404, "room")


@pytest.mark.parametrize("game", ["gnav", "comemierda"])
def test_a_replay_shows_what_the_seat_saw_or_all(client: Client, game: str) -> None:
    played(client, named(client), game)
    mine = client.get("/api/matches/abc/1/replay").json()
    assert (mine["seat"], mine["open"], mine["info"]["table"]) == (0, False, "abc")
    assert [step["number"] for step in mine["steps"]] == list(range(len(mine["steps"])))
    assert all(step["hands"] is None and step["view"]["seat"] == 0 for step in mine["steps"])
    assert {step["seat"] for step in mine["steps"] if step["action"]} == {0}
    everything = client.get("/api/matches/abc/1/replay?seat=all").json()
    assert (everything["seat"], everything["open"]) == (None, True)
    assert all(len(step["hands"]) == 4 for step in everything["steps"])
    assert {step["seat"] for step in everything["steps"] if step["action"]} == {0, 1, 2, 3}
    watched = client.get("/api/matches/abc/1/replay?seat=watcher").json()
    assert all(step["view"]["seat"] is None and step["action"] is None for step in watched["steps"])
    other = client.get("/api/matches/abc/1/replay?seat=2").json()
    assert {step["view"]["seat"] for step in other["steps"]} == {2}


def test_a_replay_travels_squeezed_where_the_client_can_read_it(client: Client) -> None:
    played(client, named(client), "comemierda")
    squeezed = client.get("/api/matches/abc/1/replay", headers={"accept-encoding": "gzip"})
    plain = client.get("/api/matches/abc/1/replay", headers={"accept-encoding": "identity"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert int(squeezed.headers["content-length"]) * 10 < len(plain.content)
    assert "content-encoding" not in plain.headers
    assert squeezed.json() == plain.json()


@pytest.mark.parametrize("seat", ["4", "-1", "x", "", "²", "0000"])
def test_there_is_no_such_seat(asked: Client, seat: str) -> None:
    assert error(asked.get("/api/matches/abc/1/replay", params={"seat": seat})) == (400, "room-bad-message")


def test_a_record_is_for_who_may_see_the_match(client: Client) -> None:
    me = named(client)
    played(client, me, table="private")
    played(client, me, table="open", open=True)
    for table in ("private", "open"):
        answer = client.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/jsonl")
        assert answer.headers["content-disposition"] == f'attachment; filename="gnav-{table}.jsonl"'
    people.another(client)
    assert error(client.get("/api/tables/private/record?match=1")) == (403, "room-not-your-table")
    assert client.get("/api/tables/open/record?match=1").status_code == 200

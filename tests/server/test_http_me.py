"""What is kept about a person: preferences, blocks, everything at once, nothing any more; and reports."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server import people
from server.people import error, named, signed_up
from tapete.server.http import me, patience

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with people.open_room(tmp_path) as client:
        yield client


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A room in which nothing happens: it is asked for what it refuses."""
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        yield client


def test_preferences_come_back_as_they_were_sent(client: Client) -> None:
    liked = {"cloth": "green", "sound": {"volume": 0.5, "on": None}, "<b>": [None], "nul": "\0"}
    named(client)
    assert client.patch("/api/me/preferences", json=liked).json() == liked
    assert client.get("/api/me").json()["preferences"] == liked


def test_preferences_that_are_not_named_stay_and_null_forgets_one(client: Client) -> None:
    named(client)
    client.patch("/api/me/preferences", json={"cloth": "green", "pack": "large"})
    assert client.patch("/api/me/preferences", json={"cloth": None, "speed": 2}).json() == {"pack": "large", "speed": 2}
    assert client.get("/api/me").json()["preferences"] == {"pack": "large", "speed": 2}


@pytest.mark.parametrize("body", ["[]", "null", '"x"', "1", "{", '{"a":NaN}'])
def test_preferences_are_an_object(asked: Client, body: str) -> None:
    people.another(asked)
    assert error(asked.patch("/api/me/preferences", content=body)) == (400, "room-bad-message")


def test_preferences_are_bounded(client: Client) -> None:
    named(client)
    half = {"x": "y" * 4096}
    assert client.patch("/api/me/preferences", json=half).status_code == 200
    assert error(client.patch("/api/me/preferences", json={"z": "y" * 4096})) == (413, "room-too-large")
    assert client.get("/api/me").json()["preferences"] == half


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(
            ("PATCH", "/api/me/preferences"),
            ("GET", "/api/me/export"),
            ("DELETE", "/api/me"),
            ("GET", "/api/me/blocks"),
        ),
        *(("PUT", "/api/me/blocks/abc"), ("GET", "/api/me/sessions"), ("DELETE", "/api/me/sessions/abc")),
        *(("POST", "/api/me/robot-token"), ("GET", "/api/me/matches"), ("POST", "/api/reports")),
    ],
)
def test_a_stranger_has_nothing_here(asked: Client, method: str, path: str) -> None:
    asked.cookies.clear()
    body = {"player": "abc", "reason": "other"} if path == "/api/reports" else {}
    answer = asked.request(method, path, json=body if method in ("PUT", "POST") else None)
    assert error(answer) == (401, "room-not-known")


def test_people_are_blocked_and_heard_again(client: Client) -> None:
    eva = named(client, "Eva <script>")
    me = people.another(client, "Ana")
    for _ in range(2):
        assert client.put(f"/api/me/blocks/{eva}").status_code == 204
    assert client.get("/api/me/blocks").json() == [{"player": eva, "name": "Eva <script>"}]
    assert client.get(f"/api/players/{eva}?game=gnav").json()["blocked"] is True
    assert client.delete(f"/api/me/blocks/{eva}").status_code == 204
    assert client.get("/api/me/blocks").json() == []
    for nobody in ("nobody", me, "%00", "a'--", "x" * 300):
        assert error(client.put(f"/api/me/blocks/{nobody}")) == (404, "room-unknown-player")


def test_an_export_has_everything_but_secrets(client: Client) -> None:
    player = named(client)
    signed_up(client)
    people.played(client, player)
    people.played(client, player, "comemierda", "def")
    answer = client.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="tapete.json"'
    told = answer.json()
    assert [person["account"] for person in told["person"]] == ["ana"]
    assert len(told["results"]) == 2
    assert {record["table"] for record in told["records"]} == {"abc", "def"}
    for record in told["records"]:
        assert json.loads(record["record"].splitlines()[0])["record"] == 1
    assert "hash" not in answer.text


def test_an_export_has_the_records_of_all_matches_however_many(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(me, "A_PAGE", 2)
    player = named(client)
    tables = ("abc", "def", "ghi", "jkl", "mno")
    for table in tables:
        people.played(client, player, "gnav", table)
    told = client.get("/api/me/export").json()["records"]
    assert sorted(record["table"] for record in told) == sorted(tables)


def test_an_export_that_breaks_off_is_no_json(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    player = named(client)
    people.played(client, player)

    async def gone(*_: object) -> str:
        raise OSError("the database is gone")

    monkeypatch.setattr(people.house_of(client).room, "record", gone)
    answer = client.get("/api/me/export")
    assert answer.text.endswith('"records":[')


def test_who_is_forgotten_leaves_no_name(client: Client) -> None:
    player = named(client)
    signed_up(client)
    people.played(client, player, open=True)
    assert client.delete("/api/me").status_code == 204
    assert client.get("/api/me").json() is None
    sign_in = {"account": "ana", "phrase": people.PHRASE}
    assert error(client.post("/api/session", json=sign_in)) == (401, "room-wrong-phrase")
    assert error(client.get(f"/api/players/{player}?game=gnav")) == (404, "room-unknown-player")
    seats = client.get("/api/matches/abc/1").json()["seats"]
    assert (seats[0]["name"], seats[0]["player"]) == ("?", None)
    again = client.post("/api/account", json=sign_in)
    assert again.status_code == 201, "the name is free"


def test_who_is_forgotten_leaves_the_tables(client: Client) -> None:
    named(client)
    gathering = client.post("/api/tables", json={"game": "gnav", "name": "Ana", "people": True}).json()["table"]
    playing = client.post("/api/tables", json={"game": "gnav", "name": "Ana"}).json()["table"]
    assert client.delete("/api/me").status_code == 204
    room = people.house_of(client).room
    assert people.run(client, room.table, gathering).state.closed
    assert people.run(client, room.table, playing).state.abandoned


def test_exports_are_not_asked_for_all_the_time(client: Client) -> None:
    named(client)
    answers = [client.get("/api/me/export").status_code for _ in range(patience.EXPORTS_AN_HOUR + 1)]
    assert answers == [200] * patience.EXPORTS_AN_HOUR + [429]


def test_a_report_reaches_the_host(client: Client) -> None:
    eva = named(client, "Eva")
    me = people.another(client)
    told = {"player": eva, "table": "abc", "reason": "words", "note": "'); drop table report;--\0\r\n<b>"}
    assert client.post("/api/reports", json=told).status_code == 204
    (kept,) = people.run(client, people.house_of(client).store.reports.all)
    assert (kept.person, kept.against, kept.table_id, kept.reason) == (me, eva, "abc", "words")
    assert kept.note == "'); drop table report;--\n<b>"


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"player": "nobody"}, (404, "room-unknown-player")),
        ({"player": "a\0"}, (404, "room-unknown-player")),
        ({"table": "../etc"}, (404, "room-unknown-table")),
        ({"reason": "boring"}, (400, "room-bad-message")),
        ({"note": "x" * 501}, (400, "room-bad-message")),
        ({"more": 1}, (400, "room-bad-message")),
    ],
)
def test_a_report_that_says_nothing_is_refused(
    asked: Client, changes: dict[str, object], refused: tuple[int, str]
) -> None:
    eva = people.another(asked, "Eva")
    people.another(asked)
    assert error(asked.post("/api/reports", json={"player": eva, "reason": "name", **changes})) == refused


def test_nobody_reports_without_end_or_himself(client: Client) -> None:
    eva = named(client, "Eva")
    me = people.another(client)
    assert error(client.post("/api/reports", json={"player": me, "reason": "name"}))[0] == 404
    answers = [client.post("/api/reports", json={"player": eva, "reason": "name"}) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [204] * patience.REPORTS_AN_HOUR + [429]

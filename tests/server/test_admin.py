"""What the host of the room sees and does, and what nobody else gets to know."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server import people
from server.people import error, named
from tapete.server.tokens import COOKIE
from tapete.wire.incoming import VERSION

Client = TestClient[Litestar]
REFUSED = (403, "room-not-admin")
ADDRESSES = [
    *(("GET", ""), ("GET", "/tables"), ("GET", "/people"), ("GET", "/reports"), ("POST", "/tables/x/close")),
    *(("PUT", "/people/x/ban"), ("DELETE", "/people/x/ban"), ("PUT", "/announcement"), ("PUT", "/settings")),
    ("POST", "/reports/x/done"),
]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with people.open_room(tmp_path) as client:
        yield client


def host(client: Client) -> str:
    """Be the host from now on; the host's number."""
    player = people.another(client, "Host")
    people.run(client, people.house_of(client).store.people.set_role, player, "admin")
    return player


def soon(ask: Callable[[], Any]) -> Any:
    """What is there, once something is: a table tells of itself a moment after it changed."""
    return next(found for _ in range(1000) if (found := ask()))


def test_every_address_is_the_hosts_alone(client: Client) -> None:
    host(client)
    token = client.post("/api/me/robot-token").json()["token"]
    robot = {"authorization": f"Bearer {token}"}
    for headers in ({}, robot):
        client.cookies.clear()
        for method, path in ADDRESSES:
            assert error(client.request(method, f"/api/admin{path}", headers=headers)) == REFUSED
    named(client, "Ana")
    for method, path in ADDRESSES:
        assert error(client.request(method, f"/api/admin{path}", content=b"{")) == REFUSED


def test_the_role_is_looked_up_anew_each_time(client: Client) -> None:
    player = host(client)
    assert client.get("/api/admin").status_code == 200
    assert client.get("/api/me").json()["admin"] is True
    people.run(client, people.house_of(client).store.people.set_role, player, "")
    assert error(client.get("/api/admin")) == REFUSED


def test_the_host_sees_tables_and_closes_them(client: Client) -> None:
    named(client)
    wish = {"game": "gnav", "name": "Ana", "people": True, "settings": {"title": "<b>Mine</b>"}}
    table = client.post("/api/tables", json=wish).json()["table"]
    mine = client.cookies[COOKIE]
    host(client)
    (told,) = soon(lambda: client.get("/api/admin/tables").json())
    overview = client.get("/api/admin").json()
    assert (overview["gathering"], overview["playing"], overview["reports"]) == (1, 0, 0)
    assert (told["table"]["table"], told["table"]["title"], told["phase"]) == (table, "<b>Mine</b>", "gathering")
    assert client.get("/api/lobby").json()["gathering"] == [], "it is private"
    assert client.post(f"/api/admin/tables/{table}/close").status_code == 204
    assert client.get("/api/admin/tables").json() == []
    assert error(client.post("/api/admin/tables/nowhere/close")) == (404, "room-unknown-table")
    client.cookies.clear()
    client.cookies.set(COOKIE, mine)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"type": "join", "version": VERSION})
        assert socket.receive_json(timeout=5)["type"] in ("refused", "joined")


def test_a_running_match_is_closed_by_everybody_leaving_it(client: Client) -> None:
    named(client)
    table = client.post("/api/tables", json={"game": "gnav", "name": "Ana"}).json()["table"]
    mine = client.cookies[COOKIE]
    host(client)
    assert client.post(f"/api/admin/tables/{table}/close").status_code == 204
    client.cookies.clear()
    client.cookies.set(COOKIE, mine)
    assert client.get(f"/api/tables/{table}/record").status_code == 200, "abandoned, so it is opened"


def test_a_ban_keeps_a_person_from_tables_until_it_is_lifted(client: Client) -> None:
    eva = named(client, "Eva")
    hers = client.cookies[COOKIE]
    me = host(client)
    mine = client.cookies[COOKIE]
    wish = {"game": "gnav", "name": "Eva"}
    for days in (3, None):
        assert client.put(f"/api/admin/people/{eva}/ban", json={"days": days}).status_code == 204
        told = {person["player"]: person["banned_until"] for person in client.get("/api/admin/people").json()}
        assert told[eva] > people.house_of(client).clock.now()
        assert told[me] is None
        client.cookies.clear()
        answer = client.post("/api/tables", json=wish, headers={"cookie": f"{COOKIE}={hers}"})
        assert error(answer) == (403, "room-banned")
        client.cookies.set(COOKIE, mine)
    assert client.delete(f"/api/admin/people/{eva}/ban").status_code == 204
    client.cookies.clear()
    assert client.post("/api/tables", json=wish, headers={"cookie": f"{COOKIE}={hers}"}).status_code == 201


def test_bans_are_of_people_there_are_and_not_of_the_host(client: Client) -> None:
    me = host(client)
    for player in (me, "nobody", "%00"):
        assert error(client.put(f"/api/admin/people/{player}/ban", json={"days": 1})) == (404, "room-unknown-player")
    eva = people.another(client)
    host(client)
    for days in (0, -1, 99999, "1", 1.5):
        assert client.put(f"/api/admin/people/{eva}/ban", json={"days": days}).status_code == 400


def test_people_are_found_by_name_in_pages(client: Client) -> None:
    for name in ("Ana", "Anais", "Eva%", "Eva_"):
        people.another(client, name)
    host(client)
    assert {row["name"] for row in client.get("/api/admin/people?found=ana").json()} == {"Ana", "Anais"}
    assert {row["name"] for row in client.get("/api/admin/people", params={"found": "%"}).json()} == {"Eva%"}
    assert client.get("/api/admin/people", params={"found": "'; drop table person;--\0"}).json() == []
    first = client.get("/api/admin/people?limit=3").json()
    rest = client.get("/api/admin/people", params={"after": first[-1]["player"]}).json()
    assert len({row["player"] for row in (*first, *rest)}) == 5


def test_an_announcement_is_one_line_for_everybody(client: Client) -> None:
    host(client)
    assert client.put("/api/admin/announcement", json={"text": " We close\n at <ten> "}).json()["text"] == (
        "We close at <ten>"
    )
    client.cookies.clear()
    assert client.get("/api/room").json()["announcement"] == "We close at <ten>"
    assert client.get("/api/lobby").json()["announcement"] == "We close at <ten>"
    host(client)
    assert client.put("/api/admin/announcement", json={"text": None}).json() == {"text": None}
    assert client.get("/api/room").json()["announcement"] is None


def test_settings_hold_from_then_on(client: Client) -> None:
    host(client)
    talk = {"game": "gnav", "name": "Host", "people": True, "settings": {"talk": "text"}}
    assert error(client.post("/api/tables", json=talk)) == (400, "room-phrases-only")
    chosen = {"sign_up": False, "free_text": True, "polite_name": True, "retention_days": 30}
    assert client.put("/api/admin/settings", json=chosen).json() == chosen
    assert client.get("/api/admin").json()["settings"] == chosen
    room = client.get("/api/room").json()
    assert (room["sign_up"], room["free_text"], room["polite_name"]) == (False, True, True)
    assert "data-polite" in client.get("/en/").text
    assert client.post("/api/tables", json=talk).status_code == 201
    assert error(client.put("/api/admin/settings", json={**chosen, "retention_days": 0})) == (400, "room-bad-message")


def test_reports_wait_until_they_are_seen_to(client: Client) -> None:
    eva = named(client, "Eva <script>")
    people.another(client, "Ana")
    told = {"player": eva, "reason": "cheating", "note": "<img src=x>"}
    assert client.post("/api/reports", json=told).status_code == 204
    host(client)
    (report,) = client.get("/api/admin/reports").json()
    assert (report["by"], report["name"], report["player"], report["table"]) == ("Ana", "Eva <script>", eva, None)
    assert (report["reason"], report["note"], report["done"]) == ("cheating", "<img src=x>", False)
    assert client.post(f"/api/admin/reports/{report['id']}/done").status_code == 204
    assert client.get("/api/admin/reports").json() == []
    assert [row["id"] for row in client.get("/api/admin/reports?done=true").json()] == [report["id"]]
    assert client.post("/api/admin/reports/nothing/done").status_code == 404

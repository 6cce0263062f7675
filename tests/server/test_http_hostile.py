"""What strangers try over HTTP: other sites' pages, others' things, other tongues; none of it gets anywhere."""

import re
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server import people
from server.people import error, named
from tapete.server.http import API
from tapete.server.http.documents import openapi
from tapete.server.http.reviews import LARGEST_BODY
from tapete.server.limits import Buckets
from tapete.server.tokens import COOKIE

Client = TestClient[Litestar]

UNSAFE = [
    (method.upper(), re.sub(r"{\w+}", "abc", path))
    for path, methods in openapi(API)["paths"].items()
    for method in methods
    if method != "get"
]
SQL = ["'; drop table person;--", "' or '1'='1", '" or ""="', "1; delete from session", "%' union select 1--", "\\"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        yield client


@pytest.fixture(autouse=True)
def _a_new_browser(client: Client) -> None:
    client.cookies.clear()


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.test", "null", "http://room.test:81", "http://room.test.evil.test"]
)
def test_no_page_of_another_site_changes_anything(client: Client, origin: str) -> None:
    named(client)
    for method, path in UNSAFE:
        answer = client.request(method, path, json={}, headers={"origin": origin})
        assert error(answer) == (403, "room-foreign-origin"), f"{method} {path}"
    assert client.get("/api/me").json()["name"] == "Ana"


def test_a_page_of_ours_does(client: Client) -> None:
    answer = client.put("/api/me", json={"name": "Ana"}, headers={"origin": "http://room.test"})
    assert answer.status_code == 200


@pytest.mark.parametrize("method", ["PATCH", "OPTIONS", "TRACE"])
def test_other_methods_are_nowhere(client: Client, method: str) -> None:
    for path in ("/api/me", "/api/tables", "/api/admin"):
        answer = client.request(method, path, headers={"origin": "https://elsewhere.test"})
        assert "access-control-allow-origin" not in answer.headers
        assert answer.status_code in (204, 403, 404, 405)


@pytest.mark.parametrize("token", ["0" * 64, "robot_" + "0" * 64, "x", "' or 1=1", "x" * 5000])
def test_a_forged_token_is_a_strangers(client: Client, token: str) -> None:
    named(client)
    client.cookies.clear()
    for headers in ({"cookie": f"{COOKIE}={token}"}, {"authorization": f"Bearer {token}"}):
        assert client.get("/api/me", headers=headers).json() is None
        assert client.get("/api/me/export", headers=headers).status_code in (401, 403)


def test_markup_in_a_name_comes_back_as_data(client: Client) -> None:
    name = "<script>alert(1)</script>"
    player = named(client, name)
    for path in ("/api/me", f"/api/players/{player}?game=gnav", "/api/me/export"):
        answer = client.get(path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert name in answer.text


def test_markup_in_an_address_does_not_come_back(client: Client) -> None:
    for path in ("/api/<script>", "/api/players/<script>?game=gnav", "/es/<script>", "/docs/<script>"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "<script>" not in answer.text


def test_a_name_never_stands_in_a_header(client: Client) -> None:
    for name in ('x"; filename="evil.exe', "Ñandú €", "a;b"):
        player = named(client, name)
        people.played(client, player, table=f"t{len(name)}")
        answer = client.get(f"/api/tables/t{len(name)}/record")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"] == f'attachment; filename="gnav-t{len(name)}.jsonl"'
        assert all(name not in value for value in answer.headers.values())


@pytest.mark.parametrize(
    "path", ["abc%0d%0aset-cookie:%20x=1", "..%2f..%2fetc%2fpasswd", "%2e%2e", "%00", "%ff", "a" * 3000]
)
def test_paths_lead_nowhere_else(client: Client, path: str) -> None:
    named(client)
    for address in (f"/api/tables/{path}/record", f"/api/matches/{path}/1", f"/api/players/{path}?game=gnav"):
        answer = client.get(address)
        assert answer.status_code == 404
        assert "set-cookie" not in answer.headers
        assert "root:" not in answer.text


def test_sql_in_every_field_is_only_text(client: Client) -> None:
    eva = people.another(client, "Eva")
    me = people.another(client, "Ana")
    for sql in SQL:
        assert client.put("/api/me", json={"name": sql}).json()["name"] == sql
        assert client.patch("/api/me/preferences", json={sql: sql}).json()[sql] == sql
        assert client.post("/api/account", json={"account": sql, "phrase": sql * 8}).status_code == 400
        assert client.post("/api/reports", json={"player": eva, "reason": "other", "note": sql}).status_code == 204
        assert client.post("/api/reports", json={"player": sql, "reason": "other"}).status_code == 404
        assert client.put(f"/api/me/blocks/{sql}").status_code == 404
        assert client.delete(f"/api/me/sessions/{sql}").status_code == 404
        assert client.get("/api/me/matches", params={"before": sql}).status_code == 400
        assert client.get("/api/players", params={"game": "gnav", "order": sql}).status_code == 400
        wish = {"game": "gnav", "name": sql, "people": True, "settings": {"title": sql}}
        assert client.post("/api/tables", json=wish).status_code == 201
    assert client.get("/api/me").json()["player"] == me
    assert client.get(f"/api/players/{eva}?game=gnav").json()["name"] == "Eva"


def test_what_is_too_large_is_refused_everywhere(client: Client) -> None:
    people.another(client)
    for method, path in UNSAFE:
        if (
            "admin" not in path
            and method in ("PUT", "POST")
            and path not in ("/api/me/robot-token", "/api/me/blocks/abc")
        ):
            size = LARGEST_BODY if path == "/api/reviews" else 70_000
            answer = client.request(method, path, json={"name": "x" * size})
            assert error(answer) == (413, "room-too-large"), f"{method} {path}"


@pytest.mark.parametrize(
    "body", [b"[" * 60_000, b'{"name":"\xff"}', b'{"name":"\\ud800"}', b'{"name":1e999}', b"\0", b"{}{}"]
)
def test_a_body_that_is_no_message_is_refused(client: Client, body: bytes) -> None:
    assert error(client.put("/api/me", content=body)) == (400, "room-bad-message")


def test_what_is_wrong_with_us_is_not_blamed_on_who_asks(client: Client) -> None:
    people.played(client, people.another(client), table="broken")
    store = people.house_of(client).store
    people.run(client, store.logs.append, "broken", len(people.log("gnav")) + 1, 0.0, "no entry")
    assert error(client.get("/api/matches/broken/1/replay")) == (500, "room-trouble")
    people.run(client, store.settings.put, "retention_days", "many")
    assert error(client.get("/api/room")) == (500, "room-trouble")
    people.run(client, store.settings.remove, "retention_days")
    assert client.get("/api/room").status_code == 200


def test_changes_and_replays_are_counted_by_address(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = people.another(client)
    people.played(client, ana, table="counted")
    kept = client.app.state["patience"]
    monkeypatch.setattr(kept, "replays", Buckets(1, 60))
    assert client.get("/api/matches/counted/1/replay").status_code == 200
    assert error(client.get("/api/matches/counted/1/replay")) == (429, "room-too-fast")
    assert error(client.get("/api/tables/counted/record")) == (429, "room-too-fast"), "it is played again too"
    monkeypatch.setattr(kept, "changes", Buckets(1, 60))
    assert client.put("/api/me", json={"name": "Ana"}).status_code == 200
    assert error(client.put("/api/me", json={"name": "Ana"})) == (429, "room-too-fast")
    assert client.get("/api/me").status_code == 200


def test_one_persons_things_are_no_others(client: Client) -> None:
    ana = people.another(client, "Ana")
    people.played(client, ana, table="hers")
    hers = client.get("/api/me/sessions").json()[0]["id"]
    people.another(client, "Eva")
    assert client.delete(f"/api/me/sessions/{hers}").status_code == 404
    assert error(client.get("/api/matches/hers/1")) == (403, "room-not-your-table")
    assert error(client.get("/api/tables/hers/record")) == (403, "room-not-your-table")
    assert client.get("/api/me/matches").json()["matches"] == []
    assert ana not in client.get("/api/me/export").text

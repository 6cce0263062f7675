"""The room over plain HTTP."""

import json
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server import people
from tapete.games import GAMES
from tapete.room import refusals
from tapete.server.guests import COOKIE

Client = TestClient[Litestar]
WISH = {"game": "gnav", "name": "Ana"}


def test_it_says_that_it_lives(client: Client) -> None:
    answer = client.get("/healthz")
    assert answer.json()["status"] == "ok"
    assert client.head("/healthz").status_code == 200


def test_games_come_with_their_options_and_ranges(client: Client) -> None:
    games = {game["game"]: game["options"] for game in client.get("/api/games").json()}
    assert set(games) == set(GAMES)
    lives = next(option for option in games["gnav"] if option["name"] == "lives")
    assert lives == {"name": "lives", "rule": "G2", "standard": 3, "low": 1, "high": 9, "nullable": False}


def test_opening_a_table_makes_a_guest_once(client: Client) -> None:
    first = client.post("/api/tables", json=WISH)
    assert first.status_code == 201
    assert set(first.json()) == {"table"}
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    second = client.post("/api/tables", json=WISH)
    assert second.status_code == 201
    assert "set-cookie" not in second.headers
    assert second.json() != first.json()


@pytest.mark.parametrize("cookie", ["", "nonsense", "x" * 5000])
def test_an_unknown_token_makes_a_new_guest(client: Client, cookie: str) -> None:
    answer = client.post("/api/tables", json=WISH, headers={"cookie": f"{COOKIE}={cookie}"})
    assert answer.status_code == 201
    assert COOKIE in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "bridge"}, "room-unknown-game"),
        ({"name": "x" * 200}, "room-bad-name"),
        ({"name": " "}, "room-bad-name"),
        ({"level": 9}, "room-unknown-robot"),
        ({"level": "three"}, "room-bad-message"),
        ({"options": {"wings": True}}, "room-bad-option"),
        ({"options": {"players": 99}}, "room-bad-option"),
        ({"options": []}, "room-bad-message"),
        ({"robot_pause": "gallop"}, "room-bad-message"),
        ({"more": 1}, "room-bad-message"),
        ({"people": True, "settings": {"more": 1}}, "room-bad-message"),
        ({"people": True, "settings": {"title": "a\nb"}}, "room-bad-title"),
        ({"people": True, "settings": {"clock": "never"}}, "room-bad-message"),
        ({"level": "2"}, "room-bad-message"),
        ({"name": None}, "room-bad-message"),
    ],
)
def test_a_bad_wish_gets_one_clear_line(client: Client, changes: dict[str, Any], code: str) -> None:
    answer = client.post("/api/tables", json={**WISH, **changes})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["detail"]
    assert "\n" not in answer.json()["detail"]


def test_a_stranger_whose_wish_is_refused_leaves_no_guest(client: Client) -> None:
    for changes in ({"game": "bridge"}, {"name": " "}, {"options": {"players": 99}}, {"settings": {"talk": "text"}}):
        assert client.post("/api/tables", json={**WISH, **changes}).status_code == 400
    everybody = people.house_of(client).store.people.all
    assert people.run(client, lambda: everybody(limit=9)) == []


def test_markup_in_a_name_is_only_text(client: Client) -> None:
    assert client.post("/api/tables", json={**WISH, "name": "<b>Ana</b>"}).status_code == 201


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'"x"', b"[" * 60000])
def test_a_body_that_is_no_json_object_is_refused(client: Client, body: bytes) -> None:
    answer = client.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "room-bad-message"


def test_a_body_above_64_kib_is_refused(client: Client) -> None:
    answer = client.post("/api/tables", json={**WISH, "name": "x" * 70000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "room-too-large"


@pytest.mark.parametrize("origin", ["https://elsewhere.test", "null", "http://room.test:81"])
def test_another_sites_page_may_not_open_tables(client: Client, origin: str) -> None:
    answer = client.post("/api/tables", json=WISH, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "room-foreign-origin"


def test_our_own_page_may(client: Client) -> None:
    assert client.post("/api/tables", json=WISH, headers={"origin": "http://room.test"}).status_code == 201


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/tables"), ("GET", "/api/nothing"), ("POST", "/healthz")])
def test_an_address_where_nothing_is(client: Client, method: str, path: str) -> None:
    answer = client.request(method, path)
    assert answer.status_code in (404, 405)
    assert answer.json()["code"] == "room-no-such-page"


def test_a_record_is_for_those_at_the_table_and_only_when_it_is_over(client: Client) -> None:
    table = client.post("/api/tables", json=WISH).json()["table"]
    answer = client.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "room-not-over")
    for match in ("7", "x", "-1", "9" * 40, "²"):
        answer = client.get(f"/api/tables/{table}/record", params={"match": match})
        assert (answer.status_code, answer.json()["code"]) == (404, "room-unknown-match")
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}/record").json()["code"] == "room-not-your-table"
    assert client.get("/api/tables/nowhere/record").json()["code"] == "room-unknown-table"


def test_every_error_is_a_refusal_of_the_room(client: Client) -> None:
    codes = {refusal.key for refusal in refusals.ALL}
    for path in ("/api/x", "/api/tables/x/record"):
        assert json.loads(client.get(path).content)["code"] in codes

"""How much anybody may ask for, and that what is remembered of it stays small."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tapete.server import limits
from tapete.server.guests import COOKIE
from tapete.server.limits import Buckets, household

Client = TestClient[Litestar]
WISH = {"game": "gnav", "name": "Ana"}


def test_a_bucket_is_empty_after_so_many_and_fills_with_time() -> None:
    buckets = Buckets(3, 60)
    assert [buckets.take("192.0.2.1", 1000.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("192.0.2.2", 1000.0), "another address has its own"
    assert not buckets.take("192.0.2.1", 1019.0)
    assert buckets.take("192.0.2.1", 1021.0)
    assert not buckets.take("192.0.2.1", 1021.0)


def test_a_clock_that_is_put_back_fills_nothing() -> None:
    buckets = Buckets(1, 60)
    assert buckets.take("192.0.2.1", 1000.0)
    assert not buckets.take("192.0.2.1", 900.0)


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 100)
    buckets = Buckets(1, 60)
    buckets.take("192.0.2.1", 0.0)
    for number in range(300):
        buckets.take(f"198.51.100.{number % 150}", 0.0)
    assert len(buckets) == 100
    assert buckets.take("192.0.2.1", 0.0), "forgotten, for it was longest unseen"


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(address: str, place: str) -> None:
    assert household(address) == place


def test_too_many_tables_in_a_minute_are_refused(client: Client) -> None:
    client.app.state["house"].new_tables = Buckets(2, 60)
    assert [client.post("/api/tables", json=WISH).status_code for _ in range(3)] == [201, 201, 429]
    assert client.post("/api/tables", json=WISH).json()["code"] == "room-too-fast"


def test_too_many_guests_in_an_hour_are_refused_and_those_who_are_known_are_not(client: Client) -> None:
    client.app.state["house"].new_guests = Buckets(1, 3600)
    assert client.post("/api/tables", json=WISH).status_code == 201
    token = client.cookies[COOKIE]
    client.cookies.clear()
    answer = client.post("/api/tables", json=WISH)
    assert (answer.status_code, answer.json()["code"]) == (429, "room-too-many-guests")
    assert "set-cookie" not in answer.headers
    assert client.post("/api/tables", json=WISH, headers={"cookie": f"{COOKIE}={token}"}).status_code == 201


def test_at_too_many_tables_one_is_told_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.app.state["house"].room, "_most_of_one", 1)
    assert client.post("/api/tables", json=WISH).status_code == 201
    answer = client.post("/api/tables", json=WISH)
    assert (answer.status_code, answer.json()["code"]) == (429, "room-too-many-tables")


def test_a_full_room_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.app.state["house"].room, "_most_tables", 0)
    answer = client.post("/api/tables", json=WISH)
    assert (answer.status_code, answer.json()["code"]) == (503, "room-full")

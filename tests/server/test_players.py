"""The table of players and their pages over HTTP."""

from collections.abc import Iterator
from pathlib import Path

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
    """A room in which nothing happens: it is asked for what it refuses."""
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        yield client


def test_players_are_those_who_finished_a_match_of_the_game(client: Client) -> None:
    me = named(client)
    played(client, me)
    played(client, me, table="def")
    (row,) = client.get("/api/players?game=gnav").json()
    assert (row["player"], row["name"], row["matches"], row["won"], row["place"]) == (me, "Ana", 2, 2, 1.0)
    assert (row["lives_left"], row["points_per_round"]) == (2.0, None)
    assert client.get("/api/players?game=comemierda").json() == []


@pytest.mark.parametrize("order", ["rating", "matches", "won", "points", "place"])
def test_the_table_has_its_orders(asked: Client, order: str) -> None:
    assert asked.get(f"/api/players?game=gnav&order={order}").json() == []


@pytest.mark.parametrize(
    "query", ["", "game=bridge", "game=gnav&order=name", "game=gnav&limit=101", "game=gnav&offset=-1", "game=gnav'--"]
)
def test_a_bad_wish_for_the_table_is_refused(asked: Client, query: str) -> None:
    assert error(asked.get(f"/api/players?{query}")) == (400, "room-bad-message")


def test_a_player_has_a_page_before_the_first_match_and_after(client: Client) -> None:
    me = named(client, "<script>alert(1)</script>")
    before = client.get(f"/api/players/{me}?game=gnav").json()
    assert (before["row"], before["ratings"], before["me"], before["blocked"]) == (None, [], True, False)
    played(client, me)
    people.another(client)
    after = client.get(f"/api/players/{me}?game=gnav")
    assert after.headers["content-type"] == "application/json"
    told = after.json()
    assert (told["name"], told["me"]) == ("<script>alert(1)</script>", False)
    assert told["ratings"] == [{"at": 1000.5, "value": 5.0, "mu": 27.5, "sigma": 7.5}]
    assert told["row"]["matches"] == 1
    assert "account" not in told


@pytest.mark.parametrize("player", ["nobody", "%00", "..%2Fx", "a'--", "x" * 400, "%F0%9F%83%8F"])
def test_nobody_has_no_page(asked: Client, player: str) -> None:
    for path in (f"/api/players/{player}?game=gnav", f"/api/players/{player}/matches"):
        assert asked.get(path).status_code == 404

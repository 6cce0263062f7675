"""Accounts, sessions and robots' tokens over HTTP."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server import people
from server.people import PHRASE, error, named, signed_up
from tapete.server import accounts
from tapete.server.tokens import COOKIE

Client = TestClient[Litestar]
SIGN_IN = {"account": "ana", "phrase": PHRASE}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with people.open_room(tmp_path) as client:
        yield client


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A room in which nothing happens: it is asked for what it refuses."""
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        yield client


def test_a_stranger_is_nobody_and_becomes_a_guest_by_a_name(client: Client) -> None:
    assert client.get("/api/me").json() is None
    player = named(client)
    told = {"player": player, "name": "Ana", "account": None, "admin": False, "preferences": {}}
    assert client.get("/api/me").json() == told
    assert named(client, "Anita") == player


@pytest.mark.parametrize("name", ["", " ", "x" * 65, "robot:rules@1", "a\nb", "a\r\nb", "\u202eana", "a\0b"])
def test_a_name_that_cannot_stand_is_refused(asked: Client, name: str) -> None:
    asked.cookies.clear()
    assert error(asked.put("/api/me", json={"name": name})) == (400, "room-bad-name")
    assert asked.get("/api/me").json() is None


def test_an_account_is_found_again_from_another_browser(client: Client) -> None:
    player = named(client)
    code = signed_up(client)
    assert len(code.replace("-", "")) == 20
    client.cookies.clear()
    answer = client.post("/api/session", json={"account": " ANA", "phrase": PHRASE})
    assert answer.status_code == 201
    assert answer.json()["player"] == player
    assert client.get("/api/me").json()["account"] == "ana"


def test_a_stranger_who_signs_up_is_called_like_the_account(client: Client) -> None:
    signed_up(client, "eva.maria")
    assert client.get("/api/me").json()["name"] == "eva.maria"


def test_a_new_token_comes_with_signing_up_and_with_signing_in(client: Client) -> None:
    named(client)
    guest = client.cookies[COOKIE]
    signed_up(client)
    mine = client.cookies[COOKIE]
    assert mine != guest
    client.cookies.clear()
    assert client.get("/api/me", headers={"cookie": f"{COOKIE}={guest}"}).json() is None, "the old one opens nothing"
    planted = {"cookie": f"{COOKIE}={'0' * 64}"}
    answer = client.post("/api/session", json=SIGN_IN, headers=planted)
    assert answer.status_code == 201
    client.cookies.clear()
    assert client.get("/api/me", headers=planted).json() is None


def test_signing_out_ends_the_session_and_no_other(client: Client) -> None:
    signed_up(client)
    here = client.cookies[COOKIE]
    client.cookies.clear()
    client.post("/api/session", json=SIGN_IN)
    there = client.cookies[COOKIE]
    assert client.delete("/api/session").status_code == 204
    assert client.get("/api/me").json() is None
    assert client.get("/api/me", headers={"cookie": f"{COOKIE}={there}"}).json() is None
    assert client.get("/api/me", headers={"cookie": f"{COOKIE}={here}"}).json()["account"] == "ana"


def test_the_cookie_is_secure_over_https_only(client: Client) -> None:
    assert "Secure" not in client.put("/api/me", json={"name": "Ana"}).headers["set-cookie"]
    client.cookies.clear()
    cookie = client.put("https://room.test/api/me", json={"name": "Ana"}).headers["set-cookie"]
    assert {"Secure", "HttpOnly", "SameSite=lax"} <= set(cookie.split("; "))


def test_an_unknown_account_and_a_wrong_phrase_get_the_same_answer(client: Client) -> None:
    signed_up(client)
    client.cookies.clear()
    wrong = client.post("/api/session", json={"account": "ana", "phrase": "not the phrase"})
    unknown = client.post("/api/session", json={"account": "nobody", "phrase": PHRASE})
    impossible = client.post("/api/session", json={"account": "a\0'; drop table person", "phrase": PHRASE})
    assert wrong.status_code == unknown.status_code == impossible.status_code == 401
    assert wrong.content == unknown.content == impossible.content
    assert "set-cookie" not in wrong.headers


async def test_an_unknown_account_takes_the_same_work() -> None:
    class Counting:
        verified = 0

        def hash(self, phrase: str) -> str:
            return people.QUICK.hash(phrase)

        def verify(self, kept: str, phrase: str) -> bool:
            self.verified += 1
            return people.QUICK.verify(kept, phrase)

    counting = Counting()
    keeper = accounts.Accounts(counting)  # type: ignore[arg-type]
    assert not await keeper.is_phrase("something", None)
    assert not await keeper.is_phrase("nobody's", None), "not even by the phrase that nobody has"
    assert counting.verified == 2


def test_guesses_are_counted_by_account_wherever_they_come_from(client: Client) -> None:
    signed_up(client)
    keeper = client.app.state["accounts"]
    now = people.house_of(client).clock.now()
    taken = [keeper.may_guess(f"10.0.0.{i}", "ANA", now) for i in range(accounts.GUESSES + 1)]
    assert taken == [True] * accounts.GUESSES + [False]
    assert error(client.post("/api/session", json=SIGN_IN)) == (429, "room-too-fast")
    assert keeper.may_guess("10.0.1.1", "eva", now)
    assert keeper.may_guess("10.0.1.1", "ana", now + accounts.GUESSES_IN)


def test_guesses_are_counted_by_address(client: Client) -> None:
    for i in range(accounts.GUESSES):
        assert error(client.post("/api/session", json={"account": f"nobody{i}", "phrase": PHRASE}))[0] == 401
    assert error(client.post("/api/session", json={"account": "one.more", "phrase": PHRASE})) == (429, "room-too-fast")


async def test_hashes_are_worked_at_two_at_once_and_few_wait() -> None:
    working = most = 0

    class Slow:
        def hash(self, _: str) -> str:
            nonlocal working, most
            working += 1
            most = max(most, working)
            working -= 1
            return "hash"

    keeper = accounts.Accounts(Slow())  # type: ignore[arg-type]
    asked = [keeper.hashed("x") for _ in range(accounts.WAITING + 5)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert most <= accounts.AT_ONCE
    assert sum(isinstance(answer, accounts.Busy) for answer in answers) == 5
    assert await keeper.hashed("x") == "hash"


@pytest.mark.parametrize("account", ["", "ab", "x" * 33, "-ana", "a b c", "ana<script>", "ana\r\n", "ΐ" * 32, "a'--"])
def test_a_bad_name_for_an_account_is_refused(asked: Client, account: str) -> None:
    refused = (400, "room-bad-account")
    if account.strip() != account:
        assert accounts.tidy_account(account) == account.strip()
    else:
        assert error(asked.post("/api/account", json={"account": account, "phrase": PHRASE})) == refused


@pytest.mark.parametrize(("phrase", "code"), [("x" * 7, "bad-phrase"), ("x" * 257, "bad-phrase"), (5, "bad-message")])
def test_a_phrase_is_neither_too_short_nor_too_long(asked: Client, phrase: object, code: str) -> None:
    assert error(asked.post("/api/account", json={"account": "ana", "phrase": phrase})) == (400, f"room-{code}")


def test_a_name_is_taken_once_whatever_its_capitals(client: Client) -> None:
    signed_up(client)
    again = {"account": "ana2", "phrase": PHRASE}
    assert error(client.post("/api/account", json=again)) == (409, "room-has-account")
    people.another(client)
    assert error(client.post("/api/account", json={**SIGN_IN, "account": "ANA"})) == (409, "room-account-taken")


def test_the_recovery_code_gives_a_new_phrase_once_and_signs_everybody_else_out(client: Client) -> None:
    code = signed_up(client)
    before = client.cookies[COOKIE]
    token = client.post("/api/me/robot-token").json()["token"]
    client.cookies.clear()
    wish = {"account": "Ana", "code": code.lower().replace("-", " "), "phrase": "another phrase"}
    assert error(client.post("/api/recovery", json={**wish, "code": "AAAA"})) == (401, "room-wrong-phrase")
    assert error(client.post("/api/recovery", json={**wish, "account": "eva"})) == (401, "room-wrong-phrase")
    assert error(client.post("/api/recovery", json={**wish, "phrase": "short"})) == (400, "room-bad-phrase")
    answer = client.post("/api/recovery", json=wish)
    assert answer.status_code == 201
    assert answer.json()["recovery"] != code
    assert client.get("/api/me").json()["account"] == "ana"
    assert client.get("/api/me", headers={"authorization": f"Bearer {token}"}).json() is None
    client.cookies.clear()
    assert client.get("/api/me", headers={"cookie": f"{COOKIE}={before}"}).json() is None
    assert error(client.post("/api/recovery", json=wish)) == (401, "room-wrong-phrase")
    assert error(client.post("/api/session", json=SIGN_IN)) == (401, "room-wrong-phrase")
    assert client.post("/api/session", json={"account": "ana", "phrase": "another phrase"}).status_code == 201


def test_secrets_stand_nowhere_in_the_database(client: Client, tmp_path: Path) -> None:
    code = signed_up(client)
    token = client.post("/api/me/robot-token").json()["token"]
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    for secret in (PHRASE, code, code.replace("-", ""), token, client.cookies[COOKIE]):
        assert secret.encode() not in kept


def test_a_robots_token_plays_and_does_nothing_else(client: Client) -> None:
    player = named(client)
    token = client.post("/api/me/robot-token").json()["token"]
    client.cookies.clear()
    robot = {"authorization": f"Bearer {token}"}
    assert client.get("/api/me", headers=robot).json()["player"] == player
    opened = client.post("/api/tables", json={"game": "gnav", "name": "Ana's"}, headers=robot)
    assert opened.status_code == 201
    assert "set-cookie" not in opened.headers
    refused = (403, "room-robots-token")
    for method, path in [
        *(("DELETE", "/api/me"), ("GET", "/api/me/export"), ("GET", "/api/me/sessions")),
        *(("POST", "/api/me/robot-token"), ("PUT", "/api/me/blocks/abc")),
    ]:
        assert error(client.request(method, path, headers=robot)) == refused
    assert error(client.put("/api/me", json={"name": "Eva"}, headers=robot)) == refused
    assert error(client.post("/api/account", json=SIGN_IN, headers=robot)) == refused


def test_a_token_is_taken_only_where_it_belongs(client: Client) -> None:
    named(client)
    browser, robot = client.cookies[COOKIE], client.post("/api/me/robot-token").json()["token"]
    client.cookies.clear()
    assert client.get("/api/me", headers={"authorization": f"Bearer {browser}"}).json() is None
    assert client.get("/api/me", headers={"cookie": f"{COOKIE}={robot}"}).json() is None
    assert client.get("/api/me", headers={"authorization": f"Basic {robot}"}).json() is None


def test_a_new_robots_token_voids_the_old_one(client: Client) -> None:
    named(client)
    tokens = [client.post("/api/me/robot-token").json()["token"] for _ in range(2)]
    known = [client.get("/api/me", headers={"authorization": f"Bearer {token}"}).json() for token in tokens]
    assert known[0] is None
    assert known[1] is not None
    assert client.delete("/api/me/robot-token").status_code == 204
    assert client.get("/api/me", headers={"authorization": f"Bearer {tokens[1]}"}).json() is None


def test_sessions_are_told_and_can_be_ended_but_only_ones_own(client: Client) -> None:
    signed_up(client)
    client.post("/api/me/robot-token")
    found = client.get("/api/me/sessions").json()
    assert {(one["kind"], one["current"]) for one in found} == {("browser", True), ("robot", False)}
    robot = next(one["id"] for one in found if one["kind"] == "robot")
    mine = client.cookies[COOKIE]
    people.another(client)
    assert error(client.delete(f"/api/me/sessions/{robot}")) == (404, "room-unknown-session")
    client.cookies.clear()
    client.cookies.set(COOKIE, mine)
    assert client.delete(f"/api/me/sessions/{robot}").status_code == 204
    assert error(client.delete(f"/api/me/sessions/{robot}")) == (404, "room-unknown-session")
    assert len(client.get("/api/me/sessions").json()) == 1


def test_of_a_hundred_sessions_and_more_the_latest_are_told_and_ones_own_among_them(client: Client) -> None:
    me = named(client)
    store = people.house_of(client).store
    for number in range(101):
        people.run(client, store.sessions.add, me, f"old{number}", float(number))
    told = client.get("/api/me/sessions").json()
    assert len(told) == 100
    assert [one["current"] for one in told] == [False] * 99 + [True]


def test_the_host_may_close_the_door_to_new_accounts(client: Client) -> None:
    people.run(client, people.house_of(client).store.settings.put, "sign_up", False)
    assert client.get("/api/room").json()["sign_up"] is False
    assert error(client.post("/api/account", json=SIGN_IN)) == (403, "room-sign-up-closed")

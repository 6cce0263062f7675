"""Every refusal of the room can be met, and is said in words of its own in every language."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from server.houses import house
from tapete.core import Refusal
from tapete.room import refusals as no
from tapete.server import limits, make_app
from tapete.server.limits import Buckets
from tapete.wire.incoming import MAX_MESSAGE, VERSION
from tapete.words import LANGUAGES, Words

Client = TestClient[Litestar]
Scene = Callable[[Client, pytest.MonkeyPatch], str]

WISH = {"game": "gnav", "name": "Ana", "robot_pause": "slow"}
KEEP = {"kind": "keep"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(make_app(house(tmp_path)), base_url="http://room.test") as client:
        yield client


def opening(client: Client, **changes: Any) -> str:
    """The answer to a wish for a table: its code, or nothing."""
    code: str = client.post("/api/tables", json={**WISH, **changes}).json().get("code", "")
    return code


def table(client: Client) -> str:
    name: str = client.post("/api/tables", json=WISH).json()["table"]
    return name


@contextmanager
def line(client: Client, name: str | None = None) -> Iterator[WebSocketTestSession]:
    with client.websocket_connect(f"/ws/tables/{name or table(client)}") as session:
        yield session


def refused(session: WebSocketTestSession, text: str) -> str:
    """What is refused next, once this is said."""
    session.send_text(text)
    while (message := msgspec.json.decode(session.receive_text(timeout=5)))["type"] != "refused":
        pass
    code: str = message["code"]
    return code


JOIN = f'{{"type":"join","version":{VERSION}}}'


def said(*texts: str) -> Scene:
    """The first refusal after these messages, each sent with the socket open."""

    def scene(client: Client, _: pytest.MonkeyPatch) -> str:
        with line(client) as session:
            for text in texts[:-1]:
                session.send_text(text)
            return refused(session, texts[-1])

    return scene


def elsewhere(client: Client, _: pytest.MonkeyPatch) -> str:
    name = table(client)
    client.cookies.clear()
    with line(client, name) as session:
        return refused(session, JOIN)


def nowhere(client: Client, _: pytest.MonkeyPatch) -> str:
    with line(client, "nowhere") as session:
        return refused(session, JOIN)


def too_fast(client: Client, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(limits, "BURST", 0.5)
    return said(JOIN)(client, monkeypatch)


def not_saved(client: Client, monkeypatch: pytest.MonkeyPatch) -> str:
    async def append(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(client.app.state["house"].store.logs, "append", append)
    return opening(client)


def trouble(client: Client, monkeypatch: pytest.MonkeyPatch) -> str:
    async def broken(*_: object) -> None:
        raise sqlite3.DatabaseError("the file is damaged")

    monkeypatch.setattr(client.app.state["house"].room, "table", broken)
    return said(JOIN)(client, monkeypatch)


def full(client: Client, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(client.app.state["house"].room, "_most_tables", 0)
    return opening(client)


def too_many_tables(client: Client, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(client.app.state["house"].room, "_most_of_one", 0)
    return opening(client)


def too_many_guests(client: Client, _: pytest.MonkeyPatch) -> str:
    client.app.state["house"].new_guests = Buckets(0, 3600)
    return opening(client)


def wished(**changes: Any) -> Scene:
    return lambda client, _: opening(client, **changes)


def fetched(path: str) -> Scene:
    return lambda client, _: str(client.get(path.format(table=table(client))).json()["code"])


def foreign(client: Client, _: pytest.MonkeyPatch) -> str:
    answer = client.post("/api/tables", json=WISH, headers={"origin": "https://elsewhere.test"})
    return str(answer.json()["code"])


def at_gathering(*texts: str, guest: bool = False, **settings: object) -> Scene:
    """The same at a table where people gather, said by its host or by a guest who comes to it."""

    def scene(client: Client, _: pytest.MonkeyPatch) -> str:
        wish = {**WISH, "people": True, "settings": {"open": True, **settings}}
        name = client.post("/api/tables", json=wish).json()["table"]
        if guest:
            client.cookies.clear()
            client.put("/api/me", json={"name": "Eva"})
        with line(client, name) as session:
            session.send_text(JOIN)
            for text in texts[:-1]:
                session.send_text(text)
            return refused(session, texts[-1])

    return scene


def sit(seat: int) -> str:
    return f'{{"type":"sit","id":1,"seat":{seat},"name":"Eva"}}'


START = '{"type":"start","id":2,"level":1}'

SCENES: dict[Refusal, Scene] = {
    no.NOT_YOUR_TABLE: elsewhere,
    no.UNKNOWN_TABLE: nowhere,
    no.JOIN_FIRST: said('{"type":"next","id":1,"after":1}'),
    no.NOT_SEATED: at_gathering('{"type":"pace","id":1,"robot_pause":"fast"}', guest=True),
    no.NOT_NOW: said(JOIN, '{"type":"next","id":1,"after":1}'),
    no.STALE: said(JOIN, '{"type":"restart","id":1,"after":0}'),
    no.BAD_MESSAGE: said("hello"),
    no.TOO_LARGE: said('"' + "x" * MAX_MESSAGE + '"'),
    no.TOO_FAST: too_fast,
    no.WRONG_VERSION: said('{"type":"join","version":0}'),
    no.BAD_NAME: wished(name=" "),
    no.UNKNOWN_GAME: wished(game="bridge"),
    no.BAD_OPTION: wished(options={"wings": True}),
    no.UNKNOWN_ROBOT: wished(level=99),
    no.NOT_SAVED: not_saved,
    no.TROUBLE: trouble,
    no.NOT_OVER: fetched("/api/tables/{table}/record"),
    no.UNKNOWN_MATCH: fetched("/api/tables/{table}/record?match=9"),
    no.LEFT: said(JOIN, '{"type":"leave","id":1,"match":1}'),
    no.TOO_MANY_TABLES: too_many_tables,
    no.TOO_MANY_GUESTS: too_many_guests,
    no.FULL: full,
    no.FOREIGN_ORIGIN: foreign,
    no.NO_SUCH_PAGE: fetched("/api/nothing"),
    no.HOST_ONLY: at_gathering(sit(1), START, guest=True),
    no.SEAT_TAKEN: at_gathering(sit(0), guest=True),
    no.ALREADY_SEATED: at_gathering(START, sit(1)),
    no.CLOSED: at_gathering('{"type":"rise","id":1}', sit(0)),
    no.NO_TALK: at_gathering('{"type":"say","id":1,"phrase":"hello"}', talk="none"),
    no.PHRASES_ONLY: at_gathering('{"type":"say","id":1,"text":"hello"}', talk="phrases"),
    no.BAD_TITLE: wished(people=True, settings={"title": "x" * 65}),
}


def test_there_is_a_scene_for_every_refusal() -> None:
    assert SCENES.keys() == set(no.ALL)


@pytest.mark.parametrize("refusal", SCENES, ids=lambda refusal: refusal.key)
def test_every_refusal_of_the_room_can_be_met(
    client: Client, monkeypatch: pytest.MonkeyPatch, refusal: Refusal
) -> None:
    assert SCENES[refusal](client, monkeypatch) == refusal.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_said_in_words_of_its_own(language: str) -> None:
    words = Words(language)
    said = [words.say(f"refused-{refusal.key}") for refusal in no.ALL]
    assert all(text and not text.startswith("refused-") for text in said)
    assert len(set(said)) == len(said)

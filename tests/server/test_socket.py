"""One browser at one table, over a real socket of the test client."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from server.houses import house
from tapete.room import SetPace, Table, Taken, Wish
from tapete.server import limits, socket
from tapete.store import Person
from tapete.wire.incoming import MAX_MESSAGE, VERSION

Client = TestClient[Litestar]
Message = dict[str, Any]
NONCE = "0f" * 16


class Browser:
    """Speaks the wire as our page does, and checks what any page may rely on."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.seq = 0
        self.number = 0
        self.messages: list[Message] = []

    def hear(self) -> Message:
        message: Message = msgspec.json.decode(self.session.receive_text(timeout=5))
        if message["type"] == "joined":
            self.seq = message["seq"]
        if message["type"] == "happened":
            assert message["seq"] == self.seq + 1, "a gap"
            self.seq += 1
        self.messages.append(message)
        return message

    def say(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.session.send_json({"type": kind, "id": self.number, **fields})
        return self.number

    def raw(self, text: str) -> Message:
        self.session.send_text(text)
        return self.hear()

    def join(self, version: int = VERSION) -> Message:
        self.session.send_json({"type": "join", "version": version})
        return self.hear()

    def ask(self, kind: str, **fields: Any) -> Message:
        """Say it and hear its answer; what happens in between is kept."""
        number = self.say(kind, **fields)
        while True:
            message = self.hear()
            if message.get("id") == number:
                return message

    def until_turn(self) -> Message:
        """Hear until it is my turn; the message that says so."""
        for message in reversed(self.messages):
            if message["type"] in ("joined", "happened"):
                if message["decision"] is not None:
                    return message
                break
        while True:
            message = self.hear()
            if message["type"] in ("joined", "happened") and message["decision"] is not None:
                return message


def open_table(client: Client, **changes: Any) -> str:
    wish = {"game": "gnav", "name": "Ana", "level": 3, "robot_pause": "instant", **changes}
    table: str = client.post("/api/tables", json=wish).json()["table"]
    return table


@contextmanager
def browser(client: Client, table: str, **headers: str) -> Iterator[Browser]:
    with client.websocket_connect(f"/ws/tables/{table}", headers=headers) as session:
        yield Browser(session)


@pytest.fixture
def ana(client: Client) -> Iterator[Browser]:
    with browser(client, open_table(client)) as ana:
        yield ana


@pytest.fixture
def seated(ana: Browser) -> Browser:
    """At the table, the cards dealt, my turn."""
    ana.join()
    assert ana.ask("nonce", match=1, nonce=NONCE)["type"] == "done"
    ana.until_turn()
    return ana


def test_join_answers_with_where_the_table_stands(ana: Browser) -> None:
    joined = ana.join()
    assert joined["seat"] == 0
    assert joined["nonce_wanted"] is True
    assert joined["view"] is None
    mine = {key: joined["sitters"][0][key] for key in ("name", "robot", "level", "connected", "away", "left", "next")}
    assert mine == {**dict.fromkeys(mine), "name": "Ana", "connected": True, "away": False, "left": False}
    assert joined["sitters"][1]["robot"] == "good"
    assert len(joined["commitment"]) == 64
    assert ana.ask("nonce", match=1, nonce=NONCE)["type"] == "done"
    turn = ana.until_turn()
    assert turn["view"]["legal"]
    assert turn["view"]["history"] == []
    again = ana.join()
    assert again["nonce_wanted"] is False
    assert again["commitment"] == joined["commitment"]
    assert again["view"]["history"]


def play_match(ana: Browser, message: Message) -> None:
    """Play from `message` until the match is over, each thing asked for once."""
    asked: set[object] = set()

    def once(what: object, kind: str, **fields: Any) -> None:
        if what not in asked:
            asked.add(what)
            ana.say(kind, **fields)

    while True:
        assert message["type"] != "refused", message
        if message.get("nonce_wanted"):
            once("nonce", "nonce", match=message["match"], nonce=NONCE)
        if (view := message.get("view")) is not None:
            if view["phase"] == "over":
                return
            if message["decision"] is not None:
                once(message["decision"], "act", decision=message["decision"], action=view["legal"][0])
            if view["phase"] in ("scored", "settled"):
                once(("next", view["number"]), "next", after=view["number"])
        message = ana.hear()


@pytest.mark.parametrize(("game", "options"), [("gnav", {"lives": 1}), ("comemierda", {"target": 2})])
def test_a_whole_match_and_another(client: Client, game: str, options: dict[str, int]) -> None:
    table = open_table(client, game=game, options=options)
    with browser(client, table) as ana:
        play_match(ana, ana.join())
        ana.say("restart", after=1)
        while (message := ana.hear())["type"] != "joined":
            pass
        assert message["match"] == 2
        assert message["nonce_wanted"] is True
        assert message["view"] is None
        play_match(ana, message)
    record = client.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert record.text.startswith('{"record":1')
    first = client.get(f"/api/tables/{table}/record", params={"match": 1})
    assert first.text != record.text


def test_a_resend_after_a_lost_connection_gets_the_same_done(client: Client) -> None:
    table = open_table(client)
    with browser(client, table) as ana:
        ana.join()
        ana.ask("nonce", match=1, nonce=NONCE)
        turn = ana.until_turn()
        act = {"decision": turn["decision"], "action": turn["view"]["legal"][0]}
        done = ana.ask("act", **act)
    with browser(client, table) as back:
        assert back.join()["seat"] == 0
        assert back.ask("act", **act)["seq"] == done["seq"]
        refused = back.ask("act", **{**act, "action": turn["view"]["legal"][1]})
        assert (refused["type"], refused["code"]) == ("refused", "room-stale")


def test_news_of_my_own_action_come_before_its_answer(seated: Browser) -> None:
    turn = seated.until_turn()
    done = seated.ask("act", decision=turn["decision"], action=turn["view"]["legal"][0])
    told = next(message for message in seated.messages if message.get("seq") == done["seq"])
    assert told["type"] == "happened"
    assert told["decision"] != turn["decision"], "nothing is left to do for the decision that is answered"


def test_who_leaves_is_gone_in_every_tab_and_the_record_is_opened(client: Client) -> None:
    table = open_table(client)
    with browser(client, table) as one, browser(client, table) as other:
        one.join()
        one.ask("nonce", match=1, nonce=NONCE)
        one.until_turn()
        other.join()
        assert client.get(f"/api/tables/{table}/record").json()["code"] == "room-not-over"
        assert one.ask("leave", match=1)["type"] == "done"
        left = {"type": "refused", "id": None, "code": "room-left", "rule": None}
        assert one.messages[-2] == left
        while other.hear() != left:
            pass
        for tab in (one, other):
            assert tab.join() == left
            assert tab.ask("restart", after=1)["code"] == "room-join-first"
    record = client.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert '"opening"' in record.text.splitlines()[-1]


def test_a_match_that_is_left_twice_is_left_once(seated: Browser) -> None:
    assert seated.ask("leave", match=2)["code"] == "room-not-now"
    assert seated.ask("leave", match=1)["type"] == "done"
    assert seated.ask("leave", match=1)["code"] == "room-join-first"


def test_two_tabs_are_one_seat(client: Client) -> None:
    table = open_table(client)
    with browser(client, table) as one, browser(client, table) as other:
        assert one.join()["seat"] == other.join()["seat"] == 0
        one.say("pace", robot_pause="fast")
        assert one.hear()["type"] == "happened"
        assert one.hear()["type"] == "done"
        assert other.hear() == one.messages[-2]


@pytest.mark.parametrize(
    ("text", "code", "number"),
    [
        ("", "room-bad-message", None),
        ("hello", "room-bad-message", None),
        ("null", "room-bad-message", None),
        ("[]", "room-bad-message", None),
        ('{"type":"dance","id":5}', "room-bad-message", 5),
        ('{"type":"act","id":6}', "room-bad-message", 6),
        ('{"type":"act","id":7,"decision":"1","action":{"kind":"keep"}}', "room-bad-message", 7),
        ('{"type":"act","id":8,"decision":1,"action":{"kind":"keep","more":1}}', "room-bad-message", 8),
        ('{"type":"act","id":9,"decision":1,"action":{"kind":"play","cards":[]}}', "room-bad-message", 9),
        ('{"type":"act","id":"x","decision":1,"action":{"kind":"keep"}}', "room-bad-message", None),
        ('{"type":"nonce","id":10,"match":1,"nonce":"XY"}', "room-bad-message", 10),
        ('{"type":"pace","id":11,"robot_pause":"gallop"}', "room-bad-message", 11),
        ('{"type":"act","id":12,"decision":0,"action":{"kind":"keep"}}', "room-stale", 12),
        ('{"type":"next","id":13,"after":1}', "room-not-now", 13),
        ('{"type":"restart","id":14,"after":1}', "room-not-now", 14),
        ('{"type":"join","version":99}', "room-wrong-version", None),
        ("[" * 60000, "room-bad-message", None),
        ('{"a":' * 12000, "room-bad-message", None),
        ('"' + "x" * MAX_MESSAGE + '"', "room-too-large", None),
        ('"' + "ñ" * (MAX_MESSAGE // 2) + '"', "room-too-large", None),
    ],
    ids=range(20),
)
def test_bad_input_gets_one_answer_and_the_room_goes_on(
    seated: Browser, text: str, code: str, number: int | None
) -> None:
    turn = seated.until_turn()
    answer = seated.raw(text)
    assert (answer["type"], answer["code"], answer["id"]) == ("refused", code, number)
    done = seated.ask("act", decision=turn["decision"], action=turn["view"]["legal"][0])
    assert done["type"] == "done"


def test_a_binary_message_is_refused(seated: Browser) -> None:
    seated.session.send_bytes(b'{"type":"join","version":2}')
    assert seated.hear()["code"] == "room-bad-message"
    assert seated.join()["type"] == "joined"


def test_an_action_of_the_other_game_is_refused_by_the_rules(seated: Browser) -> None:
    turn = seated.until_turn()
    answer = seated.ask("act", decision=turn["decision"], action={"kind": "play", "cards": ["7o"]})
    assert answer["type"] == "refused"
    assert answer["code"].startswith("gnav-")
    assert answer["rule"].startswith("G")


def test_why_tells_the_reason_and_changes_nothing(client: Client) -> None:
    with browser(client, open_table(client, game="comemierda")) as ana:
        ana.join()
        ana.ask("nonce", match=1, nonce=NONCE)
        turn = ana.until_turn()
        allowed = ana.ask("why", action=turn["view"]["legal"][0])
        assert (allowed["type"], allowed["code"], allowed["rule"]) == ("because", None, None)
        because = ana.ask("why", action={"kind": "play", "cards": ["2o", "3o"]})
        assert because["code"].startswith("comemierda-")
        assert because["rule"].startswith("C")
        assert ana.join()["decision"] == turn["decision"]


def test_join_comes_first(ana: Browser) -> None:
    answer = ana.ask("act", decision=1, action={"kind": "keep"})
    assert answer["code"] == "room-join-first"
    assert ana.join()["type"] == "joined"


def test_a_stranger_is_refused_at_a_private_table(client: Client) -> None:
    table = open_table(client)
    client.cookies.clear()
    with browser(client, table) as stranger:
        assert stranger.join()["code"] == "room-not-your-table"
        assert stranger.ask("act", decision=1, action={"kind": "keep"})["code"] == "room-join-first"
    other = open_table(client)
    with browser(client, table) as elsewhere:
        assert elsewhere.join()["code"] == "room-not-your-table"
    with browser(client, other) as home:
        assert home.join()["type"] == "joined"


@pytest.mark.parametrize("table", ["nowhere", "x" * 300, "%00"])
def test_an_unknown_table_is_refused(client: Client, table: str) -> None:
    with browser(client, table) as lost:
        assert lost.join()["code"] == "room-unknown-table"


def test_another_sites_page_gets_no_socket(client: Client) -> None:
    table = open_table(client)
    with pytest.raises(WebSocketDisconnect), browser(client, table, origin="https://elsewhere.test") as foreign:
        foreign.join()
    with browser(client, table, origin="http://room.test") as ours:
        assert ours.join()["type"] == "joined"


def test_too_many_messages_are_refused_and_in_the_end_the_socket_closed(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "RATE", 0.0)
    monkeypatch.setattr(limits, "BURST", 2.0)
    monkeypatch.setattr(limits, "PATIENCE", 3)
    with browser(client, open_table(client)) as hasty:
        hasty.join()
        hasty.join()
        for _ in range(3):
            assert hasty.join()["code"] == "room-too-fast"
        hasty.session.send_text("{}")
        with pytest.raises(WebSocketDisconnect):
            hasty.hear()


class Stuck:
    """A socket whose other end has stopped reading."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        self.scope: dict[str, Any] = {}

    async def receive(self) -> dict[str, Any]:
        return await self.coming.get()

    async def send_data(self, data: bytes, mode: str) -> None:  # noqa: ARG002
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed.append(code)


async def test_a_socket_that_does_not_keep_up_is_closed_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "QUEUE", 3)
    async with house(tmp_path) as home:
        wish = Wish("p1", "Ana", "gnav", {}, 1, "slow")
        table = await home.room.open(wish)
        assert isinstance(table, Table)
        stuck: Any = Stuck()
        talk = asyncio.create_task(socket.Talk(stuck, home, table.name, Person("p1", "Ana")).run())
        stuck.coming.put_nowait({"type": "websocket.receive", "text": '{"type":"join","version":2}'})
        while not table.connected(0):  # noqa: ASYNC110
            await asyncio.sleep(0)
        for pace in ("fast", "slow", "fast", "slow", "fast"):
            assert isinstance(await table.submit(0, SetPace(pace)), Taken)
        await talk
        assert stuck.closed == [socket.TRY_AGAIN]
        assert table.deserted
        assert isinstance(await table.submit(0, SetPace("normal")), Taken)


def test_presence_reaches_nobody_but_the_others(client: Client) -> None:
    with browser(client, open_table(client)) as ana:
        assert ana.join()["sitters"][0]["connected"] is True
        assert all(message["type"] != "presence" for message in ana.messages)

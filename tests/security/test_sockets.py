"""Every message of every socket: what it does not do for who may not, what it does not do twice, what it survives."""

import asyncio
import json
from typing import Any, get_args

import pytest
from litestar import Litestar

from secrecy.lines import HOST
from security.routes import SOCKETS
from server.company import NONCE, Company, Heard
from tapete.room import Table
from tapete.wire import incoming
from tapete.wire.incoming import MAX_MESSAGE

KEEP = {"kind": "keep"}
MESSAGES: dict[str, dict[str, Any]] = {
    "act": {"decision": 1, "action": KEEP},
    "why": {"action": KEEP},
    "next": {"after": 1},
    "restart": {"after": 1},
    "leave": {"match": 1},
    "nonce": {"match": 1, "nonce": NONCE},
    "pace": {"robot_pause": "fast"},
    "sit": {"seat": 2, "name": "Ana"},
    "rise": {},
    "fill": {"seat": 2, "level": 1},
    "start": {"level": 1},
    "back": {},
    "say": {"phrase": "hello"},
}
"""Of each type one that is taken in the right place."""

NASTY = (
    *("'; drop table table_log;--", "<img src=x onerror=alert(1)>", "a\r\nb", "a\0b", "\u202eana", "", " ", "x" * 300),
    *("robot:rules@1", "💣" * 30, "{{7*7}}", "%s%n", "9" * 5000, -1, 0, 2**31, 2**53, 2**64, 10**400, 1.5, True, None),
    *([], {}, [[[]]], {"kind": "play", "cards": []}, {"kind": "play", "cards": ["<b>", "7o"]}, {"kind": "admin"}),
)
FOREIGN = ("https://elsewhere.test", "null", "", "http://[", "http://room.test:81", "http://room.test.evil.test")

each = pytest.mark.parametrize("kind", MESSAGES)


@pytest.fixture
async def table(house: Company) -> Table:
    """Ana has founded a table at which people may look on."""
    return await house.founded("Ana", watch=True, talk="text")


@pytest.fixture
async def begun(house: Company, table: Table) -> tuple[Heard, Heard]:
    """Ana and Jon in the middle of a match, somebody to act."""
    ana = await house.joins(table, "Ana")
    jon = await house.sits(table, "Jon", 1)
    assert (await ana.ask("start", level=1))["type"] == "done"
    lines = {0: ana, 1: jon}
    await house.plays(table, lines, lambda: table.state.decisions[0] is not None)
    return ana, jon


def test_every_message_of_the_wire_is_in_this_table() -> None:
    tags = {message.__struct_config__.tag for message in get_args(incoming.Incoming)}
    assert tags == {*MESSAGES, "join"}


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("socket", SOCKETS)
async def test_no_page_of_another_site_gets_a_socket(house: Company, table: Table, socket: str, origin: str) -> None:
    headers = [(b"host", HOST), (b"origin", origin.encode()), (b"cookie", f"tapete={house.tokens['Ana']}".encode())]
    assert await knock(house.app, socket.replace("{table}", table.name), headers) == ["websocket.close"]
    ours = [headers[0], (b"origin", b"http://" + HOST), headers[2]]
    assert (await knock(house.app, socket.replace("{table}", table.name), ours))[0] == "websocket.accept"


async def knock(app: Litestar, path: str, headers: list[tuple[bytes, bytes]]) -> list[str]:
    """What is answered to a socket that hangs up at once."""
    sent: list[str] = []
    given = [{"type": "websocket.disconnect", "code": 1000}, {"type": "websocket.connect"}]

    async def receive() -> dict[str, Any]:
        return given.pop() if given else await asyncio.Future()

    async def send(message: Any) -> None:
        sent.append(message["type"])

    scope = {"type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
             "raw_path": path.encode(), "root_path": "", "query_string": b"", "headers": headers, "subprotocols": [],
             "client": ("192.0.2.1", 1), "server": ("room.test", 80), "state": {}}  # fmt: skip
    await app(scope, receive, send)  # type: ignore[arg-type]
    return sent


@each
async def test_nothing_is_done_before_join(house: Company, table: Table, kind: str) -> None:
    line = house.at(table, "Ana")
    before = table.state
    assert (await line.ask(kind, **MESSAGES[kind]))["code"] == "room-join-first"
    assert table.state is before


@each
async def test_nothing_is_done_for_who_was_turned_away(house: Company, table: Table, kind: str) -> None:
    private = await house.founded("Ana", watch=False)
    await house.comes("Eva")
    line = house.at(private, "Eva")
    assert (await line.join("guess"))["code"] == "room-not-your-table"
    before = private.state
    assert (await line.ask(kind, **MESSAGES[kind]))["code"] == "room-join-first"
    assert private.state is before


@each
async def test_nothing_is_done_for_a_stranger_who_watches(
    house: Company, table: Table, begun: tuple[Heard, Heard], kind: str
) -> None:
    line = await house.joins(table, None)
    before = table.state
    answer = await line.ask(kind, **MESSAGES[kind])
    assert answer["type"] == "because" or answer["code"] in ("room-not-seated", "room-not-known")
    assert table.state is before


@each
async def test_a_watcher_with_a_name_does_nothing_that_is_the_players(
    house: Company, table: Table, begun: tuple[Heard, Heard], kind: str
) -> None:
    await house.comes("Eva")
    line = await house.joins(table, "Eva")
    before = table.state
    answer = await line.ask(kind, **MESSAGES[kind])
    if kind == "say":
        assert answer["type"] == "done"
    elif kind == "sit":
        assert answer["code"] == "room-not-your-table", "to watch is not to be invited"
    else:
        assert answer["type"] in ("because", "done") or answer["code"] == "room-not-seated"
        assert table.state is before


@each
async def test_nothing_is_done_for_who_has_left(
    house: Company, table: Table, begun: tuple[Heard, Heard], kind: str
) -> None:
    _, jon = begun
    assert (await jon.ask("leave", match=1))["type"] == "done"
    await house.settle()
    before = table.state
    answer = await jon.ask(kind, **MESSAGES[kind])
    assert answer["code"] in ("room-join-first", "room-left")
    assert (await jon.join())["code"] == "room-left"
    assert table.state is before


async def test_nobody_answers_anothers_decision_or_fills_anothers_table(
    house: Company, table: Table, begun: tuple[Heard, Heard]
) -> None:
    ana, jon = begun
    before = table.state
    assert ana.view is not None
    answer = await jon.ask("act", decision=ana.decision, action=ana.view["legal"][0])
    assert answer["type"] == "refused"
    assert (await jon.ask("fill", seat=2, level=1))["type"] == "refused"
    assert (await jon.ask("start", level=1))["code"] == "room-host-only"
    assert table.state is before


async def test_what_is_sent_again_is_done_once_and_what_is_sent_by_another_is_not_done(
    house: Company, table: Table, begun: tuple[Heard, Heard]
) -> None:
    ana, jon = begun
    assert ana.view is not None
    act = {"type": "act", "id": 1, "decision": ana.decision, "action": ana.view["legal"][0]}
    first = await ana._say(1, act)
    before = table.state
    again = await house.joins(table, "Ana")
    for line in (ana, again):
        assert await line._say(1, act) == first
    assert (await jon._say(1, act))["type"] == "refused"
    stranger = await house.joins(table, None)
    assert (await stranger._say(1, act))["code"] == "room-not-seated"
    other = await house.founded("Eva")
    eva = await house.joins(other, "Eva")
    assert (await eva._say(1, act))["type"] == "refused", "a message of another table"
    assert table.state is before


@each
async def test_whatever_stands_in_a_field_one_answer_comes_and_the_table_goes_on(
    house: Company, table: Table, kind: str
) -> None:
    ana = await house.joins(table, "Ana")
    for field in (*MESSAGES[kind], "id", "extra"):
        for value in NASTY:
            house.clock.advance(11.0)  # nobody is to be too fast
            message = {"type": kind, "id": 7, **MESSAGES[kind], field: value}
            if field == "id":
                ana._send_in(message)
                continue
            answer = await ana._say(7, message)
            assert answer["type"] in ("done", "refused", "because"), message
            if field == "extra":
                assert answer["code"] == "room-bad-message"
    text = json.dumps(ana.messages)
    assert "room-trouble" not in text
    assert "room-not-saved" not in text
    assert (await house.joins(table, "Ana")).messages[0]["type"] == "joined" or table.state.closed


async def test_frames_that_are_no_messages_are_answered_and_the_table_goes_on(house: Company, table: Table) -> None:
    ana = await house.joins(table, "Ana")
    wrong = ("", "\0", "[]", "null", "{}", '{"type":"join"}{', '{"type":"admin","id":1}', "[" * 60_000,
             '{"type":"join","version":2,"version":3}', '{"type":"back","id":1e999}', "x" * MAX_MESSAGE)  # fmt: skip
    for text in wrong:
        before = len(ana.of("refused"))
        ana._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})
        await house.until(lambda before=before: len(ana.of("refused")) > before)  # type: ignore[misc]
        assert ana.of("refused")[-1]["code"] in ("room-bad-message", "room-wrong-version")
    for text, data in (("x" * (MAX_MESSAGE + 1), None), (None, b"\0" * 10), (None, b'{"type":"rise","id":1}')):
        before = len(ana.of("refused"))
        ana._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": data})
        await house.until(lambda before=before: len(ana.of("refused")) > before)  # type: ignore[misc]
    assert (await ana.ask("pace", robot_pause="fast"))["type"] == "done"


async def test_a_robots_token_has_its_persons_seat_and_no_other(
    house: Company, table: Table, begun: tuple[Heard, Heard]
) -> None:
    token = "robot_" + "ab" * 32
    await house.house.store.sessions.add(house.people["Jon"].id, token, house.clock.now(), "robot")
    robot = house.line(f"/ws/tables/{table.name}", token)
    assert (await robot.join())["seat"] == 1
    assert robot.view is not None
    assert robot.view == (await begun[1].join())["view"]
    private = await house.founded("Ana", watch=False)
    assert (await house.line(f"/ws/tables/{private.name}", token).join())["code"] == "room-not-your-table"


async def test_the_lobby_listens_to_nothing(house: Company, table: Table) -> None:
    line = house.line("/ws/lobby", house.tokens["Ana"])
    before = table.state
    for kind, fields in MESSAGES.items():
        line.say(kind, **fields)
    await house.settle()
    assert table.state is before
    assert {message["type"] for message in line.messages} <= {"lobby"}

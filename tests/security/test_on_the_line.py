"""What is said to the port itself: no browser would, and the room goes on; nothing of it stands in log or figures."""

import json
import socket
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from security.served import PROXY, STRANGER, Served, close_code, frame, hear, rest
from server.company import NONCE
from tapete.wire.incoming import MAX_MESSAGE, VERSION

PROTOCOL_ERROR, NO_TEXT, TOO_BIG = 1002, 1007, 1009
JOIN = json.dumps({"type": "join", "version": VERSION}).encode()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    yield served
    served.end()


@pytest.fixture(autouse=True)
def _it_goes_on(served: Served) -> Iterator[None]:
    yield
    assert served.ask("GET", "/healthz").startswith(b"HTTP/1.1 200")


@pytest.fixture
def line(served: Served) -> Iterator[socket.socket]:
    """A socket at a table that is not there."""
    line, told = served.shake_hands("/ws/tables/abc")
    assert told.startswith(b"HTTP/1.1 101")
    yield line
    line.close()


@pytest.mark.parametrize("path", ["/ws/tables/abc", "/ws/lobby"])
def test_neither_compression_nor_another_tongue_is_agreed_to(served: Served, path: str) -> None:
    offers = ("sec-websocket-extensions: permessage-deflate; client_max_window_bits", "sec-websocket-protocol: chat, x")
    line, told = served.shake_hands(path, *offers)
    line.close()
    assert told.startswith(b"HTTP/1.1 101")
    assert b"sec-websocket-extensions" not in told.lower()
    assert b"sec-websocket-protocol" not in told.lower()


def test_a_bomb_that_is_sent_without_asking_does_not_go_off(line: socket.socket) -> None:
    line.sendall(frame(zlib.compress(b" " * 10_000_000), reserved=0x40))
    assert close_code(rest(line)) == PROTOCOL_ERROR


def test_a_message_in_pieces_is_one(line: socket.socket) -> None:
    line.sendall(frame(JOIN[:5], last=False) + frame(b"", 9) + frame(JOIN[5:], 0))
    assert hear(line, b"room-unknown-table").startswith(b"\x8a\x00"), "the ping between them was answered first"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([frame(b" " * MAX_MESSAGE, last=False), *([frame(b" " * MAX_MESSAGE, 0, last=False)] * 2)], TOO_BIG),
        ([frame(b" " * (2 * MAX_MESSAGE + 1))], TOO_BIG),
        ([frame(b"\xff\xfe")], NO_TEXT),
        ([frame(JOIN, masked=False)], PROTOCOL_ERROR),
        ([frame(JOIN, 0)], PROTOCOL_ERROR),
        ([frame(JOIN, 5)], PROTOCOL_ERROR),
        ([frame(b" " * 126, 9)], PROTOCOL_ERROR),
    ],
    ids=["endless", "too big", "no text", "unmasked", "no beginning", "unknown kind", "endless ping"],
)
def test_frames_that_no_browser_sends_close_the_socket(line: socket.socket, sent: list[bytes], code: int) -> None:
    for piece in sent:
        line.sendall(piece)
    assert close_code(rest(line)) == code


def test_a_page_of_another_site_gets_no_socket(served: Served) -> None:
    for path in ("/ws/tables/abc", "/ws/lobby"):
        for origin in ("https://elsewhere.test", "null", "http://[", f"http://{served.host}.elsewhere.test"):
            line, told = served.shake_hands(path, f"origin: {origin}")
            line.close()
            assert told.startswith(b"HTTP/1.1 403"), origin


@pytest.mark.parametrize(
    "sent",
    [
        *(b"GET / HTTP/1.1\r\nhost: a\r\nx: a\rb\r\n\r\n", b"GET / HTTP/1.1\r\nhost: a\r\nx: \0\r\n\r\n"),
        *(b"GET / HTTP/1.1\r\nhost: a\r\nx y: z\r\n\r\n", b"\0" * 100 + b"\r\n\r\n", b"GET /\xff\0 HTTP/1.1\r\n\r\n"),
        b"POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef",
        b"POST /api/me HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_in_a_line(served: Served, sent: bytes) -> None:
    told = served.answer(sent)
    assert told.startswith(b"HTTP/1.1 400"), told
    assert told.count(b"HTTP/1.1") == 1
    assert len(told) < 400


def test_a_body_of_unknown_length_is_bounded(served: Served) -> None:
    head = f"PUT /api/me HTTP/1.1\r\nhost: {served.host}\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n"
    piece = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    told = served.answer(head.encode(), piece * 5 + b"0\r\n\r\n")
    assert told.startswith(b"HTTP/1.1 413")
    assert b"room-too-large" in told


def test_a_cookie_is_secure_if_a_trusted_proxy_says_so_and_nobody_else(served: Served) -> None:
    body, told = b'{"name":"Ana"}', "x-forwarded-proto: https"
    for come_from, secure in ((PROXY, True), (STRANGER, False)):
        answer = served.ask("PUT", "/api/me", told, body=body, come_from=come_from)
        assert answer.startswith(b"HTTP/1.1 200")
        assert (b"Secure" in answer) is secure


def test_nobody_hides_behind_addresses_he_makes_up(served: Served) -> None:
    body = b'{"account":"nobody%d","code":"AAAA","phrase":"any phrase"}'
    told = [
        served.ask("POST", "/api/recovery", f"x-forwarded-for: 192.0.2.{number}", body=body % number)[:12]
        for number in range(21)
    ]
    assert told == [b"HTTP/1.1 401"] * 20 + [b"HTTP/1.1 429"]


def test_figures_are_for_this_machine_and_not_through_a_proxy(served: Served) -> None:
    assert b"tapete_tables" in served.ask("GET", "/metrics")
    for name in ("x-forwarded-for: 127.0.0.1", "forwarded: for=127.0.0.1", "via: 1.1 a"):
        assert served.ask("GET", "/metrics", name).startswith(b"HTTP/1.1 403")


def say(line: ClientConnection, message: dict[str, Any]) -> list[dict[str, Any]]:
    """A message; all that comes until its answer."""
    line.send(json.dumps(message))
    heard = [json.loads(line.recv(20))]
    while heard[-1]["type"] not in ("joined", "done", "refused") or heard[-1].get("id") != message.get("id"):
        heard.append(json.loads(line.recv(20)))
    return heard


def test_neither_log_nor_figures_tell_a_name_a_token_a_phrase_or_a_card(served: Served) -> None:
    def asked(method: str, path: str, *headers: str, body: Any = None) -> tuple[Any, str]:
        content = b"" if body is None else json.dumps(body).encode()
        head, _, told = served.ask(method, path, *headers, body=content, come_from=PROXY).partition(b"\r\n\r\n")
        found = [line for line in head.decode().split("\r\n") if line.lower().startswith("set-cookie: tapete=")]
        return json.loads(told) if told else None, found[0].partition("tapete=")[2].split(";")[0] if found else ""

    secrets = ["Canaryname", "canary.account", "canary phrase", "canary guess", "canarytitle", "canary words", "can4ry"]
    _, first = asked("PUT", "/api/me", body={"name": secrets[0]})
    account = {"account": secrets[1], "phrase": secrets[2]}
    recovery, token = asked("POST", "/api/account", f"cookie: tapete={first}", body=account)
    asked("POST", "/api/session", body={"account": secrets[1], "phrase": secrets[3]})
    asked("POST", "/api/recovery", body={"account": secrets[1], "code": "can4ry", "phrase": secrets[2]})
    me = f"cookie: tapete={token}"
    robot, _ = asked("POST", "/api/me/robot-token", me)
    wish = {"game": "comemierda", "name": secrets[0], "people": True, "robot_pause": "instant",
            "settings": {"title": secrets[4], "talk": "text"}}  # fmt: skip
    opened, _ = asked("POST", "/api/tables", me, body=wish)
    headers = {"cookie": f"tapete={token}"}
    url = f"ws://{served.host}/ws/tables/{opened['table']}"
    with connect(url, additional_headers=headers, compression=None, proxy=None) as line:
        say(line, {"type": "join", "version": VERSION, "invitation": "can4ry"})
        say(line, {"type": "say", "id": 1, "text": secrets[5]})
        say(line, {"type": "start", "id": 2, "level": 1})
        say(line, {"type": "nonce", "id": 3, "match": 1, "nonce": NONCE})
        say(line, {"type": "act", "id": 4, "decision": 1, "action": {"kind": "play", "cards": ["7o"]}})
        line.send("{" + secrets[5])
        joined = {"type": "refused"}
        while joined.get("view") is None:
            joined = say(line, {"type": "join", "version": VERSION})[-1]
    served.ask("GET", f"/en/t/{opened['table']}?invitation={joined['invitation']}")
    served.ask("GET", f"/api/{'%0d%0a'}can4ry?phrase=can4ry")
    secrets += [first, token, recovery["recovery"], robot["token"], joined["invitation"], NONCE]
    hand = joined["view"]["hand"]
    assert len(hand) > 5
    secrets += [json.dumps(hand), " ".join(hand), ",".join(hand)]
    log, figures = served.log.read_text(), served.ask("GET", "/metrics").decode()
    assert "/api/session" in log, "it does tell something"
    for secret in secrets:
        assert secret not in figures
        if secret != "can4ry":  # stands in an address, which is told
            assert secret not in log
    assert "phrase=" not in log
    loud = [told for told in map(json.loads, log.splitlines()) if told["level"] not in ("info", "warning")]
    assert {told["part"] for told in loud} <= {"uvicorn.error"}, "that a stranger spoke nonsense, and nothing of it"

"""Whatever stands in a body, a query, an address or a header: it is text, or it is refused, and the room goes on."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from security.routes import BODIES, ROUTES, Route
from security.tokens import Headers, a_person, cookie
from server.people import Client, error
from tapete.server.http import API
from tapete.server.http.documents import openapi

NASTY = (
    *("'; drop table person;--", "' or '1'='1", '" or ""="', "1; delete from session", "%' union select 1--", "\\"),
    *("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)", "{{7*7}}", "${7*7}"),
    *(
        "a\r\nset-cookie: x=1",
        "a\0b",
        "../../../../etc/passwd",
        "%2e%2e%2f",
        "\u202eana",
        "\ufeff",
        "\u2028",
        "💣" * 40,
    ),
    *("x" * 5000, "9" * 5000, "-1", "1e999", "NaN", "true", "null", "٣", "🂡", "A" + "\u0301" * 200),
)
NUMBERS = (-1, 0, 2**31, 2**53, 2**63, 2**64, 10**30, 10**400, 1.5, -0.0, True, None, "1", [1], {"a": 1})
ADDRESSES = (
    *("..%2f..%2fetc%2fpasswd", "..%5c..%5c", "%2e%2e", "%00", "%ff", "a%0d%0aset-cookie:%20x=1", "%27%20or%201=1"),
    *("%3Cscript%3Ealert(1)%3C%2Fscript%3E", "a" * 3000, "9" * 5000, "-1", "0", "1.5", "1e9", "%D9%A3"),
)
each_body = pytest.mark.parametrize("route", BODIES, ids=str)
HOLES = [route for route in ROUTES if "{" in route.path]
QUERIES = [
    (
        Route("GET", path, "anybody"),
        [one["name"] for one in methods["get"].get("parameters", ()) if one["in"] == "query"],
    )
    for path, methods in openapi(API)["paths"].items()
    if "get" in methods
]


@pytest.fixture
def host(asked: Client) -> Iterator[Headers]:
    """Somebody who may do everything; the room goes on and knows everybody when he has."""
    _, witness = a_person(asked)
    yield cookie(a_person(asked, "admin")[1])
    asked.cookies.clear()
    assert asked.get("/api/room").status_code == 200
    assert asked.get("/api/me", headers=cookie(witness)).json()["name"] == "Ana"


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a body, the body itself first."""
    yield path
    for key in value if isinstance(value, dict) else ():
        yield from places(value[key], (*path, key))


def changed(body: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The body with another value there."""
    if not path:
        return value
    made = deepcopy(body)
    inner = made
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return made


def is_told(answer: Any, route: Route) -> None:
    """An answer that is one, with nothing of what was sent in its headers."""
    assert answer.status_code < 500 or answer.json()["code"] == "room-full", f"{route}: {answer.text}"
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "detail"}, f"{route}: {answer.text}"
        assert "\n" not in answer.json()["detail"]
    assert {name for name, value in answer.headers.items() if "x=1" in value} == set()


@each_body
def test_text_in_every_field_is_only_text(asked: Client, route: Route, host: Headers) -> None:
    for path in places(route.body):
        for value in NASTY:
            body = changed(route.body, path, value)
            is_told(asked.request(route.method, route.address, json=body, headers=host), route)


@each_body
def test_a_number_in_every_field_is_in_its_bounds_or_refused(asked: Client, route: Route, host: Headers) -> None:
    for path in places(route.body):
        for value in NUMBERS:
            body = changed(route.body, path, value)
            is_told(asked.request(route.method, route.address, json=body, headers=host), route)


@each_body
def test_a_body_that_is_none_is_refused(asked: Client, route: Route, host: Headers) -> None:
    wrong = (b"", b"\0", b"{}{}", b"{", b'{"a":}', b"\xff\xfe{}", b'{"name":"\\ud800"}', b'{"a":1e999}', b"[" * 60_000)
    for content in (*wrong, b'{"a":' * 10_000 + b"1" + b"}" * 10_000):
        answer = asked.request(route.method, route.address, content=content, headers=host)
        assert error(answer) == (400, "room-bad-message"), content[:40]
    form = {**host, "content-type": "application/x-www-form-urlencoded"}
    answer = asked.request(route.method, route.address, content=b"name=Ana&account=ana&phrase=12345678", headers=form)
    assert error(answer) == (400, "room-bad-message")


@each_body
def test_a_field_too_many_or_twice_is_no_way_round(asked: Client, route: Route, host: Headers) -> None:
    assert route.body is not None
    if route.path == "/api/me/preferences":
        return  # whatever the client likes to keep
    for extra in ("role", "admin", "person", "__class__", "id"):
        answer = asked.request(route.method, route.address, json={**route.body, extra: "admin"}, headers=host)
        assert error(answer) == (400, "room-bad-message"), extra
    many = {**route.body, **{f"field{number}": number for number in range(3000)}}
    assert error(asked.request(route.method, route.address, json=many, headers=host)) == (400, "room-bad-message")


@each_body
def test_what_is_too_large_is_refused(asked: Client, route: Route, host: Headers) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(route.largest // 1024 + 1):
            yield b" " * 1024

    for content in (b" " * (route.largest + 1), pieces()):
        answer = asked.request(route.method, route.address, content=content, headers=host)
        assert error(answer) == (413, "room-too-large")


@pytest.mark.parametrize("route", HOLES, ids=str)
def test_whatever_stands_in_an_address_leads_nowhere_else(asked: Client, route: Route, host: Headers) -> None:
    for hole in ADDRESSES:
        address = route.path.replace("{match}", hole)
        for name in ("table", "player", "session", "report", "path", "language", "game"):
            address = address.replace(f"{{{name}}}", hole)
        answer = asked.request(route.method, address, json=route.body, headers=host, follow_redirects=False)
        assert answer.status_code in (200, 204, 302, 400, 404), f"{hole}: {answer.text}"
        assert "root:" not in answer.text
        assert "<script>alert" not in answer.text
        assert "x=1" not in json.dumps(dict(answer.headers))
        if answer.status_code == 302:
            assert answer.headers["location"].startswith("/")
            assert not answer.headers["location"].startswith("//")


@pytest.mark.parametrize(("route", "names"), QUERIES, ids=str)
def test_whatever_stands_in_a_query_is_in_its_bounds_or_refused(
    asked: Client, route: Route, names: list[str], host: Headers
) -> None:
    known = {name: value for name, value in (("game", "gnav"),) if name in names}
    for name in (*names, "unknown"):
        for value in NASTY:
            answer = asked.get(route.address, params={**known, name: value}, headers=host)
            assert answer.status_code in (200, 400, 404, 403), f"{name}={value}: {answer.text}"
    raw = f"{route.address}?" + "&".join(f"a{number}=%ff%00" for number in range(500))
    assert asked.get(raw, headers=host).status_code in (200, 400, 404)


def test_preferences_that_are_taken_can_be_read_again(asked: Client, host: Headers) -> None:
    values: tuple[Any, ...] = (10**400, 10**3000, -(10**3000), 1e300, "\u2028", "💣", [[]] * 500)
    for value in values:
        answer = asked.patch("/api/me/preferences", json={"a": value}, headers=host)
        assert answer.status_code in (200, 400)
        assert asked.get("/api/me", headers=host).status_code == 200
    for depth in (10, 100, *range(700, 1100, 25), 2000, 4000):
        content = b'{"a":' + b"[" * depth + b"]" * depth + b"}"
        taken = asked.patch("/api/me/preferences", content=content, headers=host)
        assert taken.status_code in (200, 400), f"{depth}: {taken.text}"
        assert asked.get("/api/me", headers=host).status_code == 200, depth
        assert asked.get("/api/me/export", headers=host).status_code == 200, depth


def test_headers_of_any_kind_are_only_headers(asked: Client, host: Headers) -> None:
    for name in (
        "accept-language",
        "accept-encoding",
        "user-agent",
        "x-request-id",
        "x-forwarded-for",
        "if-none-match",
    ):
        for value in ("x" * 5000, "%0d%0aset-cookie: x=1", "ñ", "'; drop table person;--", ";q=x,;;=", "*;q=1e999"):
            for path in ("/", "/en/", "/api/me", "/api/room"):
                answer = asked.get(path, headers={**host, name: value.encode("latin-1")}, follow_redirects=False)
                assert answer.status_code in (200, 302), f"{name}: {value}"
                assert "x=1" not in json.dumps(dict(answer.headers))
    for value in ("x" * 5000, "lang=../../etc", 'lang="><script>', "lang=en; lang=es; =; ;;", "\xff=\xfe"):
        answer = asked.get("/", headers={"cookie": value.encode("latin-1")}, follow_redirects=False)
        assert answer.headers["location"] in ("/en/", "/es/")

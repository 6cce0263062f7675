"""Every route refuses what is not for who asks, and every answer is locked down."""

from pathlib import Path
from typing import Any

import pytest

from security.routes import HOSTS, OWN, ROUTES, SOCKETS, UNSAFE, Route, of_app
from security.tokens import NOBODYS, Headers, a_person, a_robot, bearer, cookie
from server import houses
from server.people import Client, error, house_of, named, run
from tapete.server.headers import POLICY
from tapete.server.metrics import Metrics
from tapete.server.origins import same_origin
from tapete.server.plain import frame
from tapete.server.serve import hosted
from tapete.server.settings import Settings
from tapete.server.tokens import COOKIE

each = pytest.mark.parametrize("route", ROUTES, ids=str)
each_unsafe = pytest.mark.parametrize("route", UNSAFE, ids=str)

ME = Route("GET", "/api/me", "anybody")
STRICT = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PLAIN = {**STRICT, "content-security-policy": frame.POLICY, "referrer-policy": frame.REFERRER}
FOREIGN = [
    *("https://elsewhere.test", "http://room.test:81", "http://room.test.evil.test", "http://evil.test/room.test"),
    *("http://evil@room.test", "null", "", "http://[", "room.test", "http://ROOM.TEST.", "ñ"),
]
METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"}


def ask(client: Client, route: Route, headers: Headers | None = None) -> Any:
    """What the route answers to a body that it takes."""
    told = {name: value.encode("latin-1") for name, value in (headers or {}).items()}
    return client.request(route.method, route.address, json=route.body, headers=told, follow_redirects=False)


def test_every_route_of_the_application_is_in_these_tables(tmp_path: Path) -> None:
    http, sockets = of_app(hosted(houses.house(tmp_path), Settings(), Metrics()))
    assert http == {(route.method, route.path) for route in ROUTES}
    assert sockets == set(SOCKETS)


@each_unsafe
def test_no_page_of_another_site_changes_anything(asked: Client, route: Route) -> None:
    host = cookie(a_person(asked, "admin")[1])
    for origin in FOREIGN:
        answer = ask(asked, route, {**host, "origin": origin})
        assert error(answer) == (403, "room-foreign-origin"), origin
        assert "set-cookie" not in answer.headers
    assert asked.get("/api/me", headers=host).json()["name"] == "Ana"


@pytest.mark.parametrize("origin", FOREIGN)
def test_an_origin_is_ours_or_not_whatever_it_looks_like(origin: str) -> None:
    assert not same_origin({"origin": origin, "host": "room.test"})
    assert not same_origin({"origin": origin})


@each
def test_no_page_of_another_site_reads_anything(asked: Client, route: Route) -> None:
    for method in (route.method, "OPTIONS"):
        asking = {"origin": "https://elsewhere.test", "access-control-request-method": route.method}
        answer = asked.request(method, route.address, headers=asking, follow_redirects=False)
        assert not [name for name in answer.headers if name.startswith("access-control")]


@each
def test_every_answer_carries_the_strict_headers_once(asked: Client, route: Route) -> None:
    for headers in ({}, cookie(a_person(asked, "admin")[1]), {"origin": "https://elsewhere.test"}):
        answer = ask(asked, route, headers)
        is_plain = route.plain and not answer.headers["content-type"].startswith("application/json")
        strict = PLAIN if is_plain else STRICT
        assert {name: answer.headers.get_list(name) for name in strict} == {k: [v] for k, v in strict.items()}
        assert "server" not in answer.headers
        if route.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("kind", NOBODYS)
def test_a_token_that_is_nobodys_opens_nothing(asked: Client, kind: str) -> None:
    headers = NOBODYS[kind](asked)
    for route in OWN:
        asked.cookies.clear()
        refused = {(403, "room-not-admin")} if route.who == "host" else {(401, "room-not-known")}
        if kind == "forged robot's" and route.who == "person":
            refused = {(403, "room-robots-token")}
        assert error(ask(asked, route, headers)) in refused, route
    assert ask(asked, ME, headers).json() is None


def test_a_robots_token_plays_and_looks_and_does_nothing_else(asked: Client) -> None:
    headers = bearer(a_robot(asked, "admin"))
    for route in ROUTES:
        asked.cookies.clear()
        answer = ask(asked, route, headers)
        if route.who == "host":
            assert error(answer) == (403, "room-not-admin"), route
        elif route.who == "person" or not route.robots:
            assert error(answer) == (403, "room-robots-token"), route
        else:
            assert answer.status_code < 500, route
            assert answer.status_code != 401 or error(answer)[1] == "room-wrong-phrase", route


@pytest.mark.parametrize("route", HOSTS, ids=str)
def test_what_is_the_hosts_is_refused_before_anything_is_looked_at(asked: Client, route: Route) -> None:
    headers = cookie(a_person(asked)[1])
    refused = (403, "room-not-admin")
    assert error(ask(asked, route, headers)) == refused
    for content in (b"", b"{", b"[" * 5000, b"x" * 70_000):
        assert error(asked.request(route.method, route.address, content=content, headers=headers)) == refused
    assert ask(asked, route, cookie(a_person(asked, "admin")[1])).status_code in (200, 204, 404)


def test_the_role_is_gone_as_soon_as_it_is_taken_away(asked: Client) -> None:
    person, token = a_person(asked, "admin")
    assert asked.get("/api/admin", headers=cookie(token)).status_code == 200
    run(asked, house_of(asked).store.people.set_role, person, "")
    assert error(asked.get("/api/admin", headers=cookie(token))) == (403, "room-not-admin")


@pytest.mark.parametrize("path", sorted({route.path for route in ROUTES}))
def test_other_methods_are_refused_and_change_nothing(asked: Client, path: str) -> None:
    known = {route.method for route in ROUTES if route.path == path}
    address = Route("GET", path, "anybody").address
    for method in METHODS - known:
        answer = asked.request(method, address, headers=cookie(a_person(asked, "admin")[1]))
        assert answer.status_code in (404, 405), method
        assert "set-cookie" not in answer.headers


@each
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_cookie_is_for_this_room_alone_and_no_script(asked: Client, route: Route, scheme: str) -> None:
    answer = asked.request(
        route.method, f"{scheme}://room.test{route.address}", json=route.body, follow_redirects=False
    )
    for told in answer.headers.get_list("set-cookie"):
        named_so, *attributes = told.split("; ")
        assert named_so.startswith(f"{COOKIE}=")
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(attributes)
        assert ("Secure" in attributes) is (scheme == "https")
        assert not [attribute for attribute in attributes if attribute.startswith("Domain")]


def test_a_token_is_told_in_its_cookie_and_nowhere_else(asked: Client) -> None:
    named(asked)
    mine = asked.cookies[COOKIE]
    for route in ROUTES:
        if route.method == "GET":
            assert mine not in ask(asked, route).text


def test_an_announcement_is_a_line_that_any_database_keeps(asked: Client) -> None:
    host = cookie(a_person(asked, "admin")[1])
    told = asked.put("/api/admin/announcement", json={"text": " a\0b\r\n\tc\x1b[31m "}, headers=host)
    assert told.json() == {"text": "a b c [31m"}
    assert asked.get("/api/room").json()["announcement"] == "a b c [31m"

"""The addresses of the client and the files it loads."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.houses import house
from server.people import run
from tapete.server import make_app
from tapete.wire.incoming import VERSION

Client = TestClient[Litestar]


@pytest.mark.parametrize(
    ("headers", "to"),
    [
        ({}, "/en/"),
        ({"accept-language": "es-MX,es;q=0.9"}, "/es/"),
        ({"accept-language": "ja, en;q=0.5"}, "/en/"),
        ({"accept-language": "nn-NO, no;q=0.9, en;q=0.5"}, "/nb/"),
        ({"accept-language": "en", "cookie": "lang=es"}, "/es/"),
        ({"accept-language": "es", "cookie": "lang=<script>"}, "/es/"),
    ],
)
def test_the_door_leads_to_the_readers_language(client: Client, headers: dict[str, str], to: str) -> None:
    answer = client.get("/", headers=headers, follow_redirects=False)
    assert answer.status_code == 302
    assert answer.headers["location"] == to


@pytest.mark.parametrize(
    "path",
    [
        *("/es/", "/en/", "/es/t/abc234", "/en/t/nowhere", "/es/rules/gnav", "/en/rules/comemierda", "/es/verify"),
        *("/es/learn/gnav", "/en/learn/comemierda"),
        *("/es/matches", "/en/matches/abc234/2", "/es/players", "/en/players/0a1b", "/es/account", "/en/admin"),
    ],
)
def test_the_clients_addresses_answer_its_page_in_their_language(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{path[1:3]}">' in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_language_without_its_slash_is_put_right(client: Client) -> None:
    answer = client.get("/es", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/es/")


@pytest.mark.parametrize(
    "path",
    [
        "/xx/",
        "/es/nothing",
        "/es/rules/bridge",
        "/es/learn/bridge",
        "/es/t/",
        "/es/t/A/b",
        "/index.html",
        "/es/matches/abc/0",
        "/es/players/-",
    ],
)
def test_an_unknown_page_says_so_in_the_page(client: Client, path: str) -> None:
    answer = client.get(path, headers={"accept-language": "es"})
    assert answer.status_code == 404
    assert '<html lang="es">' in answer.text


def test_hashed_files_are_kept_for_ever_and_others_asked_for_anew(client: Client) -> None:
    script = client.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    look = client.get("/look.js")
    assert look.headers["cache-control"] == "no-cache"
    again = client.get("/look.js", headers={"if-none-match": look.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_text_travels_squeezed_where_the_browser_can_read_it(client: Client) -> None:
    with client.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())).startswith(b"export const x")
    plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    ["/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt", "/%00", "/assets"],
)
def test_nothing_outside_the_folder_is_read(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "nobody may read this" not in answer.text


def test_a_missing_file_is_not_answered_with_a_page(client: Client) -> None:
    answer = client.get("/assets/old-9f9f.js")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize("path", ["/es/", "/assets/app-1a2b.js", "/api/games", "/api/nothing", "/xx/", "/healthz"])
def test_every_answer_carries_the_strict_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/es/", "/xx/", "/look.js", "/assets/app-1a2b.js", "/assets/old-9f9f.js"])
def test_a_text_says_its_charset_once(client: Client, path: str) -> None:
    kind = client.get(path).headers["content-type"]
    assert kind.count("charset=utf-8") == 1
    assert kind.endswith("; charset=utf-8")


def test_a_picture_has_no_charset(client: Client) -> None:
    assert client.get("/assets/card-3c4d.svg").headers["content-type"] == "image/svg+xml"


def test_the_icon_that_old_browsers_ask_for_is_a_file_like_others(client: Client) -> None:
    (client.app.state["house"].shelf._folder / "favicon.ico").write_bytes(b"\0\0\1\0")
    answer = client.get("/favicon.ico")
    assert (answer.status_code, answer.content) == (200, b"\0\0\1\0")
    assert answer.headers["content-type"] in ("image/vnd.microsoft.icon", "image/x-icon")


def test_a_page_is_made_once_for_each_language(client: Client) -> None:
    shelf = client.app.state["house"].shelf
    assert shelf.page("es") is shelf.page("es")
    assert shelf.page("es") is not shelf.page("en")


def test_without_a_build_the_page_says_how_to_make_one(client: Client) -> None:
    house = client.app.state["house"]
    (house.shelf._folder / "index.html").unlink()
    answer = client.get("/es/")
    assert answer.status_code == 503
    assert "make run" in answer.text
    assert client.get("/healthz").status_code == 200


def test_what_the_build_names_from_its_page_is_found_from_every_page(client: Client) -> None:
    index = client.app.state["house"].shelf._folder / "index.html"
    index.write_text('<!doctype html><html lang="en"><script src="./assets/app-1a2b.js"></script></html>')
    assert '<html lang="es"><script src="/assets/app-1a2b.js">' in client.get("/es/matches/abc/1").text


def test_a_page_says_whether_the_room_is_polite(client: Client) -> None:
    store = client.app.state["house"].store
    page = client.get("/es/rules/comemierda")
    assert '<html lang="es">' in page.text
    run(client, store.settings.put, "polite_name", True)
    polite = client.get("/es/rules/comemierda", headers={"if-none-match": page.headers["etag"]})
    assert polite.status_code == 200
    assert '<html lang="es" data-polite>' in polite.text
    assert client.get("/api/room").json()["polite_name"] is True


def test_a_page_stands_as_it_was_while_the_store_is_away(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = client.app.state["house"].store.settings
    run(client, settings.put, "polite_name", True)
    assert "data-polite" in client.get("/en/").text

    async def away() -> dict[str, Any]:
        raise OSError

    monkeypatch.setattr(settings, "all", away)
    answer = client.get("/es/")
    assert answer.status_code == 200
    assert '<html lang="es" data-polite>' in answer.text


def test_a_room_can_stand_under_a_path(tmp_path: Path) -> None:
    kept = house(tmp_path)
    index = kept.shelf._folder / "index.html"
    index.write_text('<!doctype html><html lang="en"><script src="./assets/app-1a2b.js"></script></html>')
    with TestClient(make_app(kept, base_path="/cards"), base_url="http://room.test") as client:
        door = client.get("/cards/", follow_redirects=False)
        assert (door.status_code, door.headers["location"]) == (302, "/cards/en/")
        assert client.get("/cards", follow_redirects=False).headers["location"] == "/cards/en/"
        assert client.get("/cards/es", follow_redirects=False).headers["location"] == "/cards/es/"
        page = client.get("/cards/es/t/abc").text
        assert '<html lang="es" data-base="/cards"><script src="/cards/assets/app-1a2b.js">' in page
        assert client.get("/cards/assets/app-1a2b.js").status_code == 200
        cookie = client.put("/cards/api/me", json={"name": "Ana"}).headers["set-cookie"]
        assert "Path=/cards/" in cookie
        assert client.get("/cards/api/me").json()["name"] == "Ana"
        docs = client.get("/cards/docs").text
        assert 'href="/cards/docs/style.css"' in docs
        assert "GET /cards/api/me" in docs
        assert client.get("/cards/docs/openapi.json").json()["servers"] == [{"url": "/cards"}]
        table = client.post("/cards/api/tables", json={"game": "gnav", "name": "Ana"}).json()["table"]
        with client.websocket_connect(f"/cards/ws/tables/{table}") as socket:
            socket.send_json({"type": "join", "version": VERSION})
            assert socket.receive_json(timeout=5)["type"] == "joined"
        for elsewhere in ("/", "/es/", "/api/me", "/cardsharp/"):
            assert client.get(elsewhere).status_code == 404

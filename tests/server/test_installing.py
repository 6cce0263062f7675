"""What a browser needs to install the room and to keep it: manifest, icons, worker."""

import json
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.houses import house
from server.people import run
from tapete.server import make_app
from tapete.words import LANGUAGES

Client = TestClient[Litestar]
PAGE = '<!doctype html><html lang="en"><link rel="manifest" href="./manifest.webmanifest"></html>'


def manifest(client: Client, path: str) -> dict[str, Any]:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.headers["cache-control"] == "no-cache"
    told: dict[str, Any] = json.loads(answer.text)
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_manifest_of_the_same_application(client: Client, language: str) -> None:
    told = manifest(client, f"/{language}/manifest.webmanifest")
    assert (told["id"], told["scope"], told["lang"]) == ("/", "/", language)
    assert told["start_url"] == f"/{language}/"
    assert client.get(told["start_url"]).status_code == 200
    assert {(icon["sizes"], icon["purpose"]) for icon in told["icons"]} == {
        ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"),
    }  # fmt: skip
    assert " " in told["description"]


def test_its_name_is_the_title_of_the_room(client: Client) -> None:
    assert manifest(client, "/en/manifest.webmanifest")["name"] == "Tapete"
    client.app.state["title"] = "Casa de Inés y Lope"
    told = manifest(client, "/es/manifest.webmanifest")
    assert (told["name"], told["short_name"]) == ("Casa de Inés y Lope", "Tapete")


def test_a_polite_room_is_polite_in_its_manifest(client: Client) -> None:
    run(client, client.app.state["house"].store.settings.put, "polite_name", True)
    told = json.dumps(manifest(client, "/es/manifest.webmanifest"))
    assert "Presidente" in told
    assert "Comemierda" not in told


@pytest.mark.parametrize("path", ["/manifest.webmanifest", "/xx/manifest.webmanifest", "/en/t/manifest.webmanifest"])
def test_elsewhere_there_is_no_manifest(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_page_names_the_manifest_of_its_language(client: Client) -> None:
    (client.app.state["house"].shelf._folder / "index.html").write_text(PAGE)
    assert 'href="/es/manifest.webmanifest"' in client.get("/es/rules/gnav").text


def test_a_room_under_a_path_is_an_application_of_its_own(tmp_path: Path) -> None:
    kept = house(tmp_path)
    folder = kept.shelf._folder
    (folder / "index.html").write_text(PAGE)
    (folder / "worker.js").write_text("// keeps the room\n")
    with TestClient(make_app(kept, base_path="/cards"), base_url="http://room.test") as client:
        assert 'href="/cards/es/manifest.webmanifest"' in client.get("/cards/es/").text
        told = manifest(client, "/cards/es/manifest.webmanifest")
        assert (told["id"], told["scope"], told["start_url"]) == ("/cards/", "/cards/", "/cards/es/")
        assert all(icon["src"].startswith("/cards/icons/") for icon in told["icons"])
        assert client.get("/cards/worker.js").status_code == 200
        assert client.get("/worker.js").status_code == 404


def test_a_worker_is_asked_for_anew_each_time_and_may_come_from_here_alone(client: Client) -> None:
    (client.app.state["house"].shelf._folder / "worker.js").write_text("// keeps the room\n")
    answer = client.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "service-worker-allowed" not in answer.headers
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["worker-src"] == policy["manifest-src"] == "'self'"

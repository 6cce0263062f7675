"""Settings stay with a person: every page brings them along, and the door opens in the language last chosen."""

import json
from html import unescape
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tapete.wire.http import LARGEST_PREFERENCES

Client = TestClient[Litestar]

LIKED = {"at": 17, "look": {"cloth": "wine", "large": True}, "habits": {"sound": "soft"}, "language": "es"}


def known(client: Client, settings: Any) -> str:
    """A guest who has settled on that."""
    player: str = client.put("/api/me", json={"name": "Ana"}).json()["player"]
    assert client.patch("/api/me/preferences", json={"settings": settings}).status_code == 200
    return player


def marks(page: str) -> tuple[str, Any] | None:
    """The person and the settings that a page brings along."""
    if "data-kept" not in page:
        return None
    person, kept = page.split('<html data-person="')[1].split('" data-kept="')
    return person, json.loads(unescape(kept.split('"')[0]))


def test_a_page_brings_its_readers_settings_along(client: Client) -> None:
    player = known(client, LIKED)
    for path in ("/en/", "/es/t/abc", "/en/nothing"):
        answer = client.get(path)
        assert marks(answer.text) == (player, LIKED)
        assert answer.headers["cache-control"] == "private, no-cache"
        assert "cookie" in answer.headers["vary"]


def test_a_page_is_the_same_for_all_of_whom_nothing_is_kept(client: Client) -> None:
    page = client.get("/en/")
    client.put("/api/me", json={"name": "Ana"})
    again = client.get("/en/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    assert "cookie" in page.headers["vary"]


def test_a_page_is_told_anew_once_its_reader_has_changed_something(client: Client) -> None:
    known(client, LIKED)
    etag = client.get("/en/").headers["etag"]
    assert client.get("/en/", headers={"if-none-match": etag}).status_code == 304
    known(client, {**LIKED, "at": 18})
    assert client.get("/en/", headers={"if-none-match": etag}).status_code == 200


def test_the_door_leads_to_the_language_last_chosen_anywhere(client: Client) -> None:
    known(client, LIKED)
    answer = client.get("/", headers={"accept-language": "en"}, follow_redirects=False)
    assert answer.headers["location"] == "/es/"


@pytest.mark.parametrize("language", ["xx", "<script>", 7, None, ["es"]])
def test_a_language_that_the_room_does_not_speak_leads_nowhere(client: Client, language: Any) -> None:
    known(client, {**LIKED, "language": language})
    answer = client.get("/", headers={"accept-language": "en"}, follow_redirects=False)
    assert answer.headers["location"] == "/en/"


@pytest.mark.parametrize("settings", [None, 7, "x", [], ["at"]])
def test_settings_that_are_none_are_left_out(client: Client, settings: Any) -> None:
    known(client, settings)
    assert marks(client.get("/en/").text) is None


def test_settings_are_data_in_the_page_and_never_markup(client: Client) -> None:
    hostile = {"at": 1, "look": {"cloth": "\"'><script>alert(1)</script>&quot;"}}
    player = known(client, hostile)
    page = client.get("/en/").text
    assert "<script>alert" not in page
    assert marks(page) == (player, hostile)


def test_settings_are_bounded_as_preferences_are(client: Client) -> None:
    client.put("/api/me", json={"name": "Ana"})
    large = {"settings": {"at": 1, "x": "y" * LARGEST_PREFERENCES}}
    assert client.patch("/api/me/preferences", json=large).status_code == 413
    assert marks(client.get("/en/").text) is None


def test_without_the_store_a_page_comes_without_settings(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    known(client, LIKED)

    async def away(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(client.app.state["house"].store.people, "find", away)
    answer = client.get("/en/")
    assert answer.status_code == 200
    assert marks(answer.text) is None

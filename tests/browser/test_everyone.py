"""Nobody is kept out: axe finds nothing on any page, in any dialog, at any moment, in any language.

Every language has its four pages here; what is about people is looked at in all of them by `make proofs`, the rest of
them, and of the sizes, by `make looks`.
"""

from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.barriers import barriers
from browser.moments import READY, moment_of, moments, settle_in, visit
from browser.player import PATIENCE
from browser.showcase import Showcase
from secrecy.cases import INVITATION, PERSON, TOKEN, nonces
from secrecy.stories import match_of
from tapete.room import Settings, Sitter
from tapete.room.entries import Entry, Opened
from tapete.server.guests import COOKIE
from tapete.words import LANGUAGES, Words

FULL = ("en", "de")
"""The languages in which everything is looked at: the first, and one of long words."""

PAGES = {
    "": "start-heading",
    "rules/comemierda": "rules-comemierda-title",
    "rules/gnav": "rules-gnav-title",
    "players": "start-players",
    "account": "start-account",
    "matches": "start-matches",
    "verify": "verify-heading",
    "review": "review-heading",
}
"""Paths, and what the heading says."""

RECORD = Path(__file__).parents[2] / "examples" / "gnav.jsonl"

TABLES = (("comemierda", 4), ("gnav", 5))

EVA: Final = "p2"
"""Whom the room of the showcase knows besides the person of its moments."""

IN_FULL_OR_PROVED = [pytest.param(one, marks=() if one in FULL else pytest.mark.slow) for one in LANGUAGES]

SHEETS = ("table-keys", "people-invite", "table-leave")
"""What the menu of a table opens."""


def look(page: Page, what: str, found: dict[str, list[str]]) -> None:
    """Note what axe finds; in colours, for the first language."""
    page.evaluate(READY)
    if seen := barriers(page, colours=page.locator("html").get_attribute("lang") == FULL[0]):
        found[what] = seen


def with_eva() -> list[Entry]:
    """Ana and Eva at a table with two robots, the first cards dealt."""
    sitters = (
        Sitter("Eva", EVA),
        Sitter("Ana", PERSON),
        *(Sitter(name, None, "rules@1", 2) for name in ("Jon", "Pau")),
    )
    options, settings = {"players": 4, "lives": 3}, Settings(watch=True, open=True, rated=True)
    opening = Opened(
        1, "gnav", options, sitters, "5a" * 32, "normal", settings=settings, host=PERSON, invitation=INVITATION
    )
    return match_of(opening, [0, 1], nonces(opening), Random(1))[:4]


def ask(page: Page, showcase: Showcase, method: str, path: str, body: object = None) -> None:
    """As the page would."""
    headers = {"origin": showcase.url}
    answer = page.request.fetch(f"{showcase.url}/api/{path}", method=method, data=body, headers=headers)
    assert answer.ok, answer.text()


def go(page: Page, showcase: Showcase, language: str, path: str, heading: str) -> None:
    page.goto(f"{showcase.url}/{language}/{path}")
    expect(page.locator("h1").first).to_have_text(Words(language).say(heading))


@pytest.mark.parametrize("language", FULL)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_moment_of_a_match_keeps_anybody_out(
    page: Page, showcase: Showcase, game: str, players: int, language: str
) -> None:
    found: dict[str, list[str]] = {}
    settle_in(page, showcase)
    for one in moments(game, players):
        visit(page, showcase, one, language)
        look(page, str(one), found)
    assert found == {}


@pytest.mark.parametrize("language", FULL)
def test_no_dialog_at_a_table_keeps_anybody_out(page: Page, showcase: Showcase, language: str) -> None:
    say = Words(language).say
    found: dict[str, list[str]] = {}
    settle_in(page, showcase)
    visit(page, showcase, moment_of("comemierda", 4, "my turn"), language)
    for key in ("l", "r"):
        page.keyboard.press(key)
        expect(page.locator("details[open]")).to_be_visible()
        look(page, key, found)
        page.keyboard.press("Escape")
    for name in SHEETS:
        page.locator("summary", has_text=say("table-more")).click()
        page.locator(".menu .btn", has_text=say(name)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(page, name, found)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".side .seal").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "seal", found)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("look"), exact=True).click()
    expect(page.locator("aside.look")).to_be_visible()
    look(page, "look", found)
    assert found == {}


@pytest.mark.parametrize("language", FULL)
def test_no_page_keeps_anybody_out(page: Page, showcase: Showcase, language: str) -> None:
    found: dict[str, list[str]] = {}
    say = Words(language).say
    settle_in(page, showcase)
    for path, heading in PAGES.items():
        go(page, showcase, language, path, heading)
        look(page, path, found)
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".graph")).to_be_visible(timeout=PATIENCE)
    page.locator(".graph summary").click()
    look(page, "a match in review", found)
    for game, _ in TABLES:
        page.goto(f"{showcase.url}/{language}/learn/{game}")
        expect(page.locator(".guide")).to_be_visible()
        look(page, f"learn {game}", found)
    go(page, showcase, language, "", "start-heading")
    page.get_by_role("textbox").fill("Ana")
    for name in ("start-options-standard", "start-friends"):
        page.get_by_role("button", name=say(name)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(page, name, found)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert found == {}


@pytest.mark.parametrize("language", IN_FULL_OR_PROVED)
def test_nobody_is_kept_from_others_from_oneself_or_from_the_room_one_keeps(
    page: Page, showcase: Showcase, language: str
) -> None:
    """The sheet about a person with its report, the page of an account, and the host's page with all it can show."""
    found: dict[str, list[str]] = {}
    say = Words(language).say
    settle_in(page, showcase)
    page.context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": showcase.url}])
    dialog = page.get_by_role("dialog")

    def press(message: str, **names: str) -> None:
        page.get_by_role("button", name=say(message, **names), exact=True).last.click()

    def look_in_dialog(what: str, away: str) -> None:
        expect(dialog).to_be_visible()
        look(page, what, found)
        dialog.get_by_role("button", name=say(away), exact=True).click()
        expect(dialog).to_have_count(0)

    showcase.make_host(PERSON)
    ask(page, showcase, "POST", "account", {"account": "ana", "phrase": "four words and a comma"})
    ask(page, showcase, "PUT", f"me/blocks/{EVA}")
    ask(page, showcase, "POST", "tables", {"game": "gnav", "name": "Ana", "people": True})
    ask(page, showcase, "POST", "reports", {"player": EVA, "reason": "words", "note": "Said things"})

    page.goto(f"{showcase.url}/{language}/account")
    expect(page.get_by_role("heading", name=say("account-mine"))).to_be_visible()
    expect(page.get_by_role("link", name="Eva", exact=True)).to_be_visible()
    press("account-robot-new")
    expect(page.get_by_text("robot_")).to_be_visible()
    look(page, "account", found)
    press("account-forget")
    look_in_dialog("forget me", "account-forget-not")

    go(page, showcase, language, "admin", "admin-heading")
    expect(page.get_by_role("button", name=say("admin-report-done"))).to_be_visible()
    look(page, "admin", found)
    page.get_by_role("button", name=say("admin-table-close")).first.click()
    look_in_dialog("close a table", "admin-cancel")
    press("admin-ban-who", who="Eva")
    look_in_dialog("ban", "admin-ban")
    expect(page.get_by_role("button", name=say("admin-unban-who", who="Eva"))).to_be_visible()
    look(page, "banned", found)

    page.goto(f"{showcase.url}{showcase.show(with_eva(), {}).replace('/en/', f'/{language}/', 1)}")
    press("people-about", who="Eva")
    expect(dialog).to_be_visible()
    look(page, "about Eva", found)
    press("people-report")
    look(page, "a report", found)
    press("people-report-send")
    expect(dialog.get_by_text(say("people-reported"))).to_be_visible()
    look(page, "reported", found)
    assert found == {}


def test_no_watcher_is_kept_out(page: Page, showcase: Showcase) -> None:
    found: dict[str, list[str]] = {}
    settle_in(page, showcase)
    for game, players in TABLES:
        visit(page, showcase, moment_of(game, players, "my turn"), "en", me=False)
        look(page, game, found)
    page.locator(".strip .btn").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "seats to take", found)
    assert found == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in FULL])
def test_four_pages_of_every_language_keep_nobody_out(page: Page, showcase: Showcase, language: str) -> None:
    found: dict[str, list[str]] = {}
    settle_in(page, showcase)
    for path in ("", "account"):
        go(page, showcase, language, path, PAGES[path])
        look(page, path, found)
    for game, players, name in (("comemierda", 4, "refused"), ("gnav", 5, "settlement")):
        visit(page, showcase, moment_of(game, players, name), language)
        look(page, game, found)
    assert found == {}


def test_it_would_be_noticed(page: Page, showcase: Showcase) -> None:
    settle_in(page, showcase)
    page.evaluate("""() => {
      document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')
      Object.assign(document.querySelector('main p').style, { color: '#999', background: '#fff' })
    }""")
    assert {line.split()[0] for line in barriers(page)} >= {"button-name", "color-contrast"}

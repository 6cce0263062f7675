"""Nobody is kept out: axe finds nothing on any page, in any dialog, at any moment, in any language.

Every language has its four pages here; the rest of them, and of the sizes, is looked at by `make looks`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.barriers import barriers
from browser.moments import READY, Moment, moments, settle_in, visit
from browser.showcase import Showcase
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
}
"""Paths, and what the heading says."""

TABLES = (("comemierda", 4), ("gnav", 5))

SHEETS = ("table-keys", "people-invite", "table-leave")
"""What the menu of a table opens."""


@pytest.fixture
def showcase(tmp_path: Path) -> Iterator[Showcase]:
    showcase = Showcase(tmp_path)
    yield showcase
    showcase.close()


def moment(game: str, players: int, name: str) -> Moment:
    return next(moment for moment in moments(game, players) if moment.name == name)


def look(page: Page, what: str, found: dict[str, list[str]]) -> None:
    """Note what axe finds; in colours, for the first language."""
    page.evaluate(READY)
    if seen := barriers(page, colours=page.locator("html").get_attribute("lang") == FULL[0]):
        found[what] = seen


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
    visit(page, showcase, moment("comemierda", 4, "my turn"), language)
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


def test_no_watcher_is_kept_out(page: Page, showcase: Showcase) -> None:
    found: dict[str, list[str]] = {}
    settle_in(page, showcase)
    for game, players in TABLES:
        visit(page, showcase, moment(game, players, "my turn"), "en", me=False)
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
        visit(page, showcase, moment(game, players, name), language)
        look(page, game, found)
    assert found == {}


def test_it_would_be_noticed(page: Page, showcase: Showcase) -> None:
    settle_in(page, showcase)
    page.evaluate("""() => {
      document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')
      Object.assign(document.querySelector('main p').style, { color: '#999', background: '#fff' })
    }""")
    assert {line.split()[0] for line in barriers(page)} >= {"button-name", "color-contrast"}

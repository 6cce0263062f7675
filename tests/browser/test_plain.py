"""The plain table in a browser that runs no script."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player import GLANCE, PATIENCE, Misses

MOVES = 200


@pytest.fixture
def plain(browser: Browser) -> Iterator[Page]:
    """A page where no script runs."""
    context = browser.new_context(locale="en-GB", java_script_enabled=False, viewport={"width": 320, "height": 568})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def sit_down(page: Page, url: str, game: str, option: str) -> None:
    """From the client's page by the link that stands there, as short a match as there is."""
    page.goto(f"{url}/en/")
    page.get_by_role("link", name="plain pages").click()
    page.get_by_role("radio", name=game).check()
    page.get_by_label("Your name at the table").fill("Ana")
    page.get_by_role("radio", name="Novice").check()
    page.get_by_text(f"How {game} is played").click()
    page.get_by_label(option, exact=True).fill("1")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/plain/en/tables/"))


def fits(page: Page) -> None:
    """Nothing lies beyond the right edge of a narrow screen."""
    box = page.locator("main").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
    for table in page.locator("table, form").all():
        inner = table.bounding_box()
        assert inner is None or inner["x"] + inner["width"] <= 320


def act(page: Page) -> None:
    """By the first button that does something, or the link to look again."""
    to_do = page.locator("form.act button, button[value=next], main a:text('Look again')").first
    if to_do.get_attribute("value") == "give":
        cards = page.get_by_role("checkbox")
        for place in range(2 if "two" in to_do.inner_text() else 1):
            cards.nth(place).check()
    to_do.click()


def play(page: Page) -> None:
    """To the end of the match, by a page that may load itself between a look and a reach."""
    page.set_default_timeout(GLANCE)
    misses = Misses()
    for _ in range(MOVES):
        if page.get_by_role("button", name="Play again").count():
            page.set_default_timeout(PATIENCE)
            return
        with misses.forgiven():
            act(page)
    raise AssertionError("the match does not end")


def test_a_match_of_comemierda_is_played_without_a_script(plain: Page, base_url: str) -> None:
    sit_down(plain, base_url, "Comemierda", "Points to play for")
    expect(plain.get_by_role("button", name="Play the ticked cards")).to_be_visible(timeout=PATIENCE)
    fits(plain)
    held = plain.get_by_role("checkbox").count()
    plain.get_by_role("button", name="Play the ticked cards").click()
    expect(plain.get_by_role("alert")).to_have_text("Choose at least one card, or pass (rule C5)")
    expect(plain.get_by_role("alert")).to_be_focused()
    expect(plain).to_have_title(re.compile("^Not done. Your turn · Comemierda"))
    expect(plain.get_by_role("checkbox")).to_have_count(held)
    play(plain)
    expect(plain).to_have_title(re.compile(r"(wins?|share) the match!? · Comemierda, Tapete$"))
    fits(plain)


def test_a_match_of_gnav_is_played_without_a_script(plain: Page, base_url: str) -> None:
    sit_down(plain, base_url, "Gnav", "Lives")
    play(plain)
    expect(plain).to_have_title(re.compile(r"(wins?|share|draw) the match!? · Gnav, Tapete$"))
    expect(plain.get_by_role("table")).to_contain_text("You")
    plain.get_by_role("button", name="Play again").click()
    expect(plain.get_by_role("heading", level=1)).to_have_text("Gnav: Deal 1")
    fits(plain)

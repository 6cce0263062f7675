"""Every language on a narrow screen: it is offered, spoken, and has room."""

import pytest
from playwright.sync_api import Page, expect

from browser.player import PATIENCE
from tapete.words import LANGUAGES, Words

NARROW = {"width": 320, "height": 700}

SPILLED = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

CUT = """() => [...document.querySelectorAll('.seg, .btn, .tool')].filter(found => found.checkVisibility()
    && getComputedStyle(found).overflow !== 'visible' && found.scrollWidth > found.clientWidth + 1)
    .map(found => found.innerText)"""
"""Choices and buttons whose words do not fit into them."""


LONG = {"de", "eu", "fr"}
"""Those with the longest words; the others are looked at by `make looks`."""


@pytest.mark.parametrize(
    "language", [code if code in LONG else pytest.param(code, marks=pytest.mark.slow) for code in LANGUAGES]
)
def test_pages_have_room_for_every_language(page: Page, base_url: str, language: str) -> None:
    words = Words(language)
    page.set_viewport_size(NARROW)
    for path, heading in (
        ("", "start-heading"),
        ("rules/comemierda", "rules-comemierda-title"),
        ("rules/gnav", "rules-gnav-title"),
        ("players", "start-players"),
        ("account", "start-account"),
    ):
        page.goto(f"{base_url}/{language}/{path}")
        expect(page.locator("h1").first).to_have_text(words.say(heading), timeout=PATIENCE)
        assert page.evaluate(SPILLED) == 0, path
        assert page.evaluate(CUT) == [], path


def test_all_languages_are_offered_in_their_order_and_the_chosen_one_is_remembered(page: Page, base_url: str) -> None:
    page.set_viewport_size(NARROW)
    page.goto(f"{base_url}/en/")
    head = page.locator("header select")
    expect(head.locator("option")).to_have_text(list(LANGUAGES.values()), timeout=PATIENCE)
    expect(page.locator(".langs a")).to_have_text(list(LANGUAGES.values()))
    page.get_by_role("button", name="Look").click()
    panel = page.locator("aside.look select")
    expect(panel.locator("option")).to_have_text(list(LANGUAGES.values()))
    last = list(LANGUAGES)[-1]
    panel.select_option(last)
    expect(page.locator(".hello h1")).to_have_text(Words(last).say("start-heading"))
    expect(page.locator("html")).to_have_attribute("lang", last)
    expect(head).to_have_value(last)
    page.goto(base_url)
    expect(page).to_have_url(f"{base_url}/{last}/")

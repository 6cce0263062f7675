"""The start page with words that are longer than English: all of it comes from the catalogues, and all of it fits."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.pseudo import speak_in_disguise
from tapete.words import LANGUAGES

SPOKEN = """() => [...document.querySelectorAll('body *')].flatMap(found => [...found.childNodes])
    .filter(node => node.nodeType === Node.TEXT_NODE && node.parentElement.checkVisibility()
        && !node.parentElement.closest('.feature'))
    .map(node => node.textContent.trim()).filter(text => /\\p{Letter}/u.test(text))"""
"""Every text with words that one can see, but what the table that is shown says: there are names in it."""

SPILLED = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("width", [320, 1280])
def test_the_start_page_has_room_for_longer_words(page: Page, base_url: str, width: int) -> None:
    speak_in_disguise(page.context)
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{base_url}/en/")
    expect(page.locator("h1").first).to_have_text(re.compile(r"^\[Šïïït døøø?wñ.*\]$"))
    page.get_by_role("button", name=re.compile("Lø+k")).click()
    expect(page.locator("aside.look .rest")).to_have_count(2)
    plain = {text for text in page.evaluate(SPOKEN) if not re.search(r"^\[.*\]$|^\[|\]$", text)}
    assert plain - set(LANGUAGES.values()) == set()
    assert page.evaluate(SPILLED) == 0

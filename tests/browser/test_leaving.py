"""A person leaves a table: asked once, gone for good, and the match can still be verified."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.player import hurry, sit_down, wait_for_me


def ask_to_leave(page: Page) -> None:
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Leave the table").click()


@pytest.mark.parametrize("game", ["Comemierda", "Gnav"])
def test_who_leaves_is_asked_once_and_the_match_is_opened(
    page: Page, context: BrowserContext, base_url: str, game: str
) -> None:
    sit_down(page, base_url, game)
    hurry(page)
    wait_for_me(page)
    table = page.url
    second = context.new_page()
    second.goto(table)
    expect(second.locator(".seat").first).to_be_visible()

    page.bring_to_front()
    ask_to_leave(page)
    dialog = page.get_by_role("dialog", name="Leave the table?")
    dialog.get_by_role("button", name="Play on").click()
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(table)

    ask_to_leave(page)
    dialog.get_by_role("button", name="Leave the table").click()
    expect(page).to_have_url(re.compile("/en/$"))
    expect(second.get_by_role("heading", name="You have left this table")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("heading", name="You have left this table")).to_be_visible()

    page.get_by_role("link", name="Verify this match").click()
    expect(page.get_by_role("heading", name="Everything fits")).to_be_visible()

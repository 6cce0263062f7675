"""A whole match of each game, played through the page."""

import re

from playwright.sync_api import Page, expect

from browser.player import (
    PATIENCE,
    hand,
    hurry,
    match_is_over,
    play_comemierda_turn,
    play_gnav_turn,
    play_on,
    sit_down,
)


def test_a_match_of_comemierda_to_its_end_and_another(page: Page, base_url: str) -> None:
    sit_down(page, base_url, "Comemierda")
    hurry(page)
    play_on(page, play_comemierda_turn, match_is_over)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(r"wins? the match|share the match"))
    best = max(int(total) for total in re.findall(r"\b\d+\b", page.locator(".score").inner_text()))
    assert best >= 21
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(page.locator(".log")).not_to_contain_text("the match", timeout=PATIENCE)
    expect(page.locator(".log")).to_contain_text("Hand 1", timeout=PATIENCE)
    expect(hand(page)).to_have_count(10, timeout=PATIENCE)


def test_a_match_of_gnav_to_its_end_and_another(page: Page, base_url: str) -> None:
    sit_down(page, base_url, "Gnav")
    hurry(page)
    play_on(page, play_gnav_turn, match_is_over)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"wins? the match|draw the match"))
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(page.locator(".log")).not_to_contain_text("the match", timeout=PATIENCE)
    expect(page.locator(".log")).to_contain_text("Deal 1", timeout=PATIENCE)

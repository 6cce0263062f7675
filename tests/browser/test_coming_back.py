"""Whatever happens to page, line or server: the same seat, the same cards, without a click."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import Room
from browser.player import (
    hand,
    hurry,
    play_comemierda_turn,
    play_gnav_turn,
    play_on,
    rounds_are_over,
    sit_down,
    told,
    wait_for_me,
    wait_for_news,
)


def cards(page: Page) -> list[str | None]:
    return [button.get_attribute("aria-label") for button in hand(page).all()]


def test_a_reload_in_mid_hand_changes_nothing(page: Page, base_url: str) -> None:
    sit_down(page, base_url, "Comemierda")
    hurry(page)
    wait_for_me(page)
    log = told(page)
    play_comemierda_turn(page)
    wait_for_news(page, log)
    wait_for_me(page)
    before, log = cards(page), told(page)
    page.reload()
    wait_for_me(page)
    assert cards(page) == before
    assert told(page) == log
    play_on(page, play_comemierda_turn, rounds_are_over)


@pytest.mark.parametrize(("game", "turn"), [("Comemierda", play_comemierda_turn), ("Gnav", play_gnav_turn)])
def test_a_killed_server_comes_back_in_mid_hand(
    page: Page, room: Room, nothing_goes_wrong_unseen: list[str], game: str, turn
) -> None:
    sit_down(page, room.url, game)
    hurry(page)
    wait_for_me(page)
    log = told(page)
    room.kill()
    expect(page.get_by_text("The line to the table is lost")).to_be_visible()
    room.start()
    expect(page.get_by_text("The line to the table is lost")).to_be_hidden(timeout=15_000)
    assert told(page) == log
    # while there was no server the browser said so, as it must
    nothing_goes_wrong_unseen[:] = [fault for fault in nothing_goes_wrong_unseen if "ERR_CONNECTION" not in fault]
    play_on(page, turn, rounds_are_over)


def test_two_tables_in_two_tabs_do_not_mix(context: BrowserContext, base_url: str) -> None:
    one, other = context.new_page(), context.new_page()
    sit_down(one, base_url, "Comemierda")
    sit_down(other, base_url, "Gnav")
    for page in (one, other):
        hurry(page)
        wait_for_me(page)
    still = told(other)
    play_on(one, play_comemierda_turn, rounds_are_over)
    assert told(other) == still
    play_on(other, play_gnav_turn, rounds_are_over)
    expect(one.locator(".log")).not_to_contain_text("swap")
    expect(other.locator(".log")).not_to_contain_text("Trick")

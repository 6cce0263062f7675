"""Matches that are over: one's own in a list, each of them again step by step, and who has played here."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.company import Come, arrive, come
from browser.player import Turn, match_is_over, play_comemierda_turn, play_gnav_turn, play_on

__all__ = ["come"]

SHORT: dict[str, tuple[dict[str, int], Turn]] = {
    "comemierda": ({"target": 1}, play_comemierda_turn),
    "gnav": ({"lives": 1}, play_gnav_turn),
}


def played(page: Page, url: str, game: str, name: str = "Ana") -> str:
    """A short match against robots, played to its end; the table where it was."""
    options, take_turn = SHORT[game]
    table = {"game": game, "name": name, "options": options, "robot_pause": "instant", "level": 1}
    answer = page.request.post(f"{url}/api/tables", data=table, headers={"origin": url})
    assert answer.ok, answer.text()
    opened: str = answer.json()["table"]
    arrive(page, url, f"t/{opened}")
    play_on(page, take_turn, match_is_over)
    return opened


def step_of(page: Page) -> Any:
    return page.get_by_role("slider", name="Step")


@pytest.mark.parametrize("game", SHORT)
def test_a_match_is_seen_again_step_by_step(page: Page, context: BrowserContext, base_url: str, game: str) -> None:
    played(page, base_url, game)
    page.goto(f"{base_url}/en/matches")
    expect(page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Look back"))).to_have_count(1)
    page.get_by_role("link", name="Look back").click()

    slider = step_of(page)
    expect(slider).to_have_value("0")
    last = slider.get_attribute("max") or ""
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(last)
    expect(page.get_by_role("button", name="One step on")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Look", exact=True).click()
    grain = page.get_by_role("slider", name="Grain")
    grain.press("ArrowRight")
    expect(grain).to_have_value("51")
    expect(slider).to_have_value("0")
    page.keyboard.press("Escape")
    moves = page.get_by_role("region", name="Step by step")
    moves.get_by_role("button").nth(2).click()
    expect(slider).to_have_value("2")
    expect(moves.locator("[aria-current=step]")).to_contain_text("2")
    expect(page).to_have_url(re.compile(r"\?step=2$"))
    page.reload()
    expect(step_of(page)).to_have_value("2")


def test_every_hand_can_be_laid_open_and_the_moment_shared(page: Page, context: BrowserContext, base_url: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = played(page, base_url, "comemierda")
    page.goto(f"{base_url}/en/matches/{table}/1")
    open_hands = page.get_by_role("list", name=re.compile("’s cards$"))
    expect(open_hands).to_have_count(1)
    page.get_by_label("Seen as").select_option("All cards open")
    expect(open_hands).to_have_count(4)
    expect(open_hands.first.get_by_role("listitem")).to_have_count(10)
    page.get_by_label("Seen as").select_option("A watcher")
    expect(open_hands).to_have_count(0)

    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{base_url}/en/matches/{table}/1?seat=watcher&step=1"
    page.get_by_role("link", name="Verify").click()
    expect(page.get_by_role("heading", name="Everything fits")).to_be_visible()


def test_a_match_runs_by_itself_until_it_is_stopped(page: Page, base_url: str) -> None:
    table = played(page, base_url, "gnav")
    page.goto(f"{base_url}/en/matches/{table}/1")
    page.get_by_role("button", name="Let it run").click()
    expect(step_of(page)).not_to_have_value("0")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Let it run")).to_be_visible()


def test_a_private_match_is_not_for_strangers(
    page: Page, come: Come, base_url: str, nothing_goes_wrong_unseen: list[str]
) -> None:
    table = played(page, base_url, "gnav")
    stranger = come("en-GB")
    stranger.goto(f"{base_url}/en/matches")
    expect(stranger.get_by_text("The room does not know you yet")).to_be_visible()
    answer = stranger.request.get(f"{base_url}/api/matches/{table}/1/replay?seat=all")
    assert answer.status == 403
    page.goto(f"{base_url}/en/matches/{table}/7")
    expect(page.get_by_role("alert")).to_contain_text("This table has not played that match.")
    nothing_goes_wrong_unseen.clear()  # the browser tells of the refusal too


def test_who_has_played_stands_in_the_table_of_players(page: Page, base_url: str) -> None:
    played(page, base_url, "gnav", "Zoraida")
    page.goto(f"{base_url}/en/players")
    page.get_by_role("radio", name="Gnav").check(force=True)
    page.get_by_role("button", name="Place, on average").click()
    expect(page.get_by_role("columnheader", name="Place, on average")).to_have_attribute("aria-sort", "ascending")
    page.get_by_role("table").get_by_role("link", name="Zoraida").click()
    expect(page.get_by_role("heading", name="Zoraida")).to_be_visible()
    page.get_by_role("radio", name="Gnav").first.check(force=True)
    expect(page.get_by_text("No rated match yet.")).to_be_visible()
    expect(page.get_by_role("link", name="Look back")).to_have_count(1)

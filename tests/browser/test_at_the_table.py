"""What a person does at the table and around it."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.player import hand, hurry, sit_down, tap, told, wait_for_me, wait_for_news


def test_a_refused_card_says_why_with_its_rule(page: Page, base_url: str) -> None:
    sit_down(page, base_url, "Comemierda")
    hurry(page)
    for _ in range(40):
        assert wait_for_me(page) == "turn"
        low = page.locator(".hand button.off")
        if low.count():
            break
        before = told(page)
        tap(page.locator(".hand button.can").first)
        page.locator(".acts").get_by_role("button", name=re.compile("^Play")).click()
        wait_for_news(page, before)
    held = hand(page).count()
    tap(low.first)
    expect(page.locator(".say")).to_contain_text(re.compile(r"\(?rule C\d+|C\d+"))
    expect(hand(page)).to_have_count(held)


def test_another_language_in_mid_hand_keeps_the_hand(page: Page, base_url: str) -> None:
    sit_down(page, base_url, "Comemierda")
    hurry(page)
    wait_for_me(page)
    held = hand(page).count()
    page.get_by_role("button", name="Look").click()
    page.get_by_label("Language").select_option("es")
    expect(page).to_have_url(re.compile("/es/t/"))
    expect(page).to_have_title(re.compile("^Te toca"))
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(hand(page)).to_have_count(held)
    expect(hand(page).first).to_have_attribute("aria-label", re.compile(" de (oros|copas|espadas|bastos)"))
    expect(page.locator(".log")).to_contain_text("Mano 1")


@pytest.mark.parametrize("slider", ["Contrast", "Grain", "Colour temperature"])
def test_the_look_rests_at_half_works_and_is_remembered(page: Page, base_url: str, slider: str) -> None:
    page.goto(f"{base_url}/en/")
    page.get_by_role("button", name="Look").click()
    range_ = page.get_by_role("slider", name=slider)
    expect(range_).to_have_value("50")
    calm = page.screenshot(animations="disabled")
    range_.fill("90")
    assert page.screenshot(animations="disabled") != calm
    page.reload()
    page.get_by_role("button", name="Look").click()
    expect(page.get_by_role("slider", name=slider)).to_have_value("90")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("game", "numbers"), [("comemierda", ("c1", "c32")), ("gnav", ("g1", "g26"))])
def test_the_rules_are_numbered(page: Page, base_url: str, language: str, game: str, numbers: tuple[str, str]) -> None:
    first, last = numbers
    page.goto(f"{base_url}/{language}/rules/{game}")
    expect(page.locator(f"#{first}")).to_be_visible()
    expect(page.locator(f"#{last}")).to_have_count(1)
    expect(page.locator("img").first).to_be_visible()


def test_a_bad_name_gets_one_clear_line(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/en/")
    page.get_by_role("textbox").fill("   ")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("name")
    expect(page).to_have_url(re.compile("/en/$"))


def test_markup_in_a_name_stays_text(page: Page, base_url: str) -> None:
    sit_down(page, base_url, "Gnav", name="<b>Ana</b>")
    expect(page.get_by_text("<b>Ana</b>").first).to_be_visible()


def test_a_table_of_others_is_closed(page: Page, base_url: str, browser) -> None:
    sit_down(page, base_url, "Gnav")
    stranger = browser.new_context(service_workers="block").new_page()
    stranger.goto(page.url)
    expect(stranger.get_by_text("closed to you")).to_be_visible()
    stranger.context.close()

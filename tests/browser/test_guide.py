"""The guided first hand: by keyboard alone to a real match, and away from it."""

import re

from playwright.sync_api import Page, expect

from browser.player import hurry

MORE = {"2o": "", "5c": "", "7o": "2", "4o": "4", "12e": "2"}
"""The key for as many cards as are wanted, by the first of them."""

LED = 7
"""The step at which it is one's turn again by what one has played oneself."""


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.held ?? document.activeElement.textContent.trim()"))


def test_a_hand_is_learned_by_keyboard_alone_and_a_match_follows(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/en/learn/comemierda")
    bubble = page.get_by_role("region", name="Guided hand")
    expect(bubble).to_contain_text("These ten cards are yours")
    hurry(page)
    bubble.get_by_role("button", name="Go on").focus()
    for number in range(1, 11):
        expect(bubble).to_contain_text(f"Step {number} of 11")
        expect(page.locator("[role=log]").first).to_contain_text(bubble.locator(".told").inner_text())
        expect(page.locator(":is([data-hint=touch], .guide .btn.go):focus")).to_have_count(1)
        if number == LED:
            expect(page.locator("[aria-live=assertive]")).to_contain_text("Your turn. You lead")
        at = focused(page)
        if at.startswith(("Go on", "Next deal")):
            page.keyboard.press("Enter")
        elif at.startswith("Pass"):
            page.keyboard.press("p")
        elif at == "3c":
            page.keyboard.press("Space")
            page.locator(".hand [data-held='4b']").press("Space")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Space")
            if MORE[at]:
                page.keyboard.press(MORE[at])
            page.keyboard.press("Enter")
    expect(bubble).to_contain_text("Step 11 of 11")
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/en/t/"))
    expect(page.locator(".seat").first).to_contain_text("novice")


def test_one_goes_on_in_another_language_and_escape_skips_the_rest(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/en/")
    page.get_by_role("link", name="Learn in two minutes").nth(1).click()
    bubble = page.get_by_role("region", name="Guided hand")
    for number in (1, 2):
        expect(bubble).to_contain_text(f"Step {number} of 11")
        page.keyboard.press("Enter")
    expect(bubble).to_contain_text("Step 3 of 11")
    page.keyboard.press("k")
    expect(page.get_by_text("You could do that too")).to_be_visible()
    expect(bubble).to_contain_text("Step 3 of 11")
    page.get_by_role("button", name="Look").click()
    page.get_by_label("Language").select_option("es")
    spanish = page.get_by_role("region", name="Mano guiada")
    expect(spanish).to_contain_text("Paso 3 de 11")
    page.locator("aside.look").get_by_role("button", name="Cerrar").click()
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/es/$"))

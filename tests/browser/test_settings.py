"""Settings stay with a person, from the first paint on any device; sounds and sets of cards come when asked for."""

import re

from playwright.sync_api import Page, expect

from browser.company import Come, come
from browser.player import hand, hurry, play_comemierda_turn, sit_down, wait_for_me

__all__ = ["come"]

PHRASE = "four words and a comma"

WATCH = """
window.clothes = []
new MutationObserver(() => {
  const { cloth } = document.documentElement.dataset
  if (cloth && cloth !== window.clothes.at(-1)) window.clothes.push(cloth)
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-cloth'] })
const first = () => {
  if (!document.body) return requestAnimationFrame(first)
  window.first = [document.documentElement.dataset.cloth, document.documentElement.hasAttribute('data-large')]
}
requestAnimationFrame(first)
"""

COUNT = """
window.AudioContext = class extends AudioContext {
  constructor(options) { super(options); document.documentElement.dataset.audio = 'made' }
}
"""


def test_settings_hold_on_another_device_from_the_first_paint_on(page: Page, come: Come, base_url: str) -> None:
    headers = {"origin": base_url}
    page.request.put(f"{base_url}/api/me", data={"name": "Greta"}, headers=headers)
    page.request.post(f"{base_url}/api/account", data={"account": "greta", "phrase": PHRASE}, headers=headers)
    page.goto(f"{base_url}/en/")
    page.get_by_role("button", name="Look").click()
    panel = page.locator("aside.look")
    with page.expect_response(lambda answer: answer.url.endswith("/preferences") and answer.ok):
        panel.get_by_role("radio", name="Wine").check(force=True)
        panel.get_by_role("switch", name="Large cards").check()
        panel.get_by_role("radio", name="High to low").check(force=True)
        panel.get_by_label("Language").select_option("es")

    other = come("en-GB")
    other.request.post(f"{base_url}/api/session", data={"account": "greta", "phrase": PHRASE}, headers=headers)
    other.add_init_script(WATCH)
    other.goto(f"{base_url}/")
    expect(other).to_have_url(f"{base_url}/es/")
    other.get_by_role("button", name="Aspecto").click()
    expect(other.get_by_role("radio", name="De mayor a menor")).to_be_checked()
    assert other.evaluate("[window.first, window.clothes]") == [["wine", True], ["wine"]]

    other.get_by_role("button", name="Volver al original").click()
    expect(other.locator("html")).to_have_attribute("data-cloth", "green")
    expect(other.get_by_role("switch", name="Cartas grandes")).not_to_be_checked()


ANOTHER = "seen => !seen.includes(document.querySelector('.hand img').getAttribute('src'))"
"""A picture that has not been seen before: until a set has come, the pack as drawn stands in for it."""


def test_sounds_and_sets_of_cards_come_when_somebody_asks_for_them(page: Page, base_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(COUNT)
    sit_down(page, base_url, "Comemierda")
    hurry(page)
    assert wait_for_me(page) == "turn"
    play_comemierda_turn(page)
    assert wait_for_me(page) in ("turn", "sheet")
    expect(page.locator("html")).not_to_have_attribute("data-audio", "made")
    assert not [url for url in asked if re.search("aloud|four-colours|large-index|large-four", url)]

    page.get_by_role("button", name="Look").click()
    panel = page.locator("aside.look")
    panel.get_by_role("group", name="Volume").get_by_role("radio", name="Soft").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-audio", "made")
    panel.get_by_role("switch", name="Tell me when it is my turn").click()
    expect(panel.get_by_role("alert")).to_have_text("Your browser does not let this page show notices.")
    expect(panel.get_by_role("switch", name="Tell me when it is my turn")).not_to_be_checked()

    cards = hand(page)
    low = cards.evaluate_all("cards => cards.map((card) => card.dataset.held)")
    panel.get_by_role("radio", name="High to low").check(force=True)
    assert cards.evaluate_all("cards => cards.map((card) => card.dataset.held)") == low[::-1]
    picture = page.locator(".hand img").first
    seen = [picture.get_attribute("src") or ""]
    for wish in ("Four-colour suits", "Large numbers"):
        panel.get_by_role("switch", name=wish).check()
        page.wait_for_function(ANOTHER, arg=seen)
        seen.append(picture.get_attribute("src") or "")
    page.get_by_role("button", name="Play as at the start").click()
    expect(panel.get_by_role("radio", name="Low to high")).to_be_checked()
    expect(panel.get_by_role("group", name="Volume").get_by_role("radio", name="Off")).to_be_checked()

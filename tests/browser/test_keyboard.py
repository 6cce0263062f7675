"""A whole match of each game by keyboard alone, knowing of the page what its roles and names say."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.company import HABITS, INSTANT
from browser.moments import moment_of, settle_in, visit
from browser.player import PATIENCE, POLL, Turn, match_is_over, told, wait_for_news
from browser.showcase import Showcase

MOST_STEPS = 60
"""Of the tab key: more than a page has."""


def begin(page: Page, url: str, game: str, options: dict[str, int]) -> None:
    """A short match against robots, from the start page on."""
    page.goto(f"{url}/en/rules/gnav")
    page.evaluate(f"{INSTANT}; {HABITS % ''}")
    page.set_default_timeout(PATIENCE)
    page.route("**/api/tables", lambda way: way.continue_(post_data={**way.request.post_data_json, "options": options}))
    page.goto(f"{url}/en/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    go_to(page, page.get_by_role("radio", name=re.compile("Comemierda")))
    if game == "gnav":
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name=re.compile("Gnav"))).to_be_focused()
    go_to(page, page.get_by_role("textbox", name="Your name"))
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    seats = page.get_by_role("list", name="Seats, in order of play").get_by_role("listitem")
    expect(seats.first).to_be_visible()


def go_to(page: Page, wanted: Locator) -> None:
    """With the tab key."""
    for _ in range(MOST_STEPS):
        if wanted.evaluate("wanted => wanted === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to {wanted}")


def on_focus(page: Page) -> str:
    """Role and name of what has the focus."""
    return page.locator(":focus").aria_snapshot()


def wait_for_me(page: Page) -> bool:
    """Until it is my turn, or a dialog asks for something; whether it is my turn."""
    for _ in range(PATIENCE // POLL):
        if page.get_by_role("dialog").count():
            return False
        if page.title().startswith("Your turn"):
            return True
        page.wait_for_timeout(POLL)
    raise AssertionError("nothing to do for me, and no end")


def cards(page: Page) -> list[str]:
    """What the cards of the hand are called, in their order."""
    return re.findall(r'button "([^"]+)"', page.get_by_role("group", name="Your hand").aria_snapshot())


def give(page: Page) -> None:
    page.keyboard.press("h")
    page.keyboard.press("Home")
    ready = page.get_by_role("button", name=re.compile("^Give"), disabled=False)
    while ready.count() == 0:
        before = cards(page)
        page.keyboard.press("Space")
        expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(len(before) - 1)
    page.keyboard.press("Enter")
    # news of the other pair may come first, and is not the answer to this
    expect(page.get_by_role("button", name=re.compile("^Give"))).to_have_count(0)


def play_comemierda(page: Page) -> None:
    """Give the first cards; or play the first card that may be played, or pass."""
    if page.get_by_role("button", name=re.compile("^Give")).count():
        return give(page)
    names = cards(page)
    playable = next((place for place, name in enumerate(names) if ", playable, " in name), None)
    if playable is None:
        return page.keyboard.press("p")
    page.keyboard.press("h")
    page.keyboard.press("Home")
    for _ in range(playable):
        page.keyboard.press("ArrowRight")
    assert names[playable] in on_focus(page)
    page.keyboard.press("Space")
    assert ", taken, " in on_focus(page)
    return page.keyboard.press("Enter")


def play_gnav(page: Page) -> None:
    """Keep a good card, swap a bad one: the name of the button says which it is."""
    keep = page.get_by_role("button", name=re.compile("^Keep"))
    if re.search(r"fool|owl|pot|the 0|the I{1,3}V?\b", keep.aria_snapshot()):
        keep = page.get_by_role("button", name=re.compile("^(Ask|Swap)"))
    go_to(page, keep)
    page.keyboard.press("Enter")


def play_to_the_end(page: Page, take_turn: Turn) -> None:
    """The focus is never lost: not when a card leaves, nor when a sheet comes or goes."""
    turns = 0
    while True:
        mine = wait_for_me(page)
        before = told(page)
        if match_is_over(page):
            break
        if mine:
            take_turn(page)
            turns += 1
            assert page.evaluate("document.activeElement !== document.body"), f"after turn {turns}"
        else:
            expect(page.get_by_role("dialog").get_by_role("button", name="Next deal")).to_be_focused()
            page.keyboard.press("Enter")
        wait_for_news(page, before)
    assert turns > 0
    expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_focused()


def test_another_page_begins_at_its_heading_and_back_again(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/en/")
    go_to(page, page.get_by_role("navigation", name="Tapete").get_by_role("link", name="Players"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Players")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_card_that_comes_back_from_the_exchange_takes_the_focus_along(page: Page, showcase: Showcase) -> None:
    settle_in(page, showcase)
    visit(page, showcase, moment_of("comemierda", 4, "giving"))
    before = cards(page)
    go_to(page, page.get_by_role("button", name=re.compile("take it back$")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(len(before) + 1)
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(len(before))


def test_a_match_of_comemierda_by_keyboard(page: Page, base_url: str) -> None:
    begin(page, base_url, "comemierda", {"target": 6})
    play_to_the_end(page, play_comemierda)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"wins? the match|share the match"))


def test_a_match_of_gnav_by_keyboard(page: Page, base_url: str) -> None:
    begin(page, base_url, "gnav", {"lives": 3})
    play_to_the_end(page, play_gnav)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"wins? the match|draw the match"))

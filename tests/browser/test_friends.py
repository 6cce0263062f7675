"""People at one table: one makes it, others come by its link or from the lobby, and all of them play."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from browser.conftest import is_fault
from browser.player import GLANCE, PATIENCE, POLL, hurry, play_comemierda_turn, play_gnav_turn

TURNS = 2
MOMENTS = 1500


@pytest.fixture
def somebody_else(browser: Browser) -> Iterator[Callable[[], Page]]:
    """Makes pages in browsers that know nothing of each other; nothing may go wrong in them unseen."""
    faults: list[str] = []
    contexts = []

    def come() -> Page:
        context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}, service_workers="block")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"page error: {error}"))
        page.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def make_table(page: Page, url: str, game: str, name: str = "Ana", *, open_to_all: bool = False) -> str:
    """From the start page to a table where people gather; the link for friends."""
    page.goto(f"{url}/en/")
    page.get_by_role("radio", name=game).check(force=True)
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Make a table for friends").click()
    dialog = page.get_by_role("dialog", name="A table for friends")
    if open_to_all:
        dialog.get_by_role("radio", name="Anybody").check(force=True)
    dialog.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("heading", name=f"{name}’s table")).to_be_visible()
    return page.get_by_role("textbox", name="Link to this table").input_value()


def sit(page: Page, seat: int, name: str) -> None:
    """A stranger takes a seat: first he is asked what to call him."""
    page.get_by_role("button", name=f"Sit here, seat {seat}").click()
    dialog = page.get_by_role("dialog", name="What shall we call you?")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("button", name="Sit down").click()
    expect(page.locator(".mine")).to_contain_text(name)


def play_together(pages: list[Page], take_turn: Callable[[Page], None]) -> None:
    """Until each of them has taken TURNS turns; who reads how a deal ended asks for the next one."""
    taken = dict.fromkeys(pages, 0)
    for page in pages:
        page.set_default_timeout(GLANCE)
    for _ in range(MOMENTS):
        if min(taken.values()) >= TURNS:
            break
        for page in pages:
            before = page.locator(".log").text_content() or ""
            try:
                if re.match("Your turn", page.title()):
                    take_turn(page)
                    taken[page] += 1
                elif page.locator("dialog[open]").count():
                    page.get_by_role("button", name="Next deal").first.click()
                else:
                    continue
                expect(page.locator(".log")).not_to_have_text(before, timeout=GLANCE)
            except (TookTooLong, AssertionError):
                continue  # what one reaches for may just have gone, when others are quick
        pages[0].wait_for_timeout(POLL)
    assert min(taken.values()) >= TURNS
    for page in pages:
        page.set_default_timeout(PATIENCE)


@pytest.mark.parametrize(
    ("game", "take_turn"), [("Comemierda", play_comemierda_turn), ("Gnav", play_gnav_turn)], ids=["comemierda", "gnav"]
)
def test_friends_gather_by_a_link_and_play(
    page: Page,
    base_url: str,
    somebody_else: Callable[[], Page],
    game: str,
    take_turn: Callable[[Page], None],
) -> None:
    link = make_table(page, base_url, game)
    friend = somebody_else()
    friend.goto(link)
    expect(friend.get_by_text("Take a seat: Ana starts the match")).to_be_visible()
    sit(friend, 2, "Jon")
    expect(friend.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)

    expect(page.locator(".seat", has_text="Jon")).to_contain_text("person")
    page.get_by_role("button", name="Put a robot in seat 3").click()
    robot = page.locator(".seat", has_text="robot, regular")
    expect(robot).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Send .* away$")).click()
    expect(robot).to_have_count(0)
    heard = ["Jon sits down", re.compile("sits down$"), re.compile("gets up$")]
    expect(page.get_by_role("log").locator("p")).to_have_text(heard)
    page.get_by_role("button", name="Start with 2 robots").click()

    for somebody in (page, friend):
        expect(somebody.locator(".log")).to_be_visible(timeout=PATIENCE)
        hurry(somebody)
    play_together([page, friend], take_turn)


def test_the_lobby_shows_a_table_while_it_gathers_and_lets_it_go(
    page: Page, base_url: str, somebody_else: Callable[[], Page]
) -> None:
    passer_by = somebody_else()
    passer_by.goto(f"{base_url}/en/")
    make_table(page, base_url, "Gnav", "Leire", open_to_all=True)
    join = passer_by.get_by_role("link", name="Join Leire’s table")
    expect(join).to_be_visible(timeout=PATIENCE)
    expect(passer_by.get_by_role("img", name="1 of 4 seats taken")).to_be_visible()

    guest = somebody_else()
    guest.goto(f"{base_url}/en/")
    guest.get_by_role("link", name="Join Leire’s table").click()
    sit(guest, 4, "Pau")
    expect(passer_by.get_by_role("img", name="2 of 4 seats taken")).to_be_visible(timeout=PATIENCE)

    # the founder goes, and the next one decides
    page.get_by_role("button", name="Leave").click()
    expect(page).to_have_url(re.compile("/en/$"))
    expect(guest.get_by_role("heading", name="Pau’s table")).to_be_visible()
    expect(guest.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
    guest.get_by_role("button", name="Leave").click()
    expect(passer_by.get_by_role("link", name=re.compile("Join (Leire|Pau)’s table"))).to_have_count(
        0, timeout=PATIENCE
    )


def test_a_table_for_friends_is_closed_to_strangers(
    page: Page, base_url: str, somebody_else: Callable[[], Page]
) -> None:
    link = make_table(page, base_url, "Comemierda", "Sune")
    stranger = somebody_else()
    stranger.goto(link.split("?")[0])
    expect(stranger.get_by_role("heading", name="This table is closed to you")).to_be_visible()
    stranger.goto(f"{base_url}/en/")
    expect(stranger.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(stranger.get_by_role("link", name="Join Sune’s table")).to_have_count(0)


def test_a_table_is_made_with_keys_alone(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/en/")
    page.get_by_role("textbox").focus()
    page.keyboard.type("Ane")
    press_until(page, "Make a table for friends")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="A table for friends")).to_be_visible()
    press_until(page, "Set the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Ane’s table")).to_be_visible()
    press_until(page, "Put a robot in seat 2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start with 2 robots")).to_be_visible()
    press_until(page, "Start with 2 robots")
    page.keyboard.press("Enter")
    expect(page.locator(".hand").get_by_role("button")).to_have_count(10, timeout=PATIENCE)


def press_until(page: Page, name: str) -> None:
    """Tab by tab to the button of that name."""
    button = page.get_by_role("button", name=name)
    for _ in range(60):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            return
    raise AssertionError(f"no way to {name}")

"""Several people at one table, each with a browser of his own."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import is_fault
from browser.player import PATIENCE

INSTANT = "tapeteLook.keep({ ...tapeteLook.REST, speed: 'instant' })"
HABITS = "localStorage.setItem('tapete.habits', JSON.stringify({ name: '%s', pause: 'instant' }))"

Come = Callable[[str], Page]


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Makes a page in a browser that speaks that language and knows nothing of the others."""
    faults: list[str] = []
    contexts = []

    def come(language: str) -> Page:
        context = browser.new_context(locale=language, viewport={"width": 1280, "height": 800}, service_workers="block")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(f"page error: {error}"))
        page.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not faults, faults


def table_of(page: Page, url: str, game: str, options: dict[str, int], settings: dict[str, object]) -> str:
    """An open table that Ana makes; where it is, without the language."""
    table = {"game": game, "name": "Ana", "people": True, "options": options, "robot_pause": "instant",
             "settings": {"open": True, **settings}}  # fmt: skip
    answer = page.request.post(f"{url}/api/tables", data=table, headers={"origin": url})
    assert answer.ok, answer.text()
    return f"t/{answer.json()['table']}"


def arrive(page: Page, url: str, table: str, name: str = "", language: str = "en") -> None:
    """At the table, everything as quick as it gets; with a name as somebody whom the room knows."""
    if name:
        answer = page.request.put(f"{url}/api/me", data={"name": name}, headers={"origin": url})
        assert answer.ok, answer.text()
    page.goto(f"{url}/{language}/rules/gnav")
    page.evaluate(f"{INSTANT}; {HABITS % name}")
    page.goto(f"{url}/{language}/{table}")


def begin(host: Page, friend: Page | None) -> None:
    """The friend takes the second seat, robots the others, and the first cards are dealt."""
    if friend is not None:
        friend.locator(".seat.k1 .plate.empty .btn:not(.line), .seat.k2 .plate.empty .btn:not(.line)").first.click()
        expect(host.get_by_role("list", name="Seats, in order of play")).to_contain_text("Jon")
    host.get_by_role("button", name=re.compile("^Start")).click()
    for page in (host, friend):
        if page is not None:
            expect(page.locator(".me")).to_be_visible(timeout=PATIENCE)

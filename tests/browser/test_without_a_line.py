"""What opens without a line, once the room has been seen in a browser: and what is never kept there."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.player import PATIENCE

KEPT = """async () => {
  const found = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
  return found
}"""

BROKEN = "() => [...document.images].filter(image => image.complete && !image.naturalWidth).length"


@pytest.fixture
def context(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that keeps the room, as people's browsers do and those of other tests do not."""
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    yield context
    context.close()


def kept(page: Page, *paths: str) -> set[str]:
    """Everything that is kept, once these are too."""
    for _ in range(150):
        found = set(page.evaluate(KEPT))
        if {*paths} <= found:
            return found
        page.wait_for_timeout(200)
    raise AssertionError(found)


def test_the_room_opens_without_a_line_and_says_so(
    page: Page, base_url: str, nothing_goes_wrong_unseen: list[str]
) -> None:
    page.goto(f"{base_url}/en/")
    worker = page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert worker == f"{base_url}/"
    found = kept(page, "/en/", "/look.js")
    assert not [path for path in found if path.startswith(("/api", "/ws"))]
    for _ in range(100):  # the pictures come last
        if any("gnav-pot" in path for path in page.evaluate(KEPT)):
            break
        page.wait_for_timeout(200)

    page.context.set_offline(True)
    page.goto(f"{base_url}/en/")
    strip = page.locator(".no-line")
    expect(strip).to_contain_text("Rules, guided hands", timeout=PATIENCE)
    page.locator("#name").fill("Ana")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("#trouble")).to_contain_text("The room does not answer")

    page.goto(f"{base_url}/en/rules/gnav")
    expect(page.locator("h1")).to_have_text(re.compile("Gnav"))
    expect(strip).to_have_count(0)
    assert page.evaluate(BROKEN) == 0
    page.goto(f"{base_url}/en/learn/gnav")
    expect(page.locator(".me .card").first).to_be_visible(timeout=PATIENCE)
    page.goto(f"{base_url}/es/players")  # a language that was never spoken here
    expect(strip).to_be_visible(timeout=PATIENCE)
    page.goto(f"{base_url}/en/t/abc234")
    expect(page.locator(".lost-line")).to_contain_text("The line to the table is lost", timeout=PATIENCE)

    page.goto(f"{base_url}/en/")
    expect(strip).to_be_visible(timeout=PATIENCE)
    page.context.set_offline(False)
    expect(strip).to_have_count(0, timeout=PATIENCE)
    strange = [fault for fault in nothing_goes_wrong_unseen if "net::ERR_" not in fault]
    assert strange == []
    nothing_goes_wrong_unseen.clear()  # the browser tells of each question that found no line


def test_the_room_can_be_installed(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/es/")
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["url"] == f"{base_url}/es/manifest.webmanifest"
    assert told["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []

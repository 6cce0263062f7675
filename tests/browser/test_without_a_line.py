"""What opens without a line, once the room has been seen in a browser: and what is never kept there."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.player import PATIENCE
from browser.showcase import Showcase
from tapete.server.house import CLIENT

KEPT = """async (version) => {
  const found = []
  for (const name of (await caches.keys()).filter((name) => name.endsWith(version)))
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
  return found
}"""

BROKEN = "() => [...document.images].filter(image => image.complete && !image.naturalWidth).length"


PARTS = """() => performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => /\\.(?:js|css|ftl)$/.test(name) && !name.endsWith('/look.js'))"""
"""What this page has been given of its client."""

RENEWED = """async () => {
  const come = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  const looks = setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 300)
  await come
  clearInterval(looks)
}"""
"""Somebody looks at the page again and again, until a newer worker has it."""


@pytest.fixture
def context(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that keeps the room, as people's browsers do and those of other tests do not."""
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    yield context
    context.close()


def kept(page: Page, *paths: str, version: str = "") -> set[str]:
    """Everything that is kept, by the client of that version or by any, once these are too."""
    for _ in range(150):
        found = set(page.evaluate(KEPT, version))
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
        if any("gnav-pot" in path for path in page.evaluate(KEPT, "")):
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


def build_anew(client: Path, sign: str) -> None:
    """As after another build: scripts, styles and words have other names everywhere."""
    assets = client / "assets"
    words = next(assets.glob("words-*"))
    named = [path for path in assets.iterdir() if path.suffix in (".js", ".css")]
    names = {path.name: f"{path.stem}-{sign}{path.suffix}" for path in named} | {words.name: f"words-{sign}"}
    known = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    for path in (client / "index.html", client / "worker.js", *named):
        text = known.sub(lambda found: names[found[0]], path.read_text(encoding="utf-8"))
        path.unlink()
        text = re.sub("^const VERSION = '\\w+'", f"const VERSION = '{sign}'", text)
        path.with_name(names.get(path.name, path.name)).write_text(text, encoding="utf-8")
    words.rename(assets / names[words.name])


@pytest.fixture
def client(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    return client


@pytest.fixture
def under_a_path(tmp_path: Path, client: Path) -> Iterator[Showcase]:
    """A room that stands somewhere on its host, and whose client may be built anew."""
    room = Showcase(tmp_path, client, "/cards")
    yield room
    room.close()


def test_a_newer_client_comes_whole_and_the_older_one_keeps_its_parts_meanwhile(
    page: Page, client: Path, under_a_path: Showcase, nothing_goes_wrong_unseen: list[str]
) -> None:
    url = under_a_path.url

    def parts() -> list[str]:
        page.wait_for_load_state("networkidle")
        found: list[str] = page.evaluate(PARTS)
        assert found
        return found

    page.goto(f"{url}/en/rules/gnav")
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == f"{url}/"
    picture = next(client.glob("assets/*/back.svg")).relative_to(client)
    kept(page, "/cards/en/", "/cards/look.js", f"/cards/{picture}")
    build_anew(client, "second")
    page.evaluate("navigator.serviceWorker.controller.postMessage({ language: 'es' })")
    page.evaluate(RENEWED)
    kept(page, "/cards/en/", "/cards/look.js", f"/cards/{picture}", version="second")
    assert "/cards/es/" not in kept(page)  # a page of the newer client is none for the older worker
    page.get_by_role("button", name="Look", exact=True).click()
    expect(page.locator("aside.look")).to_be_visible()
    assert not [part for part in parts() if "second" in part]

    page.get_by_role("link", name="Players", exact=True).first.click()
    expect(page.locator("h1")).to_have_text("Players")
    assert [part for part in parts() if "second" not in part] == []

    page.context.set_offline(True)
    page.goto(f"{url}/en/rules/comemierda")
    expect(page.locator("h1")).to_contain_text("Comemierda")
    assert [part for part in parts() if "second" not in part] == []
    page.context.set_offline(False)
    nothing_goes_wrong_unseen.clear()  # the browser tells of each question that found no line

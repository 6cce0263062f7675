"""A room and a Chromium that draws in software, as on a machine without a graphics card."""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from benches.load.process import Process, free_port

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync"]  # fmt: skip


@contextmanager
def browser_and_room() -> Iterator[tuple[Browser, str]]:
    """Both, opened for the measure alone; the address of the room without a slash."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        message = "no chromium on this machine (apt install chromium)"
        raise SystemExit(message)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        port = free_port()
        with Process(sys.executable, "-m", "tapete", "serve", "--port", port, "--data", data, port=port):
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            try:
                yield browser, f"http://127.0.0.1:{port}"
            finally:
                browser.close()


def new_context(browser: Browser) -> BrowserContext:
    """Somebody whom the room does not know, with an empty cache."""
    return browser.new_context(viewport={"width": 1200, "height": 760}, locale="en-GB", service_workers="block")


def sit(context: BrowserContext, room: str, game: str, pause: str) -> str:
    """Has a table of `game` among robots opened without a page; where it is."""
    wish = {"game": game, "name": "Ana", "robot_pause": pause}
    answer = context.request.post(f"{room}/api/tables", data=wish, headers={"origin": room})
    return f"{room}/en/t/{answer.json()['table']}"

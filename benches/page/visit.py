"""U2: what a browser that has seen nothing of the room loads until its own cards lie on the table."""

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, Page

from benches.page.browser import new_context, sit

OWN = {"comemierda": ".hand .card img", "gnav": ".me .card img"}
READY = """own => {
  const cards = [...document.querySelectorAll(own)]
  const here = cards.length > 0 && cards.every(card => card.naturalWidth)
  return here && [...document.images].every(image => image.complete)
}"""


class Traffic:
    """The bodies that come to a page as they travel, squeezed or not, by kind; addresses with their sizes."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        self._kinds: dict[str, str] = {}
        self._heads: dict[str, tuple[str, float]] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._began)
        session.on("Network.loadingFinished", self._ended)

    def _began(self, told: dict[str, Any]) -> None:
        response = told["response"]
        self._heads[told["requestId"]] = (response["url"], response["encodedDataLength"])
        self._kinds[response["url"]] = "words" if response["url"].endswith(".ftl") else told["type"].lower()

    def _ended(self, told: dict[str, Any]) -> None:
        if told["requestId"] in self._heads:
            address, head = self._heads[told["requestId"]]
            self.sizes[address] = self.sizes.get(address, 0) + round(told["encodedDataLength"] - head)

    def kinds(self) -> dict[str, int]:
        """Bytes by kind: script, words, stylesheet, image, document, fetch."""
        by_kind: dict[str, int] = defaultdict(int)
        for address, size in self.sizes.items():
            by_kind[self._kinds[address]] += size
        return dict(by_kind)


def first_visit(browser: Browser, room: str, game: str) -> Traffic:
    """To a table by its link, with an empty cache."""
    context = new_context(browser)
    table = sit(context, room, game, "instant")
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(table)
    page.wait_for_function(READY, arg=OWN[game])
    context.close()
    return traffic


def by_the_start_page(browser: Browser, room: str, game: str) -> Traffic:
    """By the start page, a name and the button, with an empty cache."""
    context = new_context(browser)
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(f"{room}/en/")
    page.locator(".games label, .games [role=radio]").nth(0 if game == "comemierda" else 1).click()
    page.locator("#name").fill("Ana")
    page.locator(".btn.go").click()
    page.wait_for_function(READY, arg=OWN[game])
    context.close()
    return traffic

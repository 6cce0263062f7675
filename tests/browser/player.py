"""Players who read the page and nothing else: roles, names and the title."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

PATIENCE = 30_000
POLL = 20
GLANCE = 1_500
NEWS = 5_000
MISSES = 5
Turn = Callable[[Page], None]
Done = Callable[[Page], bool]


def sit_down(page: Page, url: str, game: str, name: str = "Ana", language: str = "en") -> None:
    """From the start page to a table, the robots and the cards as quick as they get."""
    page.goto(f"{url}/{language}/")
    page.get_by_role("radio", name=game).check(force=True)
    page.get_by_role("textbox").fill(name)
    page.locator("button.go").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".seat").first).to_be_visible(timeout=PATIENCE)


def hurry(page: Page) -> None:
    """Movement and robots at once, by the look panel."""
    page.bring_to_front()
    page.get_by_role("button", name="Look").click()
    panel = page.locator("aside.look")
    for group in ("Speed", "How long robots think"):
        panel.get_by_role("group", name=group).get_by_role("radio", name="Instant").check(force=True)
    panel.get_by_role("button", name="Close").click()


def hand(page: Page) -> Locator:
    return page.locator(".hand").get_by_role("button")


def wait_for_me(page: Page, until: Done = lambda _: False) -> str:
    """Until there is something for me to do: 'sheet' or 'turn'; or until `until` says that it is enough: 'enough'."""
    for _ in range(PATIENCE // POLL):
        if until(page):
            return "enough"
        if page.locator("dialog[open]").count():
            return "sheet"
        if re.match("Your turn|Te toca", page.title()):
            return "turn"
        page.wait_for_timeout(POLL)
    raise AssertionError("nothing to do for me, and no end")


def tap(card: Locator) -> None:
    """On the strip that the next card leaves open."""
    card.click(position={"x": 14, "y": 30})


def play_comemierda_turn(page: Page) -> None:
    """Give the first cards, or play the first card that is playable with all its kind, or pass."""
    give = page.locator(".acts").get_by_role("button", name=re.compile("^Give"))
    if give.count():
        cards = hand(page)
        places = 0
        while give.get_attribute("aria-disabled") == "true":
            tap(cards.nth(places))
            places += 1
        give.click()
    else:
        playable = page.locator(".hand button.can")
        if playable.count():
            tap(playable.first)
            page.locator(".acts").get_by_role("button", name=re.compile("^Play")).click()
        else:
            page.locator(".acts").get_by_role("button", name="Pass").click()


def play_gnav_turn(page: Page) -> None:
    """Keep a good card, swap a bad one: what the button says is all one needs."""
    keep = page.get_by_role("button", name=re.compile("^Keep"))
    if re.search(r"fool|owl|pot|the 0|the I{1,3}V?\b", keep.inner_text()):
        page.get_by_role("button", name=re.compile("^(Ask|Swap)")).click()
    else:
        keep.click()


class Misses:
    """What one reaches for may just have gone, when others are quick: then look again; not MISSES times running."""

    def __init__(self) -> None:
        self._running = 0

    @contextmanager
    def forgiven(self) -> Iterator[None]:
        """Of what is tried in here."""
        try:
            yield
            self._running = 0
        except (TookTooLong, AssertionError):
            self._running += 1
            if self._running == MISSES:
                raise


def play_on(page: Page, take_turn: Turn, until: Done) -> None:
    """Take turns and ask for the next deal until `until` says that it is enough."""
    page.bring_to_front()
    page.set_default_timeout(GLANCE)
    misses = Misses()
    while True:
        before = told(page)
        what = wait_for_me(page, until)
        if what == "enough":
            break
        with misses.forgiven():
            if what == "turn":
                take_turn(page)
            else:
                page.get_by_role("dialog").get_by_role("button", name="Next deal").click()
            wait_for_news(page, before)
    page.set_default_timeout(PATIENCE)


def wait_for_news(page: Page, before: str | None) -> None:
    """Until the log tells more than `before`."""
    expect(page.locator(".log")).not_to_have_text(before or "", timeout=NEWS)


def told(page: Page) -> str | None:
    return page.locator(".log").text_content()


def match_is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Play again").count() > 0


def rounds_are_over(page: Page) -> bool:
    return page.locator("dialog[open]").count() > 0

"""``python -m browser.looks [LANGUAGE ...]``: every moment in every language on every window, for eyes and for axe.

Pictures go to ``build/looks/LANGUAGE/WIDTHxHEIGHT/``; what axe or a measure finds amiss is printed, and then
the exit code is 1.
"""

import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser.barriers import barriers
from browser.conftest import CHROMIUM, QUIET
from browser.measures import SIZES, amiss
from browser.moments import Moment, moments, settle_in, visit
from browser.showcase import Showcase
from tapete.words import LANGUAGES

OUT = Path("build/looks")
TABLES = (("comemierda", 4), ("comemierda", 6), ("gnav", 5), ("gnav", 8))


def look(page: Page, showcase: Showcase, moment: Moment, language: str) -> list[str]:
    """Draw the moment on all windows; what is amiss."""
    width, height = SIZES[-2]
    page.set_viewport_size({"width": width, "height": height})
    visit(page, showcase, moment, language)
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{language}, {moment} at {width}x{height}: {wrong}" for wrong in amiss(page, moment.name)]
        found += [f"{language}, {moment} at {width}x{height}: {wrong}" for wrong in barriers(page)]
        folder = OUT / language / f"{width}x{height}"
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{moment.game}-{moment.players}-{moment.name.replace(' ', '-')}.png"
        page.screenshot(path=folder / name, animations="disabled")
    return found


def main(languages: Sequence[str]) -> int:
    """Look at all of it."""
    found: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        closing(Showcase(Path(folder))) as showcase,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page(locale="en-GB")
        settle_in(page, showcase)
        for language in languages:
            for game, players in TABLES:
                for moment in moments(game, players):
                    news = look(page, showcase, moment, language)
                    print(*news, sep="\n", end="\n" if news else "", flush=True)
                    found += news
        browser.close()
    print(f"{len(found)} things amiss; pictures in {OUT}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(LANGUAGES)))

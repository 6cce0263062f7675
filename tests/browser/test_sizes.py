"""On every window from a small phone to a large screen: nothing covers whose turn it is, the hand or the buttons.

At the same moments: nothing spills over the edges, and what is to be touched is what lies on top there.
"""

import pytest
from playwright.sync_api import Page, expect

from browser.measures import SIZES, amiss, cut_off
from browser.moments import moment_of, moments, settle_in, visit
from browser.pseudo import speak_in_disguise
from browser.showcase import Showcase

CROWDED = ("refused", "giving", "undo")
"""The moments at which most is to be read, for tables of many."""

SMALL_AND_LYING = (568, 320)


@pytest.mark.parametrize(
    ("game", "players"), [("comemierda", 4), ("comemierda", 6), ("comemierda", 8), ("gnav", 5), ("gnav", 8)]
)
def test_nothing_covers_the_turn_the_hand_or_the_buttons(
    page: Page, showcase: Showcase, game: str, players: int
) -> None:
    found: list[str] = []
    settle_in(page, showcase)
    for moment in moments(game, players):
        if players > 5 and moment.name not in CROWDED:
            continue
        page.set_viewport_size({"width": 1280, "height": 800})
        visit(page, showcase, moment)
        for width, height in (*SIZES, SMALL_AND_LYING) if players == 8 else SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{moment} at {width}x{height}: {wrong}" for wrong in amiss(page, moment.name)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "players"), [("comemierda", 4), ("gnav", 5)])
def test_longer_words_have_room(page: Page, showcase: Showcase, game: str, players: int) -> None:
    found: list[str] = []
    speak_in_disguise(page.context)
    settle_in(page, showcase)
    for moment in moments(game, players):
        page.set_viewport_size({"width": 1280, "height": 800})
        visit(page, showcase, moment)
        for width, height in ((390, 844), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{moment} at {width}x{height} cuts off {cut}" for cut in cut_off(page)]
    assert not found, "\n".join(found)


def test_a_phone_lying_shows_name_and_play_at_once_and_what_each_of_many_did(page: Page, showcase: Showcase) -> None:
    settle_in(page, showcase)
    undo = moment_of("gnav", 8, "undo")
    width, height = SMALL_AND_LYING
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{showcase.url}/de/")
    for part in (page.get_by_role("textbox"), page.get_by_role("button", name="Losspielen")):
        expect(part).to_be_in_viewport(ratio=1)
    visit(page, showcase, undo)
    expect(page.locator(".seats .tag").filter(visible=True)).to_have_count(7)


PARTS_OF_THE_WINDOW = """() => ['.seats .plate', '.tobeat', '.hand button', '.side', '.say b'].flatMap((part) => {
  const { left, top, width, height } = document.querySelector(part).getBoundingClientRect()
  return [left / innerWidth, top / innerHeight, width / innerWidth, height / innerHeight]
})"""


def test_a_large_window_shows_the_same_picture_larger(page: Page, showcase: Showcase) -> None:
    settle_in(page, showcase)
    page.set_viewport_size({"width": 1640, "height": 923})
    visit(page, showcase, moment_of("comemierda", 4, "my turn"))
    small = page.evaluate(PARTS_OF_THE_WINDOW)
    page.set_viewport_size({"width": 2560, "height": 1440})
    assert page.evaluate(PARTS_OF_THE_WINDOW) == pytest.approx(small, abs=0.003)

"""People at the table: time that runs out, what is said, whom one does not wish to hear, another match."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.company import Come, arrive, begin, come, table_of
from browser.conftest import Room
from browser.player import PATIENCE, POLL, play_gnav_turn

__all__ = ["come"]


class HurriedRoom(Room):
    """A room in which a fast clock is very fast."""

    program = (sys.executable, str(Path(__file__).with_name("hurried.py")))


@pytest.fixture
def hurried_room(tmp_path: Path) -> Iterator[Room]:
    room = HurriedRoom(tmp_path)
    yield room
    room.end()


def ana_and_jon(come: Come, url: str, game: str, options: dict[str, int], **settings: object) -> tuple[Page, Page]:
    """Ana who reads English and Jon who reads Spanish, at a table that has begun."""
    ana, jon = come("en-GB"), come("es-ES")
    table = table_of(ana, url, game, options, settings)
    arrive(ana, url, table, "Ana")
    arrive(jon, url, table, "Jon", "es")
    begin(ana, jon)
    return ana, jon


def say(page: Page, phrase: str) -> None:
    """By the key, then the button."""
    page.keyboard.press("b")
    page.get_by_role("button", name=phrase).click()
    expect(page.get_by_role("button", name=phrase)).to_have_count(0)


def test_a_robot_plays_for_whoever_runs_out_of_time_until_he_is_back(hurried_room: Room, come: Come) -> None:
    ana, jon = ana_and_jon(come, hurried_room.url, "comemierda", {"players": 4}, clock="fast")
    strip = ana.get_by_role("region", name="A robot plays for you")
    expect(strip).to_be_visible(timeout=PATIENCE)
    expect(jon.locator(".seats .seat", has_text="Ana")).to_contain_text("va un robot")
    strip.get_by_role("button", name="I’m back").click()
    expect(strip).to_have_count(0)
    expect(jon.locator(".seats .seat", has_text="Ana")).not_to_contain_text("va un robot")


def test_what_is_said_reaches_the_others_in_their_language_until_they_have_heard_enough(
    base_url: str, come: Come
) -> None:
    ana, jon = ana_and_jon(come, base_url, "comemierda", {"players": 4})
    say(ana, "Well played!")
    expect(jon.locator(".seat", has_text="Ana").locator(".said")).to_have_text("¡Bien jugado!")
    expect(jon.get_by_role("list", name="Charla").get_by_role("listitem")).to_have_text([re.compile("¡Bien jugado!")])
    expect(jon.locator("[aria-live=polite]")).to_contain_text("Ana dice: ¡Bien jugado!")

    jon.get_by_role("button", name="Sobre Ana").click()
    sheet = jon.get_by_role("dialog", name="Ana")
    sheet.get_by_role("button", name="Avisar a quien lleva la sala").click()
    sheet.get_by_role("radio", name="Otra cosa").check()
    sheet.get_by_role("button", name="Enviar").click()
    expect(sheet.get_by_role("status")).to_contain_text("Gracias")
    sheet.get_by_role("switch", name="No oír a Ana aquí").check()
    sheet.get_by_role("button", name="Cerrar").click()
    expect(jon.get_by_role("list", name="Charla")).to_have_count(0)

    say(jon, "¡Hola!")
    expect(ana.get_by_role("list", name="Talk").get_by_role("listitem").last).to_contain_text("Hello!")
    say(ana, "Thank you!")
    expect(ana.get_by_role("list", name="Talk").get_by_role("listitem").last).to_contain_text("Thank you!")
    expect(jon.get_by_role("list", name="Charla").get_by_role("listitem")).to_have_text([re.compile("¡Hola!")])


def test_another_match_waits_until_everybody_has_agreed(base_url: str, come: Come) -> None:
    ana, jon = ana_and_jon(come, base_url, "gnav", {"players": 2, "lives": 1})
    again, otra = (
        page.get_by_role("dialog").get_by_role("button", name=name)
        for page, name in ((ana, "Again with the same people"), (jon, "Otra con la misma gente"))
    )
    for _ in range(PATIENCE // POLL):
        if again.count() and otra.count():
            break
        for page in (ana, jon):
            if re.match("Your turn", page.title()):
                play_gnav_turn(page)
            elif re.match("Te toca", page.title()):
                page.get_by_role("button", name=re.compile("^Quedarme")).click()
            elif (deal := page.get_by_role("button", name=re.compile("^(Next deal|Repartir)$"))).count():
                deal.first.click()
        ana.wait_for_timeout(POLL)
    dialog = ana.get_by_role("dialog")
    expect(dialog.get_by_role("link", name="Look back")).to_have_attribute(
        "href", re.compile("/en/matches/[a-z0-9]+/1$")
    )
    otra.click()
    expect(jon.get_by_role("dialog")).to_contain_text("Esperamos un momento a Ana")
    expect(dialog).to_contain_text("Jon wants to play again")
    again.click()
    for page, first in ((ana, "Deal 1"), (jon, "Reparto 1")):
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("h1")).to_contain_text(first)


def test_whoever_plays_alone_has_nobody_to_talk_to(page: Page, base_url: str) -> None:
    table = table_of(page, base_url, "gnav", {"players": 3}, {})
    arrive(page, base_url, table, "Ana")
    begin(page, None)
    expect(page.get_by_role("button", name="Look", exact=True)).to_be_visible()
    expect(page.locator("summary", has_text="Say")).to_have_count(0)

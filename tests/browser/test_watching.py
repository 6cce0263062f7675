"""Who watches sees what is public, no more and no sooner, and may sit down where nobody sits."""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from browser.company import Come, arrive, begin, come, table_of
from browser.player import PATIENCE, play_comemierda_turn, play_gnav_turn, play_on, told, wait_for_news

__all__ = ["come"]

CARD = re.compile(r"(?:[1-7]|1[0-2])[oceb]")
TURNS = 4


def frames_to(page: Page) -> list[dict[str, Any]]:
    """Whatever the room says to this page from now on."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def strings(value: Any) -> Iterator[str]:
    """Every text in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def test_a_watcher_hears_of_no_card_before_it_lies_on_the_table(base_url: str, come: Come) -> None:
    ana, pau = come("en-GB"), come("en-GB")
    heard = frames_to(pau)
    table = table_of(ana, base_url, "comemierda", {"players": 4}, {"watch": True})
    arrive(ana, base_url, table, "Ana")
    begin(ana, None)
    arrive(pau, base_url, table)
    expect(pau.get_by_role("region", name="You are watching")).to_contain_text("live")
    expect(pau.locator(".hand")).to_have_count(0)
    expect(pau.locator(".me.watched .backs .card")).to_have_count(10)
    expect(ana.get_by_role("button", name="One person watches")).to_be_visible()

    for _ in range(TURNS):
        expect(ana).to_have_title(re.compile("^Your turn"), timeout=PATIENCE)
        before = told(ana)
        play_comemierda_turn(ana)
        wait_for_news(ana, before)
    expect(pau.locator(".log")).to_contain_text("Ana", timeout=PATIENCE)

    lay: set[str] = set()
    for message in heard:
        events = message.get("events") or (message.get("view") or {}).get("history") or []
        lay |= {card for event in events if event["kind"] == "played" for card in event["cards"]}
        assert {text for text in strings(message) if CARD.fullmatch(text)} <= lay
    assert lay


def test_a_watcher_takes_the_seat_of_a_robot_at_the_next_deal(base_url: str, come: Come) -> None:
    ana, pau = come("en-GB"), come("en-GB")
    table = table_of(ana, base_url, "gnav", {"players": 2, "lives": 9}, {"watch": True, "hold": "trick"})
    arrive(ana, base_url, table, "Ana")
    begin(ana, None)
    arrive(pau, base_url, table)
    expect(pau.get_by_role("region", name="You are watching")).to_contain_text("a turn behind")
    pau.get_by_role("button", name=re.compile("Sit in .* place from the next deal$")).first.click()
    dialog = pau.get_by_role("dialog", name="What shall we call you?")
    dialog.get_by_role("textbox").fill("Pau")
    dialog.get_by_role("button", name="Sit down").click()
    expect(pau.get_by_role("region", name="You are watching")).to_contain_text("At the next deal you sit down")
    expect(ana.locator(".seats .seat")).to_contain_text("next: Pau")

    play_on(ana, play_gnav_turn, lambda page: page.locator(".seats .seat", has_text="next: Pau").count() == 0)
    expect(ana.locator(".seats .who b:not(.num)")).to_have_text("Pau")
    expect(pau.locator(".strip")).to_have_count(0)
    expect(pau.get_by_role("region", name="Your place")).to_be_visible()


def test_a_watcher_is_named_if_he_wishes(base_url: str, come: Come) -> None:
    ana, pau = come("en-GB"), come("en-GB")
    table = table_of(ana, base_url, "comemierda", {"players": 4}, {"watch": True, "hold": "deal"})
    arrive(ana, base_url, table, "Ana")
    begin(ana, None)
    arrive(pau, base_url, table, "Pau")
    pau.get_by_role("region", name="You are watching").get_by_role("button", name="One person watches").click()
    sheet = pau.get_by_role("dialog", name="One person watches")
    sheet.get_by_role("switch", name="Tell them my name").check()
    expect(sheet).to_contain_text("Pau")
    ana.get_by_role("button", name="One person watches").click()
    expect(ana.get_by_role("dialog", name="One person watches")).to_contain_text("Pau")


def test_who_looks_on_while_people_gather_is_told_that_the_match_is_not_for_him(base_url: str, come: Come) -> None:
    ana, jon, pau = come("en-GB"), come("en-GB"), come("en-GB")
    table = table_of(ana, base_url, "gnav", {"players": 2}, {"watch": False})
    arrive(ana, base_url, table, "Ana")
    arrive(jon, base_url, table, "Jon")
    arrive(pau, base_url, table)
    expect(pau.get_by_role("heading", name="Ana’s table")).to_be_visible()
    begin(ana, jon)
    expect(pau.get_by_role("alert")).to_contain_text("This table is private")

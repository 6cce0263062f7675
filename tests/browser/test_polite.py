"""A room that is asked for names that offend nobody: wherever one looks, the rude word is not to be read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Room
from browser.player import PATIENCE, hurry, play_comemierda_turn, play_on, rounds_are_over, sit_down
from coach.matches import lines

READ = """() => [document.title, document.body.innerText,
    ...[...document.querySelectorAll('*')].flatMap(found => ['aria-label', 'title', 'alt', 'placeholder']
        .map(name => found.getAttribute(name) ?? ''))].join('\\n')"""
"""All that a person can see or have read out, on the whole page."""


@pytest.fixture
def polite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setenv("TAPETE_POLITE_NAME", "yes")
    room = Room(tmp_path)
    yield room
    room.end()


def is_polite(page: Page) -> None:
    assert re.search("comemierda", page.evaluate(READ), re.IGNORECASE) is None


def test_no_page_says_the_rude_word(page: Page, polite: Room, tmp_path: Path) -> None:
    match = tmp_path / "match.jsonl"
    match.write_bytes(b"".join(lines("comemierda", "rules rules rules rules", "polite", (("target", 1),))))
    for language in ("en", "es"):
        page.goto(f"{polite.url}/{language}/")
        expect(page.get_by_role("radio", name="Presidente")).to_have_count(1, timeout=PATIENCE)
        page.get_by_role("button", name=re.compile("^(Look|Aspecto)$")).click()
        is_polite(page)
        for path in ("rules/comemierda", "rules/gnav", "players?game=comemierda", "matches", "verify", "account"):
            page.goto(f"{polite.url}/{language}/{path}")
            expect(page.locator("h1").first).not_to_be_empty(timeout=PATIENCE)
            page.wait_for_load_state("networkidle")
            is_polite(page)
        page.goto(f"{polite.url}/{language}/rules/comemierda")
        expect(page.locator("h1")).to_contain_text("Presidente")
        page.goto(f"{polite.url}/{language}/review")
        expect(page.locator("h1")).not_to_be_empty(timeout=PATIENCE)
        is_polite(page)
        page.locator("input[type=file]").set_input_files(match)
        expect(page.locator(".drawn svg")).to_be_visible(timeout=PATIENCE)
        expect(page.locator("h1")).to_contain_text("Presidente")
        is_polite(page)


def test_nor_does_a_table_and_whoever_comes_last_is_called_something_kind(page: Page, polite: Room) -> None:
    sit_down(page, polite.url, "Presidente")
    expect(page).to_have_title(re.compile("Presidente, Tapete$"))
    hurry(page)
    is_polite(page)
    play_on(page, play_comemierda_turn, rounds_are_over)
    expect(page.get_by_role("dialog")).to_contain_text("vice-tailender")
    is_polite(page)
    page.get_by_role("dialog").get_by_role("button", name="Next deal").click()
    expect(page.locator(".log")).to_contain_text(re.compile("the tailender|tailender, −"))
    is_polite(page)

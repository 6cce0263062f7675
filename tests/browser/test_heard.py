"""What is read aloud of a whole hand: all that others do, in order and in words; and my own turns at once."""

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.moments import ME, Moment, moments, settle_in, visit
from browser.player import PATIENCE
from browser.showcase import Showcase
from tapete.room import TableState, fold
from tapete.room.entries import Acted, Entry
from tapete.telling.comemierda.log import logbook
from tapete.telling.gnav.log import lines
from tapete.telling.voice import Voice
from tapete.words import Words

LISTEN = """() => {
  window.heard = []
  for (const region of document.querySelectorAll('[aria-live]')) {
    const note = (changes) => heard.push(
      ...changes.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]))
        .map((news) => [region.ariaLive, news.textContent.trim()])
        .filter(([, text]) => text))
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true })
  }
}"""


MINE = ("You play", "You lead", "You pass", "You are out")
"""What I did myself I know."""

FIRST = {"comemierda": "Vidar leads a king", "gnav": "Vidar keeps"}
"""What is heard first by one who sat there when the cards had been dealt."""


def the_hand(game: str, players: int) -> tuple[Moment, list[Entry]]:
    """A table just dealt, and what is done until the cards are counted."""
    found = {moment.name: moment for moment in moments(game, players)}
    start, log = found["start"], found["match over"].log
    assert log[: len(start.log)] == start.log
    table: TableState | None = None
    done: list[Entry] = []
    for entry in log:
        table = fold(table, entry).state
        if table.seq > len(start.log):
            done.append(entry)
            if table.game.status(table.state).value != "playing":
                break
    return start, done


def told(voice: Voice, log: Iterable[Entry]) -> list[str]:
    """What the log of the table says of the last deal."""
    table: TableState | None = None
    for entry in log:
        table = fold(table, entry).state
    assert table is not None
    view: Any = table.game.view(table.state, ME)
    if view.game == "comemierda":
        return [line.text for line in logbook(voice, view) if not line.text.startswith("Trick ")]
    return [line.text for event in view.history for line in lines(voice, event)]


@pytest.mark.parametrize(("game", "players"), [("comemierda", 4), ("gnav", 5)])
def test_a_whole_hand_can_be_followed_by_ear(page: Page, showcase: Showcase, game: str, players: int) -> None:
    start, hand = the_hand(game, players)
    settle_in(page, showcase)
    visit(page, showcase, start)
    page.evaluate(LISTEN)
    for entry in hand:
        showcase.go_on(entry)
    expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    voice = Voice(Words("en"), tuple(sitter.name for sitter in start.log[0].sitters), ME)
    said = [line for line in told(voice, (*start.log, *hand)) if not line.startswith(MINE)]
    polite = ". ".join(text for how, text in page.evaluate("heard") if how == "polite")
    assert polite == ". ".join(said[said.index(FIRST[game]) :])
    at_once = [text for how, text in page.evaluate("heard") if how == "assertive"]
    assert len(at_once) == sum(isinstance(entry, Acted) and entry.seat == ME for entry in hand)
    assert all(text.startswith("Your turn") for text in at_once)

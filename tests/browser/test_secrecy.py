"""The page looks the same, to the last attribute, in two worlds that its seat cannot tell apart."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.player import PATIENCE, POLL
from browser.showcase import Showcase
from secrecy.cases import PERSON, TOKEN, nonces
from secrecy.stories import Told, another_world, log_of, played, story_of
from tapete.games import GAMES
from tapete.room import Sitter
from tapete.room.entries import Dealt, Entry, NextAsked, Opened
from tapete.server.guests import COOKIE

STILL = """() => new Promise(done => {
  let last = '', since = performance.now()
  const look = () => {
    const now = document.title + document.body.outerHTML
    if (now !== last) { last = now; since = performance.now() }
    if (performance.now() - since > 400) done(now); else requestAnimationFrame(look)
  }
  look()
})"""
"""Title and body, once nothing has changed for a while."""

FRESH = "localStorage.clear(); tapeteLook.keep({ ...tapeteLook.REST, speed: 'instant' })"
"""A browser that remembers nothing, and moves at once."""


def a_match(game: str, seed: str, players: int) -> tuple[Opened, int, list[Told]]:
    """A match of a few deals, as far as it has come somewhere in the last of them; the person's seat."""
    rng = Random(seed)
    person = rng.randrange(players)
    sitters = tuple(
        Sitter("Ana", PERSON) if seat == person else Sitter(name, None, "rules@1", 3)
        for seat, name in zip(range(players), ("Inés", "Jon", "Marit", "Vidar", "Tove", "Pau"), strict=False)
    )
    options = {"players": players, **({"target": 40} if game == "comemierda" else {"lives": 5})}
    opening = Opened(1, game, options, sitters, rng.randbytes(32).hex(), "normal")
    given = nonces(opening)
    log = log_of(opening, [person], given, played(opening, given, rng, 2))
    start = max(place for place, entry in enumerate(log) if isinstance(entry, Dealt))
    return opening, person, story_of(log[: rng.randint(start + 1, len(log))])


class Looker:
    """Takes down how a page looks, once it has heard all that the room has told."""

    def __init__(self, page: Page, showcase: Showcase) -> None:
        self.seen: list[str] = []
        self._page = page
        self._showcase = showcase
        self._heard: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self._heard.append(str(frame))))

    def load(self) -> None:
        """Load the page anew."""
        self._heard.clear()
        self._page.reload()
        self.look()

    def look(self) -> None:
        """Title and body, once nothing moves any more."""
        newest = f'"seq":{self._showcase.seq},'
        for _ in range(PATIENCE // POLL):
            if any(newest in frame for frame in self._heard):
                break
            self._page.wait_for_timeout(POLL)
        else:
            raise AssertionError(f"the page never heard of {newest}")
        expect(self._page.locator(".seat").first).to_be_visible()
        self.seen.append(self._page.evaluate(STILL))


def looks(page: Page, showcase: Showcase, opening: Opened, person: int, story: list[Told]) -> list[str]:
    """The page of the person: after deal 1, when deal 2 is dealt, after all that is told, and loaded anew."""
    log: list[Entry] = log_of(opening, [person], nonces(opening), story)
    asked = next(place for place, entry in enumerate(log) if isinstance(entry, NextAsked))
    path = showcase.show(log[:asked], {told.deal.number: told.deal for told in story})
    page.context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": showcase.url}])
    looker = Looker(page, showcase)
    page.goto(f"{showcase.url}{path}")
    page.evaluate(FRESH)
    looker.load()
    showcase.go_on(log[asked])
    looker.look()
    for entry in log[asked + 1 :]:
        showcase.go_on(entry)
    looker.look()
    looker.load()
    page.goto("about:blank")
    return looker.seen


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "players"), [("comemierda", 4), ("gnav", 5)])
def test_two_worlds_look_the_same_on_the_page(
    page: Page, showcase: Showcase, game: str, players: int, seed: int
) -> None:
    opening, person, story = a_match(game, f"{game} {players} {seed}", players)
    world = another_world(GAMES[game], story, person, f"page {seed}")
    assert [told.deal for told in world] != [told.deal for told in story]
    truth, other = (looks(page, showcase, opening, person, told) for told in (story, world))
    assert other == truth


@pytest.mark.parametrize(("game", "players"), [("comemierda", 4), ("gnav", 5)])
def test_worlds_that_differ_for_the_seat_do_not_look_the_same(
    page: Page, showcase: Showcase, game: str, players: int
) -> None:
    opening, person, story = a_match(game, "seen", players)
    world = another_world(GAMES[game], story, None, "seen")
    truth, other = (looks(page, showcase, opening, person, told) for told in (story, world))
    assert truth[1] != other[1]
    assert truth[3] != other[3]

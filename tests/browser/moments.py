"""Moments of both games, as the one person at the table sees them, with the log that leads to each.

Invariants:
- the same moments every time: choices by lot, from a seed;
- a moment is the first of its kind that comes to pass; what is done in it (a card taken, a choice refused) is a gesture
  on the page, the same in every language.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.player import PATIENCE, tap
from browser.showcase import Showcase
from secrecy.cases import INVITATION, PERSON, TOKEN, nonces
from secrecy.stories import match_of
from tapete.core import Seat
from tapete.games import comemierda
from tapete.room import Settings, Sitter, TableState, fold
from tapete.room.entries import EMPTY, Entry, Founded, Opened, Sat
from tapete.server.guests import COOKIE

ME: Final = 1
NAMES: Final = ("Inés", "Ana", "Marit", "Vidar", "Maximiliano", "Pau", "Jon", "Tove")
SEEDS: Final = 8

INSTANT = "localStorage.clear(); tapeteLook.keep({ ...tapeteLook.REST, speed: 'instant' })"

READY = """async () => {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  const passing = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  await Promise.all(passing.map((animation) => animation.finished.catch(() => null)))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""
"""Until pictures are drawn and nothing moves but what never ends."""


@dataclass(frozen=True)
class Moment:
    """`gesture` is what the person does once the page stands."""

    game: str
    name: str
    players: int
    log: tuple[Entry, ...]
    gesture: Callable[[Page], None]

    def __str__(self) -> str:
        return f"{self.game}, {self.players}, {self.name}"


def _nothing(page: Page) -> None:
    """The page as it is."""


def _take(page: Page) -> None:
    """Take the first card that may be played."""
    tap(page.locator(".hand button.can").first)
    expect(page.locator(".hand button.on").first).to_be_visible()


def _give(page: Page) -> None:
    """Put one card into the first place of the exchange."""
    tap(page.locator(".hand button").first)


def _refused(page: Page) -> None:
    """Reach for a card that may not be played."""
    tap(page.locator(".hand button.off").first)
    expect(page.locator(".say .refused")).to_be_visible()


def _too_soon(page: Page) -> None:
    """Wish to keep when it is not one's turn."""
    page.locator("body").press("k")
    expect(page.locator(".say .why")).to_contain_text("G")


def _follows(view: comemierda.View) -> bool:
    playable = {card for action in view.legal if isinstance(action, comemierda.Play) for card in action.cards}
    return len(view.trick) > 1 and len(view.hand) > 30 // len(view.counts) and 0 < len(playable) < len(view.hand)


def _happened(view: Any, kind: str) -> bool:
    return view.phase == "play" and any(event.kind == kind for event in view.history)


Wanted = tuple[Callable[[Any], bool], Callable[[Page], None]]

WANTED: Final[Mapping[str, Mapping[str, Wanted]]] = {
    "comemierda": {
        "start": (lambda view: view.number == 1 and not view.legal, _nothing),
        "my turn": (_follows, _nothing),
        "choosing": (_follows, _take),
        "refused": (_follows, _refused),
        "exchange": (lambda view: view.phase == "exchange" and len(view.legal) > 0, _nothing),
        "giving": (lambda view: view.phase == "exchange" and view.owed[ME] == 2, _give),
        "settlement": (lambda view: view.phase == "scored" and view.number > 1, _nothing),
        "match over": (lambda view: view.phase == "over", _nothing),
    },
    "gnav": {
        "start": (lambda view: view.number == 1 and not view.legal, _nothing),
        "my turn": (lambda view: len(view.legal) > 0 and len(view.history) > 2, _nothing),
        "refused": (lambda view: view.phase == "play" and not view.legal and len(view.history) > 1, _too_soon),
        "undo": (lambda view: _happened(view, "undone"), _nothing),
        "resting": (lambda view: len(view.legal) > 0 and len(view.resting) > 0, _nothing),
        "settlement": (lambda view: view.phase == "settled", _nothing),
        "match over": (lambda view: view.phase == "over", _nothing),
    },
}


def _sitters(players: int) -> tuple[Sitter, ...]:
    return tuple(
        Sitter(name, PERSON) if seat == ME else Sitter(name, None, "rules@1", seat % 4 + 1)
        for seat, name in enumerate(NAMES[:players])
    )


def _match(game: str, players: int, seed: int) -> list[Entry]:
    """A short match by lot, from the first entry to the last."""
    rng = Random(f"{game} {players} {seed}")
    options = {"players": players, **({"target": 8} if game == "comemierda" else {"lives": 3})}
    settings = Settings(watch=True, open=True)
    opening = Opened(
        1, game, options, _sitters(players), rng.randbytes(32).hex(), "normal",
        settings=settings, host=PERSON, invitation=INVITATION,
    )  # fmt: skip
    return match_of(opening, [ME], nonces(opening), rng)


def _told(log: list[Entry]) -> Iterator[tuple[int, TableState]]:
    """How many entries, and what they make of the table."""
    table: TableState | None = None
    for place, entry in enumerate(log):
        table = fold(table, entry).state
        yield place + 1, table


@cache
def moments(game: str, players: int) -> tuple[Moment, ...]:
    """All that is wanted, in the order of a match; the gathering first."""
    found: dict[str, Moment] = {}
    wanted = WANTED[game]
    for seed in range(SEEDS):
        log = _match(game, players, seed)
        for entries, table in _told(log):
            if table.status is None:
                continue
            view = table.game.view(table.state, ME)
            for name, (suits, gesture) in wanted.items():
                if name not in found and suits(view):
                    found[name] = Moment(game, name, players, tuple(log[:entries]), gesture)
        if len(found) == len(wanted):
            break
    assert len(found) == len(wanted), wanted.keys() - found.keys()
    return (_gathering(game, players), *(found[name] for name in wanted))


def moment_of(game: str, players: int, name: str) -> Moment:
    """The one of that name; StopIteration if the game has none."""
    return next(moment for moment in moments(game, players) if moment.name == name)


def _gathering(game: str, players: int) -> Moment:
    """A table that I have made, two places still empty."""
    sitters = [EMPTY if seat != ME else sitter for seat, sitter in enumerate(_sitters(players))]
    come: list[tuple[Seat, Sitter]] = list(enumerate(_sitters(players)))[2:-1]
    settings = Settings(watch=True, open=True)
    founded = Founded(game, {"players": players}, tuple(sitters), settings, "normal", PERSON, INVITATION)
    return Moment(game, "gathering", players, (founded, *(Sat(seat, sitter) for seat, sitter in come)), _nothing)


def visit(page: Page, showcase: Showcase, moment: Moment, language: str = "en", *, me: bool = True) -> None:
    """The page of the person in that moment, or of one who watches, everything in its place."""
    path = showcase.show(moment.log, {}).replace("/en/", f"/{language}/", 1)
    if me:
        page.context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": showcase.url}])
    page.goto(f"{showcase.url}{path}")
    expect(page.locator(".seat").first).to_be_visible(timeout=PATIENCE)
    if not me:
        page.evaluate(READY)
        return
    if moment.name in ("settlement", "match over"):
        expect(page.locator("dialog[open]")).to_be_visible()
    elif moment.name in ("my turn", "choosing", "exchange", "giving"):
        expect(page.locator(":is(.acts, .choose) .btn").first).to_be_visible()
    page.evaluate(READY)
    moment.gesture(page)
    page.evaluate(READY)


def settle_in(page: Page, showcase: Showcase) -> None:
    """A browser that remembers nothing and moves at once."""
    page.goto(f"{showcase.url}/en/rules/gnav")
    expect(page.locator("h1").first).to_be_visible()
    page.evaluate(INSTANT)


__all__ = ["ME", "READY", "Moment", "moment_of", "moments", "settle_in", "visit"]

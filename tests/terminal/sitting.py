"""What the tests of the terminal share: a table without waiting, what stands on it, a person who plays by keys."""

from collections.abc import Callable
from typing import Any

from textual.pilot import Pilot

from tapete.cli import playing
from tapete.core import Status
from tapete.games.comemierda import Give, Play
from tapete.robots import robot
from tapete.telling import Voice
from tapete.terminal import ME, Match, Sitting, TerminalTable
from tapete.terminal.table import TableScreen
from tapete.words import Words

Keep = Callable[[Match], None]

SIZES = [(80, 24), (60, 24)]


def sitting(
    game: str, options: str = "", language: str = "en", seed: str = "7", keep: Keep = lambda _: None
) -> Sitting:
    """A table with Ana in the first seat, where robots act at once."""
    plan, called = playing.planned(game, options, 1, "Ana", seed)
    return Sitting(plan, Voice(Words(language), called, ME), lambda: 0.0, keep)


def screen(app: TerminalTable) -> TableScreen:
    """The table, whatever lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def text(app: TerminalTable) -> str:
    """All that can be read on the screen, row by row."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def quiet(pilot: Pilot[Any]) -> None:
    """Until it is for nobody but the person to do something."""
    app = pilot.app
    assert isinstance(app, TerminalTable)
    await pilot.pause()
    while screen(app)._waiting:
        await pilot.pause(0)
    await pilot.pause()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """The keys, one after another, and what follows from them."""
    for key in keys:
        await pilot.press(key)
        await quiet(pilot)


async def type_fast(pilot: Pilot[Any], key: str) -> None:
    """The same without waiting until the screen is drawn."""
    app = pilot.app
    assert isinstance(app, TerminalTable)
    app.simulate_key(key)
    await pilot.pause(0)  # the program hands the key to the table
    await pilot.pause(0)  # the table takes it
    while screen(app)._waiting:
        await pilot.pause(0)


def wish(match: Match) -> Any:
    """What a robot would choose in the person's place."""
    game = match.record.header.game
    return robot(game, "rules").act(match.view, bytes(32))


async def choose(pilot: Pilot[Any], app: TerminalTable) -> None:
    """One choice of the person, by keys."""
    table = screen(app)
    view, action = table.match.view, wish(table.match)
    if view.game == "gnav":
        await type_fast(pilot, action.kind[0])
        return
    if isinstance(action, Play | Give):
        alike = [card for card in view.hand if card in action.cards]
        taken = table._table._taken
        for card in alike:
            if card not in taken and len(taken) < len(action.cards):
                await type_fast(pilot, "1234567890ab"[view.hand.index(card)])
                taken = table._table._taken
        await type_fast(pilot, "enter")
    else:
        await type_fast(pilot, "p")


async def play_on(pilot: Pilot[Any], until: Callable[[Match], bool]) -> TableScreen:
    """By keys alone until the match has come to a certain point, or to its end."""
    app = pilot.app
    assert isinstance(app, TerminalTable)
    await quiet(pilot)
    table = screen(app)
    while not until(table.match) and table.match.status is not Status.OVER:
        if table.match.status is Status.BETWEEN:
            await type_fast(pilot, "space")
        else:
            await choose(pilot, app)
    await quiet(pilot)
    return table


def over(match: Match) -> bool:
    """The match is over."""
    return match.status is Status.OVER


def my_turn(match: Match) -> bool:
    """It is for the person to play a card."""
    return match.view.phase == "play" and bool(match.view.legal)


def leading(match: Match) -> bool:
    """It is for the person to open a trick."""
    return my_turn(match) and not match.view.to_beat


def exchanging(match: Match) -> bool:
    """It is for the person to give cards."""
    return match.view.phase == "exchange" and bool(match.view.legal)


def between(match: Match) -> bool:
    """A deal is over, and the next one is not dealt yet."""
    return match.status is Status.BETWEEN

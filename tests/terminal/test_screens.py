"""What stands on the screen: it fits small windows, speaks the language, refuses with a rule, hides what is hidden."""

import re
from collections.abc import Callable

import pytest

from tapete.core import HmacEntropy
from tapete.games.comemierda.worlds import sample_world as comemierda_world
from tapete.games.gnav.worlds import sample_world as gnav_world
from tapete.terminal import Match, TerminalTable
from tapete.terminal.table import Drawn
from terminal.sitting import SIZES, between, exchanging, leading, my_turn, over, play_on, press, sitting, text

Until = Callable[[Match], bool]

MOMENTS: list[tuple[str, str, str, Until]] = [
    ("comemierda", "", "en", my_turn),
    ("comemierda", "players=8", "es", my_turn),
    ("comemierda", "players=8", "es", between),
    ("comemierda", "", "es", lambda match: exchanging(match) and len(match.view.hand) > 10),
    ("comemierda", "target=1", "en", over),
    ("gnav", "", "en", my_turn),
    ("gnav", "players=8,lives=9", "es", my_turn),
    ("gnav", "players=8", "es", between),
    ("gnav", "players=2,lives=1", "es", over),
]

LAST = {
    "comemierda": "Pass|Paso|Give|Dar|Next|Repartir|again|otra vez",
    "gnav": "Ask|Swap|Cambiar|Next|Repartir|again|otra",
}
"""Words of what can be done, in the last row."""


@pytest.mark.parametrize(("game", "options", "language", "until"), MOMENTS)
async def test_small_windows_show_everything(game: str, options: str, language: str, until: Until) -> None:
    app = TerminalTable(sitting(game, options, language))
    async with app.run_test() as pilot:
        table = await play_on(pilot, until)
        view = table.match.view
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            for part in table.query(Drawn):
                if in_sight(part) and part.id not in SCROLLED:
                    assert part.region in table.region, part.id
                    assert part.virtual_size.height <= part.region.height, part.id
            rows = text(app).split("\n")
            assert len(rows) == size[1]
            assert re.search(LAST[game], rows[-1])
            if game == "comemierda" and view.phase == "play":
                assert re.search(r"\s+".join("1234567890"[: len(view.hand)]), rows[-2])
                assert table.query_one("#middle").region.height >= 5


SCROLLED = {"lying", "low-lines", "side-lines"}
"""Parts that scroll where they have no room."""


def painted(app: TerminalTable) -> list[tuple[str, str]]:
    """Every piece of text on the screen with its colours."""
    strips = app.screen._compositor.render_strips()
    return [(segment.text, str(segment.style)) for strip in strips for segment in strip]


def in_sight(part: Drawn) -> bool:
    """Neither it nor what it stands in is put away."""
    return all(node.display for node in part.ancestors_with_self)


async def test_spanish_is_spoken() -> None:
    app = TerminalTable(sitting("comemierda", language="es"))
    async with app.run_test() as pilot:
        await play_on(pilot, my_turn)
        await press(pilot, "?")
        assert "tomar o dejar la carta" in text(app)
        await press(pilot, "x")
        seen = text(app)
    for words in ("Te toca", "Cartas", "Mano 1", "Salir"):
        assert words in seen


@pytest.mark.parametrize(
    ("game", "until", "key", "told"),
    [
        ("comemierda", my_turn, "1", "You need a higher value (rule C6)"),
        ("comemierda", leading, "p", "you may not pass (rule C5)"),
        ("comemierda", exchanging, "p", "First the cards are exchanged, then you play (rule C21)"),
        ("comemierda", between, "p", "the next one is not dealt yet (rule C11)"),
        ("gnav", between, "k", "the next one is not dealt yet (rule G25)"),
        ("gnav", over, "a", "The match is over (rule G24)"),
    ],
)
async def test_a_refusal_is_told_with_its_rule(game: str, until: Until, key: str, told: str) -> None:
    app = TerminalTable(sitting(game, "players=2,lives=1" if game == "gnav" and until is over else ""))
    async with app.run_test() as pilot:
        table = await play_on(pilot, lambda match: until(match) and (key != "1" or beaten(match)))
        before = table.match.record
        await press(pilot, key)
        assert told in " ".join(text(app).split())
        assert table.match.record == before


def beaten(match: Match) -> bool:
    """The lowest card of the hand does not beat what lies on the table, one card."""
    view = match.view
    return len(view.to_beat) == 1 and not any(view.hand[0] in getattr(action, "cards", ()) for action in view.legal)


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_nothing_hidden_is_on_the_screen(game: str) -> None:
    """The same screen, to the last character and style, in another world that the seat cannot tell from this one."""
    sample = comemierda_world if game == "comemierda" else gnav_world
    app = TerminalTable(sitting(game, "players=5"))
    chance = HmacEntropy(bytes(32), "worlds", 1, [])
    async with app.run_test(size=(100, 40)) as pilot:
        for _ in range(4):
            table = await play_on(pilot, lambda match: my_turn(match) or exchanging(match))
            match = table.match
            truth, here = match._state, painted(app)
            match._state = sample(match.view, chance)
            assert match._state != truth
            table._show()
            await pilot.pause()
            assert painted(app) == here
            match._state = truth
            await press(pilot, *(("p",) if game == "comemierda" else ("k",)))
            if my_turn(match) or exchanging(match):
                break


async def test_cards_and_words_can_be_clicked() -> None:
    app = TerminalTable(sitting("comemierda"))
    async with app.run_test() as pilot:
        table = await play_on(pilot, my_turn)
        place = max(
            at
            for at, card in enumerate(table.match.view.hand)
            if any(card in getattr(action, "cards", ()) for action in table.match.view.legal)
        )
        entries = len(table.match.record.entries)
        await pilot.click("#hand", offset=(6 * place + 2, 2))
        await pilot.pause()
        assert "Play" in text(app).split("\n")[-1]
        await pilot.click("#acts", offset=(4, 0))
        await pilot.pause()
        assert len(table.match.record.entries) > entries


async def test_arrows_and_space_take_a_card_and_escape_puts_it_back() -> None:
    app = TerminalTable(sitting("comemierda"))
    async with app.run_test() as pilot:
        table = await play_on(pilot, leading)
        await press(pilot, "left", "left", "space")
        taken = [card.up for card in table._table.picture(table.match.view).hand]
        assert taken[-2]
        assert "Play " in text(app).split("\n")[-1]
        await press(pilot, "escape")
        assert not any(card.up for card in table._table.picture(table.match.view).hand)


async def test_enter_with_nothing_taken_asks_again() -> None:
    app = TerminalTable(sitting("comemierda"))
    async with app.run_test() as pilot:
        table = await play_on(pilot, my_turn)
        before = table.match.record
        await press(pilot, "enter")
        assert "✗" in text(app)
        assert table.match.record == before


@pytest.mark.parametrize(("game", "key", "told"), [("comemierda", "l", "The last trick"), ("gnav", "r", "(yours)")])
async def test_a_sheet_opens_and_any_key_closes_it(game: str, key: str, told: str) -> None:
    app = TerminalTable(sitting(game))
    async with app.run_test() as pilot:
        await play_on(pilot, my_turn)
        await press(pilot, key)
        assert told in text(app)
        await press(pilot, "z")
        assert told not in text(app)


async def test_robots_wait_once_for_each_turn_whatever_is_pressed() -> None:
    waits: list[float] = []
    table = sitting("gnav", "players=4")

    def pause() -> float:
        waits.append(0.0)
        return 0.0

    app = TerminalTable(type(table)(table.plan, table.voice, pause, table.keep))
    async with app.run_test() as pilot:
        for key in ("k", "k", "z", "a"):
            app.simulate_key(key)
        shown = await play_on(pilot, between)
        acted = [entry for entry in shown.match.record.entries if getattr(entry, "seat", 0) != 0]
        assert len(waits) == len(acted)


async def test_the_log_goes_back_and_comes_forward_again_with_news() -> None:
    app = TerminalTable(sitting("gnav", "players=8"))
    async with app.run_test() as pilot:
        table = await play_on(pilot, between)
        log = table.query_one("#side")
        assert log.max_scroll_y > 0
        assert log.scroll_y == log.max_scroll_y
        await press(pilot, "pageup", "z")
        assert log.scroll_y == log.max_scroll_y - 5
        await press(pilot, "space")
        await press(pilot, "z")
        assert log.scroll_y == log.max_scroll_y


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_a_key_pressed_once_too_often_does_not_hide_how_a_deal_ended(game: str) -> None:
    app = TerminalTable(sitting(game))
    async with app.run_test() as pilot:
        table = await play_on(pilot, between)
        number = table.match.view.number
        await press(pilot, "enter", "p", "k", "a", "1", "escape")
        assert (between(table.match), table.match.view.number) == (True, number)
        await press(pilot, "space")
        assert table.match.view.number == number + 1

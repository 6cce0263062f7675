"""Whole matches by keys alone, to their end."""

from pathlib import Path

import pytest

from tapete.cli.playing import Keeper
from tapete.games import GAMES
from tapete.records.verify import verify_file
from tapete.records.verify_robots import recompute
from tapete.robots import robot
from tapete.terminal import TerminalTable
from terminal.sitting import my_turn, over, play_on, press, sitting, text

MATCHES = [
    ("comemierda", "target=3", "en"),
    ("comemierda", "target=2,players=5,blind_exchange=true,presidente_opens=true", "es"),
    ("gnav", "", "en"),
    ("gnav", "players=6,lives=1", "es"),
    ("gnav", "players=2,lives=2,all_zero_replays=true,cuckoo_costs_asker=true", "en"),
]


@pytest.mark.parametrize(("game", "options", "language"), MATCHES)
async def test_a_match_is_played_to_its_end_and_its_record_verifies(
    game: str, options: str, language: str, tmp_path: Path
) -> None:
    keeper = Keeper(tmp_path / "match.jsonl")
    app = TerminalTable(sitting(game, options, language, keep=keeper.keep))
    async with app.run_test() as pilot:
        await play_on(pilot, over)
        again = {"en": "Play again", "es": "Jugar otra vez"}[language]
        assert again in text(app)
    assert keeper.kept == [tmp_path / "match.jsonl"]
    verified = verify_file(keeper.kept[0], GAMES)
    assert verified.finished
    assert recompute(verified, "match.jsonl", robot).unknown == 0


async def test_the_next_match_is_another_and_has_a_record_of_its_own(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "match.jsonl")
    app = TerminalTable(sitting("gnav", "players=2,lives=1", keep=keeper.keep))
    async with app.run_test() as pilot:
        await play_on(pilot, over)
        await press(pilot, "space")
        table = await play_on(pilot, over)
        assert table.match.number == 2
    assert [path.name for path in keeper.kept] == ["match.jsonl", "match-2.jsonl"]
    first, second = (verify_file(path, GAMES).played.header.seed for path in keeper.kept)
    assert (first, second) == ("7/1", "7/2")


async def test_who_leaves_is_asked_once_and_the_match_so_far_is_kept(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "match.jsonl")
    app = TerminalTable(sitting("comemierda", keep=keeper.keep))
    async with app.run_test() as pilot:
        await play_on(pilot, my_turn)
        await press(pilot, "q")
        assert "Leave the table?" in text(app)
        await press(pilot, "escape")
        assert "Leave the table?" not in text(app)
        assert keeper.kept == []
        await press(pilot, "ctrl+c")
        await pilot.press("q")
    assert app.return_value is None
    assert not verify_file(keeper.kept[0], GAMES).finished


async def test_a_record_that_cannot_be_written_ends_the_program_with_the_reason(tmp_path: Path) -> None:
    fault = OSError(28, "No space left on device")

    def full(_: object) -> None:
        raise fault

    app = TerminalTable(sitting("gnav", "players=2,lives=1", keep=full))
    async with app.run_test() as pilot:
        await play_on(pilot, over)
    assert app.return_value is fault


async def test_a_match_without_a_target_goes_on_until_one_leaves() -> None:
    app = TerminalTable(sitting("comemierda", "target=null"))
    async with app.run_test() as pilot:
        table = await play_on(pilot, lambda match: match.view.number == 2)
        assert table.match.view.number == 2

"""A program from outside keeps the laws of a robot as long as it keeps them itself, and otherwise by its stand-in."""

import json
from typing import Any

import pytest

from robots.scripted import Scripted, outside
from tapete.games import GAMES
from tapete.testing import check_robot


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("every", [1, 2])
def test_it_is_held_to_the_laws_of_every_robot(game: str, every: int) -> None:
    """By lot from its key; of every second turn it makes nonsense where `every` is 2, by the last bit of the key."""

    def says(turn: dict[str, Any]) -> list[bytes | float]:
        lot = int(turn["key"], 16)
        act = turn["legal"][lot % len(turn["legal"])] if lot % every == 0 else {"dance": True}
        return [json.dumps({"act": act, "turn": turn["turn"]}).encode() + b"\n"]

    player = outside(game, Scripted(says), "lots@0")
    player.begin(GAMES[game].options({}), ["robot:rules@1"] * 4, 1)
    assert check_robot(GAMES[game], player, matches=2) > 0

"""A process that is killed loses nothing that was acknowledged."""

import asyncio
import shutil
from pathlib import Path

import pytest

from server.houses import house
from tapete.core import Status
from tapete.room import Act, Contribute, NextDeal, Table, Taken, Wish
from tapete.server.house import House


async def play(table: Table, entries: int) -> None:
    """Go on, playing the first legal action, until the log is that long and it is the person's turn."""
    heard = asyncio.Event()
    table.listen(lambda _: heard.set(), 0)
    while table.state.seq < entries or table.state.decisions[0] is None:
        await table.idle()
        state = table.state
        if state.state is None:
            await table.submit(0, Contribute(state.match, "0f" * 16))
        elif state.status is Status.BETWEEN:
            await table.submit(0, NextDeal(state.number))
        elif (decision := state.decisions[0]) is not None:
            action = state.game.legal(state.state, 0)[0]
            assert isinstance(await table.submit(0, Act(decision, action)), Taken)
        else:
            heard.clear()
            await heard.wait()


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_killed_in_mid_hand_a_table_stands_where_it_stood(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as first:
        table = await first.room.open(Wish("p1", "Ana", game, {}, 3, "instant"))
        assert isinstance(table, Table)
        await play(table, 12)
        shutil.copytree(tmp_path / "data", tmp_path / "killed")
        state = table.state
        async with House(tmp_path / "killed", client=tmp_path) as second:
            back = await second.room.table(table.name)
            assert back is not None
            assert back.state == state

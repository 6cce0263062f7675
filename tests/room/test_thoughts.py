"""Robots think while their pause runs, and are asked again where the game has gone on."""

import asyncio
import random
from typing import Any

import pytest

from room.fakes import FakeClock, Memory, wish
from room.playing import act, contribute, let_robots, play_to
from tapete.core import Status
from tapete.robots.catalogue import robot
from tapete.room import Inline, NextDeal, Room, SetPace, Table, Taken
from tapete.room import thoughts as thinking
from tapete.room.entries import Acted


class Slow:
    """A Thinker that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._inline = Inline(robot)
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def think(self, game: str, name: str, view: Any, key: bytes) -> tuple[str, Any]:
        self.asked.append(name)
        await self.go_on.wait()
        return await self._inline.think(game, name, view, key)


async def at_robots_turn(thinker: Slow, game: str = "gnav") -> tuple[Table, FakeClock, Memory]:
    storage, clock = Memory(), FakeClock()
    house = Room(storage=storage, clock=clock, chance=random.Random(7), robots=robot, thinker=thinker)
    table = await house.open(wish(game, level=2))
    assert isinstance(table, Table)
    await contribute(table)
    while await act(table):
        pass
    assert table.state.status is Status.PLAYING
    return table, clock, storage


async def test_a_robot_is_asked_when_its_decision_opens_and_once() -> None:
    slow = Slow()
    table, clock, _ = await at_robots_turn(slow)
    await asyncio.sleep(0)
    asked, played = len(slow.asked), table.state.game.number(table.state.state)
    seq = table.state.seq
    assert (asked, played) == (1, 1)
    await table.submit(0, SetPace("fast"))
    await let_robots(table, clock)
    assert table.state.seq == seq + 2
    assert slow.asked == ["regular"] * len(slow.asked)
    assert len(slow.asked) <= 2, "once for this decision, and for the next one"


async def test_a_table_serves_people_while_a_robot_thinks_too_long() -> None:
    slow = Slow()
    table, clock, _ = await at_robots_turn(slow)
    slow.go_on.clear()
    await asyncio.sleep(0)
    table._thoughts.forget(None)
    table._plan()
    seq = table.state.seq
    due = clock.next()
    assert due is not None
    clock.advance(due - clock.now())
    await table._mailbox.join()
    assert table.state.seq == seq
    assert await table.submit(0, SetPace("fast")) == Taken(seq + 1)
    slow.go_on.set()
    await table.idle()
    assert table.state.seq == seq + 2


async def test_a_robot_that_does_not_answer_in_time_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slow = Slow()
    table, clock, storage = await at_robots_turn(slow)
    monkeypatch.setattr(thinking, "THINK", 0.001)
    slow.go_on.clear()
    table._thoughts.forget(None)
    table._plan()
    seq = table.state.seq
    await let_robots(table, clock)
    played = storage.entries(table.name)[seq]
    assert isinstance(played, Acted)
    assert played.by == "robot:first@1", "the stand-in was stuck too"
    assert "failed: TimeoutError" in caplog.text
    slow.go_on.set()


async def test_an_answer_to_a_position_that_has_passed_is_not_used() -> None:
    slow = Slow()
    storage, clock = Memory(), FakeClock()
    house = Room(storage=storage, clock=clock, chance=random.Random(7), robots=robot, thinker=slow)
    table = await house.open(wish("comemierda", level=3))
    assert isinstance(table, Table)
    for _ in range(8):
        await play_to(table, clock, Status.BETWEEN, Status.OVER)
        if table.state.status is Status.OVER:
            break
        await table.submit(0, NextDeal(table.state.number))
        await table.idle()
        givers = [seat for seat, decision in enumerate(table.state.decisions) if decision is not None and seat != 0]
        if len(givers) == 2:
            before = len(slow.asked)
            await let_robots(table, clock)
            await asyncio.sleep(0)
            assert len(slow.asked) > before, "the other is asked anew, for it has seen that something was given"
            return
    pytest.fail("two robots never gave at once")


async def test_a_table_that_stops_stops_thinking() -> None:
    slow = Slow()
    table, _, _ = await at_robots_turn(slow)
    slow.go_on.clear()
    table._thoughts.forget(None)
    table._plan()
    await asyncio.sleep(0)
    await table.stop()
    assert not [task for task in asyncio.all_tasks() if task.get_name().startswith("table ")]

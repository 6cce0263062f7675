"""A table may play on for ever: what a match costs does not grow with the matches before it."""

import random
from collections.abc import Sequence

from room.company import begin
from room.fakes import FakeClock, Memory, Row, open_table, room
from room.playing import play_to, play_turn
from tapete.core import Status
from tapete.robots.catalogue import robot
from tapete.room import MatchResult, Restart, Room, refusals
from tapete.room.record import record_text


class Watched(Memory):
    """Tells which entries were read: above which number, and up to which."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[tuple[int, int | None]] = []

    async def read(self, table: str, after: int = 0, to: int | None = None) -> Sequence[Row]:
        self.parts.append((after, to))
        return await super().read(table, after, to)


class Kept:
    def __init__(self) -> None:
        self.results: list[MatchResult] = []

    async def put(self, result: MatchResult) -> None:
        self.results.append(result)


async def test_the_result_of_a_match_is_read_from_that_match_alone() -> None:
    storage, clock, kept = Watched(), FakeClock(), Kept()
    room = Room(storage=storage, clock=clock, chance=random.Random(7), robots=robot, results=kept)
    table = await open_table(room, "gnav", options={"lives": 1})
    begun = []
    for match in (1, 2, 3):
        begun.append(table.state.begun)
        await play_to(table, clock, Status.OVER)
        await table.submit(0, Restart(match))
        await table.idle()
    await room.close()
    assert storage.parts == [(entry - 1, None) for entry in begun]
    assert [result.match for result in kept.results] == [1, 2, 3]
    assert begun[2] > begun[1] > begun[0] == 1


async def test_a_table_comes_back_from_its_last_match_alone() -> None:
    storage, clock = Watched(), FakeClock()
    table = await begin(storage, clock, "comemierda", players=4, people=1, watch=True, hold="deal")
    for match in (1, 2):
        await play_to(table, clock, Status.OVER)
        await table.submit(0, Restart(match))
        await table.idle()
    await play_turn(table, clock)
    await table.stop()
    storage.parts.clear()
    back = await room(storage, clock).table(table.name)
    assert back is not None
    assert storage.parts[0] == (table.state.begun - 1, None)
    assert back.state == table.state
    assert back.shown == table.shown != table.state, "and watchers are still shown no more than before"


async def test_a_record_is_read_from_its_match_alone() -> None:
    storage, clock = Watched(), FakeClock()
    room = Room(storage=storage, clock=clock, chance=random.Random(7), robots=robot)
    table = await open_table(room, "gnav", options={"lives": 1})
    begun = []
    for match in (1, 2, 3):
        begun.append(table.state.begun)
        await play_to(table, clock, Status.OVER)
        if match < 3:
            await table.submit(0, Restart(match))
            await table.idle()
    records = [await room.record(table.name, match) for match in (1, 2, 3)]
    assert len(set(records)) == 3
    assert storage.parts == [(0, begun[1] - 1), (begun[1] - 1, begun[2] - 1), (begun[2] - 1, None)]
    assert records == [record_text(storage.entries(table.name), match) for match in (1, 2, 3)]
    assert await room.record(table.name) == records[2]
    assert [await room.record(table.name, match) for match in (0, 4)] == [refusals.UNKNOWN_MATCH] * 2
    assert await room.record("nowhere") == refusals.UNKNOWN_TABLE
    await room.close()

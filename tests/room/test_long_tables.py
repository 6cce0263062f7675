"""A table may play on for ever: what a match costs does not grow with the matches before it."""

import random
from collections.abc import Sequence

from room.fakes import FakeClock, Memory, Row, open_table
from room.playing import play_to
from tapete.core import Status
from tapete.robots.catalogue import robot
from tapete.room import MatchResult, Restart, Room


class Watched(Memory):
    """Tells from which entry on it was read."""

    def __init__(self) -> None:
        super().__init__()
        self.read_after: list[int] = []

    async def read(self, table: str, after: int = 0) -> Sequence[Row]:
        self.read_after.append(after)
        return await super().read(table, after)


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
    assert storage.read_after == [entry - 1 for entry in begun]
    assert [result.match for result in kept.results] == [1, 2, 3]
    assert begun[2] > begun[1] > begun[0] == 1

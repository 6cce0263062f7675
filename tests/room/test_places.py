"""How many tables there may be beside each other, and at how many of them one person plays."""

import random

import pytest

from room.fakes import FakeClock, Memory, open_table, wish
from room.playing import play_to
from tapete.core import Status
from tapete.robots.catalogue import robot
from tapete.room import Leave, Room, Table, refusals


def house(
    *, storage: Memory | None = None, clock: FakeClock | None = None, tables: int = 99, each: int = 99, seed: int = 7
) -> Room:
    return Room(
        storage=storage or Memory(),
        clock=clock or FakeClock(),
        chance=random.Random(seed),
        robots=robot,
        most_tables=tables,
        most_of_one=each,
    )


async def test_a_person_plays_at_so_many_tables_and_no_more() -> None:
    storage = Memory()
    small = house(storage=storage, each=2)
    await open_table(small)
    await open_table(small)
    assert await small.open(wish()) == refusals.TOO_MANY_TABLES
    assert len(storage.logs) == 2, "nothing was written for the third"
    await open_table(small, person="p2")


@pytest.mark.parametrize("how", ["over", "left", "at rest"])
async def test_a_table_that_is_not_played_at_leaves_place_for_another(how: str) -> None:
    clock = FakeClock()
    small = house(clock=clock, each=1)
    table = await open_table(small, options={"lives": 1})
    match how:
        case "over":
            await play_to(table, clock, Status.OVER)
        case "left":
            await table.submit(0, Leave(1))
        case _:
            clock.advance(601)
            clock.advance(601)
    await open_table(small)
    assert await small.open(wish()) == refusals.TOO_MANY_TABLES


async def test_a_full_room_opens_no_table_while_somebody_is_at_each() -> None:
    small = house(tables=2)
    tables = [await open_table(small, person=f"p{number}") for number in range(2)]
    for table in tables:
        table.listen(lambda _: None, 0)
    assert await small.open(wish(person="p9")) == refusals.FULL


async def test_a_full_room_lets_the_oldest_deserted_table_rest() -> None:
    small = house(tables=2)
    first = await open_table(small)
    second = await open_table(small)
    first.listen(lambda _: None, 0)
    third = await open_table(small)
    back = await small.table(second.name)
    assert back is not None
    assert back is not second, "it was at rest, and comes back from its log"
    assert back.state == second.state
    assert await small.table(first.name) is first
    assert third.deserted
    await small.close()


async def test_who_comes_back_to_a_full_room_is_let_in() -> None:
    storage = Memory()
    old = house(storage=storage)
    table = await open_table(old)
    await old.close()
    small = house(storage=storage, tables=1, seed=8)
    here = await open_table(small, person="p2")
    here.listen(lambda _: None, 0)
    assert isinstance(await small.table(table.name), Table)


async def test_a_table_that_could_not_be_written_takes_no_place() -> None:
    storage = Memory(broken=True)
    small = house(storage=storage, tables=1, each=1)
    assert await small.open(wish()) == refusals.NOT_SAVED
    storage.broken = False
    await open_table(small)

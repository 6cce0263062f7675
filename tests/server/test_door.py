"""Who opens sockets faster than any household waits for his turn, and keeps nobody else waiting."""

import asyncio

from room.fakes import FakeClock
from tapete.server.door import Door
from tapete.server.limits import SOCKETS_A_SECOND, SOCKETS_AT_ONCE, TURN_WAIT

FAST, OTHER = "192.0.2.1", "192.0.2.2"


async def rest() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_so_many_sockets_come_in_at_once_and_the_next_waits_for_its_turn() -> None:
    door = Door(clock := FakeClock())
    assert all([await door.turn(FAST) for _ in range(SOCKETS_AT_ONCE)])
    assert not clock.calls
    turn = asyncio.create_task(door.turn(FAST))
    await rest()
    assert not turn.done()
    assert await door.turn(OTHER), "another address does not wait"
    clock.advance(1 / SOCKETS_A_SECOND)
    assert await turn


async def test_those_who_wait_come_in_one_after_the_other() -> None:
    door = Door(clock := FakeClock())
    for _ in range(SOCKETS_AT_ONCE):
        await door.turn(FAST)
    turns = [asyncio.create_task(door.turn(FAST)) for _ in range(3)]
    come = []
    for _ in range(4):
        await rest()
        come.append(sum(turn.done() for turn in turns))
        clock.advance(1.001 / SOCKETS_A_SECOND)
    assert come == [0, 1, 2, 3]


async def test_when_too_many_wait_the_next_is_sent_away_at_once() -> None:
    door = Door(clock := FakeClock())
    turns = [asyncio.create_task(door.turn(FAST)) for _ in range(SOCKETS_AT_ONCE + int(TURN_WAIT * SOCKETS_A_SECOND))]
    await rest()
    assert sum(turn.done() for turn in turns) == SOCKETS_AT_ONCE
    assert not await door.turn(FAST)
    clock.advance(TURN_WAIT)
    assert all(await asyncio.gather(*turns))


async def test_who_goes_while_he_waits_leaves_no_timer() -> None:
    door = Door(clock := FakeClock())
    for _ in range(SOCKETS_AT_ONCE):
        await door.turn(FAST)
    turn = asyncio.create_task(door.turn(FAST))
    await rest()
    turn.cancel()
    await asyncio.gather(turn, return_exceptions=True)
    assert [call.cancelled for call in clock.calls] == [True]

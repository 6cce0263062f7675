"""A person who plays the first legal action, for tests that need a match to go on."""

from room.fakes import FakeClock
from tapete.core import Status
from tapete.room import Act, Contribute, NextDeal, Table, Taken

NONCE = "ab" * 16


async def contribute(table: Table, seat: int = 0) -> None:
    assert isinstance(await table.submit(seat, Contribute(table.state.match, NONCE)), Taken)
    await table.idle()


async def act(table: Table, seat: int = 0) -> bool:
    """Play if it is the seat's turn."""
    decision = table.state.decisions[seat]
    if decision is None:
        return False
    action = table.state.game.legal(table.state.state, seat)[0]
    assert isinstance(await table.submit(seat, Act(decision, action)), Taken)
    await table.idle()
    return True


async def let_robots(table: Table, clock: FakeClock) -> None:
    """Let time pass until the next call of the clock is made."""
    due = clock.next()
    assert due is not None, "the table waits for nobody"
    clock.advance(due - clock.now())
    await table.idle()


async def play_to(table: Table, clock: FakeClock, *wanted: Status) -> None:
    """Play until the match waits for something wanted."""
    if table.state.status is None:
        await contribute(table)
    while table.state.status not in wanted:
        if table.state.status is Status.BETWEEN:
            assert isinstance(await table.submit(0, NextDeal(table.state.number)), Taken)
            await table.idle()
        elif not await act(table):
            await let_robots(table, clock)


async def play_turn(table: Table, clock: FakeClock) -> None:
    """Play until the person is to act."""
    if table.state.status is None:
        await contribute(table)
    while table.state.decisions[0] is None:
        assert table.state.status is Status.PLAYING
        await let_robots(table, clock)

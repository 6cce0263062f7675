"""People play against time, and nobody freezes a table."""

import pytest

from room.company import Ear, begin, done, play_until
from room.fakes import FakeClock, Memory, open_table, room
from room.playing import play_turn
from tapete.core import Seat, Status
from tapete.room import Act, Back, Leave, SetPace, Table, fold_all, refusals
from tapete.room.entries import Acted
from tapete.room.pace import ABSENCE, CLOCKS, GRACE, PATIENCE

FAST = CLOCKS["fast"]
assert FAST is not None
BANK, TURN = FAST


async def at_turn(storage: Memory, clock: FakeClock, /, game: str = "gnav", **kept: object) -> tuple[Table, Seat]:
    """A table of two people and a robot at which a person is to act, all of them connected."""
    table = await begin(storage, clock, game, players=3 if game == "gnav" else 4, **kept)
    for seat in table.state.people:
        table.listen(Ear(), seat)
    await play_until(table, clock, lambda: persons_turn(table) is not None)
    seat = persons_turn(table)
    assert seat is not None
    return table, seat


def persons_turn(table: Table) -> Seat | None:
    return next((seat for seat in table.state.playing if table.state.decisions[seat] is not None), None)


async def act(table: Table, seat: Seat) -> None:
    decision = table.state.decisions[seat]
    assert decision is not None
    await done(table, seat, Act(decision, table.state.game.legal(table.state.state, seat)[0]))


async def wait(table: Table, clock: FakeClock, seconds: float) -> None:
    clock.advance(seconds)
    await table.idle()


async def test_the_turn_runs_first_and_then_the_bank() -> None:
    clock = FakeClock()
    table, seat = await at_turn(Memory(), clock, clock="fast")

    def left() -> tuple[float | None, float]:
        now = table.clocks(table.state, seat)[seat]
        assert now is not None
        return now.turn, now.bank

    assert left() == (TURN, BANK)
    await wait(table, clock, 3)
    assert left() == (TURN - 3, BANK)
    await wait(table, clock, 4)
    assert left() == (0, BANK - 2)
    await act(table, seat)
    assert left() == (None, BANK - 2)


async def test_robots_and_tables_without_a_clock_have_none() -> None:
    clock = FakeClock()
    table, _ = await at_turn(Memory(), clock, clock="fast")
    assert table.clocks(table.state, 0)[2] is None
    calm, _ = await at_turn(Memory(), FakeClock())
    assert set(calm.clocks(calm.state, 0)) == {None}


async def test_the_bank_is_full_again_with_every_deal() -> None:
    clock = FakeClock()
    table, seat = await at_turn(Memory(), clock, clock="fast")
    await wait(table, clock, 9)
    await act(table, seat)
    assert table.state.bank[seat] == BANK - 4
    await play_until(table, clock, lambda: table.state.number == 2)
    assert set(table.state.bank) == {BANK}


async def test_after_turn_bank_and_grace_a_robot_plays_and_the_seat_stays_his() -> None:
    storage, clock = Memory(), FakeClock()
    table, seat = await at_turn(storage, clock, clock="fast")
    seq = table.state.seq
    await wait(table, clock, TURN + BANK + GRACE - 0.1)
    assert table.state.seq == seq
    await wait(table, clock, 0.2)
    missed = storage.entries(table.name)[seq]
    assert isinstance(missed, Acted)
    assert (missed.seat, missed.by) == (seat, "robot:rules@1")
    assert table.state.away[seat]
    assert table.state.sitters[seat].person is not None
    assert table.state.bank[seat] == 0


async def test_who_is_away_is_played_for_at_the_pace_of_robots_until_he_is_back() -> None:
    storage, clock = Memory(), FakeClock()
    table, seat = await at_turn(storage, clock, clock="fast")
    await wait(table, clock, 1000)
    assert table.state.away[seat]
    await play_until(table, clock, lambda: table.state.decisions[seat] is not None)
    due = clock.next()
    assert due is not None
    assert due - clock.now() <= 1.4
    seq = await done(table, seat, Back())
    assert await done(table, seat, Back()) == seq, "sent again it does nothing twice"
    assert not table.state.away[seat]
    assert table.state.decisions[seat] is not None
    await wait(table, clock, 2)
    assert table.state.seq == seq, "it is his turn again"
    assert await table.submit(2, Back()) == refusals.NOT_SEATED, "robots are never away"


async def test_an_action_of_his_own_brings_him_back_too() -> None:
    storage, clock = Memory(), FakeClock()
    table, seat = await at_turn(storage, clock, clock="fast")
    await wait(table, clock, 1000)
    await play_until(table, clock, lambda: table.state.decisions[seat] is not None)
    await act(table, seat)
    assert not table.state.away[seat]


async def test_without_a_clock_one_is_patient_but_not_for_ever() -> None:
    clock = FakeClock()
    table, seat = await at_turn(Memory(), clock)
    await wait(table, clock, PATIENCE - 1)
    assert not table.state.away[seat]
    await wait(table, clock, 1)
    assert table.state.away[seat]


async def test_who_is_not_connected_is_waited_for_from_when_he_went() -> None:
    clock = FakeClock()
    table, seat = await at_turn(Memory(), clock)
    ear = Ear()
    for listener in tuple(table._audience._ears):
        table.leave(listener)
    table.listen(ear, seat)
    await wait(table, clock, 100)
    table.leave(ear)
    await wait(table, clock, ABSENCE - 1)
    assert not table.state.away[seat]
    await wait(table, clock, 1)
    assert table.state.away[seat]


async def test_who_comes_back_in_time_is_not_hurried() -> None:
    clock = FakeClock()
    table, seat = await at_turn(Memory(), clock)
    for listener in tuple(table._audience._ears):
        table.leave(listener)
    await wait(table, clock, ABSENCE - 1)
    table.listen(Ear(), seat)
    await wait(table, clock, 60)
    assert not table.state.away[seat]


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_a_person_alone_against_robots_is_never_hurried(game: str) -> None:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock), game)
    await play_turn(table, clock)
    seq = table.state.seq
    await wait(table, clock, 100_000)
    assert table.state.seq == seq
    pair, seat = await at_turn(Memory(), clock, game, clock="fast")
    await done(pair, 1 - seat, Leave(1))
    await play_until(pair, clock, lambda: pair.state.decisions[seat] is not None)
    await wait(pair, clock, 100_000)
    assert not pair.state.away[seat]


async def test_two_give_at_once_each_against_his_own_clock() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, "comemierda", players=4, people=4, clock="fast")
    for seat in range(4):
        table.listen(Ear(), seat)
    await play_until(table, clock, lambda: sum(at is not None for at in table.state.since) == 2)
    one, other = (seat for seat, at in enumerate(table.state.since) if at is not None)
    await wait(table, clock, 7)
    await act(table, one)
    assert table.state.bank[one] == BANK - 2
    clocks = table.clocks(table.state, one)
    assert clocks[other] is not None
    assert clocks[other].bank == BANK - 2, "it goes on whatever the first has done"
    await wait(table, clock, TURN + BANK + GRACE - 7)
    assert table.state.away[other]
    assert not table.state.away[one]
    assert fold_all(storage.rows(table.name)) == table.state


async def test_a_table_that_comes_back_has_the_same_clocks_and_some_grace() -> None:
    storage, clock = Memory(), FakeClock()
    table, seat = await at_turn(storage, clock, clock="fast")
    await wait(table, clock, 7)
    before = table.clocks(table.state, seat)
    clock.calls.clear()
    back = await room(storage, clock).table(table.name)
    assert back is not None
    assert back.clocks(back.state, seat) == before
    clock.calls.clear()
    clock.time += 3600
    late = await room(storage, clock).table(table.name)
    assert late is not None
    await wait(late, clock, GRACE - 0.1)
    assert not late.state.away[seat]
    await wait(late, clock, 0.1)
    assert late.state.away[seat]


async def test_a_clock_that_jumps_back_harms_nobody() -> None:
    storage, clock = Memory(), FakeClock()
    table, seat = await at_turn(storage, clock, clock="fast")
    at = table.state.at
    clock.calls = [call for call in clock.calls if not call.cancelled]
    for call in clock.calls:
        call.at -= 3600  # what was to come in so many seconds still does
    clock.time -= 3600
    await done(table, seat, SetPace("fast"))
    assert table.state.at == at
    mine = table.clocks(table.state, seat)[seat]
    assert mine is not None
    assert (mine.turn, mine.bank) == (TURN, BANK)
    await wait(table, clock, TURN + BANK + GRACE)
    assert table.state.away[seat]
    assert table.state.status in (Status.PLAYING, Status.BETWEEN, Status.OVER)

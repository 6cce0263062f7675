"""The same people play again."""

import pytest

from room.company import begin, done, play_out, play_until, sit
from room.fakes import FakeClock, Memory
from tapete.room import Leave, Restart, fold_all, refusals
from tapete.room.duties import MATCH_WAIT
from tapete.room.entries import Opened


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_the_same_people_and_options_under_a_new_secret(game: str) -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, game, players=4, open=True, title="Friday")
    await play_out(table, clock)
    before = table.state
    await done(table, 1, Restart(1))
    assert table.state.match == 1
    await done(table, 0, Restart(1))
    after = table.state
    assert after.match == 2
    assert after.secret != before.secret
    for kept in ("sitters", "options", "settings", "invitation", "host"):
        assert getattr(after, kept) == getattr(before, kept)


async def test_who_asks_again_when_the_match_has_begun_hears_the_same_and_nothing_happens() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, players=4, people=3)
    await play_out(table, clock)
    asked = [await done(table, seat, Restart(1)) for seat in (0, 2)]
    clock.advance(MATCH_WAIT)
    await table.idle()
    assert table.state.match == 2
    seq = table.state.seq
    assert [await done(table, seat, Restart(1)) for seat in (0, 2)] == asked
    assert await table.submit(1, Restart(1)) == refusals.STALE, "he had not asked"
    assert table.state.seq == seq
    assert fold_all(storage.rows(table.name)) == table.state
    await play_out(table, clock)
    clock.advance(3600)
    await table.idle()
    assert table.state.match == 2, "the wish for this match is none for another"


async def test_twenty_seconds_after_the_first_has_asked_it_begins_without_the_others() -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock)
    await play_out(table, clock)
    clock.advance(3600)
    await table.idle()
    assert table.state.match == 1, "nobody has asked"
    await done(table, 1, Restart(1))
    clock.advance(MATCH_WAIT - 0.1)
    await table.idle()
    assert table.state.match == 1
    clock.advance(0.1)
    await table.idle()
    assert table.state.match == 2


async def test_a_robot_of_the_tables_level_has_the_seat_of_who_left_or_whoever_claimed_it() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, players=4, people=3)
    await done(table, 0, Leave(1))
    await done(table, 1, Leave(1))
    await play_out(table, clock)
    await done(table, None, sit(1, "p4"))
    await done(table, 2, Restart(1))
    sitters = table.state.sitters
    assert [sitter.person for sitter in sitters] == [None, "p4", "p3", None]
    assert sitters[0].level == sitters[3].level
    assert sitters[0].name not in ("Ana", sitters[3].name)
    assert table.state.host_seat == 2, "the host had gone, and the next person is host"
    assert table.state.left == (None, None, None, None)


async def test_who_is_away_stays_away_and_is_not_waited_for() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock)
    seat = 0
    while not table.state.away[seat]:
        await play_until(table, clock, lambda: table.state.decisions[seat] is not None)
        clock.advance(200)
        await table.idle()
    await play_out(table, clock)
    await done(table, 1, Restart(1))
    assert table.state.match == 2
    opened = storage.entries(table.name)[-1]
    assert isinstance(opened, Opened)
    assert opened.away == (0,)
    assert table.state.away == (True, False, False)

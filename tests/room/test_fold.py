"""A table is the fold of its log and nothing else."""

from dataclasses import replace

import pytest

from room.fakes import FakeClock, Memory, open_table, room
from room.playing import contribute, play_to, play_turn
from tapete.core import BadInput, Status
from tapete.room import Restart, Taken, fold, fold_all
from tapete.room.entries import Acted, Contributed, Dealt, Opened


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_the_fold_of_the_log_is_the_live_state(game: str) -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock), game)
    await play_to(table, clock, Status.OVER)
    assert fold_all(storage.rows(table.name)) == table.state
    assert table.state.seq == len(storage.entries(table.name))


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_restarted_in_mid_match_a_table_goes_on_as_if_nothing_had_happened(game: str) -> None:
    storage, clock = Memory(), FakeClock()
    first = room(storage, clock)
    table = await open_table(first, game)
    await play_turn(table, clock)
    await first.close()
    clock.calls.clear()
    back = await room(storage, clock, seed=8).table(table.name)
    assert back is not None
    assert back is not table
    assert back.state == table.state
    await play_to(back, clock, Status.OVER)

    calm = FakeClock()
    through = await open_table(room(Memory(), calm), game)
    await play_to(through, calm, Status.OVER)
    # the order of the two gifts of an exchange hangs on the pauses, and stands in the history
    one, other = (replace(played.state.state, history=()) for played in (through, back))
    assert one == other, "robots and deals follow from the log, not from the process"


async def test_an_open_decision_is_numbered_by_the_entry_that_opened_it() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    await play_to(table, clock, Status.OVER)
    state = None
    for entry in storage.entries(table.name):
        before, state = state, fold(state, entry).state
        for seat, decision in enumerate(state.decisions):
            if decision is not None:
                held = None if before is None else before.decisions[seat]
                assert decision in (state.seq, held)
    assert state is not None
    assert set(state.decisions) == {None}


async def test_a_table_is_folded_from_its_last_match() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    await play_to(table, clock, Status.OVER)
    assert isinstance(await table.submit(0, Restart(1)), Taken)
    await table.idle()
    await contribute(table)
    state = None
    for at, entry in storage.rows(table.name):
        state = fold(state, entry, at).state
    assert state == fold_all(storage.rows(table.name)) == table.state


async def test_a_log_that_does_not_begin_with_a_match_is_refused() -> None:
    with pytest.raises(BadInput, match="begins with an opened match"):
        fold_all([(0.0, Contributed(0, None))])


async def test_an_entry_that_cannot_follow_is_refused() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    with pytest.raises(BadInput, match="before the first deal"):
        fold(table.state, Acted(0, 1, {"keep": True}, None))
    with pytest.raises(BadInput, match="deck"):
        fold(table.state, Dealt(1, 0, None))


def test_sitters_must_fill_the_table() -> None:
    with pytest.raises(BadInput, match="0 sitters at a table of 4"):
        fold(None, Opened(1, "gnav", {}, (), "00" * 32, "normal"))
    with pytest.raises(BadInput, match="no such game"):
        fold(None, Opened(1, "bridge", {}, (), "00" * 32, "normal"))


async def test_both_exchanges_of_comemierda_are_open_at_once_and_keep_their_numbers() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock), "comemierda")
    await play_to(table, clock, Status.BETWEEN)
    after = fold(table.state, table.state.next_dealt()).state
    givers = [seat for seat, decision in enumerate(after.decisions) if decision is not None]
    assert len(givers) == 2
    assert {after.decisions[seat] for seat in givers} == {after.seq}
    one, other = givers
    gift = after.game.legal(after.state, one)[0]
    told = after.game.notation.written_action(gift)
    given = fold(after, Acted(one, after.seq, told, None)).state
    assert given.decisions[other] == after.seq, "the other's decision has not moved"

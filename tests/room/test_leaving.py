"""A person may leave; a match that everybody has left is abandoned, and its secret is opened (RECORD)."""

import json

import pytest

from room.fakes import FakeClock, Memory, open_table, room, two_people
from room.playing import NONCE, act, contribute, let_robots, play_to, play_turn
from tapete.core import Status, commitment
from tapete.games import GAMES
from tapete.games.gnav.actions import Keep
from tapete.records.verify import verify
from tapete.room import (
    Accept,
    Act,
    Command,
    Contribute,
    Leave,
    NextDeal,
    Restart,
    SetPace,
    Taken,
    fold,
    fold_all,
    judge,
    refusals,
)
from tapete.room.entries import Acted, Left, Opened, Sitter


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_an_abandoned_match_is_opened_and_verifies(game: str) -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house, game)
    await play_turn(table, clock)
    await act(table)
    assert await house.record(table.name) == refusals.NOT_OVER
    assert await table.submit(0, Leave(1)) == Taken(table.state.seq)
    assert table.state.abandoned
    text = await house.record(table.name)
    assert isinstance(text, str)
    header, *lines = map(json.loads, text.splitlines())
    opening = lines[-1]["opening"]
    assert opening["nonces"][0] == NONCE
    assert commitment(bytes.fromhex(opening["secret"])) == header["commitment"]
    assert all("result" not in line for line in lines)
    proved = verify(text.encode().splitlines(keepends=True), "record", GAMES)
    assert not proved.finished
    assert proved.decks == (1,)
    assert proved.actions == sum(isinstance(entry, Acted) for entry in storage.entries(table.name))


async def test_at_an_abandoned_table_robots_stop_and_no_clock_runs() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock), "comemierda")
    await play_turn(table, clock)
    await act(table)
    await table.submit(0, Leave(1))
    await table.idle()
    left = table.state
    clock.advance(500)
    await table.idle()
    assert table.state is left
    assert storage.entries(table.name)[-1] == Left(0)


async def test_who_leaves_before_the_first_card_leaves_a_record_in_which_nothing_was_dealt() -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house)
    await table.submit(0, Leave(1))
    clock.advance(60)
    await table.idle()
    assert table.state.state is None
    text = await house.record(table.name)
    assert isinstance(text, str)
    assert [next(iter(json.loads(line))) for line in text.splitlines()] == ["record", "opening"]
    assert verify(text.encode().splitlines(keepends=True), "record", GAMES).decks == ()


async def test_who_leaves_between_deals_abandons_the_match() -> None:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock))
    await play_to(table, clock, Status.BETWEEN)
    assert isinstance(await table.submit(0, Leave(1)), Taken)
    assert table.state.abandoned


@pytest.mark.parametrize(
    "command",
    [Restart(1), NextDeal(1), Contribute(1, NONCE), SetPace("slow"), Act(1, None)],
    ids=lambda c: type(c).__name__,
)
async def test_who_has_left_does_nothing_more(command: Command) -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    await play_turn(table, clock)
    gone = await table.submit(0, Leave(1))
    assert await table.submit(0, Leave(1)) == gone, "sent again it does nothing twice"
    assert await table.submit(0, command) == refusals.LEFT
    assert storage.entries(table.name)[-1] == Left(0)


@pytest.mark.parametrize(("match", "refusal"), [(0, refusals.STALE), (2, refusals.NOT_NOW)])
async def test_only_the_match_under_way_can_be_left(match: int, refusal: object) -> None:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock))
    assert await table.submit(0, Leave(match)) == refusal
    assert judge(table.state, 1, Leave(1)) == refusals.NOT_SEATED, "robots stay"


async def test_a_match_that_is_over_is_not_abandoned() -> None:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock))
    await play_to(table, clock, Status.OVER)
    assert await table.submit(0, Leave(1)) == refusals.NOT_NOW
    assert isinstance(await table.submit(0, Restart(1)), Taken)
    await table.idle()
    assert await table.submit(0, Leave(1)) == refusals.STALE
    assert isinstance(await table.submit(0, Leave(2)), Taken)


async def test_an_abandoned_table_comes_back_abandoned() -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house)
    await play_turn(table, clock)
    await table.submit(0, Leave(1))
    await house.close()
    back = await room(storage, clock).table(table.name)
    assert back is not None
    assert back.state == fold_all(storage.rows(table.name)) == table.state
    assert await back.submit(0, Restart(1)) == refusals.LEFT


async def test_a_robot_plays_for_who_has_left_as_long_as_others_are_there(caplog: pytest.LogCaptureFixture) -> None:
    storage, clock = Memory(), FakeClock()
    table = await two_people(storage, clock)
    await contribute(table, 0)
    assert isinstance(await table.submit(1, Leave(1)), Taken)
    await table.idle()
    assert table.state.status is Status.PLAYING, "nobody waits for a nonce of one who has left"
    while table.state.status is not Status.OVER:
        if table.state.status is Status.BETWEEN:
            await table.submit(0, NextDeal(table.state.number))
            await table.idle()
        elif not await act(table, 0):
            await let_robots(table, clock)
    played = [entry for entry in storage.entries("two") if isinstance(entry, Acted) and entry.seat == 1]
    assert played
    assert {entry.by for entry in played} == {"robot:rules@1"}
    assert isinstance(await table.submit(0, Restart(1)), Taken)
    await table.idle()
    assert [sitter.person for sitter in table.state.sitters] == ["p1", None], "a robot has the seat of who has left"
    assert caplog.text == ""


async def test_when_the_second_of_two_leaves_too_the_match_is_abandoned() -> None:
    table = await two_people(Memory(), FakeClock())
    await table.submit(1, Leave(1))
    assert not table.state.abandoned
    await table.submit(0, Leave(1))
    assert table.state.abandoned


def test_a_robot_may_act_for_one_who_has_left_and_nobody_else() -> None:
    sitters = (Sitter("Ana", person="p1"), Sitter("Jon", person="p2"))
    state = fold(None, Opened(1, "gnav", {"players": 2, "lives": 3}, sitters, "11" * 32, "instant")).state
    state = fold(state, state.next_dealt()).state
    seat = state.game.to_act(state.state)[0]
    gone = fold(state, Left(seat)).state
    decision = gone.decisions[seat]
    assert decision is not None
    assert judge(gone, seat, Act(decision, Keep())) == refusals.LEFT
    assert isinstance(judge(gone, seat, Act(decision, Keep(), "robot:rules@1")), Accept)

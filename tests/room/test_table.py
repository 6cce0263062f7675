"""One door, one thing at a time, and the log first."""

import asyncio
import random
from typing import Any

import pytest

from room.fakes import FakeClock, Memory, open_table, room, two_people, wish
from room.playing import NONCE, act, contribute, let_robots, play_to, play_turn
from tapete.core import Status
from tapete.games.gnav.actions import Keep
from tapete.robots.catalogue import robot
from tapete.room import (
    Act,
    Contribute,
    News,
    NextDeal,
    Presence,
    Restart,
    Room,
    SetPace,
    Table,
    Taken,
    fold_all,
    refusals,
)
from tapete.room.entries import Acted, Contributed, Dealt, NextAsked, Opened, PaceSet, written
from tapete.room.table import RETRY


class Ear:
    def __init__(self) -> None:
        self.heard: list[News | Presence] = []

    def __call__(self, news: News | Presence) -> None:
        self.heard.append(news)

    @property
    def seqs(self) -> list[int]:
        return [news.table.seq for news in self.heard if isinstance(news, News)]


async def test_a_listener_hears_every_entry_once_and_in_order() -> None:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock), "comemierda")
    ear = Ear()
    table.listen(ear, 0)
    await play_to(table, clock, Status.BETWEEN)
    assert ear.seqs == list(range(2, table.state.seq + 1))
    table.leave(ear)
    heard = len(ear.heard)
    await table.submit(0, NextDeal(1))
    assert len(ear.heard) == heard


async def test_an_entry_is_durable_before_anybody_hears_of_it() -> None:
    storage = Memory()
    table = await open_table(room(storage))
    seen: list[int] = []
    table.listen(lambda _: seen.append(len(storage.logs[table.name])), 0)
    await contribute(table)
    assert seen == [2, 3]


async def test_killed_between_append_and_publishing_an_action_is_not_lost() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    await play_turn(table, clock)
    decision = table.state.decisions[0]
    assert decision is not None
    storage.logs[table.name].append((clock.now(), written(Acted(0, decision, {"keep": True}, None))))
    back = await room(storage, clock).table(table.name)
    assert back is not None
    again = await back.submit(0, Act(decision, Keep()))
    assert again == Taken(table.state.seq + 1), "the resend finds what it did"


async def test_an_entry_written_elsewhere_is_read_and_the_matter_judged_again() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    await contribute(table)
    ear = Ear()
    table.listen(ear, 0)
    storage.logs[table.name].append((0.0, written(PaceSet(0, "slow"))))
    assert await table.submit(0, SetPace("fast")) == Taken(table.state.seq)
    assert ear.seqs == [4, 5]
    assert table.state == fold_all(storage.rows(table.name))


async def test_what_cannot_be_written_has_not_happened(caplog: pytest.LogCaptureFixture) -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    await play_turn(table, clock)
    before, decision = table.state, table.state.decisions[0]
    assert decision is not None
    storage.broken = True
    assert await table.submit(0, Act(decision, Keep())) == refusals.NOT_SAVED
    assert table.state is before
    storage.broken = False
    assert isinstance(await table.submit(0, Act(decision, Keep())), Taken)
    assert "cannot be written" in caplog.text


async def test_the_house_tries_again_what_it_could_not_write(caplog: pytest.LogCaptureFixture) -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    storage.broken = True
    await let_robots(table, clock)
    assert table.state.seq == 1
    storage.broken = False
    clock.advance(RETRY)
    await table.idle()
    assert table.state.status is Status.PLAYING
    assert "cannot be written" in caplog.text


async def test_without_a_nonce_in_five_seconds_the_cards_are_dealt() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    clock.advance(4.9)
    await table.idle()
    assert table.state.state is None
    clock.advance(0.2)
    await table.idle()
    kinds = [type(entry) for entry in storage.entries(table.name)]
    assert kinds == [Opened, Contributed, Dealt]
    assert table.state.nonces[0] is None
    assert await table.submit(0, Contribute(1, NONCE)) == refusals.NOT_NOW


async def test_a_nonce_changes_the_deal() -> None:
    with_nonce, without = await open_table(room(seed=3)), await open_table(room(seed=3))
    assert with_nonce.state.secret == without.state.secret
    await contribute(with_nonce)
    await without.submit(0, Contribute(1, "cd" * 16))
    await without.idle()
    assert with_nonce.state.state != without.state.state


async def test_after_a_settlement_the_table_waits_for_its_person() -> None:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock))
    await play_to(table, clock, Status.BETWEEN)
    clock.advance(3600)
    await table.idle()
    assert table.state.status is Status.BETWEEN
    await table.submit(0, NextDeal(table.state.number))
    await table.idle()
    assert table.state.status is not Status.BETWEEN


async def play_round(table: Table) -> None:
    while await act(table, 0) or await act(table, 1):
        pass


async def test_a_table_of_several_people_goes_on_after_twenty_seconds() -> None:
    storage, clock = Memory(), FakeClock()
    table = await two_people(storage, clock)
    await contribute(table, 0)
    assert table.state.state is None, "both are asked for a nonce"
    await contribute(table, 1)
    await play_round(table)
    assert table.state.status is Status.BETWEEN
    await table.submit(0, NextDeal(1))
    clock.advance(19)
    await table.idle()
    assert table.state.number == 1
    clock.advance(1)
    await table.idle()
    assert table.state.number == 2


async def test_a_table_of_several_people_goes_on_when_all_have_asked() -> None:
    storage, clock = Memory(), FakeClock()
    table = await two_people(storage, clock)
    await contribute(table, 0)
    await contribute(table, 1)
    await play_round(table)
    await table.submit(1, NextDeal(1))
    await table.submit(0, NextDeal(1))
    await table.idle()
    assert table.state.number == 2
    assert [type(entry) for entry in storage.entries("two")][-3:] == [NextAsked, NextAsked, Dealt]


async def test_a_skipped_deal_is_followed_by_the_next_of_itself() -> None:
    for seed in range(200):
        storage, clock = Memory(), FakeClock()
        table = await open_table(room(storage, clock, seed), options={"players": 2, "lives": 9})
        await play_to(table, clock, Status.OVER)
        deals = [entry for entry in storage.entries(table.name) if isinstance(entry, Dealt)]
        skips = [place for place, deal in enumerate(deals) if deal.deck is None]
        if not skips:
            continue
        log = storage.entries(table.name)
        place = log.index(deals[skips[0]])
        assert isinstance(log[place - 1], NextAsked)
        assert isinstance(log[place + 1], Dealt)
        return
    pytest.fail("no skipped deal in two hundred matches")


async def test_restart_opens_another_match_of_the_same_table_with_a_new_secret() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    await play_to(table, clock, Status.OVER)
    first = table.state
    clock.advance(3600)
    await table.idle()
    assert table.state is first, "nobody has asked"
    await table.submit(0, Restart(1))
    await table.idle()
    assert table.state.match == 2
    assert table.state.sitters == first.sitters
    assert table.state.secret != first.secret
    assert table.state.state is None
    await play_to(table, clock, Status.OVER)


@pytest.mark.parametrize(
    ("pace", "low", "high"), [("slow", 1.2, 2.8), ("normal", 0.6, 1.4), ("fast", 0.2, 0.5), ("instant", 0.0, 0.05)]
)
async def test_robots_wait_as_long_as_the_pace_says(pace: str, low: float, high: float) -> None:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock), robot_pause=pace)
    await contribute(table)
    waits = []
    while table.state.status is Status.PLAYING:
        if not await act(table):
            due = clock.next()
            assert due is not None
            waits.append(due - clock.now())
            await let_robots(table, clock)
    assert waits
    assert all(low <= wait <= high + 1e-6 for wait in waits)


async def test_the_pace_can_change_in_mid_match() -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock))
    assert await table.submit(0, SetPace("fast")) == Taken(2)
    assert await table.submit(0, SetPace("fast")) == Taken(2), "it is so already"
    assert table.state.robot_pause == "fast"


class Broken:
    """A robot that errs, or answers nonsense."""

    def __init__(self, name: str, answer: object) -> None:
        self.name = f"{name}@1"
        self.answer = answer

    def act(self, view: Any, key: bytes) -> Any:  # noqa: ARG002
        if self.answer is None:
            raise ZeroDivisionError
        return self.answer


@pytest.mark.parametrize("answer", [None, "nonsense", 7])
async def test_a_robot_that_fails_is_replaced_for_that_turn(answer: object, caplog: pytest.LogCaptureFixture) -> None:
    storage, clock = Memory(), FakeClock()

    def robots(game: str, name: str) -> Any:
        return Broken(name, answer) if name == "regular" else robot(game, name)

    house = Room(storage=storage, clock=clock, chance=random.Random(5), robots=robots)
    table = await house.open(wish(level=2))
    assert isinstance(table, Table)
    await play_to(table, clock, Status.BETWEEN)
    played = [entry for entry in storage.entries(table.name) if isinstance(entry, Acted) and entry.seat != 0]
    assert played
    assert {entry.by for entry in played} == {"robot:rules@1"}
    assert caplog.text


async def test_when_every_robot_fails_the_first_legal_action_is_played(caplog: pytest.LogCaptureFixture) -> None:
    storage, clock = Memory(), FakeClock()
    house = Room(storage=storage, clock=clock, chance=random.Random(5), robots=lambda _, name: Broken(name, None))
    table = await house.open(wish())
    assert isinstance(table, Table)
    await play_to(table, clock, Status.BETWEEN)
    played = [entry for entry in storage.entries(table.name) if isinstance(entry, Acted) and entry.seat != 0]
    assert {entry.by for entry in played} == {"robot:first@1"}
    assert "failed" in caplog.text


async def test_a_fault_in_what_is_planned_does_not_end_the_table(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(room(Memory()))
    with monkeypatch.context() as broken:
        broken.setattr("tapete.room.table.duties", lambda *_: 1 / 0)
        assert isinstance(await table.submit(0, SetPace("fast")), Taken)
        await table.idle()
    assert "ZeroDivisionError" in caplog.text
    assert isinstance(await table.submit(0, SetPace("slow")), Taken)


async def test_presence_is_told_to_the_others_when_the_first_comes_and_the_last_goes() -> None:
    table = await two_people(Memory(), FakeClock())
    jon, ana, tab = Ear(), Ear(), Ear()
    table.listen(jon, 1)
    table.listen(ana, 0)
    table.listen(tab, 0)
    table.leave(ana)
    assert table.connected(0)
    table.leave(tab)
    table.leave(tab)
    assert jon.heard == [Presence(0, connected=True), Presence(0, connected=False)]
    assert ana.heard == []


async def test_a_stopped_table_takes_nothing_more() -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house)
    await contribute(table)
    pending = asyncio.create_task(table.submit(0, SetPace("fast")))
    await asyncio.sleep(0)
    await house.close()
    assert isinstance(await pending, Taken), "what lay in the mailbox is done"
    assert await table.submit(0, SetPace("slow")) == refusals.TROUBLE
    assert clock.next() is None


async def test_a_deserted_table_rests_and_is_found_again() -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house)
    ear = Ear()
    table.listen(ear, 0)
    for _ in range(3):
        clock.advance(601)
        await table.idle()
    assert await house.table(table.name) is table
    table.leave(ear)
    for _ in range(2):
        clock.advance(601)
        await table.idle()
    back = await house.table(table.name)
    assert back is not None
    assert back is not table
    assert back.state == table.state


@pytest.mark.parametrize("name", ["nowhere", "", "x" * 500])
async def test_a_table_that_is_not_there_is_none(name: str) -> None:
    assert await room().table(name) is None

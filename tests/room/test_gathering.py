"""People gather at a table, sit down, stand up, fill seats and begin."""

import pytest

from room.company import done, found, sit, visitor
from room.fakes import FakeClock, Memory, room, wish
from tapete.core import Refusal
from tapete.room import Fill, Leave, Rise, Settings, Sit, Sitter, Start, fold_all, refusals, summary
from tapete.room.entries import EMPTY, Opened, Rose, Sat


async def test_a_founded_table_waits_for_people() -> None:
    clock = FakeClock()
    table = await found(room(Memory(), clock), title="  Friday ", open=True, clock="fast")
    state = table.state
    assert (state.gathering, state.match, state.commitment, state.state) == (True, 0, "", None)
    assert state.sitters == (Sitter("Ana", "p1"), EMPTY, EMPTY)
    assert state.host_seat == 0
    assert state.settings == Settings(title="Friday", open=True, clock="fast")
    clock.advance(10_000)
    await table.idle()
    assert table.state is state, "nothing is due"


async def test_who_comes_sits_down_once_and_may_move() -> None:
    table = await found()
    seq = await done(table, None, sit(2, "p2"))
    assert await done(table, 2, sit(2, "p2")) == seq, "sent again it does nothing twice"
    assert await table.submit(None, sit(2, "p3")) == refusals.SEAT_TAKEN
    await done(table, 2, sit(1, "p2"))
    assert [sitter.name for sitter in table.state.sitters] == ["Ana", "Jon", ""]
    await done(table, 1, Sit(1, Sitter("Jonny", "p2")))
    assert table.state.sitters[1].name == "Jonny"


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (Sit(3, Sitter("Eva", "p3")), refusals.BAD_MESSAGE),
        (Sit(1, Sitter("robot:rules@1", "p3")), refusals.BAD_NAME),
        (Sit(1, Sitter("Eva")), refusals.BAD_MESSAGE),
        (Start(1), refusals.NOT_SEATED),
        (Fill(1, 1), refusals.NOT_SEATED),
    ],
)
async def test_a_visitor_is_refused_what_he_may_not(command: Sit | Start | Fill, refusal: Refusal) -> None:
    table = await found()
    assert await table.submit(None, command, visitor("p3")) == refusal
    assert table.state.seq == 1


async def test_only_the_host_fills_seats_and_begins() -> None:
    table = await found()
    await done(table, None, sit(1, "p2"))
    assert await table.submit(1, Fill(2, 1)) == refusals.HOST_ONLY
    assert await table.submit(1, Start(1)) == refusals.HOST_ONLY
    assert await table.submit(0, Fill(1, 1)) == refusals.SEAT_TAKEN
    assert await table.submit(0, Fill(2, 99)) == refusals.UNKNOWN_ROBOT
    assert await table.submit(0, Fill(7, 1)) == refusals.BAD_MESSAGE
    assert await table.submit(0, Start(99)) == refusals.UNKNOWN_ROBOT


async def test_a_robot_is_put_into_a_seat_and_taken_away() -> None:
    storage = Memory()
    table = await found(room(storage))
    seq = await done(table, 0, Fill(2, 1))
    assert await done(table, 0, Fill(2, 1)) == seq
    robot = table.state.sitters[2]
    assert (robot.robot, robot.level) == ("novice@1", 1)
    assert await table.submit(None, sit(2, "p2")) == refusals.SEAT_TAKEN
    await done(table, 0, Fill(2, 3))
    assert table.state.sitters[2].level == 3
    seq = await done(table, 0, Fill(2, None))
    assert await done(table, 0, Fill(2, None)) == seq
    assert [type(entry) for entry in storage.entries(table.name)[1:]] == [Sat, Sat, Rose]
    assert table.state.sitters[2] == EMPTY


async def test_when_the_host_goes_the_next_person_is_host() -> None:
    table = await found()
    await done(table, None, sit(2, "p3"))
    seq = await done(table, 0, Rise())
    assert table.state.host_seat == 2
    assert await done(table, None, Rise(), "p1") == seq, "sent again it does nothing twice"
    await done(table, None, sit(0, "p1"))
    assert table.state.host_seat == 2, "who comes back is a guest"
    await done(table, 2, Start(1))
    assert table.state.match == 1
    assert table.state.host_seat == 2


async def test_a_table_that_all_have_left_is_closed() -> None:
    table = await found()
    await done(table, 0, Rise())
    assert table.state.closed
    assert summary(table.state).phase == "closed"
    assert await table.submit(None, sit(1, "p2")) == refusals.CLOSED


async def test_the_match_begins_with_robots_in_the_empty_seats() -> None:
    storage, clock = Memory(), FakeClock()
    table = await found(room(storage, clock), open=True, watch=True)
    await done(table, None, sit(2, "p2"))
    invitation = table.state.invitation
    seq = await done(table, 0, Start(2))
    opened = storage.entries(table.name)[-1]
    assert isinstance(opened, Opened)
    assert (opened.match, opened.date) == (1, "1970-01-12")
    assert [sitter.person for sitter in opened.sitters] == ["p1", None, "p2"]
    assert opened.sitters[1].robot == "regular@1"
    assert len({sitter.name for sitter in opened.sitters}) == 3
    state = table.state
    assert (state.settings.watch, state.host, state.invitation) == (True, "p1", invitation)
    assert await done(table, 0, Start(2)) == seq, "sent again it does nothing twice"
    assert await table.submit(0, Fill(1, 1)) == refusals.NOT_NOW
    assert await table.submit(0, Rise()) == refusals.NOT_NOW, "now one leaves"
    assert await table.submit(0, Leave(0)) == refusals.STALE


async def test_a_gathering_comes_back_from_its_log() -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await found(house)
    await done(table, None, sit(1, "p2"))
    await done(table, 0, Fill(2, 1))
    await house.close()
    back = await room(storage, clock).table(table.name)
    assert back is not None
    assert back.state == table.state == fold_all(storage.rows(table.name))
    assert await house.record(table.name) == refusals.NOT_OVER
    assert await house.record(table.name, 1) == refusals.UNKNOWN_MATCH


@pytest.mark.parametrize(
    ("kept", "refusal"),
    [
        ({"title": "x" * 65}, refusals.BAD_TITLE),
        ({"title": "a\nb"}, refusals.BAD_TITLE),
        ({"clock": "blitz"}, refusals.BAD_MESSAGE),
        ({"hold": "ever"}, refusals.BAD_MESSAGE),
        ({"talk": "songs"}, refusals.BAD_MESSAGE),
    ],
)
async def test_settings_that_cannot_be_are_refused(kept: dict[str, str], refusal: Refusal) -> None:
    assert await room().open(wish(people=True, settings=Settings(**kept))) == refusal  # type: ignore[arg-type]


async def test_only_the_secret_of_the_link_invites() -> None:
    table = await found()
    assert table.invites(table.state.invitation)
    assert not any(table.invites(other) for other in (None, "", "é", table.name))
    assert (table.state.invitation or "secret") not in repr(table.state)


async def test_a_persons_listener_follows_him_to_his_seat() -> None:
    table = await found()
    listener = lambda _: None  # noqa: E731
    table.listen(listener, None, person="p2")
    assert table.seat(listener) is None
    await done(table, None, sit(1, "p2"))
    assert table.seat(listener) == 1
    assert table.connected(1)
    await done(table, 1, Rise())
    assert table.seat(listener) is None

"""A person takes a robot's seat, or one that somebody has left, at the next deal."""

import json

import pytest

from room.company import Ear, begin, done, play_out, play_until, sit
from room.fakes import FakeClock, Memory, room
from tapete.core import Status
from tapete.games import GAMES
from tapete.records.verify import verify
from tapete.room import Leave, News, Restart, Rise, fold_all, refusals
from tapete.room.entries import Claimed, Unclaimed


async def test_who_claims_a_robots_seat_has_it_from_the_next_deal() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, "comemierda", players=4)
    ear = Ear()
    table.listen(ear, None, person="p3")
    seq = await done(table, None, sit(2, "p3"))
    assert await done(table, None, sit(2, "p3")) == seq, "sent again it does nothing twice"
    await play_until(table, clock, lambda: table.state.status is Status.BETWEEN)
    assert table.seat(ear) is None, "he sees no hand before"
    assert table.state.seat_of("p3") is None
    assert await table.submit(2, Leave(1)) == refusals.NOT_SEATED
    await play_until(table, clock, lambda: table.state.number == 2)
    assert table.state.sitters[2].name == "Eva"
    assert table.state.claims == (None, None, None, None)
    assert table.seat(ear) == 2
    dealt = next(told for told in reversed(ear.heard) if isinstance(told, News))
    assert dealt.table.seat_of("p3") == 2
    assert await done(table, 2, sit(2, "p3")) == table.state.seq, "he has it"
    await play_out(table, clock)
    assert fold_all(storage.rows(table.name)) == table.state


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
async def test_the_record_says_who_sat_down_and_verifies(game: str) -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, game, players=4)
    await done(table, None, sit(3, "p3"))
    await done(table, 1, Leave(1))
    await done(table, None, sit(1, "p4"))
    await play_out(table, clock)
    text = await room(storage, clock).record(table.name)
    assert isinstance(text, str)
    header, *lines = map(json.loads, text.splitlines())
    assert header["seats"][1] == "Jon"
    places = [place for place, line in enumerate(lines) if "sit" in line]
    assert [(lines[place]["sit"], lines[place]["who"]) for place in places] == [(1, "Uxía"), (3, "Eva")]
    assert "deal" in lines[places[-1] + 1]
    assert lines[-2]["opening"]["nonces"][2:] == [None, None]
    proved = verify(text.encode().splitlines(keepends=True), "record", GAMES)
    assert proved.finished


async def test_a_claim_before_the_first_card_stands_in_the_header() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, players=3)
    await play_out(table, clock)
    await done(table, 0, Restart(1))
    await done(table, 1, Restart(1))
    assert table.state.match == 2
    await done(table, None, sit(2, "p3"))
    clock.advance(6)
    await table.idle()
    await play_out(table, clock)
    text = await room(storage, clock).record(table.name)
    assert isinstance(text, str)
    assert json.loads(text.splitlines()[0])["seats"] == ["Ana", "Jon", "Eva"]
    assert '"sit"' not in text
    assert verify(text.encode().splitlines(keepends=True), "record", GAMES).finished


async def test_a_claim_is_taken_back_or_moved() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, players=4)
    await done(table, None, sit(2, "p3"))
    await done(table, None, sit(3, "p3"))
    assert table.state.claim_of("p3") == 3
    await done(table, None, sit(2, "p4"))
    seq = await done(table, None, Rise(), "p3")
    assert await done(table, None, Rise(), "p3") == seq
    assert table.state.claim_of("p3") is None
    assert [type(entry) for entry in storage.entries(table.name)[-4:]] == [Claimed, Claimed, Claimed, Unclaimed]


async def test_a_seat_that_somebody_has_cannot_be_claimed() -> None:
    table = await begin(Memory(), FakeClock(), players=4)
    assert await table.submit(None, sit(0, "p3")) == refusals.SEAT_TAKEN
    assert await table.submit(0, sit(2, "p1")) == refusals.ALREADY_SEATED
    await done(table, None, sit(2, "p3"))
    assert await table.submit(None, sit(2, "p4")) == refusals.SEAT_TAKEN
    await done(table, 1, Leave(1))
    assert await table.submit(1, sit(3, "p2")) == refusals.LEFT, "who has left does not sit down again in this match"


async def test_a_seat_without_lives_cannot_be_claimed() -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, players=5)

    def fallen() -> list[int]:
        lives = table.state.game.view(table.state.state, None).lives
        return [seat for seat, left in enumerate(lives) if left == 0 and seat not in table.state.people]

    await play_until(table, clock, lambda: fallen() != [] or table.state.status is Status.OVER)
    assert table.state.status is not Status.OVER
    assert await table.submit(None, sit(fallen()[0], "p3")) == refusals.SEAT_TAKEN


async def test_at_an_abandoned_table_nothing_is_claimed() -> None:
    table = await begin(Memory(), FakeClock())
    await done(table, 0, Leave(1))
    await done(table, 1, Leave(1))
    assert await table.submit(None, sit(2, "p3")) == refusals.NOT_NOW
    assert await table.submit(None, sit(0, "p3")) == refusals.NOT_NOW

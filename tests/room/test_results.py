"""How matches ended, and what the lobby shows: pure, kept once, and never in the way of the table."""

import random

import pytest

from room.company import begin, done, found, play_out, play_until, sit, visitor
from room.fakes import FakeClock, Memory, open_table, room, wish
from room.playing import play_to
from tapete.core import Status
from tapete.robots.catalogue import robot
from tapete.room import (
    Leave,
    Leaver,
    MatchResult,
    Restart,
    Rise,
    Room,
    Settings,
    Start,
    Summary,
    Table,
    result,
    summary,
)
from tapete.room.errands import Errands


async def test_a_finished_match_of_comemierda() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, "comemierda", players=5, rated=True, open=True)
    await play_out(table, clock)
    ended = result(table.name, storage.rows(table.name))
    assert ended is not None
    told = table.state.game.notation.written_state(table.state.state)
    assert (ended.table, ended.match, ended.game) == (table.name, 1, "comemierda")
    assert (ended.rated, ended.open, ended.watch) == (True, True, False)
    assert (ended.started, ended.ended) == (1_000_000.0, clock.now())
    assert ended.rounds == told["rounds"]
    assert ended.options["players"] == 5
    assert [seat.points for seat in ended.seats] == told["totals"]
    assert [seat.won for seat in ended.seats] == [seat in told["winners"] for seat in range(5)]
    for seat in ended.seats:
        assert seat.place == 1 + sum((other.points or 0) > (seat.points or 0) for other in ended.seats)
        assert sum(seat.offices.values()) == ended.rounds
        assert seat.lives is None
    assert ended.seats[1].person == "p2"
    assert (ended.seats[4].robot, ended.seats[4].level) == ("good@1", 3)


async def test_in_gnav_who_lasts_longer_has_the_better_place() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, "gnav", players=6)
    fell: list[int] = []

    def watch() -> bool:
        lives = table.state.game.view(table.state.state, None).lives
        fell.extend(seat for seat, left in enumerate(lives) if left == 0 and seat not in fell)
        return table.state.status is Status.OVER

    await play_until(table, clock, watch)
    ended = result(table.name, storage.rows(table.name), 1)
    assert ended is not None
    places = [seat.place for seat in ended.seats]
    order = [places[seat] for seat in fell if not ended.seats[seat].won]
    assert order == sorted(order, reverse=True)
    assert {seat.place for seat in ended.seats if seat.won} == {1}
    assert all(seat.points is None and seat.offices == {} for seat in ended.seats)


async def test_who_left_is_told_apart_from_who_followed() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, "comemierda", players=4, people=3)
    await done(table, 1, Leave(1))
    await done(table, None, sit(1, "p4"))
    await play_until(table, clock, lambda: table.state.number == 2)
    await done(table, 2, Leave(1))
    await play_out(table, clock)
    ended = result(table.name, storage.rows(table.name))
    assert ended is not None
    assert ended.leavers == (Leaver(1, "p2", "Jon"),)
    assert [(seat.person, seat.left) for seat in ended.seats] == [
        ("p1", False),
        ("p4", False),
        ("p3", True),
        (None, False),
    ]


@pytest.mark.parametrize("match", [None, 0, 1, 2, 99])
async def test_a_match_that_is_not_over_or_not_there_has_no_result(match: int | None) -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock)
    assert result(table.name, storage.rows(table.name), match) is None


async def test_a_table_in_a_few_words() -> None:
    clock = FakeClock()
    table = await found(room(Memory(), clock), title="Friday", open=True, clock="slow", watch=True)
    assert summary(table.state) == Summary(
        phase="gathering",
        game="gnav",
        title="Friday",
        host="Ana",
        seats=("person", "empty", "empty"),
        options={"players": 3, "lives": 3},
        clock="slow",
        rated=False,
        open=True,
        watch=True,
        match=0,
        number=0,
    )
    await done(table, 0, Start(1))
    assert summary(table.state).phase == "playing"
    assert summary(table.state).seats == ("person", "robot", "robot")
    clock.advance(6)
    await table.idle()
    await play_out(table, clock)
    assert summary(table.state).phase == "over"


async def test_an_abandoned_table_is_closed() -> None:
    table = await begin(Memory(), FakeClock())
    await done(table, 0, Leave(1))
    await done(table, 1, Leave(1))
    assert summary(table.state).phase == "closed"


class Kept:
    """Listings and results that can be told to fail."""

    def __init__(self) -> None:
        self.listed: list[Summary] = []
        self.ended: list[MatchResult] = []
        self.broken = False

    @property
    def listings(self) -> "Listed":
        return Listed(self)

    @property
    def results(self) -> "Ended":
        return Ended(self)


class Listed:
    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    async def put(self, table: str, summary: Summary) -> None:  # noqa: ARG002
        if self._kept.broken:
            raise OSError("no space left")
        self._kept.listed.append(summary)


class Ended:
    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    async def put(self, result: MatchResult) -> None:
        if self._kept.broken:
            raise OSError("no space left")
        self._kept.ended.append(result)


def house(kept: Kept, storage: Memory, clock: FakeClock) -> Room:
    return Room(
        storage=storage,
        clock=clock,
        chance=random.Random(7),
        robots=robot,
        listings=kept.listings,
        results=kept.results,
    )


async def test_the_lobby_is_told_what_changes_and_results_are_kept() -> None:
    kept, storage, clock = Kept(), Memory(), FakeClock()
    here = house(kept, storage, clock)
    table = await open_table(here, "gnav")
    await play_to(table, clock, Status.OVER)
    await done(table, 0, Restart(1))
    await here.close()
    phases = [told.phase for told in kept.listed]
    assert phases[0] == "playing"
    assert kept.listed[-1].match == 2
    assert len(kept.listed) < table.state.seq, "not at every entry"
    assert [ended.match for ended in kept.ended] == [1]
    assert kept.ended[0] == result(table.name, storage.rows(table.name), 1)


async def test_what_could_not_be_kept_is_kept_later(caplog: pytest.LogCaptureFixture) -> None:
    kept, storage, clock = Kept(), Memory(), FakeClock()
    here = house(kept, storage, clock)
    table = await open_table(here, "gnav")
    kept.broken = True
    await play_to(table, clock, Status.OVER)
    assert "cannot be written" in caplog.text
    kept.broken = False
    clock.advance(2)
    await here.close()
    assert [ended.match for ended in kept.ended] == [1]
    assert kept.listed[-1].phase == "over"


async def test_an_errand_that_fails_while_the_table_stops_is_not_run_again(caplog: pytest.LogCaptureFixture) -> None:
    kept, storage, clock = Kept(), Memory(), FakeClock()
    table = await open_table(room(storage, FakeClock()), "gnav")
    errands = Errands(table.name, storage, clock, listings=kept.listings, results=None, notices=None)
    kept.broken = True
    errands.list(summary(table.state))
    await errands.close()
    assert "cannot be written" in caplog.text
    assert clock.next() is None


async def test_a_table_that_comes_back_over_keeps_its_result_again() -> None:
    kept, storage, clock = Kept(), Memory(), FakeClock()
    table = await open_table(room(storage, clock), "gnav")
    await play_to(table, clock, Status.OVER)
    back = house(kept, storage, clock)
    assert isinstance(await back.table(table.name), Table)
    await back.close()
    assert [ended.match for ended in kept.ended] == [1]


async def test_a_founded_table_stands_in_the_lobby_until_all_have_gone() -> None:
    kept, clock = Kept(), FakeClock()
    here = house(kept, Memory(), clock)
    table = await here.open(wish(people=True, settings=Settings(open=True)))
    assert isinstance(table, Table)
    await table.submit(0, Rise(), visitor("p1"))
    await here.close()
    assert kept.listed[-1].phase == "closed"

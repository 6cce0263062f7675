"""Two processes serve one table, and one of them drives it."""

import random

import pytest

from room.company import Ear, done, found, play_until, sit
from room.fakes import FakeClock, Memory, two_people
from room.playing import NONCE
from tapete.core import Status
from tapete.robots.catalogue import robot
from tapete.room import Act, Contribute, Nearby, NextDeal, Room, Start, Table, fold_all
from tapete.room.table import LEASE_LOOK


class Shared:
    """Leases of two processes: who asks first has it until he lets go, or is gone."""

    def __init__(self) -> None:
        self.holders: dict[str, str] = {}
        self.broken = False

    def of(self, process: str) -> "Lease":
        return Lease(self, process)


class Lease:
    def __init__(self, shared: Shared, process: str) -> None:
        self._shared = shared
        self._process = process

    async def hold(self, table: str) -> bool:
        if self._shared.broken:
            raise OSError("the database is away")
        return self._shared.holders.setdefault(table, self._process) == self._process

    async def release(self, table: str) -> None:
        if self._shared.holders.get(table) == self._process:
            del self._shared.holders[table]


class Processes:
    """Two rooms over one storage."""

    def __init__(self) -> None:
        self.storage, self.clock, self.leases, self.notices = Memory(), FakeClock(), Shared(), Nearby()
        self.one, self.other = (
            Room(
                storage=self.storage,
                clock=self.clock,
                chance=random.Random(seed),
                robots=robot,
                leases=self.leases.of(f"process {seed}"),
                notices=self.notices,
            )
            for seed in range(2)
        )

    async def begin(self) -> tuple[Table, Table]:
        """A match of Ana at the one and Jon at the other, and two robots."""
        here = await found(self.one, "comemierda", {"players": 4})
        there = await self.other.table(here.name)
        assert there is not None
        await there.idle()
        await done(there, None, sit(1, "p2"))
        await here.idle()
        await done(here, 0, Start(3))
        await there.idle()
        here.listen(Ear(), 0)
        there.listen(Ear(), 1)
        here.elsewhere({1}, there.watching_here)
        there.elsewhere({0}, here.watching_here)
        await done(here, 0, Contribute(1, NONCE))
        await there.idle()
        await done(there, 1, Contribute(1, NONCE))
        await self.settle(here, there)
        return here, there

    async def settle(self, *tables: Table) -> None:
        for _ in range(3):
            for table in tables:
                await table.idle()

    async def play(self, here: Table, there: Table, deals: int) -> None:
        """Each person plays at his own process."""
        while here.state.number <= deals and here.state.status is not Status.OVER:
            seq = here.state.seq
            for table, seat in ((here, 0), (there, 1)):
                if table.state.status is Status.BETWEEN or table.state.decisions[seat] is not None:
                    await one_step(table, seat)
                    await self.settle(here, there)
            if here.state.seq == seq:
                due = self.clock.next()
                assert due is not None
                self.clock.advance(due - self.clock.now())
                await self.settle(here, there)


async def one_step(table: Table, seat: int) -> None:
    decision, asked = table.state.decisions[seat], table.state.next_asked[seat]
    if decision is not None:
        await done(table, seat, Act(decision, table.state.game.legal(table.state.state, seat)[0]))
    elif table.state.status is Status.BETWEEN and (asked is None or asked.after != table.state.number):
        await done(table, seat, NextDeal(table.state.number))


async def test_both_serve_and_one_drives() -> None:
    both = Processes()
    here, there = await both.begin()
    assert (here.drives, there.drives) == (True, False)
    heard = Ear()
    there.listen(heard, 1)
    start = there.state.seq
    await both.play(here, there, deals=1)
    assert here.state == there.state == fold_all(both.storage.rows(here.name))
    assert heard.seqs == list(range(start + 1, there.state.seq + 1))


async def test_when_the_one_stops_the_other_drives_at_its_next_look() -> None:
    both = Processes()
    here, there = await both.begin()
    await both.one.close()
    assert both.leases.holders == {}
    both.clock.advance(LEASE_LOOK)
    await there.idle()
    assert there.drives
    await play_until(there, both.clock, lambda: there.state.number == 2)
    assert here.state.seq < there.state.seq


async def test_who_comes_in_at_another_process_finds_the_table_no_older_than_he_left_it() -> None:
    both = Processes()
    here, there = await both.begin()
    both.notices.unsubscribe(f"table:{there.name}", there._nudged)
    await both.play(here, here, deals=1)
    seen = here.state.seq
    assert there.state.seq < seen
    assert await both.other.table(there.name) is there
    assert there.state.seq == seen


async def test_who_comes_in_while_the_log_cannot_be_read_finds_what_is_known() -> None:
    both = Processes()
    _, there = await both.begin()
    seen = there.state.seq
    both.storage.unreadable = True
    assert await both.other.table(there.name) is there
    assert there.state.seq == seen


async def test_who_takes_over_reads_first_what_it_has_missed() -> None:
    both = Processes()
    here, there = await both.begin()
    both.notices.unsubscribe(f"table:{there.name}", there._nudged)
    await both.play(here, here, deals=1)
    assert there.state.seq < here.state.seq
    await both.one.close()
    both.clock.advance(LEASE_LOOK)
    await there.idle()
    assert there.state.seq >= here.state.seq
    assert there.drives


async def test_while_the_leases_are_away_nobody_drives_and_people_are_served(caplog: pytest.LogCaptureFixture) -> None:
    both = Processes()
    here, _ = await both.begin()
    both.leases.broken = True
    both.clock.advance(LEASE_LOOK)
    await here.idle()
    assert not here.drives
    assert "lease is not known" in caplog.text
    both.leases.broken = False
    both.clock.advance(LEASE_LOOK)
    await here.idle()
    assert here.drives


async def test_a_nudge_that_says_nothing_new_reads_nothing() -> None:
    both = Processes()
    here, _ = await both.begin()
    reads: list[int] = []
    read = both.storage.read

    async def counted(table: str, after: int = 0) -> object:
        reads.append(after)
        return await read(table, after)

    both.storage.read = counted  # type: ignore[method-assign,assignment]
    both.notices.publish(f"table:{here.name}", here.state.seq)
    await here.idle()
    assert reads == []
    both.notices.publish(f"table:{here.name}")
    await here.idle()
    assert reads != []


async def test_a_table_by_itself_needs_no_lease() -> None:
    table = await two_people(Memory(), FakeClock())
    assert table.drives

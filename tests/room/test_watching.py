"""What watchers see, and when."""

from typing import Any

import pytest

from room.company import Ear, begin, done, found, play_out, play_until, sit
from room.fakes import FakeClock, Memory, room
from tapete.core import Status
from tapete.games.comemierda.view import View
from tapete.room import Leave, News, Presence, Say, Table, TableState, Watching
from tapete.room.entries import Acted, Dealt
from tapete.room.watching import shows


def trick(table: TableState) -> tuple[Any, ...]:
    view = table.game.view(table.state, None)
    assert isinstance(view, View)
    return view.trick


class Late(Ear):
    """A watcher who takes down how far the table was whenever he was told something."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self.when: list[tuple[int, int]] = []

    def __call__(self, told: Any) -> None:
        super().__call__(told)
        if isinstance(told, News):
            self.when.append((told.table.seq, self._table.state.seq))


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
@pytest.mark.parametrize("hold", ["none", "trick", "deal"])
async def test_watchers_hear_every_entry_once_and_in_order(game: str, hold: str) -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, game, players=4, watch=True, hold=hold)
    start = table.shown.seq
    ear = Ear()
    table.listen(ear, None)
    await play_out(table, clock)
    assert ear.seqs == list(range(start + 1, table.state.seq + 1))
    assert table.shown == table.state


async def test_without_a_hold_at_once() -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, "comemierda", players=4, watch=True)
    ear = Late(table)
    table.listen(ear, None)
    await play_until(table, clock, lambda: table.state.number == 2)
    assert ear.when
    assert all(told == now for told, now in ear.when)


async def test_a_trick_is_told_when_it_is_over() -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, "comemierda", players=4, watch=True, hold="trick")
    ear = Late(table)
    table.listen(ear, None)
    await play_until(table, clock, lambda: trick(table.state) != ())
    seq = table.state.seq
    await done(table, 0, Say("nice"))
    assert table.shown.seq < seq
    assert trick(table.shown) == ()
    await play_until(table, clock, lambda: trick(table.state) == ())
    assert table.shown == table.state
    assert {now for told, now in ear.when if told >= seq} == {table.state.seq}, "all of it, what was said too, at once"


async def test_a_deal_is_told_when_it_is_settled() -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, "gnav", players=4, watch=True, hold="deal")
    ear = Late(table)
    table.listen(ear, None)
    assert table.shown.state is None, "not even that the cards are dealt"
    await play_until(table, clock, lambda: table.state.status is not Status.PLAYING)
    dealt = next(told for told in ear.heard if isinstance(told, News) and isinstance(told.entry, Dealt))
    assert dealt.table.number == 1
    assert {now for _, now in ear.when} == {table.state.seq}


async def test_a_turn_of_gnav_is_a_trick_of_its_own() -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, "gnav", players=4, watch=True, hold="trick")
    await play_until(table, clock, lambda: table.state.number == 2)
    assert table.shown == table.state


@pytest.mark.parametrize("hold", ["trick", "deal"])
async def test_a_watcher_who_comes_late_or_after_a_restart_misses_nothing_and_sees_nothing_early(hold: str) -> None:
    storage, clock = Memory(), FakeClock()
    table = await begin(storage, clock, "comemierda", players=4, watch=True, hold=hold)
    await play_until(table, clock, lambda: len(trick(table.state)) == 2)
    back = await room(storage, clock).table(table.name)
    assert back is not None
    assert back.shown == table.shown
    assert back.shown.seq < table.state.seq
    assert back.clocks(back.shown, None) == table.clocks(table.shown, None)
    one, other = Ear(), Ear()
    table.listen(one, None)
    await play_until(table, clock, lambda: shows(table.state))
    clock.calls.clear()
    back._drive(drives=False)
    back.listen(other, None)
    await back._catch_up()
    assert [told for told in one.heard if isinstance(told, News)] == [
        told for told in other.heard if isinstance(told, News)
    ][: len(one.seqs)]
    assert one.seqs[0] == back.shown.seq - len(other.seqs) + 1


async def test_clocks_of_a_held_table_stand_still_for_watchers() -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, "comemierda", players=4, watch=True, hold="deal", clock="slow")
    before = table.clocks(table.shown, None)
    clock.advance(3)
    await table.idle()
    assert table.clocks(table.shown, None) == before


async def test_those_who_watch_are_counted_and_named_if_they_wish() -> None:
    table = await found(watch=True)
    player, one, tab, stranger = Ear(), Ear(), Ear(), Ear()
    table.listen(player, 0)
    table.listen(one, None, person="p2", name="Jon")
    table.listen(tab, None, person="p2", name="Jon")
    table.listen(stranger, None)
    assert table.watching == Watching(2, ("Jon",))
    table.elsewhere({1}, Watching(3, ("Eva",)))
    assert table.watching == Watching(5, ("Eva", "Jon"))
    assert table.watching_here == Watching(2, ("Jon",))
    assert table.connected(1)
    assert table.here == {0}
    table.leave(stranger)
    told = [news for news in player.heard if isinstance(news, Watching)]
    assert told == [
        Watching(1, ("Jon",)),
        Watching(2, ("Jon",)),
        Watching(5, ("Eva", "Jon")),
        Watching(4, ("Eva", "Jon")),
    ]
    assert Presence(1, connected=True) in player.heard


async def test_who_has_left_hears_that_and_nothing_more() -> None:
    table = await begin(Memory(), FakeClock())
    gone, there = Ear(), Ear()
    table.listen(gone, 1, person="p2")
    table.listen(there, 0)
    await done(table, 1, Leave(1))
    await done(table, 0, Say("bye"))
    assert len(gone.seqs) == 1
    assert len(there.seqs) == 2
    assert Presence(1, connected=False) in there.heard


async def test_who_claimed_a_seat_hears_from_it_from_the_deal_on() -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, "comemierda", players=4, watch=True, hold="deal")
    ear = Ear()
    table.listen(ear, None, person="p3")
    await done(table, None, sit(3, "p3"))
    assert ear.seqs == []
    await play_until(table, clock, lambda: table.state.number == 2)
    assert ear.seqs == list(range(ear.seqs[0], table.state.seq + 1)), "what was held, and then the deal at once"
    played = [told for told in ear.heard if isinstance(told, News) and isinstance(told.entry, Acted)]
    assert played
    assert table.seat(ear) == 3

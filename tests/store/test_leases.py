"""Leases and presence: a time to live below zero is over at once, so no test waits."""

import asyncio

from store.places import Taken, Where
from tapete.store import Store

NOW = 1000.0


async def test_a_table_is_held_by_one_process(store: Store) -> None:
    assert await store.leases.hold("t", "a", 5, NOW)
    assert not await store.leases.hold("t", "b", 5, NOW)
    assert await store.leases.hold("t", "a", 5, NOW), "again, by its holder"
    assert await store.leases.holder("t", NOW) == "a"
    assert await store.leases.holder("other", NOW) is None


async def test_what_a_dead_process_held_may_be_taken(store: Store) -> None:
    assert await store.leases.hold("t", "a", -1, NOW)
    assert await store.leases.holder("t", NOW) is None
    assert await store.leases.hold("t", "b", 5, NOW)
    assert not await store.leases.hold("t", "a", 5, NOW)


async def test_all_is_renewed_at_once_and_what_is_lost_is_told(store: Store) -> None:
    for table in ("t1", "t2"):
        assert await store.leases.hold(table, "a", 5, NOW)
    assert await store.leases.hold("late", "a", -1, NOW)
    assert await store.leases.hold("late", "b", 5, NOW)
    assert await store.leases.renew("a", 9, NOW) == {"t1", "t2"}
    assert await store.leases.renew("b", 9, NOW) == {"late"}
    assert await store.leases.renew("nobody", 9, NOW) == set()


async def test_what_is_over_is_not_renewed_behind_the_back_of_others(store: Store) -> None:
    assert await store.leases.hold("t", "a", -1, NOW)
    assert await store.leases.renew("a", 9, NOW) == set()
    assert await store.leases.hold("t", "b", 5, NOW)


async def test_a_table_let_go_may_be_taken_at_once(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        assert await store.leases.hold(table, "a", 5, NOW)
    await store.leases.release("b", ["t1"])
    await store.leases.release("a", ["t1"])
    assert await store.leases.hold("t1", "b", 5, NOW)
    assert not await store.leases.hold("t2", "b", 5, NOW)
    await store.leases.release("a")
    assert await store.leases.hold("t3", "b", 5, NOW)


async def test_of_many_processes_one_holds(store: Store, where: Where) -> None:
    others = [Store(where, Taken) for _ in range(3)]
    for other in others:
        await other.open()
    held = await asyncio.gather(*(one.leases.hold("t", f"p{n}", 5, NOW) for n, one in enumerate([store, *others])))
    for other in others:
        await other.close()
    assert sorted(held) == [False, False, False, True]


async def test_sqlite_goes_by_the_clock_it_is_given_and_postgresql_by_its_own(store: Store, where: Where) -> None:
    assert await store.leases.hold("t", "a", 5, NOW)
    assert await store.leases.hold("t", "b", 5, NOW + 5) is not isinstance(where, str)


async def test_a_seat_is_present_while_any_process_says_so(store: Store) -> None:
    for process, seat in (("a", 2), ("b", 2), ("a", 0)):
        await store.presences.put("t", seat, process, 5, NOW)
    await store.presences.put("t", 3, "dead", -1, NOW)
    assert await store.presences.read("t", NOW) == [0, 2]
    await store.presences.remove("t", 2, "a")
    assert await store.presences.read("t", NOW) == [0, 2]
    await store.presences.clear("b")
    assert await store.presences.read("t", NOW) == [0]
    await store.presences.renew("dead", 5, NOW)
    assert await store.presences.read("t", NOW) == [0, 3]
    assert await store.presences.read("other", NOW) == []

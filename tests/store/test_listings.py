"""Listings, reports and settings."""

from dataclasses import replace

import pytest

from tapete.store import Listing, Report, Store


def listing(table: str, phase: str, updated: float, **changes: object) -> Listing:
    plain = Listing(table, phase, open=False, watch=False, game="gnav", updated=updated, summary="{}")
    return replace(plain, **changes)  # type: ignore[arg-type]


async def test_a_table_is_listed_as_it_told_last(store: Store) -> None:
    await store.listings.put(listing("t", "gathering", 1.0, open=True, summary='{"title":"Ñ"}'))
    assert await store.listings.get("t") == listing("t", "gathering", 1.0, open=True, summary='{"title":"Ñ"}')
    await store.listings.put(listing("t", "playing", 2.0))
    assert await store.listings.get("t") == listing("t", "playing", 2.0)
    assert await store.listings.get("other") is None


async def test_who_looks_back_at_a_table_does_not_keep_it_from_being_forgotten(store: Store) -> None:
    for phase in ("over", "closed", "playing"):
        await store.listings.put(listing(phase, phase, 1.0))
        await store.listings.put(listing(phase, phase, 9.0))
    told = {one.table_id: one.updated for one in await store.listings.of_phases("over", "closed", "playing")}
    assert told == {"over": 1.0, "closed": 1.0, "playing": 9.0}
    await store.listings.put(listing("over", "over", 9.0, summary='{"match":2}'))
    assert await store.listings.get("over") == listing("over", "over", 9.0, summary='{"match":2}')


async def test_tables_are_found_by_phase_the_last_changed_first(store: Store) -> None:
    told = [("a", "gathering", 1.0), ("b", "playing", 3.0), ("c", "playing", 2.0), ("d", "over", 4.0)]
    for table, phase, updated in told:
        await store.listings.put(listing(table, phase, updated, watch=table == "c"))
    assert [one.table_id for one in await store.listings.of_phases("gathering", "playing")] == ["b", "c", "a"]
    assert [one.table_id for one in await store.listings.of_phases("playing", limit=1)] == ["b"]
    assert [one.table_id for one in await store.listings.of_phases("playing", public=True)] == ["c"]
    assert await store.listings.counts() == {"gathering": 1, "playing": 2, "over": 1}


async def test_a_table_that_ends_while_it_is_said_to_be_there_has_ended(store: Store) -> None:
    for table, phase, updated in (("old", "playing", 1.0), ("new", "gathering", 8.0), ("ended", "over", 1.0)):
        await store.listings.put(listing(table, phase, updated))
    await store.listings.still(["old", "new", "ended", "gone"], 9.0, before=5.0)
    await store.listings.still([], 10.0, before=9.0)
    assert await store.listings.get("old") == listing("old", "playing", 9.0)
    assert await store.listings.get("new") == listing("new", "gathering", 8.0)
    assert await store.listings.get("ended") == listing("ended", "over", 1.0)
    assert await store.listings.get("gone") is None


async def test_what_a_table_tells_meanwhile_is_not_reworded_away(store: Store) -> None:
    await store.listings.put(listing("t", "playing", 1.0, summary='{"host":"Ana"}'))
    before = await store.listings.get("t")
    assert before is not None
    await store.listings.put(listing("t", "over", 2.0, summary='{"host":"Jon"}'))
    assert not await store.listings.reword(before, '{"host":"?"}')
    now = listing("t", "over", 2.0, summary='{"host":"Jon"}')
    assert await store.listings.get("t") == now
    assert await store.listings.reword(now, '{"host":"?"}')
    assert await store.listings.get("t") == replace(now, summary='{"host":"?"}')


async def test_reports_wait_until_the_host_has_seen_to_them(store: Store) -> None:
    told = [Report(f"r{n}", 10.0 - n, "p1", "p2", "t", "rude", "said 'x'") for n in (1, 2)]
    for report in told:
        await store.reports.add(report)
    assert await store.reports.all() == [told[1], told[0]]
    assert await store.reports.see_to("r1")
    assert not await store.reports.see_to("r9")
    assert await store.reports.all() == [told[1]]
    assert await store.reports.all(done=True) == [replace(told[0], done=True)]


async def test_settings_are_plain_values(store: Store) -> None:
    assert await store.settings.all() == {}
    await store.settings.put("announcement", "mañana")
    await store.settings.put("sign_up", value=False)
    await store.settings.put("announcement", None)
    assert await store.settings.all() == {"announcement": None, "sign_up": False}
    await store.settings.put_all({"sign_up": False, "retention_days": 9})
    with pytest.raises(OSError, match=r"\w"):
        await store.settings.put_all({"sign_up": True, "\ud800": 1})
    assert await store.settings.all() == {"announcement": None, "sign_up": False, "retention_days": 9}
    await store.settings.remove("retention_days")
    await store.settings.remove("announcement")
    assert await store.settings.all() == {"sign_up": False}

"""Deletion, export, and what is older than the host keeps."""

import asyncio
import json

from store.playing import match, seat
from store.test_listings import listing
from tapete.store import Forgotten, Person, Rating, Report, Secrets, Store
from tapete.store.farewell import LINGER, nameless


async def two_people(store: Store) -> tuple[Person, Person]:
    ana, jon = Person("p1", "Ana"), Person("p2", "Jon")
    for who in (ana, jon):
        await store.people.add(who, f"token of {who.id}", 100.0)
        await store.people.sign_up(who, who.name, Secrets("secret hash", "secret code"))
    await store.people.block(ana, "p2")
    await store.people.block(jon, "p1")
    await store.reports.add(Report("r1", 1.0, "p1", "p2", "t", "rude", "note of Ana"))
    await store.reports.add(Report("r2", 2.0, "p2", "p1", "t", "rude", "note of Jon"))
    seats = seat(0, "p1", name="Ana", mu=26.0, sigma=8.0), seat(1, "p2", name="Jon")
    await store.results.put(match("t", 1, *seats), [Rating("p1", "comemierda", 26.0, 8.0, 1)])
    sitters = [{"name": "Ana", "person": "p1"}, {"name": "Jon", "person": "p2"}]
    await store.logs.append("t", 1, 1.0, json.dumps({"v": 1, "entry": "opened", "sitters": sitters}))
    await store.logs.append("t", 2, 2.0, json.dumps({"v": 1, "entry": "dealt", "deck": ["p1"]}))
    return ana, jon


async def test_of_somebody_deleted_nothing_is_left(store: Store) -> None:
    _, jon = await two_people(store)
    assert await store.farewell.delete("p1") == ["t"]
    assert await store.people.of_id("p1") is None
    assert await store.people.find("token of p1") is None
    assert await store.people.by_account("Ana") is None
    assert await store.people.blocked(jon) == []
    assert await store.ratings.all("p1") == []
    told = await store.results.get("t", 1)
    assert told is not None
    assert [(one.person, one.name) for one in told.seats] == [(None, "?"), ("p2", "Jon")]
    assert [(report.person, report.against) for report in await store.reports.all()] == [(None, "p2"), ("p2", None)]
    entries = [json.loads(entry) for _, entry in await store.logs.read("t")]
    assert entries[0]["sitters"] == [{"name": "?", "person": "p1"}, {"name": "Jon", "person": "p2"}]
    assert entries[1]["deck"] == ["p1"], "a card of that name is nobody's name"
    assert await store.people.of_id("p2") is not None


async def test_names_go_from_the_logs_of_all_tables(store: Store) -> None:
    await two_people(store)
    entry = json.dumps({"sitter": {"name": "Ana", "person": "p1"}})
    names = [f"table{number:03}" for number in range(120)]
    await asyncio.gather(*(store.logs.append(name, 1, 0.0, entry) for name in names))
    assert await store.farewell.delete("p1") == ["t", *names]
    for name in names:
        assert "Ana" not in str(await store.logs.read(name))


async def test_whoever_is_deleted_twice_was_deleted(store: Store) -> None:
    await two_people(store)
    await store.farewell.delete("p1")
    await store.farewell.delete("nobody")
    await store.farewell.delete("p1")
    assert await store.people.of_id("p2") is not None


def test_an_entry_without_a_name_keeps_everything_else() -> None:
    said = {"v": 1, "entry": "said", "seat": None, "person": "p1", "name": "Ñora", "phrase": None, "text": "I am Ñora"}
    assert json.loads(nameless(json.dumps(said), "p1")) == said | {"name": "?", "text": "?"}
    phrase = said | {"phrase": "hello", "text": None}
    assert json.loads(nameless(json.dumps(phrase), "p1")) == phrase | {"name": "?"}
    assert json.loads(nameless(json.dumps(said), "p2")) == said


async def test_an_export_has_all_of_a_person_and_no_secret(store: Store) -> None:
    await two_people(store)
    told = await store.farewell.export("p1")
    assert [len(told[name]) for name in ("person", "sessions", "blocks", "reports", "ratings", "results")] == [1] * 6
    assert told["person"][0]["account"] == "ana"
    assert told["results"][0]["name"] == "Ana"
    assert "secret" not in json.dumps(told)
    assert "token" not in json.dumps(told)
    assert all(not rows for rows in (await store.farewell.export("nobody")).values())


async def test_finished_tables_are_forgotten_after_their_time(store: Store) -> None:
    await store.people.add(Person("p1", "Ana"), "token", 150.0)
    old = [listing(f"old{number}", ("over", "closed")[number % 2], 50.0) for number in range(250)]
    await asyncio.gather(*(store.listings.put(one) for one in old))
    for table, phase, updated in (("old0", "over", 50.0), ("young", "over", 150.0), ("played", "playing", 50.0)):
        await store.listings.put(listing(table, phase, updated))
        await store.logs.append(table, 1, updated, "{}")
        await store.results.put(match(table, 1, seat(0, "p1"), seat(1)))
    assert await store.farewell.forget(100.0) == Forgotten(tables=250, guests=0)
    assert await store.logs.read("old0") == []
    assert await store.results.get("old0", 1) is None
    for table in ("young", "played"):
        assert await store.listings.get(table) is not None
        assert len(await store.logs.read(table)) == 1
        assert await store.results.get(table, 1) is not None
    assert len(await store.results.of_person("p1", limit=9)) == 2


async def test_a_table_to_which_nobody_comes_any_more_goes_some_time_after_the_finished_ones(store: Store) -> None:
    for table, phase, at in (
        ("given up", "gathering", 50.0),
        ("waits", "gathering", 150.0),
        ("broken off", "playing", 50.0),
        ("played", "playing", 150.0),
    ):
        await store.listings.put(listing(table, phase, at))
        await store.logs.append(table, 1, 0.0, "{}")
    assert (await store.farewell.forget(100.0)).tables == 0
    assert (await store.farewell.forget(100.0 + LINGER)).tables == 2
    left = {table: len(await store.logs.read(table)) for table in ("given up", "waits", "broken off", "played")}
    assert left == {"given up": 0, "waits": 1, "broken off": 0, "played": 1}


async def test_single_tables_are_let_go_at_once(store: Store) -> None:
    for table in ("a", "b"):
        await store.listings.put(listing(table, "playing", 50.0))
        await store.logs.append(table, 1, 0.0, "{}")
        await store.results.put(match(table, 1, seat(0), seat(1)))
    await store.farewell.forget_tables(["a", "nowhere"])
    for table, left in (("a", 0), ("b", 1)):
        assert len(await store.logs.read(table)) == len(await store.results.of_table(table)) == left
        assert (await store.listings.get(table) is not None) is bool(left)


async def test_guests_not_seen_for_long_are_forgotten_and_nobody_with_an_account(store: Store) -> None:
    for who, seen in (("guest", 50.0), ("young", 150.0), ("signed", 50.0), ("host", 50.0)):
        await store.people.add(Person(who, who), who, seen)
    await store.people.sign_up(Person("signed", ""), "signed", Secrets("a", "b"))
    await store.people.set_role("host", "admin")
    await store.results.put(match("t", 1, seat(0, "guest"), seat(1)))
    assert await store.farewell.forget(100.0) == Forgotten(tables=0, guests=1)
    assert [who.id for who in await store.people.all(limit=9)] == ["host", "signed", "young"]
    assert await store.people.find("guest") is None
    told = await store.results.get("t", 1)
    assert told is not None
    assert (told.seats[0].person, told.seats[0].name) == (None, "guest")


async def test_what_dead_processes_left_is_forgotten_too(store: Store) -> None:
    now = 2e9  # PostgreSQL goes by its own clock, which is before that
    await store.leases.hold("t", "dead", 0.0, now - 50)
    await store.presences.put("t", 0, "dead", 0.0, now - 50)
    await store.farewell.forget(now * 2)
    assert await store.leases.renew("dead", 5, now - 60) == set()
    await store.presences.renew("dead", 5, now)
    assert await store.presences.read("t", now) == []

"""Guests, accounts, sessions, blocks."""

import asyncio

import pytest

from store.places import Where
from tapete.store import ROBOT, AccountTaken, Person, Secrets, Store, session_id

SECRETS = Secrets("hash of a phrase", "hash of a code")


async def guest(store: Store, who: str, name: str = "", at: float = 100.0) -> Person:
    await store.people.add(Person(who, name), f"token of {who}", at)
    found = await store.people.find(f"token of {who}")
    assert found is not None
    return found


async def test_a_guest_is_known_by_his_token_alone(store: Store) -> None:
    ana = await guest(store, "p1", "Ana")
    assert ana == Person("p1", "Ana", created=100.0, seen=100.0)
    assert await store.people.find("another") is None
    await store.people.rename(ana, "Anita")
    await store.people.seen(ana, 200.0)
    assert await store.people.of_id("p1") == Person("p1", "Anita", created=100.0, seen=200.0)
    assert await store.people.of_id("p2") is None


async def test_tokens_are_nowhere_in_the_database(store: Store, where: Where, request: pytest.FixtureRequest) -> None:
    ana = await guest(store, "p1")
    await store.sessions.add(ana.id, "token of her robot", 5.0, ROBOT)
    if isinstance(where, str):
        dumped = request.getfixturevalue("postgres").sql("SELECT * FROM session, person", where.rpartition("/")[2])
    else:
        dumped = str(b"".join(file.read_bytes() for file in where.iterdir()))
    assert "p1" in dumped
    assert "token of" not in dumped


async def test_who_cannot_be_added_leaves_no_session(store: Store) -> None:
    await guest(store, "p1")
    with pytest.raises(OSError, match="there already"):
        await store.people.add(Person("p1", "again"), "another token", 0.0)
    assert await store.people.find("another token") is None


async def test_an_account_is_found_whatever_its_capitals(store: Store) -> None:
    ana = await guest(store, "p1", "Ana")
    assert await store.people.secrets(ana) is None
    await store.people.sign_up(ana, " Ána Straße ", SECRETS)
    found = await store.people.by_account("ÁNA STRASSE")
    assert found is not None
    assert (found.id, found.account) == ("p1", "ána strasse")
    assert await store.people.secrets(found) == SECRETS
    assert await store.people.set_secrets(found, Secrets("other", "code"), SECRETS)
    assert not await store.people.set_secrets(found, Secrets("late", "late"), SECRETS), "not his any more"
    assert await store.people.secrets(found) == Secrets("other", "code")


async def test_of_two_who_want_an_account_one_gets_it(store: Store) -> None:
    both = [await guest(store, who) for who in ("p1", "p2")]
    answers = await asyncio.gather(
        *(store.people.sign_up(who, name, SECRETS) for who, name in zip(both, ("Ana", "ANA"), strict=True)),
        return_exceptions=True,
    )
    assert answers[0] is None
    assert isinstance(answers[1], AccountTaken)
    assert await store.people.secrets(both[1]) is None


async def test_who_has_an_account_does_not_get_another(store: Store) -> None:
    ana = await guest(store, "p1")
    await store.people.sign_up(ana, "ana", SECRETS)
    with pytest.raises(AccountTaken):
        await store.people.sign_up(ana, "anita", Secrets("stolen", "stolen"))
    assert await store.people.by_account("anita") is None
    assert await store.people.secrets(ana) == SECRETS


async def test_preferences_changed_in_the_same_instant_all_hold(store: Store) -> None:
    ana = await guest(store, "p1")
    liked = {f"wish {number}": number for number in range(8)}
    await asyncio.gather(*(store.people.prefer(ana, {name: value}, 500) for name, value in liked.items()))
    assert await store.people.preferences(ana) == liked


async def test_preferences_are_no_more_than_they_may_be_nor_kept_of_nobody(store: Store) -> None:
    ana = await guest(store, "p1")
    await store.people.prefer(ana, {"a": "ñ"}, 10)
    assert await store.people.prefer(ana, {"a": "ñn"}, 10) is None
    assert await store.people.preferences(ana) == {"a": "ñ"}
    assert await store.people.prefer(Person("nobody", ""), {"a": 1}, 100) == {}


async def test_preferences_ban_and_role_are_kept(store: Store) -> None:
    ana = await guest(store, "p1")
    assert await store.people.preferences(ana) == {}
    assert await store.people.prefer(ana, {"pace": "slow", "ñ": [1, None]}, 100) == {"pace": "slow", "ñ": [1, None]}
    assert await store.people.preferences(ana) == {"pace": "slow", "ñ": [1, None]}
    await store.people.ban("p1", 500.0)
    await store.people.set_role("p1", "admin")
    found = await store.people.of_id("p1")
    assert found is not None
    assert (found.banned_until, found.role) == (500.0, "admin")
    await store.people.ban("p1", None)
    found = await store.people.of_id("p1")
    assert found is not None
    assert found.banned_until is None


async def test_people_are_listed_in_pages_and_searched(store: Store) -> None:
    for number, name in enumerate(("Ana", "Jon", "banana", "100%")):
        await guest(store, f"p{number}", name)
    assert [who.id for who in await store.people.all(limit=2)] == ["p0", "p1"]
    assert [who.id for who in await store.people.all(limit=2, after="p1")] == ["p2", "p3"]
    assert [who.id for who in await store.people.all(limit=9, found="ANA")] == ["p0", "p2"]
    assert [who.id for who in await store.people.all(limit=9, found="%")] == ["p3"]


async def test_blocks_are_one_way_and_end(store: Store) -> None:
    ana, jon = await guest(store, "p1", "Ana"), await guest(store, "p2", "Jon")
    assert await store.people.block(ana, "p2")
    assert await store.people.block(ana, "p2"), "again changes nothing"
    assert not await store.people.block(ana, "nobody")
    assert await store.people.blocked(ana) == [Person("p2", "Jon")]
    assert await store.people.blocked(jon) == []
    await store.people.unblock(ana, "p2")
    assert await store.people.blocked(ana) == []


async def test_sessions_are_told_apart_and_revoked(store: Store) -> None:
    ana = await guest(store, "p1")
    await store.sessions.add("p1", "telephone", 200.0)
    await store.sessions.add("p1", "robot", 300.0, ROBOT)
    await store.sessions.seen("telephone", 250.0)
    told = [(session.kind, session.created, session.seen) for session in await store.sessions.all("p1")]
    assert told == [("browser", 100.0, 100.0), ("browser", 200.0, 250.0), ("robot", 300.0, 300.0)]
    assert await store.sessions.kind("robot") == "robot"
    assert not await store.sessions.revoke("p2", session_id("telephone")), "somebody else's"
    assert await store.sessions.revoke("p1", session_id("telephone"))
    assert await store.people.find("telephone") is None
    assert await store.sessions.revoke_kind("p1", ROBOT)
    assert not await store.sessions.revoke_kind("p1", ROBOT)
    assert await store.people.find("token of p1") == ana


async def test_who_is_not_there_has_no_session(store: Store) -> None:
    with pytest.raises(OSError, match="nobody of that id"):
        await store.sessions.add("nobody", "token", 0.0)
    assert await store.people.find("token") is None


async def test_a_new_phrase_ends_the_other_sessions(store: Store) -> None:
    await guest(store, "p1")
    for token in ("telephone", "library"):
        await store.sessions.add("p1", token, 200.0)
    assert await store.sessions.revoke_others("p1", "telephone") == 2
    assert [session.id for session in await store.sessions.all("p1")] == [session_id("telephone")]
    await store.sessions.end("telephone")
    assert await store.sessions.all("p1") == []

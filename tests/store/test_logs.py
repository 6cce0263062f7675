"""The logs of the tables, on both databases."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from store.places import Taken, Where
from tapete.store import Store


async def entries(store: Store, table: str) -> list[str]:
    return [entry for _, entry in await store.logs.read(table)]


async def test_entries_come_back_in_order_and_per_table(store: Store) -> None:
    for seq in (1, 2, 3):
        await store.logs.append("a", seq, 10.5 * seq, f"entry {seq}")
    await store.logs.append("b", 1, 10.0, "other")
    assert await store.logs.read("a") == [(10.5, "entry 1"), (21.0, "entry 2"), (31.5, "entry 3")]
    assert await store.logs.read("a", 2) == [(31.5, "entry 3")]
    assert await store.logs.read("a", 0, 1) == [(10.5, "entry 1")]
    assert await store.logs.read("c") == []


async def test_entries_are_found_by_how_they_begin(store: Store) -> None:
    for seq, entry in enumerate(("%begun 1", "played", "%begun 2", "%BEGUN", "x%begun"), 1):
        await store.logs.append("a", seq, 0.0, entry)
    await store.logs.append("b", 1, 0.0, "%begun 3")
    assert await store.logs.beginning("a", "%begun") == [1, 3]
    assert await store.logs.beginning("c", "%begun") == []


async def test_a_number_is_taken_once_and_the_others_in_the_group_stand(store: Store) -> None:
    await store.logs.append("a", 1, 0.0, "first")
    answers = await asyncio.gather(
        store.logs.append("c", 1, 0.0, "before"),
        store.logs.append("a", 1, 0.0, "second"),
        store.logs.append("a", 2, 0.0, "next"),
        store.logs.append("b", 1, 0.0, "elsewhere"),
        return_exceptions=True,
    )
    assert isinstance(answers[1], Taken)
    assert [answers[0], *answers[2:]] == [None, None, None]
    assert await entries(store, "a") == ["first", "next"]
    assert await entries(store, "b") + await entries(store, "c") == ["elsewhere", "before"]


async def test_of_two_processes_one_gets_the_number(store: Store, where: Where) -> None:
    other = Store(where, Taken)
    await other.open()
    answers = await asyncio.gather(
        *(which.logs.append("a", 1, 0.0, name) for which, name in ((store, "here"), (other, "there"))),
        return_exceptions=True,
    )
    await other.close()
    assert sorted(type(answer) for answer in answers if answer is not None) == [Taken]
    assert len(await entries(store, "a")) == 1


async def test_what_waits_is_committed_together(store: Store) -> None:
    before = store.writer.commits
    await asyncio.gather(*(store.logs.append(f"t{n}", 1, 0.0, "{}") for n in range(200)))
    assert store.writer.commits - before <= 3


async def test_one_that_cannot_be_written_fails_alone_among_many(store: Store) -> None:
    await store.logs.append("t100", 1, 0.0, "there already")
    before = store.writer.commits
    answers = await asyncio.gather(
        *(store.logs.append(f"t{n}", 1, 0.0, "{}") for n in range(200)), return_exceptions=True
    )
    assert [n for n, answer in enumerate(answers) if answer is not None] == [100]
    assert store.writer.commits - before <= 12, "halves, not one commit for each"


async def test_signs_that_a_database_may_not_take_fail_alone(store: Store) -> None:
    """PostgreSQL has no NUL in a text, SQLite no half of a character."""
    answers = await asyncio.gather(
        *(store.logs.append("a", n, 0.0, text) for n, text in enumerate(("{}", "deck\0", "\ud800deck", "ñandú 🂡"), 1)),
        return_exceptions=True,
    )
    assert answers[0] is None
    assert answers[3] is None
    for answer in answers[1:3]:
        assert answer is None or (isinstance(answer, OSError) and "deck" not in str(answer))
    assert dict(enumerate(await entries(store, "a"))).get(0) == "{}"


async def test_after_closing_nothing_is_written(where: Where) -> None:
    store = Store(where, Taken)
    await store.open()
    last = asyncio.create_task(store.logs.append("a", 1, 0.0, "last"))
    await asyncio.sleep(0)
    await store.close()
    await last
    with pytest.raises(OSError, match="closed"):
        await store.logs.append("a", 2, 0.0, "too late")


async def test_what_is_acknowledged_survives_a_crash(tmp_path: Path) -> None:
    store = Store(tmp_path / "data", Taken)
    await store.open()
    await store.logs.append("a", 1, 0.0, "kept")
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for file in (tmp_path / "data").iterdir():
        (crashed / file.name).write_bytes(file.read_bytes())
    again = Store(crashed, Taken)
    await again.open()
    assert await entries(again, "a") == ["kept"]
    await again.close()
    await store.close()


async def test_the_database_waits_for_the_disk(store: Store, where: Where) -> None:
    async with store._engine.connect() as connection:
        if isinstance(where, Path):
            settings = ("PRAGMA synchronous", "PRAGMA journal_mode", "PRAGMA foreign_keys")
            expected: list[object] = [2, "wal", 1]
        else:
            settings, expected = ("SHOW synchronous_commit", "SHOW fsync"), ["on", "on"]
        found = [(await connection.exec_driver_sql(setting)).scalar_one() for setting in settings]
    assert found == expected


async def test_sqlite_finds_an_entry_by_its_key(tmp_path: Path) -> None:
    store = Store(tmp_path, Taken)
    await store.open()
    await store.close()
    with sqlite3.connect(tmp_path / "tapete.db") as database:
        query = "EXPLAIN QUERY PLAN SELECT entry FROM table_log WHERE table_id = 'a' AND seq > 3 ORDER BY seq"
        plan = " ".join(row[3] for row in database.execute(query))
    database.close()
    assert "SEARCH" in plan
    assert "TEMP B-TREE" not in plan

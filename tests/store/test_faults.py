"""The disk is full, the database goes away: what was acknowledged stands, and the store goes on by itself."""

import asyncio
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from databases import Postgres
from store.places import Taken, Where
from tapete.store import Person, Store, schema, transactions, writer

GONE = r"Connect|connect|CannotConnectNow|AdminShutdown"


async def numbers(store: Store, table: str) -> list[int]:
    return [int(entry) for _, entry in await store.logs.read(table)]


async def test_on_a_full_disk_nothing_is_half_written_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = Store(tmp_path, Taken)
    await store.open()
    await store.logs.append("t", 1, 0.0, "1")

    async def most(pages: int) -> None:
        writes = store.writer._transactions
        assert isinstance(writes, transactions.Apart)
        await writes.run(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"))

    await most(1)  # SQLite takes the size that it has
    answers = await asyncio.gather(
        *(store.logs.append(table, 1, 0.0, "1" * 100_000) for table in ("a", "b", "c")), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [OSError] * 3
    assert "full" in str(answers[0])
    for table in ("a", "b", "c"):
        assert await store.logs.read(table) == []
    with pytest.raises(OSError, match="full"):
        await store.people.add(Person("p1", "n" * 50_000), "token", 0.0)
    assert await store.people.find("token") is None
    await most(10_000)
    await store.logs.append("a", 1, 0.0, "2")
    assert await numbers(store, "t") + await numbers(store, "a") == [1, 2]
    await store.close()


async def test_postgresql_goes_away_under_writing_and_comes_back(postgres: Postgres, postgres_url: str) -> None:
    store = Store(postgres_url, Taken)
    await store.open()
    acknowledged: list[int] = []
    failed: list[int] = []
    back = asyncio.Event()

    async def write(table: str) -> None:
        """As a room does: the same number again until it is written or taken."""
        number = 1
        while not back.is_set() or number < 20:
            try:
                await store.logs.append(table, number, 0.0, str(number))
                acknowledged.append(number)
            except OSError:
                failed.append(number)
                await asyncio.sleep(0.01)
                continue
            except Taken:  # it stood: the connection broke after it was committed
                acknowledged.append(number)
            number += 1

    writers = [asyncio.create_task(write(f"t{number}")) for number in range(5)]
    await store.logs.append("first", 1, 0.0, "1")
    await asyncio.to_thread(postgres.stop)
    with pytest.raises(OSError, match=GONE):
        await store.logs.append("away", 1, 0.0, "1")
    with pytest.raises(OSError, match=GONE):
        await store.logs.read("first")
    await asyncio.to_thread(postgres.start)
    back.set()
    await asyncio.gather(*writers)
    assert failed, "it was away while they wrote"
    for number in range(5):
        written = await numbers(store, f"t{number}")
        assert written == list(range(1, len(written) + 1)), "none lost, none doubled"
    assert len(acknowledged) == sum([len(await numbers(store, f"t{number}")) for number in range(5)])
    await store.close()


WRITER = """
import asyncio, pathlib, sys
from tapete.store import Store
where = sys.argv[1] if "://" in sys.argv[1] else pathlib.Path(sys.argv[1])

async def write(store, table):
    for number in range(1, 1_000_000):
        await store.logs.append(table, number, 0.0, str(number))
        print(table, number, flush=True)

async def main():
    store = Store(where, KeyError)
    await store.open()
    await asyncio.gather(*(write(store, f"t{number}") for number in range(5)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_before_the_process_was_killed_stands(store: Store, where: Where) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITER, str(where), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    acknowledged = [await process.stdout.readline() for _ in range(100)]
    process.kill()
    acknowledged += (await process.stdout.read()).splitlines()
    await process.wait()
    last = {table: int(number) for table, number in (line.decode().split() for line in acknowledged)}
    for table, number in last.items():
        written = await numbers(store, table)
        assert written == list(range(1, len(written) + 1))
        assert number <= len(written) <= number + 1


async def test_a_connection_that_the_database_ends_is_made_anew(postgres: Postgres, postgres_url: str) -> None:
    store = Store(postgres_url, Taken)
    await store.open()
    for number in (1, 2, 3):
        await store.logs.append("t", number, 0.0, str(number))
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        postgres.sql(f"{others} AND datname = current_database()", postgres_url.rpartition("/")[2])
    assert await numbers(store, "t") == [1, 2, 3]
    await store.close()


async def test_a_name_too_long_for_the_database_fails_alone(store: Store, where: Where) -> None:
    answers = await asyncio.gather(
        store.people.add(Person("p1", "secret " * 50), "token", 0.0),
        store.logs.append("t", 1, 0.0, "1"),
        return_exceptions=True,
    )
    assert answers[1] is None
    if isinstance(where, str):  # SQLite takes any length
        assert isinstance(answers[0], OSError)
        assert "secret" not in str(answers[0])


async def test_no_fault_tells_what_was_to_be_written(store: Store) -> None:
    """A key that is taken, a rule that is broken, a text where a number belongs, a value that is missing."""
    deck = "a deck of cards"
    await store.settings.put(deck, 1)
    log = {"table_id": "t", "seq": 1, "at": 0.0, "entry": deck}
    update = sa.update(schema.setting).where(schema.setting.c.key == sa.bindparam("which"))
    for statement, values in (
        (sa.insert(schema.setting), {"key": deck, "value": deck}),
        (sa.insert(schema.table_log), log | {"seq": -1}),
        (sa.insert(schema.table_log), log | {"seq": None}),
        (sa.insert(schema.table_log), log | {"at": deck}),
        (update.values(value=sa.bindparam("told")), {"told": deck}),
        (update.values(value=deck), {"which": {deck}}),
    ):
        told = await asyncio.gather(store.writer.write(statement, values), return_exceptions=True)
        assert isinstance(told[0], OSError | writer.Taken | None)
        assert deck not in f"{told[0]!r} {told[0]}"

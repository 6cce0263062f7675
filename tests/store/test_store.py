"""What lasts, on a real database in a folder of its own."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tapete.core import BadInput
from tapete.store import Person, Store
from tapete.store.migrate import config, upgrade
from tapete.store.schema import HEAD, metadata
from tapete.store.store import FILE, create_all


class Taken(Exception):
    """For the logs to raise."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(tmp_path / "data", Taken)
    await store.open()
    yield store
    await store.close()


async def test_entries_come_back_in_order_and_per_table(store: Store) -> None:
    for seq in (1, 2, 3):
        await store.logs.append("a", seq, 10.0, f"entry {seq}")
    await store.logs.append("b", 1, 10.0, "other")
    assert list(await store.logs.read("a")) == ["entry 1", "entry 2", "entry 3"]
    assert list(await store.logs.read("a", 2)) == ["entry 3"]
    assert list(await store.logs.read("c")) == []


async def test_a_number_is_taken_once_and_the_others_in_the_group_stand(store: Store) -> None:
    await store.logs.append("a", 1, 0.0, "first")
    answers = await asyncio.gather(
        store.logs.append("a", 1, 0.0, "second"),
        store.logs.append("a", 2, 0.0, "next"),
        store.logs.append("b", 1, 0.0, "elsewhere"),
        return_exceptions=True,
    )
    assert isinstance(answers[0], Taken)
    assert answers[1:] == [None, None]
    assert list(await store.logs.read("a")) == ["first", "next"]


async def test_what_waits_is_committed_together(store: Store) -> None:
    before = store.writer.commits
    await asyncio.gather(*(store.logs.append(f"t{n}", 1, 0.0, "{}") for n in range(200)))
    assert store.writer.commits - before <= 3


async def test_what_is_acknowledged_survives_a_crash(store: Store, tmp_path: Path) -> None:
    await store.logs.append("a", 1, 0.0, "kept")
    crashed = tmp_path / "crashed"
    shutil.copytree(tmp_path / "data", crashed)
    again = Store(crashed, Taken)
    await again.open()
    assert list(await again.logs.read("a")) == ["kept"]
    await again.close()


async def test_the_database_waits_for_the_disk(store: Store) -> None:
    async with store.writer._engine.connect() as connection:
        assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2
        assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"


async def test_a_guest_is_known_by_his_token_alone(store: Store, tmp_path: Path) -> None:
    ana = Person("p1", "Ana")
    await store.people.add(ana, "secret token", 0.0)
    assert await store.people.find("secret token") == ana
    assert await store.people.find("another") is None
    await store.people.rename(ana, "Anita")
    assert await store.people.find("secret token") == Person("p1", "Anita")
    files = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    assert b"secret token" not in files


async def test_after_closing_nothing_is_written(tmp_path: Path) -> None:
    store = Store(tmp_path, Taken)
    await store.open()
    last = asyncio.create_task(store.logs.append("a", 1, 0.0, "last"))
    await asyncio.sleep(0)
    await store.close()
    await last
    with pytest.raises(OSError, match="closed"):
        await store.logs.append("a", 2, 0.0, "too late")


async def test_a_database_opened_again_is_as_it_was(tmp_path: Path) -> None:
    for seq in (1, 2):
        store = Store(tmp_path, Taken)
        await store.open()
        await store.logs.append("a", seq, 0.0, str(seq))
        await store.close()
    copies = list(tmp_path.glob("*.before-*"))  # noqa: ASYNC240
    assert not copies, "nothing had to be migrated"


async def test_a_folder_that_is_a_file_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(BadInput, match="cannot be used") as refused:
        await Store(tmp_path / "file" / "data", Taken).open()
    assert "\n" not in str(refused.value)


async def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all" * 100)
    with pytest.raises(BadInput, match="cannot be used"):
        await Store(tmp_path, Taken).open()


async def test_data_of_a_newer_tapete_are_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path, Taken)
    await store.open()
    await store.close()
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(BadInput, match="newer Tapete"):
        await Store(tmp_path, Taken).open()


async def test_older_tables_are_copied_and_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Store(tmp_path, Taken)
    await old.open()
    await old.logs.append("a", 1, 0.0, "kept")
    await old.close()
    monkeypatch.setattr("tapete.store.store.HEAD", "0002")
    new = Store(tmp_path, Taken)
    await new.open()
    assert list(await new.logs.read("a")) == ["kept"]
    await new.close()
    copy = sqlite3.connect(tmp_path / "tapete.before-0002.db")
    assert copy.execute("SELECT entry FROM table_log").fetchall() == [("kept",)]
    copy.close()


def test_migrations_and_a_fresh_start_give_the_same_tables() -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    fresh, migrated = sa.create_engine("sqlite://"), sa.create_engine("sqlite://")
    with fresh.begin() as connection:
        create_all(connection)
    with migrated.begin() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert set(sa.inspect(fresh).get_table_names()) == set(sa.inspect(migrated).get_table_names())
    for table in metadata.tables:
        one, other = sa.inspect(fresh), sa.inspect(migrated)
        assert [str(column) for column in one.get_columns(table)] == [str(c) for c in other.get_columns(table)]
        assert one.get_pk_constraint(table) == other.get_pk_constraint(table)
        assert one.get_unique_constraints(table) == other.get_unique_constraints(table)
        assert one.get_check_constraints(table) == other.get_check_constraints(table)
    assert ScriptDirectory.from_config(config()).get_current_head() == HEAD
    for engine in (fresh, migrated):
        engine.dispose()


async def test_alembic_is_not_imported_by_a_fresh_start(tmp_path: Path) -> None:
    import subprocess
    import sys

    code = (
        "import asyncio, pathlib, sys; from tapete.store import Store; s = Store(pathlib.Path(sys.argv[1]), KeyError)\n"
        "async def go():\n await s.open(); await s.close()\n"
        "asyncio.run(go()); sys.exit('alembic' in sys.modules)"
    )
    done = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code, str(tmp_path)], check=False)
    assert done.returncode == 0

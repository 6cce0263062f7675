"""A database is opened, brought up to date, or refused in one line."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from store.places import Taken, Where
from tapete.core import BadInput
from tapete.store import Store
from tapete.store.migrate import config, upgrade
from tapete.store.place import FILE, Place
from tapete.store.schema import HEAD, metadata
from tapete.store.store import create_all

OLDER = Path(__file__).parent / "older"


async def test_a_database_opened_again_is_as_it_was(where: Where) -> None:
    for seq in (1, 2):
        store = Store(where, Taken)
        await store.open()
        await store.logs.append("a", seq, 0.0, str(seq))
        await store.close()
    store = Store(where, Taken)
    await store.open()
    assert [entry for _, entry in await store.logs.read("a")] == ["1", "2"]
    await store.close()
    if isinstance(where, Path):
        assert not list(where.glob("*.before-*")), "nothing had to be migrated"


async def test_processes_that_start_together_make_the_tables_once(postgres_url: str) -> None:
    stores = [Store(postgres_url, Taken) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].logs.append("a", 1, 0.0, "by one")
    assert await stores[3].logs.read("a") == [(0.0, "by one")]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_folder_that_is_a_file_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(BadInput, match="cannot be used") as refused:
        await Store(tmp_path / "file" / "data", Taken).open()
    assert "\n" not in str(refused.value)


async def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all" * 100)
    with pytest.raises(BadInput, match="cannot be used"):
        await Store(tmp_path, Taken).open()


async def test_a_database_that_does_not_answer_is_refused_in_one_line_without_its_password() -> None:
    from databases import free_port

    with pytest.raises(BadInput, match="cannot be used") as refused:
        await Store(f"postgresql://room:hush@127.0.0.1:{free_port()}/room", Taken).open()
    assert "\n" not in str(refused.value)
    assert "hush" not in str(refused.value)


def test_of_a_password_that_holds_an_at_sign_nothing_is_told() -> None:
    assert Place("postgresql://room:hu@sh@db.test:5/room").told == "the database room at db.test"


@pytest.mark.parametrize(
    ("end", "told"),
    [
        ("/nowhere", "the database nowhere at 127.0.0.1 cannot be used: InvalidCatalogNameError"),
        ("/room?sslmode=hush", "cannot be used: ClientConfigurationError"),
        ("/postgres?hush=hush", "cannot be used: UndefinedObjectError"),
        ("/postgres?sslmode=require", "cannot be used: "),
    ],
)
async def test_a_database_that_cannot_be_used_is_told_in_one_line(postgres_url: str, end: str, told: str) -> None:
    with pytest.raises(BadInput, match=told) as refused:
        await Store(postgres_url.rpartition("/")[0] + end, Taken).open()
    assert "\n" not in str(refused.value)
    assert "hush" not in str(refused.value)


async def test_the_address_may_say_how_to_connect(postgres_url: str) -> None:
    store = Store(f"{postgres_url}?sslmode=prefer&application_name=room", Taken)
    await store.open()
    async with store._engine.connect() as connection:
        assert await connection.scalar(sa.text("SHOW application_name")) == "room"
    await store.close()


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("mysql://ana:hush@host/room", "mysql databases are not served"),
        ("postgresql://ana:hush@host:port/room", "not like postgresql://"),
        ("://", "not like postgresql://"),
        ("postgresql://ana:hush@host", "names none"),
    ],
)
def test_an_address_that_is_none_is_refused_in_one_line(address: str, told: str) -> None:
    with pytest.raises(BadInput, match=told) as refused:
        Store(address, Taken)
    assert "hush" not in str(refused.value)


def test_without_asyncpg_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(BadInput, match=r"pip install 'tapete\[postgres\]'"):
        Store("postgresql://host/room", Taken)


async def test_data_of_a_newer_tapete_are_left_alone(where: Where) -> None:
    store = Store(where, Taken)
    await store.open()
    await store.close()
    engine = Place(where).engine()
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match="newer Tapete"):
        await Store(where, Taken).open()
    async with engine.begin() as connection:
        assert await connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "9999"
    await engine.dispose()


async def test_data_of_the_first_tapete_are_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    shutil.copy(OLDER / "0001.db", tmp_path / FILE)
    store = Store(tmp_path, Taken)
    await store.open()
    ana, jon = await store.people.find("token of Ana"), await store.people.find("token of Jon")
    assert ana is not None
    assert jon is not None
    assert (ana.id, ana.name, ana.account, ana.seen) == ("p1", "Ana", None, 1_790_000_000.0)
    assert (jon.id, jon.created) == ("p2", 1_790_000_005.0)
    assert await store.people.preferences(ana) == {}
    old = sqlite3.connect(tmp_path / f"tapete.before-{HEAD}.db")
    logs = old.execute("SELECT table_id, at, entry FROM table_log ORDER BY table_id, seq").fetchall()
    old.close()
    for table in {row[0] for row in logs}:
        assert await store.logs.read(table) == [row[1:] for row in logs if row[0] == table]
    await store.close()
    assert len({row[0] for row in logs}) == 2


async def test_the_tables_of_the_first_tapete_are_brought_up_to_date_on_postgresql(postgres_url: str) -> None:
    engine = Place(postgres_url).engine()
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, "0001"))
        await connection.exec_driver_sql("INSERT INTO table_log VALUES ('a', 1, 5, 'kept')")
        hashed = "INSERT INTO person (id, token_hash, name, created) VALUES ('p1', 'a hash', 'Ana', 7)"
        await connection.exec_driver_sql(hashed)
    await engine.dispose()
    store = Store(postgres_url, Taken)
    await store.open()
    assert await store.logs.read("a") == [(5.0, "kept")]
    assert [session.created for session in await store.sessions.all("p1")] == [7.0]
    await store.close()


async def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(OLDER / "0001.db", tmp_path / FILE)

    def upgrade_and_fall(connection: sa.Connection) -> None:
        upgrade(connection)
        raise OSError("no space left")

    monkeypatch.setattr("tapete.store.migrate.upgrade", upgrade_and_fall)
    with pytest.raises(BadInput, match="no space left"):
        await Store(tmp_path, Taken).open()
    database = sqlite3.connect(tmp_path / FILE)
    assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert database.execute("SELECT count(token_hash) FROM person").fetchone() == (2,)
    assert database.execute("SELECT name FROM sqlite_master WHERE name = 'session'").fetchone() is None
    database.close()


async def test_migrations_and_a_fresh_start_give_the_same_tables(
    where: Where, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    other = tmp_path / "other" if isinstance(where, Path) else request.getfixturevalue("postgres").fresh()
    fresh, migrated = await described(where, create_all), await described(other, upgrade)
    assert fresh.keys() == {*metadata.tables, "alembic_version"}
    assert fresh == migrated


async def described(where: Where, make: object) -> dict[str, object]:
    """What the database says of its tables, once `make` made them."""
    place = Place(where)
    if place.file is not None:
        place.file.parent.mkdir()
    engine = place.engine()
    async with engine.begin() as connection:
        await connection.run_sync(make)  # type: ignore[arg-type]
        if make is upgrade:
            await connection.run_sync(no_difference)
        told = await connection.run_sync(tell)
    await engine.dispose()
    return told


def no_difference(connection: sa.Connection) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def tell(connection: sa.Connection) -> dict[str, object]:
    look = sa.inspect(connection)

    def key(found: object) -> str:
        return str(found)

    return {
        table: (
            sorted(
                str(sorted((name, str(value)) for name, value in column.items())) for column in look.get_columns(table)
            ),
            look.get_pk_constraint(table),
            sorted(map(key, look.get_unique_constraints(table))),
            sorted(map(key, look.get_check_constraints(table))),
            sorted(map(key, look.get_foreign_keys(table))),
            sorted(map(key, look.get_indexes(table))),
        )
        for table in look.get_table_names()
    }


def test_the_last_migration_makes_the_tables_of_the_schema() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory.from_config(config()).get_current_head() == HEAD


async def test_alembic_is_not_imported_by_a_fresh_start(where: Where) -> None:
    code = (
        "import asyncio, pathlib, sys; from tapete.store import Store\n"
        "at = sys.argv[1]; s = Store(at if '://' in at else pathlib.Path(at), KeyError)\n"
        "async def go():\n await s.open(); await s.close(); await s.open(); await s.close()\n"
        "asyncio.run(go()); sys.exit('alembic' in sys.modules)"
    )
    done = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code, str(where)], check=False)
    assert done.returncode == 0


async def test_sqlite_alone_needs_neither_asyncpg_nor_redis(tmp_path: Path) -> None:
    code = (
        "import asyncio, pathlib, sys; from tapete.store import Store, bus\n"
        "s = Store(pathlib.Path(sys.argv[1]), KeyError); bus(pathlib.Path(sys.argv[1]))\n"
        "async def go():\n await s.open(); await s.close()\n"
        "asyncio.run(go()); sys.exit('asyncpg' in sys.modules or 'redis' in sys.modules)"
    )
    done = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code, str(tmp_path)], check=False)
    assert done.returncode == 0


def test_what_is_in_a_data_folder_is_for_its_host_alone(tmp_path: Path) -> None:
    store = Store(tmp_path / "data", Taken)

    async def open_and_close() -> None:
        await store.open()
        await store.close()

    asyncio.run(open_and_close())
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0

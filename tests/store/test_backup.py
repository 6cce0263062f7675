"""A copy of all data while the room is open, and the way back, from either database into either."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from databases import Postgres
from store.places import Taken, Where
from store.playing import match, seat
from store.test_listings import listing
from tapete.core import BadInput
from tapete.store import Person, Rating, Report, Secrets, Store, backup, restore
from tapete.store.place import FILE

OLDER = Path(__file__).parent / "older"


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Where]:
    """Another empty place."""
    if request.param == "sqlite":
        yield tmp_path / "elsewhere"
        return
    cluster: Postgres = request.getfixturevalue("postgres")
    address = cluster.fresh()
    yield address
    cluster.drop(address)


@pytest.fixture
async def full(store: Store) -> Store:
    """Something in every table."""
    await store.people.add(Person("p1", "Ñora 🂡"), "token", 5.0)
    await store.people.add(Person("p2", "Jon"), "another", 6.0)
    await store.people.sign_up(Person("p1", ""), "nora", Secrets("a", "b"))
    await store.people.block(Person("p1", ""), "p2")
    await store.reports.add(Report("r", 1.0, "p1", None, "t", "rude", "x"))
    await store.listings.put(listing("t", "over", 7.0, open=True))
    told = match("t", 1, seat(0, "p1", mu=26.5, sigma=8.25), seat(1), watch=True)
    await store.results.put(told, [Rating("p1", "comemierda", 26.5, 8.25, 1)])
    await store.settings.put("sign_up", value=False)
    await store.leases.hold("t", "process", 5, 0.0)
    await store.presences.put("t", 0, "process", 5, 0.0)
    await asyncio.gather(*(store.logs.append("t", n, n / 3, f'{{"n":{n},"ñ":"🂡"}}') for n in range(1, 2501)))
    return store


async def test_what_was_kept_in_one_place_is_restored_in_another(
    full: Store, where: Where, elsewhere: Where, tmp_path: Path
) -> None:
    made = await backup(where, tmp_path / "room.backup")
    assert made.rows["table_log"] == 2500
    assert all(made.rows[table] for table in made.rows)
    assert "lease" not in made.rows
    assert await restore(tmp_path / "room.backup", elsewhere) == made
    other = Store(elsewhere, Taken)
    await other.open()
    assert await other.logs.read("t") == await full.logs.read("t")
    assert await other.people.find("token") == await full.people.find("token")
    assert await other.people.blocked(Person("p1", "")) == [Person("p2", "Jon")]
    assert await other.results.of_table("t") == await full.results.of_table("t")
    assert await other.ratings.all("p1") == await full.ratings.all("p1")
    assert await other.listings.get("t") == await full.listings.get("t")
    assert await other.reports.all() == await full.reports.all()
    assert await other.settings.all() == {"sign_up": False}
    assert await other.leases.hold("t", "another", 5, 0.0), "processes of then are gone"
    await other.logs.append("t", 2501, 0.0, "goes on")
    await other.close()


async def test_a_backup_under_writing_holds_what_was_acknowledged_and_no_gap(
    store: Store, where: Where, tmp_path: Path
) -> None:
    acknowledged = 0
    enough = asyncio.Event()

    async def write() -> None:
        nonlocal acknowledged
        while not enough.is_set() or acknowledged < 50:
            await store.logs.append("t", acknowledged + 1, 0.0, "{}")
            acknowledged += 1

    writing = asyncio.create_task(write())
    await store.logs.append("other", 1, 0.0, "{}")
    before = acknowledged
    made = await backup(where, tmp_path / "room.backup")
    enough.set()
    await writing
    assert before + 1 <= made.rows["table_log"] <= acknowledged + 1
    database = sqlite3.connect(tmp_path / "room.backup")
    seqs = [seq for (seq,) in database.execute("SELECT seq FROM table_log WHERE table_id = 't' ORDER BY seq")]
    database.close()
    assert seqs == list(range(1, len(seqs) + 1))


async def test_a_backup_is_one_file_that_only_its_host_may_read(store: Store, where: Where, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    await backup(where, folder / "room.backup")
    assert [file.name for file in folder.iterdir()] == ["room.backup"]
    assert (folder / "room.backup").stat().st_mode & 0o077 == 0


async def test_a_backup_replaces_nothing(store: Store, where: Where, tmp_path: Path) -> None:
    (tmp_path / "room.backup").write_text("the last one")
    with pytest.raises(BadInput, match="is there already"):
        await backup(where, tmp_path / "room.backup")
    assert (tmp_path / "room.backup").read_text() == "the last one"


async def test_where_nothing_is_nothing_can_be_copied(where: Where, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"there are no data|holds no tables") as refused:
        await backup(where, tmp_path / "room.backup")
    assert "\n" not in str(refused.value)
    assert [path.name for path in tmp_path.iterdir()] == []  # noqa: ASYNC240


async def test_a_folder_that_is_not_there_is_told(store: Store, where: Where, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot be copied to .* No such file or directory"):
        await backup(where, tmp_path / "nowhere" / "room.backup")


async def test_a_place_that_is_not_empty_is_left_as_it_is(store: Store, where: Where, tmp_path: Path) -> None:
    await store.settings.put("title", "kept")
    await backup(where, tmp_path / "room.backup")
    await store.settings.put("title", "newer")
    with pytest.raises(BadInput, match="is not empty"):
        await restore(tmp_path / "room.backup", where)
    assert await store.settings.all() == {"title": "newer"}


async def test_tables_without_rows_are_an_empty_place(tmp_path: Path, postgres_url: str) -> None:
    shutil.copy(OLDER / "0001.db", tmp_path / FILE)
    store = Store(postgres_url, Taken)
    await store.open()
    await restore(tmp_path / FILE, postgres_url)
    assert await store.people.find("token of Ana") is not None
    await store.close()


async def test_a_backup_of_the_first_tapete_is_restored(elsewhere: Where, tmp_path: Path) -> None:
    await restore(OLDER / "0001.db", elsewhere)
    store = Store(elsewhere, Taken)
    await store.open()
    found = await store.people.find("token of Ana")
    assert found is not None
    assert found.name == "Ana"
    await store.close()
    if isinstance(elsewhere, Path):
        assert [path.name for path in elsewhere.iterdir()] == [FILE]


async def test_data_in_use_are_no_backup(tmp_path: Path) -> None:
    store = Store(tmp_path / "data", Taken)
    await store.open()
    with pytest.raises(BadInput, match="is in use"):
        await restore(tmp_path / "data" / FILE, tmp_path / "elsewhere")
    await store.close()


@pytest.mark.parametrize("damage", ["missing", "text", "another", "newer", "torn"])
async def test_what_is_no_backup_is_refused_and_the_place_stays_empty(
    damage: str, elsewhere: Where, tmp_path: Path
) -> None:
    file = tmp_path / "room.backup"
    if damage == "text":
        file.write_text("record 1\n" * 500)
    elif damage == "another":
        with sqlite3.connect(file) as database:
            database.execute("CREATE TABLE recipes (name)")
        database.close()
    elif damage != "missing":
        shutil.copy(OLDER / "0001.db", file)
        if damage == "newer":
            with sqlite3.connect(file) as database:
                database.execute("UPDATE alembic_version SET version_num = '9999'")
            database.close()
        else:
            file.write_bytes(file.read_bytes()[:-8192])
    with pytest.raises(BadInput, match=r"no file|no backup|damaged|newer") as refused:
        await restore(file, elsewhere)
    assert "\n" not in str(refused.value)
    store = Store(elsewhere, Taken)
    await store.open()
    assert await store.people.all(limit=1) == []
    await store.close()

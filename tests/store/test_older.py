"""Data of older releases, one file each in `older/`: they are brought up to date, and the room goes on with them.

`0001.db` was written by the last release that had two tables: a finished match of Gnav whose record is `0001.record`,
a table of Comemierda in the middle of the first round, and two guests.
"""

import random
import shutil
import sqlite3
from pathlib import Path

from room.fakes import FakeClock
from tapete.core import Status
from tapete.robots.catalogue import robot
from tapete.room import Room, SeqTaken
from tapete.store import Store
from tapete.store.place import FILE

OLDER = Path(__file__).parent / "older"


async def test_the_room_goes_on_with_the_tables_of_the_first_release(tmp_path: Path) -> None:
    shutil.copy(OLDER / "0001.db", tmp_path / FILE)
    database = sqlite3.connect(tmp_path / FILE)
    names = [name for (name,) in database.execute("SELECT DISTINCT table_id FROM table_log")]
    database.close()
    store = Store(tmp_path, SeqTaken)
    await store.open()
    clock = FakeClock(time=1_790_000_100.0)
    room = Room(storage=store.logs, clock=clock, chance=random.Random(7), robots=robot)
    tables = [await room.table(name) for name in names]
    stands = {table.state.status: name for table, name in zip(tables, names, strict=True) if table is not None}
    assert stands.keys() == {Status.OVER, Status.PLAYING}
    assert await room.record(stands[Status.OVER]) == (OLDER / "0001.record").read_text()
    await room.close()
    await store.close()

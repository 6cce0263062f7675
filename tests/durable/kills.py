"""``python -m durable.kills -n 1000 --tally FILE``: kill the room again and again under play; goes on where it stopped.

The tally is one line of JSON for each evening: which database, how many kills, how many actions were acknowledged and
verified, how long people were without their seat. It is kept because a thousand kills take hours.
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from clients import audit
from clients.evening import Evening
from clients.rooms import Room
from databases import Postgres, programs

TABLES, PEOPLE = 4, 3
AN_EVENING = 20
"""Kills after which everybody goes home and all is checked."""


@dataclass(frozen=True, slots=True)
class Evenings:
    """What came of an evening."""

    database: str
    kills: int
    acknowledged: int
    verified: int
    median_back: float
    longest_back: float
    """Seconds from the room's first answer until the last person had his seat again."""


async def evening(
    data: Path | str, kills: int, *, seed: int, longest: float = 0.6, log: Path | None = None
) -> Evenings:
    """Kill the room at random moments; AssertionError if anything was lost, doubled, or did not go on."""
    chance = random.Random(seed)
    room = Room(data, log=log)
    await room.start()
    people = Evening([room.address], seed=seed, think=0.01)
    waits = []
    try:
        await people.begin(TABLES, PEOPLE)
        for _ in range(kills):
            await people.going(chance.uniform(0, longest))
            await room.kill()
            await room.start()
            if chance.random() < 0.2:  # again, while they come back
                continue
            await people.all_there()
            waits += [max(0.0, person.back[-1] - room.opened) for person in people.people]
        await people.late()
        verified = await people.check(await audit.logs(data))
    finally:
        await people.end()
        await room.end()
    told = sum(len(person.acknowledged) for person in people.people)
    kind = "sqlite" if isinstance(data, Path) else "postgresql"
    waits = waits or [0.0]
    return Evenings(kind, kills, told, verified, round(statistics.median(waits), 3), round(max(waits), 3))


@contextlib.contextmanager
def fresh(database: str) -> Iterator[Path | str]:
    """An empty folder on the disk, or an empty PostgreSQL."""
    if database == "sqlite":
        with tempfile.TemporaryDirectory(prefix="tapete-kills-") as folder:
            yield Path(folder)
        return
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL is not installed (apt install postgresql)")
    cluster = Postgres(found)
    try:
        yield cluster.fresh()
    finally:
        cluster.remove()


def main() -> None:
    parser = argparse.ArgumentParser(prog="durable.kills", description=__doc__)
    parser.add_argument("-n", type=int, default=1000, help="kills of each database, those of the tally included")
    parser.add_argument("--tally", type=Path, default=Path(".kills.jsonl"))
    parser.add_argument("--databases", default="sqlite,postgresql")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the database that is served is taken away all the same
    done: dict[str, int] = {}
    if given.tally.exists():
        for line in given.tally.read_text().splitlines():
            told = json.loads(line)
            done[told["database"]] = done.get(told["database"], 0) + told["kills"]
    wanted = given.databases.split(",")
    while left := {each: given.n - done.get(each, 0) for each in wanted if done.get(each, 0) < given.n}:
        database = max(left, key=lambda each: left[each])
        seed = sum(done.values()) + 1
        with fresh(database) as data:
            ended = asyncio.run(evening(data, min(AN_EVENING, left[database]), seed=seed))
        done[database] = done.get(database, 0) + ended.kills
        with given.tally.open("a") as tally:
            tally.write(json.dumps(asdict(ended)) + "\n")
        print(
            f"{database}: {done[database]} kills, nothing lost, nothing doubled; back in {ended.longest_back} s",
            flush=True,
        )


if __name__ == "__main__":
    main()

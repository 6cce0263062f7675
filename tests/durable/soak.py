"""``python -m durable.soak MINUTES``: tables that never rest, people who lose their lines, the memory of the room."""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from clients import audit
from clients.evening import Evening
from clients.rooms import Room

TABLES, PEOPLE = 6, 3
WARM = 0.25
"""Of the time goes by before memory is looked at: caches fill, and what is loaded late comes."""

VERIFIED = 20
"""Of each table's last matches: a record is read from the whole log of its table."""

FLAT = 1.05
"""By so much the last third may be above the first."""


def memory(pid: int) -> float:
    """Megabytes, resident."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def soak(seconds: float) -> list[float]:
    """Memory now and then; AssertionError if something was lost, or if memory grows."""
    chance = random.Random(1)
    held: list[float] = []
    with tempfile.TemporaryDirectory(prefix="tapete-soak-") as folder:
        room = Room(Path(folder))
        await room.start()
        evening = Evening([room.address])
        try:
            await evening.begin(TABLES, PEOPLE)
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                await evening.going(seconds / 200)
                chance.choice(evening.people).drop()
                held.append(memory(room.pid))
                print(f"{len(held)}: {held[-1]:.1f} MB", flush=True)
            await evening.late()
            actions = await evening.check(await audit.logs(room.data), VERIFIED)
        finally:
            await evening.end()
            await room.end()
    matches = sum(party.people[0].state["match"] for party in evening.parties if party.people[0].state)
    print(
        f"{matches} matches, {actions} actions verified, {sum(len(p.lost) for p in evening.people)} lost lines",
        flush=True,
    )
    return held


def main(minutes: float) -> None:
    held = asyncio.run(soak(60 * minutes))
    warm = held[int(len(held) * WARM) :]
    first, last = (statistics.median(part) for part in (warm[: len(warm) // 3], warm[-len(warm) // 3 :]))
    print(f"memory: {held[0]:.1f} MB in the beginning, then {first:.1f} MB, in the end {last:.1f} MB")
    assert last <= first * FLAT, "memory grows"


if __name__ == "__main__":
    main(float(sys.argv[1]))

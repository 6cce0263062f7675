"""What the log of a room says, against what people were told: read from the database itself.

Laws: the numbers of a table's log have no gap; what was acknowledged stands there under the number that was told; no
decision was answered twice; every match that is over verifies.
"""

import asyncio
import contextlib
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec

from clients.person import Acknowledged, Person
from tapete.games import GAMES
from tapete.records.verify import verify
from tapete.room.entries import (
    Acted,
    Contributed,
    Entry,
    Founded,
    NextAsked,
    Opened,
    RestartAsked,
    Said,
    Sat,
    read,
)
from tapete.wire.incoming import ActionIn, to_action

_QUERY = "SELECT table_id, seq, entry FROM table_log ORDER BY table_id, seq"
Logs = Mapping[str, list[Entry]]


async def logs(data: Path | str) -> Logs:
    """The log of every table, from a folder with an SQLite file or a PostgreSQL database; AssertionError at a gap."""
    if isinstance(data, Path):
        with contextlib.closing(sqlite3.connect(data / "tapete.db")) as file:
            rows: list[Any] = file.execute(_QUERY).fetchall()
    else:
        connection = await asyncpg.connect(data)
        rows = [tuple(row) for row in await connection.fetch(_QUERY)]
        await connection.close()
    found: dict[str, list[Entry]] = {}
    for table, seq, line in rows:
        entries = found.setdefault(table, [])
        assert seq == len(entries) + 1, f"table {table}: after entry {len(entries)} comes {seq}"
        entries.append(read(line))
    return found


def faults(log: Logs, people: Iterable[Person]) -> list[str]:
    """What is not as people were told, and what was done twice."""
    wrong = [
        f"{person.name}: {told} is not in the log but {entry}"
        for person in people
        for told in person.acknowledged
        if (entry := _at(log[person.table], told.seq)) is None or not _says(entry, told, person, log[person.table])
    ]
    for table, entries in log.items():
        match = 0
        answered: Counter[tuple[int, int, int]] = Counter()
        for entry in entries:
            match = entry.match if isinstance(entry, Opened) else match
            if isinstance(entry, Acted):
                answered[match, entry.seat, entry.decision] += 1
        wrong += [f"table {table}: decision {each} was answered {n} times" for each, n in answered.items() if n > 1]
    return wrong


async def verified(address: str, token: str, table: str, matches: Iterable[int]) -> int:
    """Check the records of these matches of a table; how many actions they hold."""
    actions = 0
    async with httpx.AsyncClient(base_url=f"http://{address}", cookies={"tapete": token}, timeout=60) as browser:
        for match in matches:
            while (answer := await browser.get(f"/api/tables/{table}/record", params={"match": match})).is_error:
                assert answer.status_code == 429, answer.text  # so many a minute are read of one address
                await asyncio.sleep(1.0)
            found = verify(answer.content.splitlines(keepends=True), f"{table}-{match}", GAMES)
            assert found.finished
            actions += found.actions
    return actions


def _at(entries: list[Entry], seq: int) -> Entry | None:
    return entries[seq - 1] if 1 <= seq <= len(entries) else None


def _says(entry: Entry, told: Acknowledged, person: Person, entries: list[Entry]) -> bool:
    """Whether the entry is what the message asked for."""
    seat = person.state["seat"] if person.state else None
    match told.message["type"]:
        case "act":
            first = entries[0]
            assert isinstance(first, Founded | Opened)
            asked = to_action(msgspec.convert(told.message["action"], ActionIn))
            return (
                isinstance(entry, Acted)
                and (entry.seat, entry.decision) == (seat, told.message["decision"])
                and entry.by is None
                and GAMES[first.game].notation.read_action(entry.action) == asked
            )
        case "nonce":
            return isinstance(entry, Contributed) and (entry.seat, entry.nonce) == (seat, told.message["nonce"])
        case "next":
            return isinstance(entry, NextAsked) and entry.seat == seat
        case "restart":
            return isinstance(entry, RestartAsked) and entry.seat == seat
        case "sit":
            return isinstance(entry, Sat) and entry.seat == told.message["seat"]
        case "start":
            return isinstance(entry, Opened)
        case "say":
            return isinstance(entry, Said) and entry.phrase == told.message["phrase"]
        case _:
            return False

"""What is measured, S1 to S5: each returns its lines of the table of results."""

import asyncio
import os
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from benches.load.floor import Floor
from benches.load.players import Figures, Table
from benches.load.prepare import prepared
from benches.load.process import ROOT, Process, free_port

ROOMS = 32
HERE = Path(__file__).parent
PEER = ROOT / "build" / "boardgame"
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4")
NODE = {"NODE_PATH": str(PEER / "node_modules")}
AT_ONCE = 50
"""Tables whose people come in together."""

PASSED = {"room-not-now", "room-stale"}
"""Refusals of who asks for what somebody else has asked for in the same moment."""

A_SOURCE = 400
"""Sockets from one address; the room lets in 500."""


async def _busy(process: Process, figures: Figures, seconds: float) -> float:
    """Microseconds of the server's processor for an action."""
    await asyncio.sleep(1.5)
    figures.begin()
    before = process.cpu()
    await asyncio.sleep(seconds)
    figures.measuring = False
    return 1e6 * (process.cpu() - before) / max(1, figures.actions)


async def ours(
    process: Process, tables: Sequence[tuple[str, list[str]]], seconds: float, capture: Path | None = None
) -> float:
    """Processor for an action with these tables busy, in microseconds."""
    figures = Figures()
    here = [Table(name, tokens, figures) for name, tokens in tables]
    if capture is not None:
        here[0].captured = {}
    for number, table in enumerate(here):
        await table.join([process.port], 1 + number * 4 // A_SOURCE)
    cost = await _busy(process, figures, seconds)
    for table in here:
        table.leave()
    assert not figures.refused.keys() - PASSED, figures.refused
    if capture is not None:
        _keep(here[0], capture)
    return cost


def _keep(table: Table, file: Path) -> None:
    """Write down what the four seats were told, for the floor to say it again."""
    told = [
        [message.decode() for message in seats if message] for seats in (table.captured or {}).values() if all(seats)
    ]
    file.write_bytes(msgspec.json.encode([[*seats, '{"type":"done","id":1234,"seq":1234}'] for seats in told]))


async def floor(process: Process, rooms: int, seconds: float) -> float:
    """The same without a room."""
    figures = Figures()
    tables = [Floor(f"r{number}", figures) for number in range(rooms)]
    for table in tables:
        await table.join(process.port)
    for table in tables:
        table.begin()
    cost = await _busy(process, figures, seconds)
    for table in tables:
        table.leave()
    return cost


def boardgame() -> Process | None:
    """A server of boardgame.io, None where there is no npm to get it with."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    if not (PEER / "node_modules").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund", *PACKAGES], cwd=PEER, check=True)
    port = free_port()
    return Process(node, HERE / "boardgame_server.cjs", port, port=port, settings=NODE)


def moved(process: Process, matches: int, seconds: float) -> float:
    """Processor of boardgame.io for a move, in microseconds."""
    command = ["node", HERE / "boardgame_load.cjs", process.port, matches, seconds, process.pid]
    told = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, env=os.environ | NODE)
    return float(told.stdout)


def action_cost(rounds: int, seconds: float, say: Callable[[str], None], *, peer: bool = True) -> dict[str, float]:
    """S1 and S2: CPU per action of ours, of the floor and of boardgame.io if wanted, busy and alone; medians."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        tables = asyncio.run(prepared(folder / "data", ROOMS))
        room = stack.enter_context(Process.python("benches.load.room", folder / "data"))
        asyncio.run(ours(room, tables[:1], seconds, folder / "told.json"))
        raw = stack.enter_context(Process.python("benches.load.raw", folder / "told.json"))
        other = boardgame() if peer else None
        if other is not None:
            stack.enter_context(other)
        costs: dict[str, list[float]] = {}
        for turn in range(rounds):
            for rooms, kind in ((ROOMS, "busy"), (1, "alone")):
                costs.setdefault(f"ours {kind}", []).append(asyncio.run(ours(room, tables[:rooms], seconds)))
                costs.setdefault(f"raw {kind}", []).append(asyncio.run(floor(raw, rooms, seconds)))
                if other is not None:
                    costs.setdefault(f"boardgame.io {kind}", []).append(moved(other, rooms, seconds))
            say(f"round {turn + 1}: " + ", ".join(f"{what} {told[-1]:.0f} us" for what, told in costs.items()))
    found = {what: statistics.median(told) for what, told in costs.items()}
    for kind in ("busy", "alone"):
        pairs = zip(costs[f"ours {kind}"], costs[f"raw {kind}"], strict=True)
        found[f"ours over raw, {kind}"] = statistics.median(one / other for one, other in pairs)
    return found


async def _paced(
    ports: list[int], tables: Sequence[tuple[str, list[str]]], seconds: float, pause: float, ready: Callable[[], None]
) -> Figures:
    figures = Figures()
    here = [Table(name, tokens, figures, pause=pause) for name, tokens in tables]
    for first in range(0, len(here), AT_ONCE):
        some = enumerate(here[first : first + AT_ONCE], first)
        await asyncio.gather(*(table.join(ports, 1 + number * 4 // A_SOURCE) for number, table in some))
    await asyncio.sleep(2 * pause)
    ready()
    figures.begin()
    await asyncio.sleep(seconds)
    figures.measuring = False
    for table in here:
        table.leave()
    return figures


def many_tables(tables: int, seconds: float) -> dict[str, float]:
    """S3 and S4: many tables at once, an action every two seconds each; delays, memory and processor."""
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "data"
        known = asyncio.run(prepared(data, tables))
        with Process.python("benches.load.room", data) as room:
            idle, cpu = room.memory(), 0.0

            def ready() -> None:
                nonlocal cpu
                cpu = room.cpu()

            figures = asyncio.run(_paced([room.port], known, seconds, 2.0, ready))
            used = room.cpu() - cpu
            return {
                "tables": tables,
                "actions/s": figures.actions / seconds,
                "p50 ms": figures.delay(0.5),
                "p99 ms": figures.delay(0.99),
                "processor": used / seconds,
                "idle MB": idle,
                "full MB": room.memory(),
                "refused": sum(figures.refused.values()),
                "load average": os.getloadavg()[0],
            }


async def _shared(
    rooms: list[Process], tables: Sequence[tuple[str, list[str]]], seconds: float
) -> tuple[int, list[float]]:
    figures = Figures()
    here = [Table(name, tokens, figures) for name, tokens in tables]
    for number, table in enumerate(here):
        await table.join([rooms[number % len(rooms)].port], 1)
    await asyncio.sleep(1.0)
    figures.begin()
    before = [room.cpu() for room in rooms]
    await asyncio.sleep(seconds)
    figures.measuring = False
    used = [room.cpu() - then for room, then in zip(rooms, before, strict=True)]
    for table in here:
        table.leave()
    return figures.actions, used


def two_processes(
    address: Callable[[], str], rounds: int, seconds: float, say: Callable[[str], None]
) -> dict[str, float]:
    """S5: actions for a second of the busier process's processor, with two processes over with one, on PostgreSQL."""
    ratios, ones = [], []
    for turn in range(rounds):
        per: list[float] = []
        for count in (1, 2):
            data = address()
            known = asyncio.run(prepared(data, ROOMS))
            with ExitStack() as stack:
                rooms = [stack.enter_context(Process.python("benches.load.room", data)) for _ in range(count)]
                actions, used = asyncio.run(_shared(rooms, known, seconds))
            per.append(actions / max(used))
        ones.append(per[0])
        ratios.append(per[1] / per[0])
        say(f"round {turn + 1}: {per[0]:.0f} and {per[1]:.0f} actions a second of processor")
    return {"one": statistics.median(ones), "ratio": statistics.median(ratios)}

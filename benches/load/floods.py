"""``python -m benches.load.floods``: how long the actions of others take while somebody floods the room."""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table as Shown

from benches.load.flooding import KINDS
from benches.load.players import Figures, Table
from benches.load.prepare import prepared
from benches.load.process import ROOT, Process, free_port

TABLES, PAUSE = 40, 0.5
WARM = 3.0
SETTLED = 1.0
"""Seconds after which a flood is under way, and after which one is forgotten."""


def room(data: Path) -> Process:
    """The room as its host opens it, with every limit."""
    port = free_port()
    return Process(sys.executable, "-m", "tapete", "serve", "--port", port, "--data", data, port=port)


async def delays(figures: Figures, seconds: float) -> float:
    """The p99 of the actions of the next seconds, in milliseconds."""
    await asyncio.sleep(SETTLED)
    figures.begin()
    await asyncio.sleep(seconds)
    figures.measuring = False
    return figures.delay(0.99)


async def measured(rounds: int, seconds: float, console: Console) -> dict[str, list[tuple[float, float]]]:
    """For each kind of flood the p99 before it and within it, a pair a round."""
    found: dict[str, list[tuple[float, float]]] = {kind: [] for kind in KINDS}
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "data"
        known = await prepared(data, TABLES)
        with room(data) as process:
            figures = Figures()
            tables = [Table(table, tokens, figures, pause=PAUSE) for table, tokens in known]
            for table in tables:
                await table.join([process.port], 1)
            await asyncio.sleep(WARM)
            for turn in range(rounds):
                for kind, pairs in found.items():
                    before = await delays(figures, seconds)
                    command = [sys.executable, "-m", "benches.load.flooding", process.port, kind, seconds + 2]
                    flood = await asyncio.create_subprocess_exec(*map(str, command), known[0][0], cwd=ROOT)
                    pairs.append((before, await delays(figures, seconds)))
                    await flood.wait()
                    console.print(f"round {turn + 1}, {kind}: {before:.1f} ms, then {pairs[-1][1]:.1f} ms")
            lost = sum(table.lost for table in tables)
            for table in tables:
                table.leave()
            assert not lost, f"{lost} of those who only play lost their lines"
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="benches.load.floods", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each flood")
    given = parser.parse_args()
    console = Console()
    console.print(
        f"load average of the machine: {os.getloadavg()[0]:.1f}; {TABLES} tables of four, {PAUSE} s an action"
    )
    found = asyncio.run(measured(given.rounds, given.seconds, console))
    shown = Shown("flood", "p99 before, ms", "p99 within, ms", "ratio")
    for kind, pairs in found.items():
        before, within = (statistics.median(side) for side in zip(*pairs, strict=True))
        ratio = statistics.median(then / max(now, 0.01) for now, then in pairs)
        shown.add_row(kind, f"{before:.1f}", f"{within:.1f}", f"{ratio:.2f}")
    console.print(shown)


if __name__ == "__main__":
    main()

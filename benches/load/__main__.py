"""``python -m benches.load``: S1 to S5 on this machine as tables, or those that are named; S5 needs PostgreSQL."""

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from benches.load.measures import action_cost, many_tables, two_processes

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))  # the throw-away PostgreSQL of the tests


PARTS: Final = ("S1", "S2", "S3", "S4", "S5")


def shown(console: Console, title: str, figures: Mapping[str, float]) -> None:
    """A table of two columns."""
    table = Table(title=title, show_header=False)
    for what, figure in figures.items():
        table.add_row(what, f"{figure:,.2f}")
    console.print(table)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="benches.load", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds; the medians are told")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each loop")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("parts", nargs="*", metavar="S1", help=f"of {', '.join(PARTS)}; S3 and S4 are one")
    given = parser.parse_args()
    parts = set(given.parts) or set(PARTS)
    if unknown := parts - set(PARTS):
        parser.error(f"there is no {', '.join(sorted(unknown))}: {', '.join(PARTS)}")
    console = Console()
    console.print(f"load average of the machine: {os.getloadavg()[0]:.1f}")
    if parts & {"S1", "S2"}:
        costs = action_cost(given.rounds, given.seconds, console.print, peer="S2" in parts)
        shown(console, "S1, S2: microseconds of processor for an action", costs)
    if parts & {"S3", "S4"}:
        shown(console, "S3, S4: many tables", many_tables(given.tables, 6 * given.seconds))
    if "S5" in parts:
        from databases import Postgres, programs  # noqa: PLC0415

        found = programs()
        if found is None:
            console.print("S5 needs PostgreSQL (apt install postgresql)")
            return
        cluster = Postgres(found)
        try:
            ratios = two_processes(cluster.fresh, given.rounds, given.seconds, console.print)
        finally:
            cluster.remove()
        shown(console, "S5: actions a second of processor, and two processes over one", ratios)


if __name__ == "__main__":
    main()

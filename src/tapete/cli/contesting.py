"""`tapete arena`: robots against each other over duplicate deals."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import track

from tapete.cli.simulating import read_options, split
from tapete.lab.arena import Measure, Plan, Played, pieces, plan, play_all
from tapete.lab.arena_plot import svg
from tapete.lab.arena_table import ArenaTable, table


def planned(
    game: str, robots: str, options: str, *, measure: Measure | None, seed: str, deals: int, deadline_ms: int
) -> Plan:
    """What a command line asks for; BadInput if it cannot be."""
    return plan(
        game,
        split(robots, "robots"),
        measure=measure,
        options=read_options(options),
        seed=seed,
        deals=deals,
        deadline_ms=deadline_ms,
    )


def run(arena: Plan, processes: int, plot: Path | None) -> tuple[ArenaTable, float]:
    """Play it all; the table and how many seconds it took."""
    begun = time.perf_counter()
    outcome = table(arena, _progress(arena, processes))
    if plot is not None:
        plot.write_text(svg(outcome), encoding="utf-8")
    return outcome, time.perf_counter() - begun


def _progress(arena: Plan, processes: int) -> Iterator[Played]:
    console = Console(file=sys.stderr)
    played = play_all(arena, processes)
    total = len(pieces(arena))
    yield from track(played, "deals", total=total, console=console, transient=True, disable=not console.is_terminal)

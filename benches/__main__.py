"""``python -m benches``: ours and the peer's loops in turn, five times, and the medians as a table."""

import argparse
import json
import platform
import statistics
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parents[1]
PEERS = ROOT / "build" / "peers"
PEER_PACKAGE = "open_spiel==2.0.2"

TARGETS = (
    ("E1", "comemierda rules, Python-driven", "comemierda-rules", "dou_dizhu", 2.0),
    ("E1", "comemierda full State with events", "comemierda-state", "dou_dizhu", None),
    ("E2", "gnav rules, Python-driven", "gnav-rules", "hearts", 1.0),
    ("E2", "gnav full State with events", "gnav-state", "hearts", None),
)


def peer_python() -> Path:
    """The interpreter of the peers' environment, made the first time."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        venv.create(PEERS, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", PEER_PACKAGE], check=True)
    return python


def measured(command: list[str]) -> dict[str, float]:
    """What one run of a loop printed: name -> per second."""
    said = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {line["what"]: line["per_second"] for line in map(json.loads, said.splitlines())}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="benches", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each loop and round (default 1)")
    arguments = parser.parse_args()
    peer = str(peer_python())
    rounds = []
    for seed in track(range(arguments.rounds), "measuring"):
        ours = measured([sys.executable, "-m", "benches.ours", str(arguments.seconds), str(seed)])
        theirs = measured([peer, "benches/openspiel.py", str(arguments.seconds), str(seed)])
        rounds.append(ours | theirs)
    table = Table("No.", "what", "ours /s", "peer", "peer /s", "ratio", "at least")
    for number, what, ours_name, peer_name, target in TARGETS:
        ratio = statistics.median(each[ours_name] / each[peer_name] for each in rounds)
        table.add_row(
            number,
            what,
            f"{statistics.median(each[ours_name] for each in rounds):,.0f}",
            f"OpenSpiel {peer_name}",
            f"{statistics.median(each[peer_name] for each in rounds):,.0f}",
            f"{ratio:.2f}",
            f"{target:g}" if target else "",
        )
    console = Console(width=120)
    console.print(table)
    console.print(f"{platform.machine()}, Python {platform.python_version()}, {PEER_PACKAGE}, medians of {len(rounds)}")


if __name__ == "__main__":
    main()

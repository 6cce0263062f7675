"""``python -m benches``: ours and the peers' loops in turn, five times, and the medians as a table."""

import argparse
import os
import platform
import statistics
import sys
from pathlib import Path
from typing import NamedTuple

import numba
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benches.peers import PACKAGES, measured, peers_python


class Row(NamedTuple):
    """One line of the table; the ratio is ours over the peer's, both per second."""

    number: str
    what: str
    ours: str
    peer_said: str
    peer: str
    target: str = ""


ROWS = (
    Row("E1", "comemierda rules, Python-driven", "comemierda-rules", "OpenSpiel dou_dizhu", "dou_dizhu", "2"),
    Row("E1", "comemierda full State with events", "comemierda-state", "OpenSpiel dou_dizhu", "dou_dizhu"),
    Row("E2", "gnav rules, Python-driven", "gnav-rules", "OpenSpiel hearts", "hearts", "1"),
    Row("E2", "gnav full State with events", "gnav-state", "OpenSpiel hearts", "hearts"),
    Row("E3", "comemierda compiled", "comemierda-compiled", "OpenSpiel dou_dizhu, C++ side", "dou_dizhu-c++", "25"),
    Row("E3", "comemierda compiled", "comemierda-compiled", "OpenSpiel hearts, C++ side", "hearts-c++", "15"),
    Row("E4", "comemierda compiled", "comemierda-compiled", "the same in C", "reference", "0.625 (time 1.6)"),
    Row("E5", "gnav compiled", "gnav-compiled", "OpenSpiel hearts, C++ side", "hearts-c++", "10"),
    Row("E6", "comemierda, 1,024 tables", "comemierda-rows", "pgx leduc_holdem, 1,024", "leduc_holdem", "10"),
    Row("", "gnav, 1,024 tables", "gnav-rows", "pgx leduc_holdem, 1,024", "leduc_holdem"),
    Row("E7", "comemierda, two threads", "threads-2", "one thread", "threads-1", "1.7"),
    Row("", "the same, were two cores free", "threads-2-free", "one thread", "threads-1-free"),
    Row("", "cores that the two threads had", "threads-2-cores", "the one had", "threads-1-cores"),
    Row("E8", "comemierda environment", "comemierda-aec", "PettingZoo leduc_holdem", "leduc-aec", "2"),
    Row("E8", "gnav environment", "gnav-aec", "PettingZoo leduc_holdem", "leduc-aec", "2"),
    Row("E8", "comemierda, unwrapped", "comemierda-aec-raw", "leduc_holdem, unwrapped", "leduc-aec-raw", "6"),
    Row("E8", "gnav, unwrapped", "gnav-aec-raw", "leduc_holdem, unwrapped", "leduc-aec-raw", "6"),
    Row("", "comemierda compiled", "comemierda-compiled", "interpreted", "comemierda-interpreted"),
    Row("", "gnav compiled", "gnav-compiled", "interpreted", "gnav-interpreted"),
)


def one_round(peers: Path, seconds: str, seed: str) -> dict[str, float]:
    """Ours and the peers' loops in turn."""
    return (
        measured(sys.executable, "-m", "benches.ours", seconds, seed)
        | measured(peers, "benches/openspiel.py", seconds, seed)
        | measured(sys.executable, "-m", "benches.compiled", seconds, seed)
        | measured(peers, "benches/pgx_leduc.py", seconds, seed)
        | measured(sys.executable, "-m", "benches.environments", seconds, seed)
        | measured(peers, "-m", "benches.leduc", seconds, seed)
    )


def table_of(rounds: list[dict[str, float]]) -> Table:
    """The medians; a row whose loop could not run here is left out."""
    table = Table("No.", "what", "ours /s", "peer", "peer /s", "ratio", "at least")
    for row in ROWS:
        if not {row.ours, row.peer} <= rounds[0].keys():
            continue
        ours, peer, ratio = (
            statistics.median(each)
            for each in zip(
                *((each[row.ours], each[row.peer], each[row.ours] / each[row.peer]) for each in rounds), strict=True
            )
        )
        digits = ",.0f" if ours > 100 else ".2f"
        table.add_row(
            row.number, row.what, f"{ours:{digits}}", row.peer_said, f"{peer:{digits}}", f"{ratio:.2f}", row.target
        )
    return table


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="benches", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each loop and round (default 1)")
    arguments = parser.parse_args()
    peers = peers_python()
    seconds = str(arguments.seconds)
    rounds = [one_round(peers, seconds, str(seed)) for seed in track(range(1, arguments.rounds + 1), "measuring")]
    console = Console(width=140)
    console.print(table_of(rounds))
    versions = f"Python {platform.python_version()}, numba {numba.__version__}, {', '.join(PACKAGES)}"
    console.print(f"{platform.machine()}, {os.cpu_count()} cores, {versions}, medians of {len(rounds)}")


if __name__ == "__main__":
    main()

"""Our compiled loops, random play: ``python -m benches.compiled SECONDS SEED``, one JSON line each.

Whole matches, shuffles, exchanges and settlements included; compiled and run once before the clock starts. Per second
of CPU time, save the threads: theirs is time by the clock.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from benches.peers import ROOT
from benches.reference import GCC, Reference
from tapete.games.comemierda import fast as comemierda
from tapete.games.comemierda import playouts as comemierda_plain
from tapete.games.comemierda import rows as comemierda_rows
from tapete.games.comemierda.rules import Ruling
from tapete.games.gnav import fast as gnav
from tapete.games.gnav import rows as gnav_rows
from tapete.games.gnav import rules as gnav_plain

RULING = Ruling(4, 21, 1, 0, 0, 0, 0, 0, 0)
EMPTY = (0, 0, 0, 0)
LIVES = (3, 3, 3, 3)
TABLES = 1024

Loop = Callable[[int], int]
"""Takes a seed, plays, and tells how many steps it has played."""


def deck() -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """Room for either pack."""
    return np.zeros(42, np.int64)


def comemierda_compiled(seed: int) -> int:
    return comemierda.playouts(RULING, EMPTY, 5_000, seed, deck())[0]


def gnav_compiled(seed: int) -> int:
    return gnav.playouts(10_000, LIVES, gnav_plain.STANDARD, seed, deck())[0]


def comemierda_interpreted(seed: int) -> int:
    return comemierda_plain.playouts(RULING, EMPTY, 50, seed, [0] * 40)[0]


def gnav_interpreted(seed: int) -> int:
    return gnav_plain.playouts(50, LIVES, gnav_plain.STANDARD, seed, [0] * 42)[0]


def comemierda_side_by_side(steps: int = 100) -> Loop:
    """All tables draw, all tables go on."""
    rows = np.zeros((TABLES, comemierda_rows.width(4)), np.int64)
    masks, actions, over, won = np.zeros((4, TABLES), np.int64)
    points = np.zeros((TABLES, 4), np.int64)
    comemierda.begin_rows(RULING, EMPTY, rows, np.arange(1, TABLES + 1), masks, deck())

    def play(_: int) -> int:
        for _step in range(steps):
            comemierda.pick_rows(rows, masks, actions)
            comemierda.step_rows(RULING, EMPTY, rows, actions, masks, over, points, won, deck())
        return steps * TABLES

    return play


def gnav_side_by_side(steps: int = 100) -> Loop:
    """All tables draw, all tables go on."""
    rows = np.zeros((TABLES, gnav_rows.width(4)), np.int64)
    actions, over, won = np.zeros((3, TABLES), np.int64)
    changes = np.zeros((TABLES, 4), np.int64)
    gnav.begin_rows(rows, LIVES, gnav_plain.STANDARD, np.arange(1, TABLES + 1), deck())

    def play(_: int) -> int:
        for _step in range(steps):
            gnav.pick_rows(rows, actions)
            gnav.step_rows(rows, LIVES, gnav_plain.STANDARD, actions, over, changes, won, deck())
        return steps * TABLES

    return play


def in_c() -> Iterator[tuple[str, Loop]]:
    """The reference in C, if it can be built and comes to the same sums."""
    if GCC:
        reference = Reference(ROOT / "build")
        assert reference.playouts(RULING, 5_000, 7) == comemierda.playouts(RULING, EMPTY, 5_000, 7, deck())
        yield "reference", lambda seed: reference.playouts(RULING, 5_000, seed)[0]


def per_second(play: Loop, seconds: float, seed: int) -> float:
    """Steps per second of CPU time."""
    play(seed)
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seed += 1
        steps += play(seed)
    return steps / spent


def in_threads(threads: int, seconds: float, seed: int) -> dict[str, float]:
    """Steps per second by the clock; what they were if each thread had a core for itself; how many cores they had."""
    rounds = max(1, int(500_000 * seconds))
    with ThreadPoolExecutor(threads) as pool:
        start, cpu_start = time.perf_counter(), time.process_time()
        steps = sum(
            pool.map(
                lambda each: comemierda.playouts(RULING, EMPTY, rounds, each, deck())[0], range(seed, seed + threads)
            )
        )
        spent, cpu = time.perf_counter() - start, time.process_time() - cpu_start
    return {"": steps / spent, "-free": threads * steps / cpu, "-cores": cpu / spent}


def main(seconds: float, seed: int) -> None:
    """Run them all."""
    loops: dict[str, Loop] = {
        "comemierda-compiled": comemierda_compiled,
        **dict(in_c()),
        "gnav-compiled": gnav_compiled,
        "comemierda-rows": comemierda_side_by_side(),
        "gnav-rows": gnav_side_by_side(),
        "comemierda-interpreted": comemierda_interpreted,
        "gnav-interpreted": gnav_interpreted,
    }
    for what, play in loops.items():
        print(json.dumps({"what": what, "per_second": per_second(play, seconds, seed)}))
    for threads in (1, 2):
        for how, rate in in_threads(threads, seconds, seed).items():
            print(json.dumps({"what": f"threads-{threads}{how}", "per_second": rate}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))

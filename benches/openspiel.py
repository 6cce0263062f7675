"""OpenSpiel's Python-driven loop: `legal_actions`, a choice, `apply_action`. Runs in an environment of its own.

Usage: ``python openspiel.py SECONDS SEED``; prints one JSON line a game: decisions per second of CPU time. A deal there
is dealt card by card; those chance steps take their time but do not count as decisions.
"""

import json
import random
import sys
import time

import pyspiel

GAMES = ("dou_dizhu", "hearts")


def decisions_per_second(name: str, seconds: float, seed: int) -> float:
    """Random play of whole games until the time is up."""
    rng = random.Random(seed)
    game = pyspiel.load_game(name)
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / spent


if __name__ == "__main__":
    for each in GAMES:
        print(
            json.dumps({"what": each, "per_second": decisions_per_second(each, float(sys.argv[1]), int(sys.argv[2]))})
        )

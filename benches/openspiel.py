"""OpenSpiel's loops, random play. Runs in an environment of its own.

Usage: ``python openspiel.py SECONDS SEED``; prints two JSON lines a game: decisions per second of CPU time of the loop
driven from Python (`legal_actions`, a choice, `apply_action`), and of whole games played by its own random players on
the C++ side (`evaluate_bots`, one call a game). A deal there is dealt card by card; those chance steps take their time
but do not count as decisions.
"""

import json
import random
import sys
import time

import pyspiel

GAMES = ("dou_dizhu", "hearts")


def python_driven(game: pyspiel.Game, seconds: float, seed: int) -> tuple[float, float]:
    """Random play of whole games until the time is up: decisions per second, and per game."""
    rng = random.Random(seed)
    games = decisions = 0
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
        games += 1
    return decisions / spent, decisions / games


def games_in_cpp(game: pyspiel.Game, seconds: float, seed: int) -> float:
    """Games per second that OpenSpiel's random players play among themselves."""
    players = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), players, seed + games)
        games += 1
    return games / spent


def main(seconds: float, seed: int) -> None:
    """Both loops of each game."""
    for name in GAMES:
        game = pyspiel.load_game(name)
        decisions, a_game = python_driven(game, seconds, seed)
        print(json.dumps({"what": name, "per_second": decisions}))
        print(json.dumps({"what": f"{name}-c++", "per_second": games_in_cpp(game, seconds, seed) * a_game}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))

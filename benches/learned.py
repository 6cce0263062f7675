"""``python -m benches.learned``: the learned player of Comemierda against the others, and how long its levels think.

Contests are played by compiled loops with the policy that ships, over duplicate deals in all four seats; think times
are CPU times of the robots as they play at a table. `--expert N` gives the rounds of the contests of *expert*, which
take some 15 ms of CPU for each of them at the table; `--response N` the rounds in which a copy of the network learns to
beat three of it.
"""

import argparse
import os
import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tapete.core import HmacEntropy, Status, robot_key, simulation_secret
from tapete.games.comemierda import COMEMIERDA
from tapete.lab.comemierda import contest, fast
from tapete.lab.comemierda.exact import exact
from tapete.lab.comemierda.response import responded
from tapete.robots import robot
from tapete.robots.comemierda_learned import network, policy

ROUNDS = 7
TARGET = 21
SEATS = 4
NAMES = {contest.BY_LOT: "random", contest.LOWEST: "lowest", contest.RULES: "rules", contest.GOOD: "good"}


class Lot:
    """Contests among these players with one policy."""

    def __init__(self) -> None:
        net = exact(policy.read(network.PATH))
        self.hall = contest.hall(*net.second.shape)
        self.players = [contest.Player(kind, net) for kind in range(contest.EXPERT + 1)]

    def edges(self, one: int, three: int, rounds: int, series: int, seed: int) -> np.ndarray:
        """Points a round above an even share, by series."""
        points, places = np.zeros(series, np.float32), np.zeros(SEATS, np.int64)
        fast.contest(seed, 0, rounds, self.players[one], self.players[three], self.hall, points, places)  # type: ignore[arg-type]
        return points - 0.5

    def shares(self, one: int, three: int, count: int, seed: int) -> np.ndarray:
        """Shares of matches to 21, by fours of matches."""
        shares = np.zeros(count, np.float32)
        fast.matches(seed, 0, TARGET, self.players[one], self.players[three], self.hall, shares)
        return shares


class Row(NamedTuple):
    """One line of the report."""

    what: str
    value: np.ndarray
    rounds: str

    def __str__(self) -> str:
        error = self.value.std(ddof=1) / len(self.value) ** 0.5
        return f"{self.what:<52} {self.value.mean():+.4f} ±{error:.4f}  {self.rounds}"


def contests(lot: Lot, expert: int, seed: int) -> Iterator[Row]:
    """All of them."""
    for other, series in ((contest.RULES, 6000), (contest.LOWEST, 3000), (contest.BY_LOT, 1500)):
        edges = lot.edges(contest.GOOD, other, ROUNDS, series, seed)
        yield Row(f"good, three {NAMES[other]}: edge", edges, f"{series * SEATS * ROUNDS} rounds")
    edges = lot.edges(contest.RULES, contest.GOOD, ROUNDS, 3000, seed)
    yield Row("rules, three good: edge", edges, f"{3000 * SEATS * ROUNDS} rounds")
    yield Row(
        "good, three rules: share of matches", lot.shares(contest.GOOD, contest.RULES, 2000, seed), "8000 matches"
    )
    if not expert:
        return
    series = expert // (SEATS * ROUNDS)
    edges = lot.edges(contest.EXPERT, contest.RULES, ROUNDS, series, seed)
    yield Row("expert, three rules: edge", edges, f"{series * SEATS * ROUNDS} rounds")
    plain = lot.edges(contest.GOOD, contest.RULES, ROUNDS, series, seed)
    yield Row("the same deals: expert less good", edges - plain, "")
    one = lot.edges(contest.EXPERT, contest.GOOD, ROUNDS, series, seed)
    yield Row("expert, three good: edge, and paired gain", one, f"{series * SEATS * ROUNDS} rounds")
    other = lot.edges(contest.GOOD, contest.EXPERT, ROUNDS, series, seed)
    yield Row("good, three expert: edge", other, f"{series * SEATS * ROUNDS} rounds")
    yield Row("the same deals: expert among good less good among expert", one - other, "")


def think_times(level: str, matches: int) -> list[float]:
    """CPU milliseconds of every decision of one seat, forced ones too, at a table of `rules`."""
    times = []
    player, other = robot("comemierda", level), robot("comemierda", "rules")
    options = COMEMIERDA.options({})
    for match in range(matches):
        secret = simulation_secret(f"think {match}")
        number, step = 1, 0
        deal = COMEMIERDA.deal(options, HmacEntropy(secret, "comemierda", 1, [None] * SEATS), 1)
        state = COMEMIERDA.start(options, deal).state
        while COMEMIERDA.status(state) is not Status.OVER:
            if COMEMIERDA.status(state) is Status.BETWEEN:
                number += 1
                deal = COMEMIERDA.deal(options, HmacEntropy(secret, "comemierda", number, [None] * SEATS), number)
                state = COMEMIERDA.next_deal(state, deal).state
                continue
            seat = COMEMIERDA.to_act(state)[0]
            view, key = COMEMIERDA.view(state, seat), robot_key(secret, seat, number, step)
            begun = time.thread_time()
            action = (player if seat == match % SEATS else other).act(view, key)
            if seat == match % SEATS:
                times.append(1000 * (time.thread_time() - begun))
            state = COMEMIERDA.apply(state, seat, action).state
            step += 1
    return sorted(times)


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--expert", type=int, default=0, help="rounds of each contest of expert")
    parser.add_argument("--response", type=int, default=0, help="rounds that a best response learns")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for level, matches in (("novice", 20), ("regular", 20), ("good", 20), ("expert", 8)):
        times = think_times(level, matches)
        print(
            f"{level:<8} thinks {sum(times) / len(times):.2f} ms CPU, p99 {times[len(times) * 99 // 100]:.2f},"
            f" at most {times[-1]:.2f}; {len(times)} decisions",
            flush=True,
        )
    for row in contests(Lot(), asked.expert, asked.seed):
        print(row, flush=True)
    if asked.response:
        for told in responded(asked.response, asked.seed):
            learned = f"{told.rounds} rounds learned, {told.seconds / 60:.0f} minutes CPU"
            print(Row("a learned best response, three good: edge", told.edges, learned), flush=True)
    print(f"{os.cpu_count()} cores")


if __name__ == "__main__":
    main()

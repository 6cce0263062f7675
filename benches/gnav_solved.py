"""``python -m benches.gnav_solved``: whether the values of Gnav agree with play, how others fare, how long levels take.

Matches are played by compiled loops with the policy that ships; think times are CPU times of the robots as they play at
a table, without Numba.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tapete.core import HmacEntropy, Status, robot_key, simulation_secret
from tapete.games.gnav import GNAV_GAME
from tapete.games.gnav.view import View
from tapete.lab.gnav import selfplay
from tapete.robots import robot
from tapete.robots.gnav_solved.reading import life_state, spot
from tapete.robots.gnav_solved.solution import ASKS_OF, Policy, shipped_policy

MATCHES = 1_000_000
LEVELS = ("novice", "regular", "good", "expert", "solved")
RULES = {2: ("IV", "VI"), 3: ("IV", "V", "V"), 4: ("III", "IV", "IV", "IV")}
"""What the robot `rules` goes by."""


def plans(policy: Policy) -> Iterator[tuple[str, selfplay.Plan]]:
    """Others to hold against the solution."""
    sets = policy.sets
    yield "rules", selfplay.by_thresholds(sets, RULES)
    yield "thresholds", selfplay.by_thresholds(sets)
    yield "never asks", np.zeros(sets.begins[-1], np.int64)
    yield "by lot", np.full(sets.begins[-1], ASKS_OF // 2, np.int64)


def play(policy: Policy) -> None:
    """The contests."""
    solved = selfplay.solved(policy)
    begun = time.process_time()
    shares = selfplay.play(policy.sets, [solved], [0] * 4, MATCHES, seed=12)
    foretold = selfplay.foretold(policy)
    print("won     ", *(f"{100 * share:.3f}" for share in shares.won))
    print("foretold", *(f"{100 * value:.3f}" for value in foretold), f"off by at most {shares.off(foretold):.2f} s.e.")
    print(
        f"{shares.deals / MATCHES:.3f} deals a match, {MATCHES / (time.process_time() - begun):,.0f} matches a second"
    )
    for name, plan in plans(policy):
        one = selfplay.alone(policy.sets, solved, plan, MATCHES, seed=21)
        other = selfplay.alone(policy.sets, plan, solved, MATCHES, seed=31)
        print(f"{name:<12} one solved among three {100 * one:.2f} %, one among three solved {100 * other:.2f} %")


def views(matches: int) -> Iterator[View]:
    """Decisions of whole matches of the robot `rules`."""
    options, player = GNAV_GAME.options({}), robot("gnav", "rules")
    for number in range(matches):
        secret, state = simulation_secret(f"bench/{number}"), None
        for count in range(1, 100):
            deal: Any = GNAV_GAME.deal(options, HmacEntropy(secret, "gnav", count, [None] * 4), count)
            if state is not None and GNAV_GAME.skips(state):
                deal = type(deal)(count, None, None)
            state = (GNAV_GAME.start(options, deal) if state is None else GNAV_GAME.next_deal(state, deal)).state
            while GNAV_GAME.status(state) is Status.PLAYING:
                (seat,) = GNAV_GAME.to_act(state)
                view = GNAV_GAME.view(state, seat)
                yield view
                state = GNAV_GAME.apply(state, seat, player.act(view, bytes(32))).state
            if GNAV_GAME.status(state) is Status.OVER:
                break


def think(seen: Sequence[View]) -> None:
    """How long the levels take."""
    for name in LEVELS:
        player, times = robot("gnav", name), []
        player.act(seen[0], bytes(32))
        for number, view in enumerate(seen):
            key = robot_key(b"bench", 0, 0, number)
            begun = time.thread_time_ns()
            player.act(view, key)
            times.append((time.thread_time_ns() - begun) / 1000)
        mean, high = sum(times) / len(times), float(np.percentile(times, 99))
        print(f"{name:<8} {mean:6.1f} us, p99 {high:6.1f}, at most {max(times):6.1f}, of {len(times):,} decisions")


def look_up(policy: Policy, seen: Sequence[View]) -> None:
    """How long it takes to find a set among the keys."""
    known = [(state, spot(view).key()) for view in seen if (state := life_state(view)) is not None]
    begun = time.process_time()
    for state, key in known:
        policy.sets.place(state, key)
    print(f"lookup {(time.process_time() - begun) / len(known) * 1e6:.2f} us")


if __name__ == "__main__":
    seen = list(views(100))
    think(seen)
    look_up(shipped_policy(), seen)
    play(shipped_policy())

"""Random play of PettingZoo environments, one agent after the other: the same loop for ours and the peer's."""

import json
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np


def per_second(env: Any, seconds: float, seed: int) -> float:
    """Actions per second of CPU time: whole matches, what the agent is shown and its mask looked at each time."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[rng.integers(len(legal))]))
            steps += 1
    return steps / spent


def tell(environments: Mapping[str, Callable[[], Any]], seconds: float, seed: int) -> None:
    """One JSON line for each environment."""
    for what, make in environments.items():
        print(json.dumps({"what": what, "per_second": per_second(make(), seconds, seed)}))

"""pgx's leduc_holdem, 1,024 tables side by side, random play. Runs in an environment of its own.

Usage: ``python pgx_leduc.py SECONDS SEED``; prints one JSON line: steps per second of CPU time. It is compiled and has
run once before the clock starts; a table that is over begins anew, as ours do.
"""

import json
import os
import sys
import time
import warnings

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
warnings.filterwarnings("ignore")

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import pgx  # noqa: E402
from pgx.experimental.wrappers import auto_reset  # noqa: E402

TABLES = 1024
STEPS = 64


def steps_per_second(name: str, seconds: float, seed: int) -> float:
    """Random play of all tables at once until the time is up."""
    game = pgx.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))

    def one_step(carry, _):
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return (step(state, action, jax.random.split(chance, TABLES)), key), jnp.sum(state.terminated)

    @jax.jit
    def many_steps(state, key):
        (state, key), over = jax.lax.scan(one_step, (state, key), None, length=STEPS)
        return state, key, over.sum()

    key = jax.random.PRNGKey(seed)
    state = jax.jit(jax.vmap(game.init))(jax.random.split(key, TABLES))
    state, key, over = many_steps(state, key)
    over.block_until_ready()
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state, key, over = many_steps(state, key)
        over.block_until_ready()
        steps += STEPS * TABLES
    return steps / spent


if __name__ == "__main__":
    name = "leduc_holdem"
    print(json.dumps({"what": name, "per_second": steps_per_second(name, float(sys.argv[1]), int(sys.argv[2]))}))

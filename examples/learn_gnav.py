"""Learn Gnav from nothing in a minute: a table of what keeping and asking brought, filled by play against itself.

    pip install 'tapete[rl]'
    python examples/learn_gnav.py

Written as a notebook: an editor that knows ``# %%`` runs it cell by cell.
"""

# %% The environment: a match of one life, so that it is over after a few deals

import numpy as np

from tapete.adapters import pettingzoo
from tapete.cards.gnav import RANKS

# %% What the learner looks at: its own card, and how many act after it


def situation(env, observation):
    """The rank of the own card and the number of seats that still act after this one."""
    fields = env.unwrapped.layout.named(observation)
    own = int(fields["known"][: len(RANKS)].argmax())
    return int(fields["waiting"].max()) - 1, own


# %% A match: each seat chooses by its policy, and its choices are kept


def play(env, policies, rng):
    """One match: the return of every seat, and every situation and choice of it."""
    env.reset()
    returns = dict.fromkeys(env.possible_agents, 0.0)
    choices = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter():
        seen, reward, ended, stopped, _ = env.last()
        returns[agent] += reward
        if ended or stopped:
            env.step(None)
            continue
        where = situation(env, seen["observation"])
        action = policies[agent](where, rng)
        choices[agent].append((*where, action))
        env.step(action)
    return returns, choices


def at_random(_where, rng):
    """Any of the two."""
    return int(rng.integers(2))


# %% Learning: the mean return of each choice in each situation, one time in ten tried at random


def learn(matches, seed=1):
    """Play against itself; the table of mean returns by seats to come, rank and choice."""
    env = pettingzoo.gnav(lives=1)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = np.zeros((env.max_num_agents, len(RANKS), 2))
    count = np.ones_like(total)

    def curious(where, rng):
        if rng.random() < 0.1:
            return at_random(where, rng)
        return int((total[where] / count[where]).argmax())

    policies = dict.fromkeys(env.possible_agents, curious)
    for _ in range(matches):
        returns, choices = play(env, policies, rng)
        for agent, made in choices.items():
            for choice in made:
                total[choice] += returns[agent]
                count[choice] += 1
    return total / count


# %% Judging: one learner among three who choose at random, every seat in turn


def judge(table, matches, seed=2):
    """The learner's share of the matches; a quarter is what chance gives."""
    env = pettingzoo.gnav(lives=1)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    share = 0.0
    for number in range(matches):
        learner = env.possible_agents[number % env.max_num_agents]
        policies = dict.fromkeys(env.possible_agents, at_random)
        policies[learner] = lambda where, _rng: int(table[where].argmax())
        returns, _ = play(env, policies, rng)
        share += returns[learner]
    return share / matches


# %% All of it


def main(training=12_000, judging=2_000):
    """Learn, judge, and print from which card on the learner keeps."""
    table = learn(training)
    print(f"share of the matches against three at random: {judge(table, judging):.3f} (chance gives 0.250)")
    for after, rows in enumerate(table):
        asks = [name for name, (keep, ask) in zip(RANKS, rows, strict=True) if ask > keep]
        print(f"{after} to come: asks with {' '.join(asks)}")


if __name__ == "__main__":
    main()

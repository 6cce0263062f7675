"""Learn Comemierda from nothing in a minute: a small network that foretells its points, trained by play against itself.

    pip install 'tapete[rl]'
    python examples/learn_comemierda.py

Written as a notebook: an editor that knows ``# %%`` runs it cell by cell.
"""

# %% The environment: with a target of one point a match is a single round

import numpy as np

from tapete.adapters import pettingzoo

# %% The network: the observation in, for each action the points it expects out


class Network:
    """One hidden layer; trained on the points that a choice has brought, by Adam."""

    def __init__(self, inputs, actions, rng, hidden=64):
        self.weights = [
            rng.normal(0, inputs**-0.5, (inputs, hidden)),
            np.zeros(hidden),
            np.zeros((hidden, actions)),
            np.zeros(actions),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def values(self, seen):
        """The points expected of each action."""
        into, bias, out, bias_out = self.weights
        return np.maximum(seen @ into + bias, 0) @ out + bias_out

    def train(self, seen, actions, points, rate=0.003):
        """A step towards the points that these actions have brought."""
        into, bias, out, bias_out = self.weights
        hidden = np.maximum(seen @ into + bias, 0)
        rows = np.arange(len(actions))
        wrong = np.zeros((len(actions), len(bias_out)))
        wrong[rows, actions] = ((hidden @ out + bias_out)[rows, actions] - points) / len(actions)
        back = (wrong @ out.T) * (hidden > 0)
        self.steps += 1
        slopes = [seen.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)]
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean[...] += 0.1 * (slope - mean)
            square[...] += 0.001 * (slope**2 - square)
            weight[...] -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


# %% A round: each seat chooses by its policy, and its choices are kept


def play(env, policies, rng):
    """One round: the points of every seat, and all that it saw and chose."""
    env.reset()
    points = dict.fromkeys(env.possible_agents, 0.0)
    choices = {agent: [] for agent in env.possible_agents}
    scale = env.unwrapped.layout.high
    for agent in env.agent_iter():
        seen, reward, ended, stopped, _ = env.last()
        points[agent] += reward
        if ended or stopped:
            env.step(None)
            continue
        looked = seen["observation"] / scale
        action = policies[agent](looked, np.flatnonzero(seen["action_mask"]), rng)
        choices[agent].append((looked, action))
        env.step(action)
    return points, choices


def at_random(_seen, legal, rng):
    """Any legal action."""
    return rng.choice(legal)


def best(network):
    """The legal action of which most is expected."""
    return lambda seen, legal, _rng: legal[network.values(seen)[legal].argmax()]


# %% Learning: all four seats are the learner, one choice in ten is made at random


def learn(rounds, seed=1, batch=32):
    """Play against itself; the network."""
    env = pettingzoo.comemierda(target=1)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    network = Network(env.unwrapped.layout.size, env.action_space("seat_0").n, rng)
    greedy = best(network)

    def curious(seen, legal, rng):
        return at_random(seen, legal, rng) if rng.random() < 0.1 else greedy(seen, legal, rng)

    policies = dict.fromkeys(env.possible_agents, curious)
    for _ in range(rounds // batch):
        memory = []
        for _ in range(batch):
            points, choices = play(env, policies, rng)
            memory += [(seen, action, points[agent]) for agent, made in choices.items() for seen, action in made]
        rng.shuffle(memory)
        for start in range(0, len(memory), 256):
            seen, actions, brought = zip(*memory[start : start + 256], strict=True)
            network.train(np.array(seen), np.array(actions), np.array(brought))
    return network


# %% Judging: one learner among three who play at random, every seat in turn


def judge(network, rounds, seed=2):
    """The learner's mean points in a round; chance gives half a point."""
    env = pettingzoo.comemierda(target=1)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = 0.0
    for number in range(rounds):
        learner = env.possible_agents[number % env.max_num_agents]
        policies = dict.fromkeys(env.possible_agents, at_random)
        policies[learner] = best(network)
        points, _ = play(env, policies, rng)
        total += points[learner]
    return total / rounds


# %% All of it


def main(training=3_200, judging=800):
    """Learn and judge."""
    network = learn(training)
    print(f"points in a round against three at random: {judge(network, judging):+.2f} (chance gives +0.50)")


if __name__ == "__main__":
    main()

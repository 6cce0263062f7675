"""Both games as PettingZoo environments, one agent after the other (AEC).

    from tapete.adapters import pettingzoo

    env = pettingzoo.gnav(lives=1)

An episode is a match. `comemierda` rewards each seat with its points of every round as it is scored (C30), so its
return is its total; `gnav` rewards the winner of the match with 1, those who share it with equal parts (G24).

Invariants:
- an observation holds what the seat's View holds, as `seen.py` of the game lays it out;
- the mask of an agent that is not to act is all zeros;
- after ``reset(seed=s)`` the first match has the deals of match 1 of a simulation with the seed s, the next reset
  without a seed those of match 2, and so on; never seeded, the seed is drawn from the system.
"""

import secrets
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tapete.adapters.comemierda.match import Match as ComemierdaMatch
from tapete.adapters.gnav.match import Match as GnavMatch
from tapete.adapters.layout import NUMBER, Layout
from tapete.adapters.matches import Chance, Match, kept_mask
from tapete.adapters.wrapping import wrapped
from tapete.core import BadInput
from tapete.games.comemierda import COMEMIERDA
from tapete.games.gnav import GNAV_GAME

Observation: TypeAlias = dict[str, NDArray[Any]]

RENDER_MODES: Final = ("ansi", "human")


def comemierda(
    *, render_mode: str | None = None, rounds: int | None = None, raw: bool = False, **options: Any
) -> AECEnv[str, Observation, int]:
    """Comemierda, with its options; ``target=1`` makes a match one round, `rounds` stops it after so many.

    With PettingZoo's standard wrappers, or `raw` without. BadInput for what cannot be played.
    """
    chosen = COMEMIERDA.options(options)
    if chosen.target is None and rounds is None:
        raise BadInput("a match without a target needs a number of rounds to stop after")
    _check(render_mode, rounds)
    env = Environment(
        COMEMIERDA.name, chosen.players, lambda chance: ComemierdaMatch(chosen, chance, rounds), render_mode
    )
    return env if raw else wrapped(env)


def gnav(
    *, render_mode: str | None = None, rounds: int | None = None, raw: bool = False, **options: Any
) -> AECEnv[str, Observation, int]:
    """Gnav, with its options; `rounds` stops a match after so many settled deals.

    With PettingZoo's standard wrappers, or `raw` without. BadInput for what cannot be played.
    """
    chosen = GNAV_GAME.options(options)
    _check(render_mode, rounds)
    env = Environment(GNAV_GAME.name, chosen.players, lambda chance: GnavMatch(chosen, chance, rounds), render_mode)
    return env if raw else wrapped(env)


def _check(render_mode: str | None, rounds: int | None) -> None:
    if render_mode not in (None, *RENDER_MODES):
        raise BadInput(f"a render mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
    if rounds is not None and (type(rounds) is not int or rounds < 1):
        raise BadInput(f"rounds is a number from 1, not {rounds!r}")


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo tells no types
    """A match for as many agents as there are seats: ``seat_0``, ``seat_1``, ..."""

    def __init__(
        self, game: str, players: int, begin: Callable[[Chance], Match], render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._game = game
        self._begin = begin
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed = ""
        self._matches = 0
        self._match = begin(Chance(game, players, "spaces"))
        self.layout: Layout = self._match.layout
        self._nothing = kept_mask(0, self._match.actions)
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._match.actions) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(self.layout.low, self.layout.high, dtype=NUMBER),
                "action_mask": spaces.Box(0, 1, (self._match.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A vector by the `layout`, and a 1 for each legal action."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the actions, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """The next match, or with a seed the first of that seed; `options` are PettingZoo's and tell nothing here."""
        if seed is not None or not self._seed:
            self._seed = secrets.token_hex(16) if seed is None else str(seed)
            self._matches = 0
        self._matches += 1
        self._match = self._begin(Chance(self._game, len(self.possible_agents), f"{self._seed}/{self._matches}"))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rewarded = False
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self._match.turn]

    def observe(self, agent: str) -> Observation:
        """What the agent may know now, and what it may do: a mask to read, not to write into."""
        match = self._match
        mask = kept_mask(match.legal, match.actions) if agent == self.agent_selection else self._nothing
        return {"observation": match.observe(self._seats[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; once the match has ended None. BadInput for any other."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self._match
        number = _number(action)
        if number < 0 or not match.legal >> number & 1:
            raise BadInput(f"action {action} of {agent} is not legal now")
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        self._cumulative_rewards[agent] = 0.0
        brought = match.step(number)
        if brought is not None:
            self.rewards = dict(zip(self.agents, brought, strict=True))
            self._accumulate_rewards()
            self._rewarded = True
        self.agent_selection = self.possible_agents[match.turn]
        if match.over or match.stopped:
            ended = self.terminations if match.over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the seat to act may know, field by field: as text, or printed where the mode is human."""
        agent = self.agent_selection
        text = f"{self._game} {agent}\n{self.layout.text(self._match.observe(self._seats[agent]))}\n"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def _number(action: int | None) -> int:
    """The action as a plain number, -1 for what is none."""
    try:
        return int(action)  # type: ignore[arg-type]  # that it may be None is what is asked here
    except (TypeError, ValueError):
        return -1

"""PettingZoo's standard wrappers, put round an environment as PettingZoo puts them round its own card games.

The wrappers ask one another for every attribute of the match, three deep; these look where it lies, which is most of
what an action costs. Each check is PettingZoo's own.

Invariants:
- before the first reset the attributes of the match are refused, as PettingZoo refuses them;
- what the wrappers tell of a match is what the environment tells at that moment.
"""

from operator import attrgetter
from typing import Any, Final, TypeVar

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

Seen = TypeVar("Seen")

ILLEGAL_REWARD: Final = -1.0
"""What an agent gets for an action that is not legal; the match is then off."""


class _Near:
    """A wrapper that reads what belongs to the match from the environment itself, once that has been reset."""

    agents = property(attrgetter("_environment.agents"))
    agent_selection = property(attrgetter("_environment.agent_selection"))
    rewards = property(attrgetter("_environment.rewards"))
    terminations = property(attrgetter("_environment.terminations"))
    truncations = property(attrgetter("_environment.truncations"))
    infos = property(attrgetter("_environment.infos"))
    _cumulative_rewards = property(attrgetter("_environment._cumulative_rewards"))

    env: Any

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """As PettingZoo says; from now on the attributes of the match can be read."""
        super().reset(seed=seed, options=options)  # type: ignore[misc]
        self._environment = self.env.unwrapped

    def __str__(self) -> str:
        return str(self.env)


class _TerminateIllegal(_Near, wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """An illegal action ends the match."""


class _AssertOutOfBounds(_Near, wrappers.AssertOutOfBoundsWrapper):  # type: ignore[misc]
    """What is no action at all is refused."""


class _OrderEnforcing(_Near, wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Nothing is asked before a reset, and each agent acts once in its turn."""


def wrapped(env: AECEnv[str, Seen, int]) -> AECEnv[str, Seen, int]:
    """The environment within the three."""
    return _OrderEnforcing(_AssertOutOfBounds(_TerminateIllegal(env, illegal_reward=ILLEGAL_REWARD)))

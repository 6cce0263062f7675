"""Which robots there are, per game, by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from tapete.core import BadInput, Robot
from tapete.robots import chance, comemierda_lowest, comemierda_rules, gnav_lowest, gnav_rules, gnav_solved
from tapete.robots.comemierda_learned import robot as comemierda_levels
from tapete.robots.gnav_solved import levels as gnav_levels

AnyRobot: TypeAlias = Robot[Any, Any]

ROBOTS: Final[Mapping[str, Mapping[str, Callable[[], AnyRobot]]]] = MappingProxyType(
    {
        "comemierda": MappingProxyType(
            {
                "random": chance.Random,
                "lowest": comemierda_lowest.Lowest,
                "rules": comemierda_rules.Rules,
                "novice": comemierda_levels.Novice,
                "regular": comemierda_levels.Regular,
                "good": comemierda_levels.Good,
                "expert": comemierda_levels.Expert,
            }
        ),
        "gnav": MappingProxyType(
            {
                "random": chance.Random,
                "lowest": gnav_lowest.Lowest,
                "rules": gnav_rules.Rules,
                "novice": gnav_levels.Novice,
                "regular": gnav_levels.Regular,
                "good": gnav_levels.Good,
                "expert": gnav_levels.Expert,
                "solved": gnav_solved.Solved,
            }
        ),
    }
)
"""Game, then name without version, gives what makes the robot; from the weakest to the strongest."""


def robot(game: str, name: str) -> AnyRobot:
    """The robot called `name`, or ``NAME@VERSION``, in a game; BadInput with one line if there is none.

    Never a program from outside (`outside.player`): names in the records of strangers come here too.
    """
    robots = ROBOTS.get(game)
    if robots is None:
        raise BadInput(f"unknown game {game!r}; there are {', '.join(ROBOTS)}")
    plain, _, version = name.partition("@")
    if plain not in robots:
        raise BadInput(f"unknown robot {name!r} in {game}; there are {', '.join(robots)}")
    made = robots[plain]()
    if version and made.name != name:
        raise BadInput(f"unknown version of robot {plain!r}: {version!r}; there is {made.name}")
    return made

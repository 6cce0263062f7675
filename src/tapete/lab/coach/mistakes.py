"""What mistakes cost robots of all levels in a match: ``python -m tapete.lab.coach.mistakes`` prints the table."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tapete.coach.comemierda import ComemierdaCoach
from tapete.core import Seat
from tapete.games import GAMES
from tapete.lab.coach.calibrating import choices
from tapete.lab.simulate import Match, Simulation, simulation
from tapete.robots import robot
from tapete.robots.gnav_solved import values
from tapete.robots.gnav_solved.solution import WORTH_OF

SEED: Final = "mistakes"
SAMPLES: Final = 16


@dataclass(frozen=True, slots=True)
class Field:
    """Who meets in how many matches."""

    game: str
    robots: tuple[str, ...]
    matches: int


FIELDS: Final = (
    Field("gnav", ("novice", "regular", "good", "expert"), 1000),
    Field("gnav", ("random", "lowest", "rules", "solved"), 1000),
    Field("comemierda", ("novice", "regular", "good", "rules"), 12),
)


class Row(NamedTuple):
    """What the mistakes of a robot cost it in a match, in points of a hundred, with the standard error."""

    game: str
    robot: str
    cost: float
    error: float


def rows(field: Field) -> Iterator[Row]:
    """A row for each robot."""
    plan = simulation(GAMES[field.game], {}, [robot(field.game, name) for name in field.robots], SEED)
    found = [_costs(plan, plan.match(number)) for number in range(1, field.matches + 1)]
    for seat, name in enumerate(field.robots):
        costs = [100 * match[seat] for match in found]
        mean = sum(costs) / len(costs)
        squares = sum((cost - mean) ** 2 for cost in costs) / (len(costs) - 1)
        yield Row(field.game, name, mean, math.sqrt(squares / len(costs)))


def _costs(plan: Simulation, match: Match) -> list[float]:
    costs = [0.0] * len(plan.robots)
    for place, seat, view, action in choices(plan, match):
        costs[seat] += _cost(plan, seat, view, action, f"{match.record.header.seed}/{place}")
    return costs


def _cost(plan: Simulation, seat: Seat, view: Any, action: Any, key: str) -> float:
    if plan.game.name == "gnav":
        worth = values(view)
        assert worth is not None, f"seat {seat} plays a deal that is not solved"
        return max(worth.keep, worth.ask) / WORTH_OF - worth.of(action)
    judged = ComemierdaCoach(plan.options, SAMPLES).judged(view, action, key)
    return 0.0 if judged is None else judged.cost


def main() -> None:
    """Print a line of the table for each robot."""
    for field in FIELDS:
        for row in rows(field):
            print(f"| {row.game} | *{row.robot}* | {row.cost:.1f} ± {row.error:.1f} |", flush=True)


if __name__ == "__main__":
    main()

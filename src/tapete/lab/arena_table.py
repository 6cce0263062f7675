"""What an arena shows: a rating for each robot and a cross table, all with standard errors.

Invariants:
- a deal is one observation: its rotations are averaged first, and what robots do on the same deals is compared deal by
  deal, so luck that both had cancels out;
- ratings fit the cross table best by least squares, if row minus column is what a cell says; they sum to zero.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tapete.lab.arena import Plan, Played
from tapete.robots.outside import player


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean and its standard error, which a single observation does not have."""

    mean: float
    error: float | None

    def written(self) -> dict[str, Any]:
        """Rounded so that it reads well and is the same everywhere."""
        return {"mean": round(self.mean, 6), "error": None if self.error is None else round(self.error, 6)}

    def __str__(self) -> str:
        return f"{self.mean:+.4f}" + ("" if self.error is None else f" ± {self.error:.4f}")


@dataclass(frozen=True, slots=True)
class Rated:
    """A robot, its rating, and how far that is above the next one's."""

    robot: str
    rating: Figure
    above_next: Figure | None


@dataclass(frozen=True, slots=True)
class ArenaTable:
    """The outcome: robots from the best to the last, and for each pair how the one alone fared."""

    plan: Plan
    matches: int
    rounds: int
    rated: tuple[Rated, ...]
    cells: dict[tuple[str, str], Figure]
    """By the robot that was alone and the one it was against."""
    replaced: dict[str, dict[str, int]]
    """Turns of outside robots that a stand-in played: robot, reason, how many."""

    def written(self) -> list[dict[str, Any]]:
        """One object for the arena, one a robot, one a cell."""
        plan = self.plan
        head = {"game": plan.game, "measure": plan.measure, "players": plan.players, "seed": plan.seed}
        rows: list[dict[str, Any]] = [{**head, "deals": plan.deals, "matches": self.matches, "rounds": self.rounds}]
        for rated in self.rated:
            above = None if rated.above_next is None else rated.above_next.written()
            row = {"robot": rated.robot, "rating": rated.rating.written(), "above_next": above}
            rows.append(row | ({"replaced": self.replaced[rated.robot]} if rated.robot in self.replaced else {}))
        rows += [
            {"alone": alone, "against": against, plan.measure: cell.written()}
            for (alone, against), cell in self.cells.items()
        ]
        return rows


def figure(values: Sequence[float]) -> Figure:
    """Mean and standard error of independent observations."""
    count = len(values)
    mean = math.fsum(values) / count
    if count == 1:
        return Figure(mean, None)
    spread = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return Figure(mean, math.sqrt(spread / count))


def table(plan: Plan, played: Iterable[Played]) -> ArenaTable:
    """The table of all pieces of a plan, whatever order they come in."""
    units: dict[tuple[int, int], list[float]] = {pair: [0.0] * plan.deals for pair in plan.pairs}
    matches = rounds = 0
    replaced: Counter[tuple[int, str]] = Counter()
    for part in played:
        piece = part.piece
        values = [plan.value(won) for won in part.units]
        units[piece.alone, piece.against][piece.first - 1 : piece.last] = values
        matches += part.matches
        rounds += part.rounds
        replaced.update(part.replaced)
    names = [player(plan.game, text).name for text in plan.robots]
    ratings = _ratings(plan, units)
    order = sorted(range(len(names)), key=lambda place: (-math.fsum(ratings[place]), place))
    return ArenaTable(
        plan,
        matches,
        rounds,
        tuple(
            Rated(
                names[place], figure(ratings[place]), None if below is None else _above(ratings[place], ratings[below])
            )
            for place, below in zip(order, [*order[1:], None], strict=True)
        ),
        {(names[a], names[b]): figure(units[a, b]) for a in order for b in order if a != b},
        {
            names[place]: {why: replaced[at, why] for at, why in sorted(replaced) if at == place}
            for place in sorted({place for place, _ in replaced})
        },
    )


def _ratings(plan: Plan, units: dict[tuple[int, int], list[float]]) -> list[list[float]]:
    """For each robot its rating in every deal."""
    robots = range(len(plan.robots))
    return [
        [
            math.fsum(units[a, b][deal] - units[b, a][deal] for b in robots if b != a) / (2 * len(robots))
            for deal in range(plan.deals)
        ]
        for a in robots
    ]


def _above(ratings: Sequence[float], below: Sequence[float]) -> Figure:
    return figure([one - other for one, other in zip(ratings, below, strict=True)])

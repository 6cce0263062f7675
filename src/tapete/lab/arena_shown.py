"""An arena's table for people: in the terminal."""

from rich.console import Group
from rich.table import Table

from tapete.lab.arena import ROUNDS
from tapete.lab.arena_table import ArenaTable, Figure


def measured(arena: ArenaTable) -> str:
    """What the numbers are, in one line."""
    others = arena.plan.players - 1
    if arena.plan.measure == "edge":
        return (
            f"edge of one robot against {others} of another: office points a round above the mean, series of {ROUNDS}"
        )
    return f"share of matches of one robot against {others} of another; {arena.plan.even:.4f} is even"


def shown(arena: ArenaTable, seconds: float) -> Group:
    """Ratings, cross table, and which outside robots failed."""
    speed = f"{arena.matches / seconds:,.0f}" if seconds > 0 else "-"
    title = f"{arena.plan.game}, {arena.plan.deals:,} deals from seed {arena.plan.seed}, in every seat"
    ratings = Table(
        title=title, caption=f"{arena.matches:,} matches, {arena.rounds:,} rounds, {speed} matches a second"
    )
    for heading in ("robot", "rating", "above the next", "in standard errors"):
        ratings.add_column(heading, justify="left" if heading == "robot" else "right")
    for rated in arena.rated:
        above = rated.above_next
        ratings.add_row(rated.robot, str(rated.rating), "" if above is None else str(above), _in_errors(above))
    cross = Table(title=f"row alone against column: {measured(arena)}")
    cross.add_column("")
    robots = [rated.robot for rated in arena.rated]
    for robot in robots:
        cross.add_column(robot, justify="right")
    for alone in robots:
        cross.add_row(alone, *("" if alone == other else _cell(arena, arena.cells[alone, other]) for other in robots))
    failed = [
        f"{robot}: turns played by its stand-in: {', '.join(f'{count:,} {why}' for why, count in reasons.items())}"
        for robot, reasons in arena.replaced.items()
    ]
    return Group(ratings, cross, *failed)


def _in_errors(figure: Figure | None) -> str:
    return f"{figure.mean / figure.error:.1f}" if figure is not None and figure.error else ""


def _cell(arena: ArenaTable, figure: Figure) -> str:
    return str(figure) if arena.plan.measure == "edge" else str(figure).removeprefix("+")

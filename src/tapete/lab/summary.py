"""What came out of a simulation, seat by seat."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.table import Table

from tapete.lab.simulate import Match, Simulation
from tapete.robots.outside import Outside


@dataclass
class Summary:
    """Running totals over matches; `measure` is what a seat ends with: points in Comemierda, lives in Gnav."""

    plan: Simulation
    matches: int = 0
    rounds: int = 0
    wins: list[int] = field(init=False)
    shared: list[int] = field(init=False)
    measure: str = field(init=False)
    totals: list[int] = field(init=False)
    replaced: list[Counter[str]] = field(init=False)
    """Why turns of a seat were played by a stand-in."""

    def __post_init__(self) -> None:
        seats = len(self.plan.robots)
        self.wins, self.shared, self.totals = [0] * seats, [0] * seats, [0] * seats
        self.replaced = [Counter() for _ in range(seats)]
        self.measure = "points" if self.plan.game.name == "comemierda" else "lives"

    def add(self, match: Match) -> None:
        """One more match."""
        state = self.plan.game.notation.written_state(match.state)
        ends: Sequence[int] = state["totals" if self.measure == "points" else "lives"]
        self.matches += 1
        self.rounds += state["rounds"]
        self.totals = [before + end for before, end in zip(self.totals, ends, strict=True)]
        won = self.wins if len(match.winners) == 1 else self.shared
        for seat in match.winners:
            won[seat] += 1
        for seat, why in match.replaced:
            self.replaced[seat][why] += 1

    def written(self) -> dict[str, Any]:
        """The same for every machine and every run: no times."""
        return {
            "game": self.plan.game.name,
            "seed": self.plan.seed,
            "matches": self.matches,
            "rounds": self.rounds,
            "seats": [
                {
                    "robot": robot.name,
                    "wins": self.wins[seat],
                    "shared": self.shared[seat],
                    self.measure: self.totals[seat],
                    **({"replaced": dict(sorted(self.replaced[seat].items()))} if isinstance(robot, Outside) else {}),
                }
                for seat, robot in enumerate(self.plan.robots)
            ],
        }

    def table(self, seconds: float) -> Table:
        """For a person to read."""
        each = max(self.matches, 1)
        speed = f"{self.matches / seconds:,.0f}" if seconds > 0 else "-"
        table = Table(
            title=f"{self.plan.game.name}, {self.matches:,} matches",
            caption="\n".join([f"{self.rounds / each:.1f} rounds a match, {speed} matches a second", *self._failed()]),
        )
        table.add_column("seat", justify="right")
        table.add_column("robot")
        for heading in ("wins", "shared wins", f"{self.measure} a match"):
            table.add_column(heading, justify="right")
        for seat, robot in enumerate(self.plan.robots):
            wins = f"{self.wins[seat]:,} ({self.wins[seat] / each:.1%})"
            table.add_row(str(seat), robot.name, wins, f"{self.shared[seat]:,}", f"{self.totals[seat] / each:.2f}")
        return table

    def _failed(self) -> Iterator[str]:
        for seat, reasons in enumerate(self.replaced):
            if reasons:
                told = ", ".join(f"{count:,} {why}" for why, count in sorted(reasons.items()))
                yield f"seat {seat}: turns played by its stand-in: {told}"

"""Forecasts held against outcomes: how many of the choices win that a coach said would win so often.

``python -m tapete.lab.coach.calibrating FILE`` plays thousands of matches among robots, asks the coach about choices
drawn by lot, and writes a line for each table of players and tenth of the scale (docs/coach-calibration.jsonl).

Invariants:
- the same plan gives the same file;
- choices of one match share its outcome, so errors are those of means over matches.
"""

import json
import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from tapete.coach import SAMPLES
from tapete.coach.comemierda import ComemierdaCoach
from tapete.coach.judging import Judged
from tapete.core import Seat, robot_key, simulation_secret
from tapete.games import GAMES
from tapete.lab.simulate import Match, Simulation, simulation
from tapete.records import Acted
from tapete.records.fold import Fold
from tapete.robots import robot
from tapete.robots.gnav_solved import values

BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Series:
    """Matches of one game among the same players; every `of`-th choice is looked at, drawn by lot.

    A coach that was mended by what the matches of one seed showed is proven on those of another.
    """

    game: str
    robots: tuple[str, ...]
    matches: int
    of: int
    seed: str = "calibration"


PLAN: Final = (
    Series("gnav", ("solved",) * 4, 5000, 1),
    Series("gnav", ("novice", "regular", "good", "expert"), 5000, 1),
    Series("comemierda", ("good",) * 4, 1500, 80, "calibration-2"),
)


class Told(NamedTuple):
    """What a coach said of a choice, and what the match brought to the one who made it."""

    forecast: float
    outcome: float


class Row(NamedTuple):
    """The choices of one bin: how many, in how many matches, what was foretold and what came, with its error."""

    game: str
    robots: tuple[str, ...]
    matches: int
    bin: int
    choices: int
    forecast: float
    outcome: float
    error: float

    def written(self) -> dict[str, Any]:
        """As the file has it."""
        figures = {
            "forecast": round(self.forecast, 4),
            "outcome": round(self.outcome, 4),
            "error": round(self.error, 4),
        }
        return {**self._asdict(), **figures}


def told(series: Series) -> Iterator[list[Told]]:
    """For each match the choices looked at."""
    plan = played(series)
    for number in range(1, series.matches + 1):
        match = plan.match(number)
        shares = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(len(plan.robots))]
        yield [Told(said, shares[seat]) for seat, _, said in forecasts(series, plan, match, number)]


def played(series: Series) -> Simulation:
    """The matches of a series."""
    players = [robot(series.game, name) for name in series.robots]
    names = "-".join(dict.fromkeys(series.robots))
    return simulation(GAMES[series.game], {}, players, f"{series.seed}-{series.game}-{names}")


def forecasts(series: Series, plan: Simulation, match: Match, number: int) -> Iterator[tuple[Seat, Any, float]]:
    """The choices of match `number` that are looked at: who chose, what it knew, and what its choice is worth."""
    lot = simulation_secret(f"{plan.seed}/{number}/looked at")
    for place, seat, view, action in choices(plan, match):
        if int.from_bytes(robot_key(lot, seat, 0, place)[:4], "big") % series.of:
            continue
        forecast = _forecast(plan, view, action, f"{number}/{place}")
        if forecast is not None:
            yield seat, view, forecast


def choices(plan: Simulation, match: Match) -> Iterator[tuple[int, Seat, Any, Any]]:
    """Every choice of a match: its place among the entries, the seat, what it knew, and the action."""
    fold = Fold(plan.game, match.record.header)
    for place, entry in enumerate(match.record.entries):
        if isinstance(entry, Acted):
            yield place, entry.seat, plan.game.view(fold.state, entry.seat), entry.action
        fold.take(entry)


def _forecast(plan: Simulation, view: Any, action: Any, key: str) -> float | None:
    """What the choice taken is worth; None if there was none."""
    if plan.game.name == "gnav":
        worth = values(view)
        assert worth is not None
        return worth.of(action)
    judged: Judged | None = ComemierdaCoach(plan.options, SAMPLES).judged(view, action, key)
    return None if judged is None else judged.choices[judged.taken].worth


def rows(series: Series, found: Sequence[Sequence[Told]]) -> Iterator[Row]:
    """The bins that anything fell into."""
    for at in range(BINS):
        lots = [[one for one in match if min(int(one.forecast * BINS), BINS - 1) == at] for match in found]
        lots = [lot for lot in lots if lot]
        choices = sum(map(len, lots))
        if choices:
            forecast = sum(one.forecast for lot in lots for one in lot) / choices
            outcome = sum(one.outcome for lot in lots for one in lot) / choices
            squares = sum(sum(one.outcome - outcome for one in lot) ** 2 for lot in lots)
            error = math.sqrt(squares) / choices
            yield Row(series.game, series.robots, len(lots), at, choices, forecast, outcome, error)


def main(file: Path) -> None:
    """Carry out the plan, telling of it."""
    with file.open("w", encoding="utf-8") as out:
        for series in PLAN:
            begun = time.perf_counter()
            for row in rows(series, list(told(series))):
                out.write(json.dumps(row.written()) + "\n")
            out.flush()
            names, seconds = ", ".join(series.robots), time.perf_counter() - begun
            print(f"{series.matches} matches of {series.game} among {names}: {seconds:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

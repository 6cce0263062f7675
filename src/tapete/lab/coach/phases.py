"""Where in a round forecasts of Comemierda are off: ``python -m tapete.lab.coach.phases`` prints the table.

A forecast is held against what the round then came to: the chances after it, by its ranking and the totals. How a match
goes on from there is no matter of the forecast, so that this sees what outcomes would hide.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tapete.coach.comemierda_outlook import Outlook, Worth, in_order, outlook
from tapete.games.comemierda.state import ruling_of
from tapete.games.comemierda.view import RoundScore
from tapete.lab.coach.calibrating import PLAN, Series, forecasts, played

SERIES: Final = PLAN[-1]
PHASES: Final = {"seven cards and more": range(7, 13), "four to six": range(4, 7), "three and less": range(1, 4)}
"""By the cards in the hand of who chooses."""
ALL: Final = "all"


class Off(NamedTuple):
    """A forecast less what the round came to, with this many cards in hand."""

    cards: int
    off: float


class Row(NamedTuple):
    """The choices of one phase: how many, and how far forecasts were off, in points of a hundred, with the error."""

    phase: str
    choices: int
    off: float
    error: float


def told(series: Series) -> Iterator[list[Off]]:
    """For each match the choices looked at."""
    plan = played(series)
    chances = outlook(ruling_of(plan.options))
    for number in range(1, series.matches + 1):
        match = plan.match(number)
        rounds: Sequence[RoundScore] = match.state.rounds
        yield [
            Off(len(view.hand), said - came_to(chances, rounds, view.number)[seat])
            for seat, view, said in forecasts(series, plan, match, number)
        ]


def came_to(chances: Outlook, rounds: Sequence[RoundScore], number: int) -> Worth:
    """What each seat could expect after round `number`."""
    score = rounds[number - 1]
    ranking = sum(seat << 3 * place for place, seat in enumerate(in_order(score.offices)))
    return chances.after(number, score.totals, ranking)


def rows(found: Sequence[Sequence[Off]]) -> Iterator[Row]:
    """A row for each phase that anything fell into, and one for all; errors are those of means over matches."""
    for phase, cards in (*PHASES.items(), (ALL, range(13))):
        lots = [[one.off for one in match if one.cards in cards] for match in found]
        choices = sum(map(len, lots))
        if choices:
            mean = sum(map(sum, lots)) / choices
            squares = sum(sum(off - mean for off in lot) ** 2 for lot in lots)
            yield Row(phase, choices, 100 * mean, 100 * math.sqrt(squares) / choices)


def main() -> None:
    """Print a line of the table for each phase."""
    for row in rows(list(told(SERIES))):
        print(f"| {row.phase} | {row.choices:,} | {row.off:+.1f} ± {row.error:.1f} |")


if __name__ == "__main__":
    main()

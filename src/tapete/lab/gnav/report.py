"""What a check found, as tables for a terminal."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tapete.lab.gnav.checking import START, Row
from tapete.lab.gnav.judging import MOST_GAIN, MOST_GAIN_AT_START, MOST_STRAY, STRAY, TREMBLE
from tapete.robots.gnav_solved.solution import CONTESTANTS
from tapete.robots.gnav_solved.states import contestants, told


def report(rows: Sequence[Row]) -> Group:
    """A row for each state, then one for each number of contestants, then the bounds."""
    return Group(_states(rows), _summary(rows), Text(_bounds(rows)))


def _states(rows: Sequence[Row]) -> Table:
    table = Table("state", "wins, %", "gain, pp", "in a match", "stray", "worst, pp", "", box=None)
    for column in table.columns[2:6]:
        column.justify = "right"
    for row in rows:
        wins = " ".join(f"{100 * value:7.4f}" for value in row.values)
        table.add_row(told(row.state), wins, *_figures([row]), "" if row.within else "broken")
    return table


def _summary(rows: Sequence[Row]) -> Table:
    table = Table("contestants", "states", "gain, pp", "in a match", "stray", "worst, pp", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for playing in CONTESTANTS:
        some = [row for row in rows if len(contestants(row.state)) == playing]
        if some:
            table.add_row(str(playing), str(len(some)), *_figures(some))
    return table


def _figures(rows: Sequence[Row]) -> tuple[str, str, str, str]:
    """The largest gains, all stray sets, the worst of all."""
    gain, match_gain = max(row.gain for row in rows), max(row.match_gain for row in rows)
    worst = max(row.worst for row in rows)
    return f"{100 * gain:.6f}", f"{100 * match_gain:.6f}", str(sum(row.stray for row in rows)), f"{100 * worst:.3f}"


def _bounds(rows: Sequence[Row]) -> str:
    broken = sum(not row.within for row in rows)
    untrue = sum(row.untrue for row in rows)
    return (
        f"States are told by the lives clockwise from the dealer's left, resters in brackets. Gains at most "
        f"{100 * MOST_GAIN:g} pp, from {told(START)} {100 * MOST_GAIN_AT_START:g}. A set is stray that loses over "
        f"{100 * STRAY:g} pp if all tremble by {TREMBLE:g}: at most {100 * MOST_STRAY:g} % of a state's. Numbers in "
        f"the files that do not fit: {untrue}. States with a bound broken: {broken} of {len(rows)}."
    )

"""An arena's ratings as a picture: one dot a robot, a bar of two standard errors to each side.

Invariants:
- the same table gives the same bytes: an SVG written by hand, with no date, no fonts and no library in it.
"""

import math
from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from tapete.lab.arena_shown import measured
from tapete.lab.arena_table import ArenaTable, Rated
from tapete.lab.picture import FAINT, GREEN, INK, framed

_WIDTH: Final = 800
_LEFT: Final = 300
_RIGHT: Final = 40
_TOP: Final = 80
_ROW: Final = 36
_LEAST: Final = 0.001
"""A scale shows at least this much, equal as the robots may be."""


def svg(arena: ArenaTable) -> str:
    """The whole picture."""
    height = _TOP + _ROW * len(arena.rated) + 50
    body = "\n".join(_body(arena, height))
    return framed(_WIDTH, height, body, 14)


def _body(arena: ArenaTable, height: int) -> Iterator[str]:
    low, high, step = _axis(arena.rated)

    def x(value: float) -> float:
        return round(_LEFT + (value - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT), 1)

    title = f"{arena.plan.game}: ratings over {arena.plan.deals:,} deals, seed {arena.plan.seed}"
    yield f'<text x="20" y="30" font-size="18" font-weight="600">{escape(title)}</text>'
    yield f'<text x="20" y="52" font-size="12">{escape(measured(arena))}; bars are two standard errors</text>'
    bottom = height - 40
    for mark in range(round((high - low) / step) + 1):
        value = low + mark * step
        shade = INK if math.isclose(value, 0, abs_tol=step / 9) else FAINT
        yield f'<line x1="{x(value)}" y1="{_TOP - 10}" x2="{x(value)}" y2="{bottom}" stroke="{shade}"/>'
        told = f"{value:+.{_digits(step)}f}"
        yield f'<text x="{x(value)}" y="{bottom + 20}" font-size="12" text-anchor="middle">{told}</text>'
    for place, rated in enumerate(arena.rated):
        y = _TOP + _ROW * place + _ROW // 2
        mean, around = rated.rating.mean, 2 * (rated.rating.error or 0)
        yield f'<text x="{_LEFT - 20}" y="{y + 5}" text-anchor="end">{escape(rated.robot)}</text>'
        ends = f'x1="{x(mean - around)}" x2="{x(mean + around)}"'
        yield f'<line {ends} y1="{y}" y2="{y}" stroke="{GREEN}" stroke-width="3"/>'
        yield f'<circle cx="{x(mean)}" cy="{y}" r="5" fill="{GREEN}"><title>{rated.rating}</title></circle>'


def _axis(rated: tuple[Rated, ...]) -> tuple[float, float, float]:
    """Ends and step of the scale: round numbers, about six of them, with room for every bar."""
    ends = [r.rating.mean + side * 2 * (r.rating.error or 0) for r in rated for side in (-1, 1)]
    low, high = min(ends), max(ends)
    if high - low < _LEAST:
        low, high = low - _LEAST, high + _LEAST
    rough = (high - low) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = power * next(times for times in (1, 2, 5, 10) if rough <= times * power * (1 + 1e-9))
    return math.floor(low / step) * step, math.ceil(high / step) * step, step


def _digits(step: float) -> int:
    return max(0, -math.floor(math.log10(step) + 1e-9))

"""A learning curve as a picture: the edge over three `rules`, with two standard errors, by rounds of self-play.

Invariant:
- the same figures give the same bytes: an SVG written by hand, with no date, no fonts and no library in it.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from tapete.lab.comemierda.train import Figures
from tapete.lab.picture import FAINT, GREEN, INK, framed

_WIDTH: Final = 800
_HEIGHT: Final = 420
_LEFT: Final = 70
_RIGHT: Final = 20
_TOP: Final = 70
_BOTTOM: Final = 50
_STEP: Final = 0.1


def svg(curve: Sequence[Figures]) -> str:
    """The whole picture; of one point at least."""
    body = "\n".join(_body(curve))
    return framed(_WIDTH, _HEIGHT, body, 12)


def _body(curve: Sequence[Figures]) -> Iterator[str]:
    most = max(figures.rounds for figures in curve)
    low = int(min(figures.edge for figures in curve) // _STEP)
    high = int(max(figures.edge for figures in curve) // _STEP) + 1

    def x(rounds: float) -> float:
        return round(_LEFT + rounds / most * (_WIDTH - _LEFT - _RIGHT), 1)

    def y(edge: float) -> float:
        return round(_HEIGHT - _BOTTOM - (edge / _STEP - low) / (high - low) * (_HEIGHT - _TOP - _BOTTOM), 1)

    yield '<text x="20" y="30" font-size="18" font-weight="600">The learned player in training</text>'
    said = "points a round above an even share, alone among three rules; bars are two standard errors"
    yield f'<text x="20" y="50">{said}</text>'
    for mark in range(low, high + 1):
        shade = INK if mark == 0 else FAINT
        ends = f'x1="{_LEFT}" x2="{_WIDTH - _RIGHT}"'
        yield f'<line {ends} y1="{y(mark * _STEP)}" y2="{y(mark * _STEP)}" stroke="{shade}"/>'
        yield f'<text x="{_LEFT - 8}" y="{y(mark * _STEP) + 4}" text-anchor="end">{mark * _STEP:+.1f}</text>'
    for part in range(1, 5):
        rounds = most * part / 4
        told = f"{rounds / 1e6:.2g} million rounds" if part == 4 else f"{rounds / 1e6:.2g}"
        yield f'<text x="{x(rounds)}" y="{_HEIGHT - 20}" text-anchor="{"end" if part == 4 else "middle"}">{told}</text>'
    path = " ".join(f"{x(figures.rounds)},{y(figures.edge)}" for figures in curve)
    yield f'<polyline points="{path}" fill="none" stroke="{GREEN}" stroke-width="2"/>'
    for figures in curve:
        bar = f'y1="{y(figures.edge - 2 * figures.error)}" y2="{y(figures.edge + 2 * figures.error)}"'
        yield f'<line x1="{x(figures.rounds)}" x2="{x(figures.rounds)}" {bar} stroke="{GREEN}" stroke-opacity="0.5"/>'

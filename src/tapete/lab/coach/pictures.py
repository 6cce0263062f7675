"""The pictures of docs/coach.md: ``python -m tapete.lab.coach.pictures FIGURES FOLDER``, from what `calibrating` wrote.

Invariant:
- the same figures give the same bytes.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tapete.lab.picture import FAINT, INK, framed, text

_WIDTH: Final = 560
_LEFT: Final = 64
_TOP: Final = 84
_SIDE: Final = 460
_BOTTOM: Final = _TOP + _SIDE
_HEIGHT: Final = _BOTTOM + 64
_SERIES: Final = ("#1f6b46", "#c98a1b")
_ASIDE: Final = 3
"""So that the bars of two series do not hide each other."""


def pictures(rows: Sequence[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The name of each file, and what it holds."""
    for game in dict.fromkeys(row["game"] for row in rows):
        yield f"coach-{game}.svg", calibration([row for row in rows if row["game"] == game])


def calibration(rows: Sequence[dict[str, Any]]) -> str:
    """How often choices won, by how often it was said that they would; bars are two standard errors."""
    series = list(dict.fromkeys(tuple(row["robots"]) for row in rows))
    shapes = [*_grid()]
    for place, robots in enumerate(series):
        colour, aside = _SERIES[place], _ASIDE * (2 * place - len(series) + 1)
        shapes.append(f'<circle cx="{_LEFT + 18}" cy="{_TOP + 20 + 20 * place}" r="5" fill="{colour}"/>')
        shapes.append(text(_LEFT + 30, _TOP + 24 + 20 * place, ", ".join(robots), 12))
        for row in rows:
            if tuple(row["robots"]) == robots:
                shapes += _point(row, colour, aside)
    title = f"{rows[0]['game'].capitalize()}: said and won"
    head = [text(20, 30, title, 18, weight=600), text(20, 52, "Bars are two standard errors to each side", 12)]
    body = "\n".join([*head, *shapes])
    return framed(_WIDTH, _HEIGHT, body)


def _x(share: float) -> float:
    return round(_LEFT + share * _SIDE, 1)


def _y(share: float) -> float:
    return round(_BOTTOM - share * _SIDE, 1)


def _grid() -> Iterator[str]:
    for tenth in range(11):
        at, ink = tenth / 10, INK if tenth == 0 else FAINT
        yield f'<line x1="{_x(at)}" y1="{_TOP}" x2="{_x(at)}" y2="{_BOTTOM}" stroke="{ink}"/>'
        yield f'<line x1="{_LEFT}" y1="{_y(at)}" x2="{_x(1)}" y2="{_y(at)}" stroke="{ink}"/>'
        yield text(_x(at), _BOTTOM + 20, f"{10 * tenth}", 12, "middle")
        yield text(_LEFT - 8, _y(at) + 4, f"{10 * tenth}", 12, "end")
    yield f'<line x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}" stroke="{INK}" stroke-dasharray="4 4"/>'
    yield text(_x(0.5), _BOTTOM + 44, "chance to win the match, as the coach said, per cent", 12, "middle")
    yield text(_LEFT - 44, _TOP - 12, "won, per cent", 12)


def _point(row: dict[str, Any], colour: str, aside: int) -> Iterator[str]:
    x = _x(row["forecast"]) + aside
    low, high = (min(max(row["outcome"] + side * 2 * row["error"], 0), 1) for side in (-1, 1))
    told = f"said {row['forecast']:.1%}, won {row['outcome']:.1%} ± {row['error']:.1%}, {row['choices']:,} choices"
    yield f'<line x1="{x:g}" y1="{_y(low)}" x2="{x:g}" y2="{_y(high)}" stroke="{colour}" stroke-width="2"/>'
    yield f'<circle cx="{x:g}" cy="{_y(row["outcome"])}" r="4.5" fill="{colour}"><title>{told}</title></circle>'


def main(figures: Path, folder: Path) -> None:
    """Draw them all."""
    rows = [json.loads(line) for line in figures.read_text(encoding="utf-8").splitlines()]
    for name, picture in pictures(rows):
        (folder / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

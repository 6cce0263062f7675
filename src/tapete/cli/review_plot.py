"""A review as a picture: what each seat could expect as the match went on, costly choices marked.

Invariant:
- the same review gives the same bytes: an SVG written by hand, with no date, no fonts and no library in it.
"""

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from tapete.cli.replaying import told_apart
from tapete.cli.review_told import Figures
from tapete.coach import Moment, Review
from tapete.lab.picture import FAINT, framed
from tapete.words import Words

_WIDTH: Final = 900
_HEIGHT: Final = 460
_LEFT: Final = 60
_RIGHT: Final = 160
_TOP: Final = 76
_BOTTOM: Final = 44
_SEATS: Final = ("#a23b2a", "#1f6b46", "#b8860b", "#2b5b8a", "#6d4c8f", "#4a4a4a", "#0f7c80", "#8f4c6d")
_APART: Final = 16
"""Between two names at the end of their lines."""


def svg(found: Review, words: Words) -> str:
    """The whole picture; of a review with a line."""
    body = "\n".join(_Plot(found, words).body())
    return framed(_WIDTH, _HEIGHT, body, 12)


class _Plot:
    def __init__(self, found: Review, words: Words) -> None:
        self._found, self._words = found, words
        self._figures = Figures(words, found.measure)
        self._shown = range(len(found.seats)) if found.seat is None else (found.seat,)
        every = [moment.forecast[seat] for moment in found.line for seat in self._shown]
        unit = 0.1 if found.measure == "match" else 5.0
        self._step = unit * _times((max(every) - min(every)) / unit)
        self._low = self._step * (min(every) // self._step)
        self._high = max(self._step * -(-max(every) // self._step), self._low + self._step)
        self._first = found.line[0].number
        self._last = max(found.line[-1].number, self._first + 1)

    def body(self) -> Iterator[str]:
        """All shapes."""
        title = self._words.say("coach-plot-title", measure=self._found.measure)
        note = self._words.say("coach-plot-note", least=self._figures.least)
        yield f'<text x="20" y="30" font-size="18" font-weight="600">{escape(title)}</text>'
        yield f'<text x="20" y="52">{escape(note)}</text>'
        yield from self._grid()
        for seat in self._shown:
            yield from self._line(seat)
        yield from self._names()

    def _x(self, number: int) -> float:
        return round(_LEFT + (number - self._first) / (self._last - self._first) * (_WIDTH - _LEFT - _RIGHT), 1)

    def _y(self, value: float) -> float:
        share = (value - self._low) / (self._high - self._low)
        return round(_HEIGHT - _BOTTOM - share * (_HEIGHT - _TOP - _BOTTOM), 1)

    def _grid(self) -> Iterator[str]:
        for mark in range(round((self._high - self._low) / self._step) + 1):
            value = self._low + mark * self._step
            y = self._y(value)
            yield f'<line x1="{_LEFT}" y1="{y}" x2="{_WIDTH - _RIGHT}" y2="{y}" stroke="{FAINT}"/>'
            told = self._figures.plain(value)
            yield f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{told}</text>'
        after = [moment for moment in self._found.line if moment.seat is None]
        for moment in after[1:]:
            x = self._x(moment.number)
            yield f'<line x1="{x}" y1="{_TOP}" x2="{x}" y2="{_HEIGHT - _BOTTOM}" stroke="{FAINT}"/>'
            yield f'<text x="{x}" y="{_HEIGHT - _BOTTOM + 18}" text-anchor="middle">{moment.deal}</text>'

    def _line(self, seat: int) -> Iterator[str]:
        """One seat: before and after each choice of its own, and after each deal."""
        colour = _SEATS[seat % len(_SEATS)]
        points, marks = [], []
        costly = {one.number for one in self._found.decisions if one.costly and one.seat == seat}
        for moment in self._found.line:
            if moment.seat == seat:
                points.append((moment.number, _before(moment, seat)))
            if moment.seat in (None, seat):
                points.append((moment.number, moment.forecast[seat]))
            if moment.seat == seat and moment.number in costly:
                marks.append(moment)
        told = " ".join(f"{self._x(number)},{self._y(value)}" for number, value in points)
        yield f'<polyline points="{told}" fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="round"/>'
        for moment in marks:
            x, y = self._x(moment.number), self._y(_before(moment, seat)) - 6
            cost = self._figures.plain(moment.own[seat], signed=True)
            yield f'<path d="M{x - 5:g} {y - 8:g}h10l-5 8z" fill="{colour}"><title>{cost}</title></path>'
            ink = f'fill="{colour}" stroke="#fff" stroke-width="3" paint-order="stroke"'
            yield f'<text x="{x}" y="{y - 11:g}" font-size="11" text-anchor="middle" {ink}>{cost}</text>'

    def _names(self) -> Iterator[str]:
        """At the ends of the lines, not one over the other."""
        names = told_apart(self._found.seats)
        last = self._found.line[-1].forecast
        y = float(_TOP - _APART)
        for seat in sorted(self._shown, key=lambda seat: -last[seat]):
            y = max(self._y(last[seat]) + 4, y + _APART)
            told = f"{_cut(names[seat])} {self._figures.plain(last[seat])}"
            yield f'<text x="{_WIDTH - _RIGHT + 8}" y="{y:g}" fill="{_SEATS[seat % len(_SEATS)]}">{escape(told)}</text>'


def _times(units: float) -> int:
    """The least of 1, 2, 5, 10, 20, ... of which at most ten reach so far."""
    power = 1
    while True:
        for times in (power, 2 * power, 5 * power):
            if units / times <= 10:
                return times
        power *= 10


def _before(moment: Moment, seat: int) -> float:
    return moment.forecast[seat] - moment.own[seat]


def _cut(name: str, most: int = 16) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"

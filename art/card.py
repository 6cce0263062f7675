"""The block one card is cut in, and the tools that cut it.

- What is drawn first lies behind what is drawn later.
- Tinted shapes are printed slightly off register under their key lines, as a hand press would.
- All chance comes from the seed: the same calls in the same order give the same bytes.
"""

import math
import random
import re

from art.inks import BLUE, CLASS, GREEN, INK, OCHRE, PAPER, RED, H, W, n
from art.paths import terse

Stroke = tuple[float, float, float, float]
"""Where the gouge goes in, and where it comes out."""

STYLE = (
    f".k{{fill:none;stroke:{INK};stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}}"
    f".o{{fill:{OCHRE}}}.r{{fill:{RED}}}.b{{fill:{BLUE}}}.g{{fill:{GREEN}}}.i{{fill:{INK}}}.p{{fill:{PAPER}}}"
)
EDGE = (
    f'<rect x=".6" y=".6" width="{W - 1.2}" height="{H - 1.2}" rx="10.5" fill="none"'
    f' stroke="{INK}" stroke-opacity=".35" stroke-width="1.2"/>'
)


class Card:
    """An empty card; `dx` and `dy` say how far off register its colours are printed."""

    def __init__(self, seed: int, dx: float = 1.6, dy: float = 1.1) -> None:
        self.chance = random.Random(seed)
        self.marks: list[str] = []
        self.dx, self.dy = dx, dy

    def mark(self, element: str) -> None:
        """Put a ready element of SVG on top of all there is."""
        self.marks.append(element)

    def path(self, d: str, fill: str | None = None, sw: float = 2.6, stroke: bool = True) -> None:
        """A shape in one of the six inks, with its key line."""
        if fill:
            tinted = "" if fill in (INK, PAPER) else " t"
            self.mark(f'<path class="{CLASS[fill]}{tinted}" d="{d}"/>')
        if stroke and fill != INK:
            width = "" if sw == 2.6 else f' style="stroke-width:{n(sw)}"'
            self.mark(f'<path class="k" d="{d}"{width}/>')

    def solid(self, d: str, fill: str = INK) -> None:
        """A shape without a key line, in register."""
        ink = f'class="{CLASS[fill]}"' if fill in CLASS else f'fill="{fill}"'
        self.mark(f'<path {ink} d="{d}"/>')

    def line(self, d: str, sw: float = 2.6, color: str = INK) -> None:
        """A line of even width."""
        ink = "" if color == INK else f";stroke:{color}"
        self.mark(f'<path class="k" d="{d}" style="stroke-width:{n(sw)}{ink}"/>')

    def ring(self, cx: float, cy: float, r: float, wobble: float = 0.5) -> str:
        """A circle's outline as a knife would cut it: short straight facets."""
        facets = max(11, int(r * 1.3 + 6))
        wobble = min(wobble, 0.012 * r + 0.12)
        corners = []
        for i in range(facets):
            a = 2 * math.pi * i / facets
            reach = r + self.chance.uniform(-wobble, wobble)
            corners.append(f"{n(cx + reach * math.cos(a))} {n(cy + reach * math.sin(a))}")
        return "M" + "L".join(corners) + "Z"

    def gouge(self, x1: float, y1: float, x2: float, y2: float, w: float = 1.4) -> str:
        """The outline of one stroke of the gouge: a lens with its belly near the start."""
        dx, dy = x2 - x1, y2 - y1
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length * w, dx / length * w
        mx, my = x1 + dx * 0.35, y1 + dy * 0.35
        return f"M{n(x1)} {n(y1)}Q{n(mx + nx)} {n(my + ny)} {n(x2)} {n(y2)}Q{n(mx - nx)} {n(my - ny)} {n(x1)} {n(y1)}"

    def hatch(self, strokes: list[Stroke], w: float = 1.4, color: str = INK) -> None:
        """Many strokes of the gouge, each a little astray."""

        def astray() -> float:
            return self.chance.uniform(-0.7, 0.7)

        d = ""
        for x1, y1, x2, y2 in strokes:
            d += self.gouge(x1 + astray(), y1 + astray(), x2 + astray() * 2, y2 + astray() * 2, w)
        self.solid(d, color)

    def radial(
        self,
        cx: float,
        cy: float,
        r1: float,
        r2: float,
        k: int,
        a0: float = 0,
        a1: float = 360,
        w: float = 1.4,
        color: str = INK,
        within: str = "",
    ) -> None:
        """K strokes from the radius r1 to r2, between two angles in degrees; none leaves the outline `within`."""
        strokes = []
        for i in range(k):
            a = math.radians(a0 + (a1 - a0) * (i + 0.5) / k)
            strokes.append((cx + r1 * math.cos(a), cy + r1 * math.sin(a), cx + r2 * math.cos(a), cy + r2 * math.sin(a)))
        self.hatch(strokes, w, color)
        if within:
            cut = self.marks.pop().replace("<path", '<path clip-path="url(#a)"')
            self.mark(f'<clipPath id="a"><path d="{within}"/></clipPath>{cut}')

    def svg(self, title: str) -> str:
        """The whole card as a file, its paths short."""
        marks = re.sub(r' d="([^"]*)"', lambda found: f' d="{terse(found[1])}"', "".join(self.marks))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" role="img"><title>{title}</title>'
            f"<style>{STYLE}.t{{transform:translate({self.dx}px,{self.dy}px)}}</style>"
            f'<rect width="{W}" height="{H}" rx="11" fill="{PAPER}"/>{marks}{EDGE}</svg>\n'
        )


class LeanCard(Card):
    """A card in fewer bytes, for rich pictures: its gouges are nicks of four points."""

    def gouge(self, x1: float, y1: float, x2: float, y2: float, w: float = 1.4) -> str:
        """The outline of one nick."""
        dx, dy = x2 - x1, y2 - y1
        length = math.hypot(dx, dy) or 1
        w = min(w * 0.62, length * 0.1)
        nx, ny = -dy / length * w, dx / length * w
        mx, my = x1 + dx * 0.28, y1 + dy * 0.28
        return f"M{n(x1)} {n(y1)}L{n(mx + nx)} {n(my + ny)} {n(x2)} {n(y2)} {n(mx - nx)} {n(my - ny)}Z"

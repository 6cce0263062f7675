"""Tools that only the Gnav pack needs: placing by groups, points by angle, bands and pale shapes."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from art.card import Card
from art.inks import RED, STRAW, n

Draw = Callable[[Card], None]


@contextmanager
def placed(c: Card, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
    """What is drawn inside is drawn about the origin, then moved, turned and scaled (flip: as in a mirror)."""
    sx = f"{-scale:.3g} {scale:.3g}" if flip else f"{scale:.3g}"
    turned = f" rotate({n(turn)})" if turn else ""
    scaled = f" scale({sx})" if flip or scale != 1 else ""
    c.mark(f'<g transform="translate({n(x)} {n(y)}){turned}{scaled}">')
    yield
    c.mark("</g>")


def polar(r: float, a: float) -> tuple[float, float]:
    """A point by its distance and angle (in radians) from the origin."""
    return r * math.cos(a), r * math.sin(a)


def at(r: float, a: float) -> str:
    """The same point as a path has it."""
    x, y = polar(r, a)
    return f"{n(x)} {n(y)}"


def oval(c: Card, cx: float, cy: float, rx: float, ry: float, wobble: float = 0.5) -> str:
    """An oval in knife facets."""
    facets = max(12, int((rx + ry) * 0.65 + 6))
    corners = []
    for i in range(facets):
        a = 2 * math.pi * i / facets
        e = c.chance.uniform(-wobble, wobble)
        corners.append(f"{n(cx + (rx + e) * math.cos(a))} {n(cy + (ry + e) * math.sin(a))}")
    return "M" + "L".join(corners) + "Z"


def straw(c: Card, d: str, sw: float = 2.6) -> None:
    """A shape in the palest ink."""
    c.mark(f'<path class="t" fill="{STRAW}" d="{d}"/>')
    c.line(d, sw)


def strap(c: Card, d: str, ink: str = RED, sw: float = 4.4) -> None:
    """A band with a key line on both sides."""
    c.line(d, sw + 4)
    c.line(d, sw, ink)

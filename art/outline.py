"""Soft outlines from a few points, and the shading cut along an edge."""

from collections.abc import Sequence

from art.card import Card
from art.inks import INK, n
from art.paths import Point

Corner = tuple[float, float, bool]
"""A point of an outline; true where the outline has a corner."""


def points(text: str) -> list[Corner]:
    """Read a list as "3 4, 5 6!": pairs of numbers, a ! after a corner."""
    pairs = (part.split() for part in text.replace("\n", " ").split(","))
    return [(float(x), float(y.rstrip("!")), y.endswith("!")) for x, y in pairs]


def smooth(through: str | Sequence[Corner], closed: bool = True, k: float = 0.17) -> str:
    """A soft outline through the points (corners stay sharp)."""
    p = points(through) if isinstance(through, str) else through
    m = len(p)

    def tangent(i: int) -> Point:
        a, b = (p[(i - 1) % m], p[(i + 1) % m]) if closed else (p[max(i - 1, 0)], p[min(i + 1, m - 1)])
        return (0, 0) if p[i][2] else ((b[0] - a[0]) * k, (b[1] - a[1]) * k)

    d = f"M{n(p[0][0])} {n(p[0][1])}"
    for i in range(m if closed else m - 1):
        (ax, ay, sharp_a), (bx, by, sharp_b) = p[i], p[(i + 1) % m]
        if sharp_a and sharp_b:
            d += f"L{n(bx)} {n(by)}"
        else:
            ta, tb = tangent(i), tangent((i + 1) % m)
            d += f"C{n(ax + ta[0])} {n(ay + ta[1])} {n(bx - tb[0])} {n(by - tb[1])} {n(bx)} {n(by)}"
    return d + ("Z" if closed else "")


def rake(
    c: Card, x1: float, y1: float, x2: float, y2: float, dx: float, dy: float, k: int, w: float = 1.2, color: str = INK
) -> None:
    """Cut k strokes that start evenly along an edge and run by (dx, dy), long and short in turn."""
    strokes = []
    for i in range(k):
        t = (i + 0.5) / k
        reach = (1, 0.7, 0.88)[i % 3]
        x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
        strokes.append((x, y, x + dx * reach, y + dy * reach))
    c.hatch(strokes, w, color)

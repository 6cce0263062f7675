"""Arms and legs, hands and boots, and the ground to stand on."""

import math

from art.card import Card, Stroke
from art.inks import GREEN, INK, PAPER
from art.outline import Corner, rake, smooth
from art.paths import Point
from art.placing import At
from art.spanish.tint import cut_of, flat, tint

Joint = tuple[float, float, float]
"""Where it is, and half the width of the limb there."""


def limb(
    c: Card, joints: list[Joint], ink: str, sw: float = 2.6, shade: int = 1, k: int = 6, cut: str = INK, w: float = 1.1
) -> None:
    """A soft tube through its joints, open at both ends, where it grows from the body.

    Shade 1 or -1 cuts k gouges along one edge or the other; 0 leaves it plain.
    """
    left: list[Corner] = []
    right: list[Corner] = []
    last = len(joints) - 1
    for i, (x, y, half) in enumerate(joints):
        (ax, ay, _), (bx, by, _) = joints[max(i - 1, 0)], joints[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny, i in (0, last)))
        right.append((x - nx, y - ny, i in (0, last)))
    d = smooth(left + right[::-1], False)
    flat(c, d + "Z", ink)
    if ink != INK:
        c.line(d, sw)
    if shade:
        edge, other = (left, right) if shade > 0 else (right, left)
        c.hatch(_across(edge, other, k), w, cut)


def _across(edge: list[Corner], other: list[Corner], k: int) -> list[Stroke]:
    """K strokes that start evenly along one edge and go some of the way to the other."""
    strokes = []
    for i in range(k):
        t = (i + 0.6) / k * (len(edge) - 1)
        j = min(int(t), len(edge) - 2)
        x, y = _between(edge[j], edge[j + 1], t - j)
        far_x, far_y = _between(other[j], other[j + 1], t - j)
        reach = (0.42, 0.3, 0.36)[i % 3]
        strokes.append((x, y, x + (far_x - x) * reach, y + (far_y - y) * reach))
    return strokes


def _between(a: Corner, b: Corner, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def cuff(c: Card, x: float, y: float, turn: float, w: float = 8, fill: str = PAPER) -> None:
    """The end of a sleeve."""
    At(c, x, y, 1, turn).path(f"M-4 {-w}Q0 {-w - 1.6} 4 {-w}L5 {w}Q0 {w + 1.6} -4 {w}Z", fill, 2)


def fist(c: Card, x: float, y: float, turn: float = 0, s: float = 1, skin: str = PAPER, flip: bool = False) -> None:
    """A hand closed about an upright thing; the wrist is at its left, knuckles at its right."""
    a = At(c, x, y, s, turn, flip)
    tint(a, smooth("-10 -6!, -2 -9, 6 -9.6, 9 -6, 9.4 6, 7 9.4, -1 8.6, -10 5!"), skin, 2.2)
    a.line("M1.6 -4.6H8.6M1.2 0H9.4M1.6 4.6H8.8", 1.5)
    tint(a, "M-5 -6Q0 -12 6 -11Q9 -9 6.6 -6.4Q2 -7 -1 -1Z", skin, 1.8)


def boot(c: Card, x: float, y: float, flip: bool = False, fill: str = INK, top: float = 16, s: float = 1) -> None:
    """A boot whose sole is at y and heel at x, toe to the right."""
    a = At(c, x, y, s, 0, flip)
    a.path(smooth(f"-6 {-top}!, 6 {-top}!, 6.4 -9, 14 -6, 20 -2, 20 1!, -7 1!, -7 -5"), fill, 2.2)
    cut = cut_of(fill)
    rake(a, -4, -top + 3, -4, -4, 4, 0.6, 3, 0.9, cut)


def ground(c: Card, fill: str = GREEN, y: float = 258) -> None:
    """A strip of earth that leaves the frame's lower line, and its breaks, in sight."""
    c.path(
        f"M12 {y + 3}Q60 {y - 4} 100 {y}Q140 {y + 4} 187 {y - 3}L186.6 268Q140 269.6 100 268.4Q60 269.6 12 268.4Z",
        fill,
        2.2,
        False,
    )
    c.line(f"M12 {y + 3}Q60 {y - 4} 100 {y}Q140 {y + 4} 188 {y - 3}", 2.4)
    c.hatch([(18 + i * 8.6, 267.6 - (i % 3) * 1.4, 22 + i * 8.6, 261 - (i % 2) * 2) for i in range(20)], 1.3)

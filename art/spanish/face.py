"""The heads of the court cards: a head is about 40 wide and 54 high about the origin, looking right."""

from dataclasses import dataclass
from typing import Literal

from art.card import Card
from art.inks import FLESH, INK, PAPER, RED, n
from art.outline import Corner, rake, smooth
from art.paths import Point
from art.placing import At
from art.spanish.tint import tint

Eyes = Literal["open", "keen", "lidded"]
Nose = Literal["straight", "hooked", "button", "broad"]
Mouth = Literal["smile", "smirk", "stern", "soft", "laugh", "none"]


@dataclass(frozen=True)
class Face:
    """One face.

    `turn` goes from 0, full face, to 1, three-quarter; `jaw` is its width and the drop of the chin; `brow` the drop of
    the inner end and the weight; `gaze` how far aside the eyes look.
    """

    turn: float = 0.7
    jaw: tuple[float, float] = (1, 0)
    skin: str = PAPER
    eyes: Eyes = "open"
    gaze: float = 0.3
    brow: tuple[float, float] = (0, 1.5)
    brow_ink: str = INK
    nose: Nose = "straight"
    mouth: Mouth = "smile"
    old: bool = False
    freckles: bool = False


FULL: list[Point] = [(-18, -14), (-19.5, -4), (-18.6, 7), (-14, 18), (-5.5, 26), (5.5, 26), (14, 18), (18.6, 7),
                     (19.5, -4), (18, -14), (0, -27)]  # fmt: skip
SIDE: list[Point] = [(-19, -14), (-20, -4), (-18.6, 8), (-12, 20), (-0.5, 27), (8.6, 26.4), (13.6, 18), (16.8, 7),
                     (14.8, -3), (16.8, -12), (0, -27)]  # fmt: skip
"""The outlines of the two extremes, point for point."""


def draw_face(c: Card, f: Face) -> None:
    """The face alone: hair, hat and neck are drawn before and after it."""
    t, fx = f.turn, f.turn * 5.4
    outline: list[Corner] = []
    for (ax, ay), (bx, by) in zip(FULL, SIDE, strict=True):
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        if y > 10:
            x, y = x * f.jaw[0], y + f.jaw[1] * (y - 10) / 16
        outline.append((x, y, False))
    tint(c, smooth(outline), f.skin, 2.5)
    blush = FLESH if f.skin == PAPER else RED
    c.solid(c.ring(fx - 12, 8.6, 3.8, 0.2), blush)
    c.solid(c.ring(fx + 10.4 - t * 3.2, 8.8, 3.8 - t * 1.2, 0.2), blush)
    if f.freckles:
        c.solid(
            "".join(
                c.ring(fx + x, y, 0.95, 0.05)
                for x, y in ((-14, 6), (-10, 8), (-12, 11.6), (-8, 5.4), (-7, 10.6), (7, 9), (9.4, 11.4), (8.4, 6))
            ),
            RED,
        )
    rake(c, -18.2, 4, -11.5 * f.jaw[0], 20 + f.jaw[1] * 0.6, 4.2, 0.2, 6, 0.8)
    for x, w, s in ((fx - 8.6, 5.2, -1), (fx + 8.2 - 3.4 * t, 5.2 - 1.5 * t, 1)):
        eye(At(c, x, -2), w, s, f)
    nose(c, fx + 0.6 - t * 0.6, fx + 2.4 + 3.4 * t, f.nose)
    mouth(c, fx * 0.96 + 0.2, 16.4 + f.jaw[1] * 0.4, f.mouth)
    if f.old:
        c.line(
            f"M{fx - 12} 3.4Q{fx - 8} 5.6 {fx - 4.6} 4M{fx + 4.6} 4"
            f"Q{fx + 8} 5.2 {fx + 10} 3.4M{fx - 8.6} 11Q{fx - 11} 14 {fx - 10.4} 17",
            1.2,
        )
        c.line(f"M{fx - 15} -3L{fx - 17.6} -4.6M{fx - 15} -.6L{fx - 17.6} 0", 1.2)


def eye(e: Card, w: float, side: int, f: Face) -> None:
    """One eye about the origin, w its half width; side -1 is the eye near the ear."""
    if f.eyes == "keen":
        e.solid(f"M{-w - 0.6} .6Q0 -6.4 {w + 0.6} .2Q0 5.4 {-w - 0.6} .6Z")
        e.solid(e.ring(f.gaze * 2.4, -0.6, 1.05, 0.05), PAPER)
    else:
        top = -1.6 if f.eyes == "lidded" else -5.6
        e.solid(f"M{-w} .4Q0 {top} {w} .2Q0 4.4 {-w} .4Z", PAPER)
        e.solid(e.ring(f.gaze * 2.2, 0.5 if f.eyes == "lidded" else -0.4, 1.9 if f.eyes == "lidded" else 2.35, 0.1))
        e.line(f"M{-w - 0.4} .8Q0 {top - 0.6} {w + 0.4} .4", 2.3)
        e.line(f"M{-w * 0.6} 2.2Q0 3.2 {w * 0.6} 2", 1)
        if f.eyes == "lidded":
            e.line(f"M{-w * 0.8} -3Q0 -6 {w * 0.8} -3", 1.2)
    d, wt = f.brow[0] - 1.2, f.brow[1]
    i, o = -side * w * (0.9 if side < 0 else 0.9 - 0.5 * f.turn), side * (w + 1.6)
    e.path(
        f"M{n(i)} {n(-7.6 + d - wt * 0.5)}"
        f"Q{n(o * 0.3)} {n(-11.4 + d * 0.3 - wt)} {n(o)} {n(-6.6 - d * 0.3)}"
        f"Q{n(o * 0.3)} {n(-10.4 + d * 0.3 + wt)} {n(i)} {n(-7.6 + d + wt)}Z",
        f.brow_ink,
        1.4,
    )


def nose(c: Card, x: float, tip: float, kind: Nose) -> None:
    """A nose in one dark cut, from the root at x to the tip."""
    shapes: dict[Nose, str] = {
        "straight": f"M{x} -7L{tip} 6.6Q{tip + 0.4} 10.4 {tip - 7} 9.8L{tip - 7} 8Q{tip - 2.4} 8.6 {tip - 2.2} 6.4Z",
        "hooked": f"M{x - 2.4} -8Q{tip - 4} -1.5 {tip + 1.4} 5.4Q{tip + 2} 12 {tip - 7} 10"
        f"L{tip - 6.6} 8Q{tip - 1.4} 9 {tip - 1} 5.8Q{tip - 5.6} -.4 {x - 2.4} -8Z",
        "button": f"M{tip - 1.6} 1.6Q{tip + 2.4} 6 {tip - 0.4} 8.6"
        f"Q{tip - 4} 10.6 {tip - 7} 7.6Q{tip - 3.4} 8.4 {tip - 1.8} 6.6Z",
        "broad": f"M{x} -6L{tip} 5Q{tip + 4} 9 {tip} 10Q{tip - 5} 11.6 {tip - 9} 10"
        f"Q{tip - 10.4} 7.6 {tip - 8.4} 6.2Q{tip - 8.4} 8.6 {tip - 5} 8.6"
        f"Q{tip - 1} 9 {tip - 1.6} 5.6Z",
    }
    c.solid(shapes[kind])


def mouth(c: Card, x: float, y: float, kind: Mouth) -> None:
    """A mouth, its middle at (x, y); none where a beard has its own."""
    m = At(c, x, y)
    if kind == "smile":
        m.solid("M-6 -.8Q-2 -2.6 0 -1.4Q2.4 -2.6 6 -1Q1 5.4 -6 -.8Z", RED)
        m.line("M-7.4 -1.8Q0 3.2 7 -2", 1.8)
    elif kind == "smirk":
        m.solid("M-5 .4Q-1 -1.6 5 -2Q3 3.8 -5 .4Z", RED)
        m.line("M-6 .8Q1 1.8 7 -3.2L8.4 -4.8", 1.8)
    elif kind == "stern":
        m.solid("M-5 .4Q0 -2.6 5 .4Q0 3.8 -5 .4Z", RED)
        m.line("M-6.6 .9Q-3 -.7 0 0Q3 -.7 6.2 .9", 1.9)
        m.line("M-2 5H2.2", 1.1)
    elif kind == "soft":
        m.solid("M-4.6 0Q-2 -3.4 0 -1.8Q2 -3.4 4.6 -.4Q1 4.8 -4.6 0Z", RED)
        m.line("M-5 0Q0 1.6 4.8 -.4", 1.5)
    elif kind == "laugh":
        m.path("M-8 -3Q0 .4 7.4 -3.4Q7 6.4 0 7Q-6.6 6 -8 -3Z", INK)
        m.solid("M-6.6 -1.8Q0 .8 6.2 -2.2L5.8 .6Q0 2.4 -6 1Z", PAPER)
        m.solid("M-3.4 5Q0 2.6 3.6 4.6Q0 7 -3.4 5Z", RED)

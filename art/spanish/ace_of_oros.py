"""The ace of oros."""

import math

from art.inks import OCHRE, PAPER, RED
from art.paths import around
from art.spanish.frame import Faced, blank
from art.spanish.ornament import sprig


def ace_of_oros() -> Faced:
    """A coin like a sun, with a face in flames."""
    c = blank(7, "o", 1)
    cx, cy = 100, 155

    def p(r: float, a: float) -> str:
        return around(cx, cy, r, a)

    for i in range(24):
        a = 2 * math.pi * i / 24
        reach, ink = (77, OCHRE) if i % 2 else (85, RED)
        c.path(f"M{p(66, a - 0.095)}L{p(reach, a)}L{p(66, a + 0.095)}Z", ink, 2)
    c.path(c.ring(cx, cy, 66), OCHRE, 3.2)
    c.radial(cx, cy, 65, 58, 96, w=0.9)
    c.solid(c.ring(cx, cy, 56))
    c.solid(
        "".join(
            c.ring(cx + 49.5 * math.cos(a), cy + 49.5 * math.sin(a), 3.3, 0.3)
            for a in (2 * math.pi * i / 20 for i in range(20))
        ),
        OCHRE,
    )
    c.solid(c.ring(cx, cy, 42.6), PAPER)
    for i in range(16):  # the flames about the face
        a = 2 * math.pi * i / 16
        flame = f"M{p(28, a - 0.15)}Q{p(34, a - 0.03)} {p(40.5, a + 0.1)}Q{p(33, a + 0.18)} {p(28, a + 0.15)}Z"
        c.path(flame, RED, 1.6)
    c.path(c.ring(cx, cy, 27, 0.4), OCHRE, 2.6)
    for s in (-1, 1):
        c.solid(
            f"M{cx + s * 5} {cy - 5}"
            f"Q{cx + s * 11} {cy - 11.5} {cx + s * 18} {cy - 5.5}"
            f"Q{cx + s * 11} {cy - 2} {cx + s * 5} {cy - 5}Z"
        )
        c.solid(c.ring(cx + s * 11.2, cy - 6, 1.5, 0.1), PAPER)
        c.line(f"M{cx + s * 4} {cy - 10}Q{cx + s * 11} {cy - 17} {cx + s * 19} {cy - 11}", 2.2)
        c.solid(c.ring(cx + s * 15.5, cy + 5.5, 4.2, 0.3), RED)
    c.line(f"M{cx - 1} {cy - 9}L{cx - 4} {cy + 5}Q{cx} {cy + 8} {cx + 4} {cy + 5}", 2.2)
    c.solid(
        f"M{cx - 9} {cy + 12}Q{cx - 4} {cy + 9.5} {cx} {cy + 11.5}"
        f"Q{cx + 4} {cy + 9.5} {cx + 9} {cy + 12}"
        f"Q{cx} {cy + 19.5} {cx - 9} {cy + 12}Z",
        RED,
    )
    c.line(f"M{cx - 10} {cy + 12}Q{cx} {cy + 14.5} {cx + 10} {cy + 12}", 1.6)
    c.radial(cx, cy, 26.5, 21.5, 13, 20, 160, 1.1)
    for x in (30, 170):
        for y in (58, 252):
            sprig(c, x, y, 0 if x < 100 else 180, 3)
    return c

"""The crowns of the kings: one band about the brow and four different tops."""

from typing import Literal

from art.card import Card
from art.inks import BLUE, OCHRE, PAPER, RED
from art.outline import rake
from art.placing import At

Kind = Literal["leaves", "points", "arched", "battlement"]


def crown(c: Card, kind: Kind, inner: str = RED, y: float = -14) -> None:
    """A crown whose band sits at y; `inner` is the ink of the cap inside it."""
    a = At(c, 0, y)
    if kind == "leaves":
        a.path("M-19 -6Q0 -14 18 -6L16 -18H-17Z", inner, 2)
        for x, w, h in ((-19, 6, 22), (-8, 6, 27), (4, 6, 27), (15, 6, 22)):
            a.path(f"M{x - w} -8Q{x - w - 3} -18 {x + 1} {-h}Q{x + w + 3} -18 {x + w} -8Z", OCHRE, 2.2)
            a.line(f"M{x} -9V{-h + 8}", 1.4)
    elif kind == "points":
        a.path("M-23 -4L-27 -29L-15 -15L-11 -35L-.5 -16L10 -35L14 -15L25 -28L21 -4Z", OCHRE, 2.6)
        for x, top in ((-27, -30), (-11, -36), (10, -36), (25, -29)):
            a.path(a.ring(x, top, 3.6, 0.2), RED, 1.8)
        a.solid("M25 -28L21 -4H14L15 -14Z")
    elif kind == "arched":
        a.path("M-21 -6Q-25 -32 -1 -36Q23 -32 19 -6Z", inner, 2.4)
        rake(a, -18, -12, -8, -26, 4, 2, 4, 1.1)
        a.path("M-23 -6Q-30 -36 -1 -38Q27 -36 21 -6H15Q20 -30 -1 -31Q-22 -30 -17 -6Z", OCHRE, 2.4)
        a.path("M-4 -6Q-6 -22 -3.6 -32H2.6Q5 -22 3 -6Z", OCHRE, 2.2)
        a.path("M-3 -38V-41.6H-6.4V-45.6H-3V-49H1.4V-45.6H4.8V-41.6H1.4V-38Z", OCHRE, 1.9)
    elif kind == "battlement":
        a.path("M-22 -4L-25 -26H-15L-14 -18H-8L-7 -28H5L6 -18H12L13 -26H23L20 -4Z", OCHRE, 2.6)
        a.solid("M23 -26L20 -4H13L15 -25Z")
        rake(a, -20, -20, -18, -6, 5, 0.6, 4, 1)
    a.path("M-23 3Q-1 -8 21 2L22 -7Q-1 -18 -24 -6Z", OCHRE if kind != "arched" else PAPER, 2.4)
    if kind == "arched":
        for x, tail in ((-17, -1), (-9, -4), (0, -5), (8, -5), (15, -2.6)):
            a.solid(f"M{x} {tail - 3}L{x + 2} {tail + 3.4}H{x - 2}Z")
    else:
        for i, x in enumerate((-16, -7, 2, 11)):
            a.solid(a.ring(x, (-3.2, -6.4, -6.6, -4.4)[i], 2.1, 0.2), (RED, BLUE)[i % 2])

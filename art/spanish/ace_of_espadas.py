"""The ace of espadas."""

import math

from art.card import Card
from art.inks import BLUE, OCHRE, PAPER, RED, n
from art.outline import rake, smooth
from art.placing import At
from art.spanish.frame import Faced, blank
from art.spanish.limbs import limb
from art.spanish.ornament import leaf
from art.spanish.signs import sword


def cloud(c: Card, puffs: list[tuple[float, float, float]], fill: str = PAPER) -> None:
    """One bank of round puffs, with a curl of shade in each."""
    rings = "".join(c.ring(*p) for p in puffs)
    c.line(rings, 5)
    c.solid(rings, fill)
    c.line(
        "".join(
            f"M{n(x - r * 0.5)} {n(y + r * 0.1)}Q{n(x - r * 0.3)} {n(y - r * 0.7)} {n(x + r * 0.45)} {n(y - r * 0.3)}"
            for x, y, r in puffs
        ),
        1.7,
        BLUE,
    )


def ace_of_espadas() -> Faced:
    """A hand out of the clouds holds up a sword, between laurels."""
    c = blank(41, "e", 1)
    c.radial(100, 84, 33, 45, 16, 196, 344, 2, OCHRE)
    for s in (-1, 1):  # laurel
        a = At(c, 100, 0, 1, 0, s < 0)
        a.line("M27 186Q64 150 48 88", 2.4)
        for i in range(7):
            t = i / 6
            x = 27 * (1 - t) ** 2 + 2 * 62 * t * (1 - t) + 48 * t * t
            y = 186 * (1 - t) ** 2 + 2 * 146 * t * (1 - t) + 88 * t * t
            up = -50 - 45 * t
            leaf(a, x, y, up + 44, 22 - i, 0.3)
            leaf(a, x, y, up - 46, 20 - i, 0.3)
            if i % 2:
                a.path(a.ring(x + 4, y + 6, 3, 0.2), RED, 1.5)
    # ribbon from the guard
    c.path("M92 196Q70 190 56 204Q44 216 24 208L18 222L30 227L26 238Q48 240 62 224Q74 212 94 214Z", RED, 2.4)
    rake(c, 54, 206, 30, 228, 5, 6, 5, 1.1)
    c.solid("M92 205Q72 203 60 216Q56 221 52 226Q48 222 56 210Q70 194 92 200Z")
    sword(196, RED, BLUE, 1.12)(At(c, 100, 153))
    # the cloud, the sleeve and its ruffle, the hand
    cloud(c, [(144, 246, 13), (160, 228, 13), (177, 222, 12), (178, 242, 11)])
    limb(c, [(178, 250, 15), (154, 238, 14), (134, 222, 11)], BLUE, shade=1, k=7, cut=PAPER)
    c.path(
        "M143 206L136 208L134 203L128 209L123 206L122 214L116 216L119 222"
        "L114 227L121 230L120 237L128 235L131 241L136 234Z",
        PAPER,
        2.2,
    )
    rake(c, 139, 211, 133, 232, -7, 0, 5, 0.9)
    c.path("M122 231Q114 235 106 233L104 229V207Q108 202 116 205L126 213Z", PAPER, 2.4)
    for i in range(4):
        y = 204 + i * 7.4
        c.path(
            f"M108 {y}H92Q87.4 {y} 87.4 {n(y + 3.8)}Q87.4 {n(y + 7.4)} 92 {n(y + 7.4)}"
            f"H108Q112.4 {n(y + 7)} 112.4 {n(y + 3.8)}Q112.4 {y} 108 {y}Z",
            PAPER,
            2,
        )
    c.path(smooth("119 213!, 110 207, 100 203, 93 201, 92 197.6, 96 195, 106 197, 116 202, 123 208!"), PAPER, 2)
    c.hatch([(111, 207 + i * 7.4, 106, 207.6 + i * 7.4) for i in range(4)], 0.9)
    cloud(c, [(134, 264, 7), (147, 259, 12), (164, 256, 13), (179, 260, 10)])
    for x, y in ((30, 64), (170, 64), (56, 252), (92, 262), (24, 180), (176, 180)):
        c.solid(
            "M"
            + "L".join(
                f"{n(x + r * math.cos(k * math.pi / 4))} {n(y + r * math.sin(k * math.pi / 4))}"
                for k, r in enumerate((7, 2, 7, 2, 7, 2, 7, 2))
            )
            + "Z",
            OCHRE,
        )
    return c

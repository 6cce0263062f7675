"""The four suit signs, each made by its measures and drawn about the origin."""

import math

from art.card import Card
from art.inks import BLUE, GREEN, OCHRE, PAPER, RED
from art.outline import points, rake, smooth
from art.placing import At
from art.spanish.ornament import Sign, leaf, petals


def coin(r: float = 30, k: int = 8, inks: tuple[str, ...] = (RED, PAPER)) -> Sign:
    """A gold coin of radius r with a flower of k petals, beads about it and a milled edge."""

    def draw(c: Card) -> None:
        c.path(c.ring(0, 0, r), OCHRE, 2.8)
        c.radial(0, 0, r * 0.96, r * 0.82, int(r * 1.25), w=1.1)
        c.solid(c.ring(0, 0, r * 0.76))
        beads = max(10, int(r * 0.5))
        c.solid(
            "".join(
                c.ring(r * 0.655 * math.cos(a), r * 0.655 * math.sin(a), r * 0.058, 0.2)
                for a in (2 * math.pi * i / beads for i in range(beads))
            ),
            OCHRE,
        )
        c.path(c.ring(0, 0, r * 0.54), OCHRE, 1.6)
        petals(c, 0, 0, r * 0.48, k, inks, 0.36, 1.5, -math.pi / 2)
        c.solid(c.ring(0, 0, r * 0.13, 0.2))

    return draw


def cup(s: float = 1, band: str = RED) -> Sign:
    """A gold cup, about 34 by 52 times s."""

    def draw(card: Card) -> None:
        c = At(card, 0, -3 * s, s)
        c.path("M-17 -20H17Q17 6 5 11L4 17Q13 20 14 26H-14Q-13 20 -4 17L-5 11Q-17 6 -17 -20Z", OCHRE, 2.4)
        c.path("M-15.6 -10H15.8L14.4 -2H-14.4Z", band, 1.8)
        for i in range(4):
            c.solid(c.ring(-9.6 + i * 6.4, -6, 1.7, 0.15), PAPER)
        c.solid("M17 -20Q17 6 5 11L4 17L1 17L2 10Q11 3 12.4 -1L12.8 -10L12.6 -20Z")
        c.path("M-6.4 11.6Q0 9 6.4 11.6Q0 15.4 -6.4 11.6Z", band, 1.6)
        c.path("M-17 -20Q0 -26 17 -20Q0 -14 -17 -20Z", band, 2)
        rake(c, -12, 1, -4, 1, 2.6, 7, 4, 1)
        rake(c, -10, 25.4, 9, 25.4, 1, -4, 6, 0.9)

    return draw


def sword(length: float = 104, grip: str = RED, blade: str = BLUE, wide: float = 1) -> Sign:
    """A sword, point up; long swords grow thicker in hilt and slimmer in blade."""

    def draw(c: Card) -> None:
        q = (length / 104) ** 0.5
        u = length / 104
        top, guard, pom, b, g = -length / 2, length * 0.22, length * 0.46, 6.4 * q * wide, 15.6 * u**0.8 * wide
        c.path(f"M0 {top}L{b} {top + b * 2.4}L{b * 0.92} {guard}H{-b * 0.92}L{-b} {top + b * 2.4}Z", blade, 2.2)
        c.solid(f"M0 {top}L{b} {top + b * 2.4}L{b * 0.92} {guard}H.5L.2 {top + b * 2.5}Z")
        step = 5.2 * q
        c.hatch(
            [
                (b * 0.15, top + b * 3 + i * step, b * 0.86, top + b * 3 + i * step + 3.2 * q)
                for i in range(int((guard - top - b * 3) / step - 0.3))
            ],
            0.9 * q,
            PAPER,
        )
        c.path(
            f"M{-g} {guard - 4.5 * q}"
            f"Q{-g - 4 * q} {guard + q} {-g * 0.8} {guard + 3.4 * q}"
            f"L0 {guard + 6.5 * q}L{g * 0.8} {guard + 3.4 * q}"
            f"Q{g + 4 * q} {guard + q} {g} {guard - 4.5 * q}L{b} {guard - 1}H{-b}Z",
            OCHRE,
            2.2,
        )
        y0, y1 = guard + 5.5 * q, pom - 6 * q
        c.path(f"M{-3.6 * q} {y0}L{-4.6 * q} {y1}H{4.6 * q}L{3.6 * q} {y0}Z", grip, 2)
        for i in range(3):
            y = y0 + (i + 0.5) * (y1 - y0) / 3
            c.line(f"M{-4 * q} {y - 1.2 * q}L{4 * q} {y + 1.2 * q}", 1.4 * q)
        c.path(c.ring(0, pom - 2 * q, 5.4 * q, 0.3), OCHRE, 2)
        c.solid(c.ring(0, pom - 2 * q, 1.7 * q, 0.2))

    return draw


def club(length: float = 96, w: float = 1, leaves: int = 2) -> Sign:
    """A lopped branch, thick end up: knots, sawn stubs, and a young leaf or two."""

    def draw(c: Card) -> None:
        h, girth = length / 2, 10.6 * (length / 96) ** 0.72 * w

        def shape(text: str) -> str:
            return smooth([(x * girth, y * h, corner) for x, y, corner in points(text)], True, 0.15)

        size = 17 * (length / 96) ** 0.5
        if leaves > 0:
            leaf(c, -girth * 0.6, -h * 0.34, 222, size, 0.34)
        if leaves > 1:
            leaf(c, girth * 0.45, h * 0.22, -34, size, 0.34)
        c.path(
            shape(
                "-.5 -1, .3 -1.03, .95 -.95, 1.12 -.78, .82 -.62, .88 -.46, 1.5 -.44!, 1.62 -.3!, "
                ".8 -.22, .62 0, .6 .3, .48 .6, .44 .97!, -.4 1!, -.44 .6, -.6 .34, -.66 .2, -1.36 .16!, "
                "-1.4 .02!, -.7 -.06, -.86 -.3, -1.16 -.44, -.84 -.56, -1 -.74, -.98 -.92"
            ),
            GREEN,
            2.4,
        )
        c.solid(
            shape(
                "1.12 -.78!, .82 -.62, .88 -.46, 1.5 -.44!, 1.58 -.36!, .8 -.22, .62 0, .6 .3, "
                ".48 .6, .44 .97!, .14 .98!, .2 .5, .3 .1, .2 -.2, .5 -.46, .4 -.7!"
            )
        )
        c.path(shape("-.5 -1, .3 -1.03, .9 -.95, .2 -.89, -.5 -.9"), OCHRE, 1.6)
        c.path(shape("1.5 -.45!, 1.76 -.4, 1.62 -.29!"), OCHRE, 1.6)
        c.path(shape("-1.36 .17!, -1.6 .08, -1.4 .01!"), OCHRE, 1.6)
        c.line(shape("-.34 -.7, .06 -.62, -.1 -.5, -.4 -.58"), 1.5)
        k = max(3, int(length / 24))
        rake(c, -girth * 0.5, -h * 0.4, -girth * 0.3, h * 0.9, girth * 0.12, h * 0.12, k, 1)
        rake(c, girth * 0.4, -h * 0.1, girth * 0.36, h * 0.86, -girth * 0.14, h * 0.08, k, 0.8, PAPER)

    return draw

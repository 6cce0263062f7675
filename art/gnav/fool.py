"""The fool."""

import math

from art.card import Card
from art.gnav.bits import bell
from art.gnav.border import ARCH
from art.gnav.tools import placed
from art.inks import BLUE, GREEN, OCHRE, PAPER, RED


def fool(c: Card) -> None:
    """A jester who winks, in cap and bells."""
    c.radial(100, 150, 126, 80, 40, 180, 360, 2.2, PAPER, ARCH)
    with placed(c, 6, 7, 0.94):
        fool_coat(c)
        fool_face(c)
        fool_cap(c)


def fool_coat(c: Card) -> None:
    """A coat parted red and green, a collar hung with bells."""
    c.path("M22 300Q32 238 74 226L100 236V300Z", RED, 3)
    c.path("M178 300Q168 238 126 226L100 236V300Z", GREEN, 3)
    for s in (-1, 1):
        c.hatch([(100 + s * (64 - i * 9), 292, 100 + s * (52 - i * 7), 250 - i * 3) for i in range(6)], 2)
    for y in (262, 280):
        c.path(c.ring(100, y, 5, 0.3), PAPER, 2.2)
    points = [(50, 238), (66, 253), (87, 261), (113, 261), (134, 253), (150, 238)]
    d = "M62 214"
    for i, (x, y) in enumerate(points):
        d += f"L{x} {y}" + (f"L{(x + points[i + 1][0]) / 2} {min(y, points[i + 1][1]) - 15}" if i < 5 else "")
    c.path(d + "L138 214Q100 236 62 214Z", PAPER, 2.8)
    for x, y in points:
        bell(c, x, y + 4, 6)
    c.hatch(
        [
            (66 + i * 8.6, 232 + 6 * math.sin(i / 8 * math.pi), 70 + i * 7.6, 221 + 6 * math.sin(i / 8 * math.pi))
            for i in range(9)
        ],
        1.2,
    )


def fool_face(c: Card) -> None:
    """A long face, one eye open and one winking."""
    c.path("M66 150Q64 206 100 224Q136 206 134 150Q120 132 100 132Q80 132 66 150Z", PAPER, 3)
    for s in (-1, 1):
        c.solid(c.ring(100 + s * 20.5, 189, 6.6, 0.4), RED)
    c.line("M70 160Q80 149 91 157.5M109 156Q120 145.5 130 155", 3.2)
    # an open eye, and the far one winking
    c.line("M71.5 171.5Q82 160 93.5 172Q82 180 71.5 171.5Z", 2.4)
    c.solid(c.ring(83.5, 170.6, 4.6, 0.2))
    c.solid(c.ring(85.2, 168.8, 1.5, 0.1), PAPER)
    c.line("M107 173.5Q117 163 127.5 172", 3.6)
    c.line("M111 174L109.6 178M117.2 172V177M123.4 173.5L125.2 177.5", 2)
    c.path("M98 162L92 186Q94 193 102 191Q110 192 107 185L103 176", PAPER, 2.6)
    c.solid("M75 197Q100 210 125 195Q122 210 100 215Q79 211 75 197Z")
    c.solid("M80 201.5Q100 211 120.5 200Q116 208 100 211.5Q84.5 209 80 201.5Z", PAPER)
    c.line("M91 206V209.5M100 207.5V211M109 206V209.5", 1.2)
    c.line("M75 192Q73 197 77 199.5M125 190Q127.5 195 123.5 198", 2)


def fool_cap(c: Card) -> None:
    """A cap with three tails and a bell on each."""
    c.path("M62 152Q50 118 24 122Q18 128 17 140Q6 104 34 88Q62 78 84 118L78 140Z", RED, 3)
    c.path("M138 152Q150 118 176 122Q182 128 183 140Q194 104 166 88Q138 78 116 118L122 140Z", GREEN, 3)
    c.path("M72 136Q70 96 88 70Q92 58 84 42Q116 46 122 78Q130 104 128 136Q100 122 72 136Z", BLUE, 3)
    c.path("M60 154Q62 140 78 134Q100 124 122 134Q138 140 140 154Q120 138 100 138Q80 138 60 154Z", OCHRE, 2.6)
    for i in range(7):
        t = i / 6
        c.solid(c.ring(68 + 64 * t, 145 - 12 * math.sin(math.pi * t), 1.7, 0.15))
    for s in (-1, 1):
        c.hatch([(100 + s * (68 - i * 8), 92 - i, 100 + s * (64 - i * 7), 108 + i * 2) for i in range(6)], 2)
    c.hatch([(120 - i, 86 + i * 8, 106, 84 + i * 8) for i in range(6)], 1.8)
    for x, y in ((26, 148), (174, 148), (84, 38)):
        bell(c, x, y, 10)

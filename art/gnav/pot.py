"""The flowerpot."""

import math

from art.card import Card
from art.gnav.bits import leaf
from art.gnav.border import ARCH
from art.gnav.tools import at, placed, polar
from art.inks import BLUE, GREEN, OCHRE, PAPER, RED


def pot(c: Card) -> None:
    """A flowerpot on the window sill."""
    c.radial(100, 100, 130, 66, 56, 0, 360, 1.5, OCHRE, ARCH)
    valance(c)
    c.path("M8 258H192V290H8Z", OCHRE, 2.8)
    c.hatch([(22 + i * 17, 266 + i % 3 * 4, 40 + i * 17, 266 + i % 3 * 4) for i in range(10)], 1.2)
    c.line("M100 200V118M96 200Q90 160 62 142M104 200Q110 160 138 142", 7)
    c.line("M100 200V118M96 200Q90 160 62 142M104 200Q110 160 138 142", 2.6, GREEN)
    for x, y, turn, length in (
        (98, 178, 200, 40),
        (102, 178, -20, 40),
        (96, 196, 168, 58),
        (104, 196, 12, 58),
        (99, 150, 215, 28),
        (101, 150, -35, 28),
    ):
        leaf(c, x, y, turn, length, GREEN, 0.5)
    for s, x in ((-1, 60), (1, 140)):
        with placed(c, x, 146, 1, s * 24):
            c.path("M-15 -30L-6 -21L0 -35L6 -21L15 -30Q19 -2 0 0Q-19 -2 -15 -30Z", BLUE, 2.6)
            c.line("M-6 -21Q-9 -8 0 -3Q9 -8 6 -21", 1.8)
    flower(c, 100, 96, 31)
    flowerpot(c)


def valance(c: Card) -> None:
    """A short scalloped curtain across the top of the window."""
    c.path("M10 10H190V52" + "".join(f"Q{180 - i * 20} 66 {170 - i * 20} 52" for i in range(9)) + "V10Z", PAPER, 2.6)
    c.line("M10 45H190", 1.6)
    for i in range(9):
        c.path(c.ring(20 + i * 20, 53, 2.6, 0.2), RED, 1.4)
    c.hatch([(24 + i * 10, 24, 24 + i * 10, 40) for i in range(16)], 1.1)


def flower(c: Card, x: float, y: float, r: float) -> None:
    """A rose-painter's flower: eight petals and a double heart."""
    with placed(c, x, y):
        for k in range(8):
            a = math.pi / 4 * k + 0.39
            c.path(
                f"M0 0L{at(r * 0.86, a - 0.42)}"
                f"Q{at(r * 1.16, a - 0.2)} {at(r * 0.98, a)}"
                f"Q{at(r * 1.16, a + 0.2)} {at(r * 0.86, a + 0.42)}Z",
                RED,
                2.4,
            )
            c.solid(c.gouge(*polar(r * 0.82, a), *polar(r * 0.45, a), 1.7), PAPER)
        c.path(c.ring(0, 0, r * 0.4, 0.3), OCHRE, 2.4)
        c.radial(0, 0, r * 0.36, r * 0.2, 12, w=1)
        c.solid(c.ring(0, 0, r * 0.13, 0.2))


def flowerpot(c: Card) -> None:
    """A painted pot on its saucer."""
    c.path("M60 212H140L129 264Q100 270 71 264Z", RED, 3)
    c.path("M52 194Q100 201 148 194V213Q100 220 52 213Z", RED, 3)
    c.line("M64 226Q100 232 136 226M69 254Q100 260 131 254", 1.8)
    c.solid("".join(f"M{x} {y}l6 9l-6 9l-6 -9Z" for x, y in ((76, 231), (92, 233), (108, 233), (124, 231))), PAPER)
    c.solid("".join(f"M{x} {y}a2 2 0 1 0 .1 0Z" for x, y in ((84, 240), (100, 241), (116, 240))), OCHRE)
    c.hatch([(146 - i * 5, 212 + i * 0.8, 145 - i * 5, 200 + i * 0.6) for i in range(7)], 1.6)
    c.hatch([(137 - i * 1.7, 222 + i * 6, (128, 133, 133, 130, 122, 119)[i], 223 + i * 6) for i in range(6)], 1.3)
    c.solid(c.gouge(58, 203, 84, 206, 1.6), PAPER)
    c.path("M58 264Q100 273 142 264L138 273Q100 280 62 273Z", RED, 2.4)

"""The things that the Gnav numbers count, each drawn about the origin."""

import math

from art.card import Card
from art.gnav.tools import at, placed, polar
from art.inks import BLUE, GREEN, OCHRE, PAPER, RED


def heart(c: Card) -> None:
    """A folk heart, about 100 wide, with a tulip cut into it."""
    c.path("M0 48Q-52 16 -52 -14Q-50 -42 -25 -42Q-8 -42 0 -24Q8 -42 25 -42Q50 -42 52 -14Q52 16 0 48Z", RED, 3)
    c.line("M0 36Q-42 10 -43 -14Q-41 -34 -25 -34Q-8 -33 0 -10Q8 -33 25 -34Q41 -34 43 -14Q42 10 0 36Z", 1.6, PAPER)
    c.line("M0 26V4", 2.4, PAPER)
    c.solid("M-10 -8Q-4 -4 0 -12Q4 -4 10 -8Q10 6 0 8Q-10 6 -10 -8Z", PAPER)
    for s in (-1, 1):
        c.solid(f"M0 22Q{s * 4} 8 {s * 20} 4Q{s * 18} 18 0 22Z", PAPER)
        c.hatch(
            [(s * (18 + i * 5), -18 + abs(i - 1.5) * 2, s * (19 + i * 4), -10 + i * 1) for i in range(4)], 1.3, PAPER
        )


def bird(c: Card) -> None:
    """A painted bird looking right, about 60 long."""
    c.path("M-14 4L-38 14L-34 2L-40 -6Q-26 -4 -16 -4Z", RED, 2.2)
    c.path("M-18 -2Q-10 -16 6 -16Q10 -28 20 -28Q30 -27 31 -18Q30 18 4 20Q-14 18 -18 -2Z", BLUE, 2.6)
    c.path("M-12 -3Q2 -8 14 4Q4 14 -12 12L-24 16Q-20 2 -12 -3Z", OCHRE, 2.2)
    c.hatch([(-14 + i * 6, 10 - abs(i - 1) * 0.6, -10 + i * 6, 0 + i) for i in range(4)], 1.2)
    c.path("M30 -21L40 -17L30 -15Z", OCHRE, 2)
    c.solid(c.ring(23, -20, 2.2, 0.2), PAPER)
    c.hatch([(28 - i * 2, -8 + i * 6, 20 - i * 2, -6 + i * 6) for i in range(4)], 1.2, PAPER)
    c.line("M2 20V30M10 19V29", 2)


def tulip(c: Card, ink: str = RED) -> None:
    """A tulip head, its stalk at the origin."""
    c.path("M-16 -34L-7 -24L0 -38L7 -24L16 -34Q20 -4 0 0Q-20 -4 -16 -34Z", ink, 2.4)
    c.line("M-7 -24Q-9 -10 0 -3Q9 -10 7 -24", 1.8)
    c.hatch([(-3 + i * 3, -8, -3 + i * 3, -22 - (i == 1) * 4) for i in range(3)], 1.1, PAPER)


def scroll_leaf(c: Card, side: int, ink: str = GREEN) -> None:
    """A rose-painter's leaf: it grows from the origin and curls outwards."""
    c.path(
        f"M0 0Q{side * 8} -24 {side * 34} -26Q{side * 48} -25 {side * 50} -14"
        f"Q{side * 44} -20 {side * 37} -16Q{side * 30} 0 0 0Z",
        ink,
        2.2,
    )
    c.hatch([(side * (12 + i * 7), -8 - i * 2.6, side * (16 + i * 7), -15 - i * 1.6) for i in range(4)], 1.1, PAPER)


def clover_leaf(c: Card) -> None:
    """One heart-shaped leaflet, its point at the origin."""
    c.path("M0 0Q-30 -16 -26 -36Q-20 -50 0 -38Q20 -50 26 -36Q30 -16 0 0Z", GREEN, 2.6)
    c.line("M0 -6V-30", 1.6)
    c.line("M-12 -24Q-10 -34 0 -26Q10 -34 12 -24", 2.2, PAPER)


def stockfish(c: Card) -> None:
    """A fish hung by its tail at the origin."""
    c.path("M0 2L-10 -6L-8 6L-3 13Q-15 34 -9 54L0 66L9 54Q15 34 3 13L8 6L10 -6Z", BLUE, 2.2)
    c.line("M-10 51Q0 45 10 51", 1.8)
    c.solid("M-9 54L0 66L9 54Q0 49 -9 54Z", OCHRE)
    c.line("M-9 54L0 66L9 54", 2)
    c.solid(c.ring(0, 56, 2, 0.1))
    c.hatch([(-7 + k % 2 * 5, 20 + k * 5, 1 + k % 2 * 5, 22 + k * 5) for k in range(6)], 1.3, PAPER)


def snowflake(c: Card, r: float = 20) -> None:
    """Six arms, each with two barbs."""
    d = ""
    for k in range(6):
        a = math.pi / 3 * k + math.pi / 6
        d += f"M0 0L{at(r, a)}M{at(r * 0.86, a + 0.36)}L{at(r * 0.55, a)}L{at(r * 0.86, a - 0.36)}"
    c.line(d, 5.6)
    c.line(d, 2.6, BLUE)


def candles(c: Card) -> None:
    """A stepped Advent candlestick of painted wood: seven candles, the tallest step in the middle."""
    for i in range(7):
        x, y = (i - 3) * 20, abs(i - 3) * 11
        c.path(f"M{x - 4.5} {y}V{y - 26}H{x + 4.5}V{y}Z", PAPER, 2)
        c.path(f"M{x} {y - 48}Q{x + 10} {y - 33} {x} {y - 28}Q{x - 10} {y - 33} {x} {y - 48}Z", OCHRE, 1.8)
        c.solid(f"M{x} {y - 38}Q{x + 4} {y - 32} {x} {y - 29}Q{x - 4} {y - 32} {x} {y - 38}Z", RED)
    steps = "M-70 33" + "".join(f"V{abs(i - 3) * 11}H{(i - 3) * 20 + 10}" for i in range(7)) + "V33"
    c.path(steps + "H74V46H-74V33Z", RED, 2.6)
    c.solid(
        "".join(f"M{x} {y}l5 6l-5 6l-5 -6Z" for x, y in [((i - 3) * 20, abs(i - 3) * 11 + 6) for i in range(1, 6)]),
        PAPER,
    )
    c.hatch([(-66 + i * 11, 43, -62 + i * 11, 36) for i in range(13)], 1.3, PAPER)


def selbu_rose(c: Card, r: float = 52) -> None:
    """The knitters' star: eight split petals, a seed between each two."""
    for k in range(8):
        a = math.pi / 4 * (k + 0.5)
        b = a + math.pi / 8
        c.path(f"M{at(r * 0.08, a)}L{at(r * 0.6, a + 0.33)}L{at(r, a)}L{at(r * 0.6, a - 0.33)}Z", RED, 2.2)
        c.solid(f"M{at(r * 0.08, a)}L{at(r * 0.6, a + 0.33)}L{at(r, a)}Z")
        c.solid(c.gouge(*polar(r * 0.3, a - 0.1), *polar(r * 0.8, a - 0.1), 1.5), PAPER)
        c.path(f"M{at(r * 0.72, b)}L{at(r * 0.84, b + 0.09)}L{at(r * 0.97, b)}L{at(r * 0.84, b - 0.09)}Z", GREEN, 1.8)


def twig_leaf(c: Card) -> None:
    """A leaf that grows to the right from the origin."""
    c.path("M0 0Q8 -10 24 -3Q26 0 24 3Q8 10 0 0Z", GREEN, 2)
    c.line("M3 0H18", 1.2, PAPER)


def berries(c: Card) -> None:
    """A cowberry sprig with nine berries."""
    c.line("M-58 34Q-20 20 0 -6Q20 -28 56 -34M-22 18Q10 20 38 30", 3)
    for x, y, turn in (
        (-44, 26, 200),
        (-30, 20, 120),
        (-6, 0, 230),
        (14, -20, 250),
        (34, -30, 290),
        (56, -34, 0),
        (38, 30, 20),
        (6, 20, 100),
        (30, -26, 80),
    ):
        with placed(c, x, y, 1, turn):
            twig_leaf(c)
    for x, y in ((-24, 4), (-32, 38), (-16, 34), (2, 38), (16, 32), (8, 2), (22, -6), (36, -14), (20, 14)):
        c.path(c.ring(x, y, 9.4, 0.3), RED, 2.2)
        c.solid(c.gouge(x - 5, y - 1, x, y - 6, 1.4), PAPER)
        c.solid(c.ring(x + 2, y + 4, 1.5, 0.1))


def spruce(c: Card) -> None:
    """A young spruce, standing on the origin."""
    c.solid("M-2.5 0V-8H2.5V0Z")
    c.path("M0 -46L9 -30H5L12 -18H7L15 -5H-15L-7 -18H-12L-5 -30H-9Z", GREEN, 2)
    c.hatch([(3 + i, -34 + i * 10, 6 + i * 2.4, -29 + i * 10) for i in range(3)], 1.3)


def mitten(c: Card, ink: str) -> None:
    """A knitted mitten hung by its cuff."""
    c.path("M-8 0V8Q-12 18 -10 25Q-5 33 3 31Q9 28 9 20L14 22Q18 19 15 14L9 7V0Z", ink, 2.2)
    c.path("M-9 -1H10V7H-9Z", PAPER, 2)
    c.solid("M0 12l5.4 6.4l-5.4 6.4l-5.4 -6.4Z", PAPER)


def star(c: Card, ink: str, r: float = 15) -> None:
    """An eight-pointed star with one cut in each long ray."""
    reaches = (r, r * 0.46, r * 0.72, r * 0.46) * 4
    corners = (at(reach, math.pi / 8 * k - math.pi / 2) for k, reach in enumerate(reaches))
    c.path("M" + "L".join(corners) + "Z", ink, 2)
    c.solid(
        "".join(c.gouge(*polar(r * 0.2, math.pi / 2 * k), *polar(r * 0.72, math.pi / 2 * k), 1.1) for k in range(4)),
        PAPER,
    )


def bow(c: Card, x: float, y: float) -> None:
    """A ribbon tied in a bow, its knot at (x, y)."""
    with placed(c, x, y):
        for s in (-1, 1):
            c.path(f"M0 2L{s * 30} 34L{s * 18} 34L{s * 16} 42Z", RED, 2.4)
        for s in (-1, 1):
            c.path(f"M0 0Q{s * 14} -22 {s * 34} -14Q{s * 38} 2 {s * 32} 14Q{s * 14} 14 0 0Z", RED, 2.6)
            c.hatch([(s * (8 + i * 1), -3 + i * 4, s * (22 + i), -8 + i * 7) for i in range(3)], 1.4)
        c.path("M-7 -7H7V8H-7Z", OCHRE, 2.4)

"""The back of the Gnav pack."""

import math

from art.card import Card
from art.gnav.tools import at, placed
from art.inks import BLUE, PAPER, RED, n


def rose(r: float) -> str:
    """The knitters' eight-petalled star, about the origin."""
    turns = [math.pi / 4 * (k + 0.5) for k in range(8)]
    return "".join(f"M{at(r * 0.14, a)}L{at(r * 0.6, a + 0.3)}L{at(r, a)}L{at(r * 0.6, a - 0.3)}Z" for a in turns)


def back() -> Card:
    """A knitted pattern of stars, seeds and lice, the same either way up."""
    c = Card(2, 1, 0.8)
    c.path("M8 18Q8 8 18 8H182Q192 8 192 18V292Q192 302 182 302H18Q8 302 8 292Z", BLUE, 3)
    centres = [(100 + (k - 1.5) * 40, 155 + (row - 2.5) * 44) for row in range(6) for k in range(4)]
    for x, y in centres:
        with placed(c, x, y):
            c.solid(rose(18), PAPER)
    gaps = [(100 + (k - 1) * 40, 155 + (row - 2) * 44) for row in range(5) for k in range(3)]
    seeds = "".join(f"M{n(x)} {n(y - 8)}l5.5 8l-5.5 8l-5.5 -8Z" for x, y in gaps)
    c.solid(seeds, RED)
    c.line(seeds, 1.4, PAPER)
    lice = [(x + dx, y) for x, y in gaps for dx in (-11, 11)]
    c.line("".join(f"M{n(x)} {n(y)}h.1" for x, y in lice), 3, PAPER)
    c.line("M18 24Q18 18 24 18H176Q182 18 182 24V286Q182 292 176 292H24Q18 292 18 286Z", 1.6, PAPER)
    c.solid(
        "".join(f"M{n(x)} 10.5l4 5l4 -5ZM{n(x)} 299.5l4 -5l4 5Z" for x in (20 + 8 * i for i in range(20)))
        + "".join(f"M10.5 {n(y)}l5 4l-5 4ZM189.5 {n(y)}l-5 4l5 4Z" for y in (19 + 8 * i for i in range(34))),
        PAPER,
    )
    return c

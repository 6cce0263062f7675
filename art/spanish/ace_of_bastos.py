"""The ace of bastos."""

from art.card import Card
from art.inks import OCHRE, PAPER, RED
from art.outline import rake
from art.placing import At
from art.spanish.frame import Faced, blank
from art.spanish.limbs import ground
from art.spanish.ornament import leaf, petals
from art.spanish.signs import club


def snail(card: Card, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """A snail on its way left, its foot on (x, y)."""
    c = At(card, x, y, s, 0, flip)
    c.path("M-26 0Q-28 -12 -20 -15Q-14 -14 -14 -6Q4 -8 22 0Z", PAPER, 2.2)
    c.line("M-22 -14L-26 -23M-18 -15L-17 -25", 1.8)
    c.solid(c.ring(-26, -23.6, 1.8, 0.1) + c.ring(-17, -25.4, 1.8, 0.1))
    c.solid(c.ring(-22.4, -8.6, 1.3, 0.1))
    c.path(c.ring(0, -14, 13.6, 0.3), RED, 2.4)
    c.line("M-10 -6Q0 2 7 -8Q11 -18 2 -21Q-8 -22 -8 -14Q-7 -8 -1 -9Q4 -11 2 -15", 2, PAPER)
    c.radial(0, -14, 13, 10, 9, 310, 440, 0.9)


def ace_of_bastos() -> Faced:
    """A lopped trunk that sprouts again, a ribbon about it and a snail at its foot."""
    c = blank(61, "b", 1)
    ground(c)
    a = At(c, 102, 157, 1, 7)
    for x, y, t, k in (
        (-14, -62, 206, 3),
        (-34, 9, 236, 2),
        (-35, 11, 160, 2),
        (39, -42, -62, 2),
        (39, -39, 4, 2),
        (8, 44, -16, 2),
    ):
        b = At(a, x, y, 1, t)
        b.line(f"M0 0L{k * 13 - 2} 0", 2.6)
        for i in range(k):
            leaf(b, 7 + i * 11, 0, -50, 21 - i * 2, 0.38)
            leaf(b, 5 + i * 11, 0, 50, 21 - i * 2, 0.38)
        leaf(b, k * 13 - 6, 0, 0, 21, 0.36)
    club(214, 1.34, 0)(a)
    rake(a, -12, -60, -12, 84, 2, 15, 8, 1.3)
    rake(a, -2, -40, -4, 90, 1, 12, 7, 1.2)
    rake(a, -20, -92, -22, -60, 5, 2, 5, 1.1)
    # rings and cracks on the sawn head, a ribbon, blossom and a snail
    a.line("M-4 -101Q4 -104 12 -101M0 -99Q6 -99 10 -100", 1.4)
    a.path("M-16 46L-17 60Q0 68 14 60L13 47Q0 54 -16 46Z", RED, 2.2)
    a.path("M-15 50Q-36 44 -40 56Q-34 66 -16 58ZM-16 56L-34 80L-24 80L-20 90L-10 61Z", RED, 2.2)
    rake(a, -18, 53, -16, 57, -12, 1, 3, 1)
    rake(a, -8, 52, 8, 53, 0, 7, 4, 1)
    for x, y, r in ((36, 74, 10), (168, 76, 10), (34, 220, 9)):
        petals(c, x, y, r, 6, (RED, PAPER), 0.46, 1.4)
        c.solid(c.ring(x, y, r * 0.25, 0.2), OCHRE)
    snail(c, 152, 262, 1.05)
    return c

"""What surrounds the picture of a Gnav card: an arch for the picture cards, a panel for the numbers."""

from art.card import Card
from art.gnav.tools import straw
from art.inks import PAPER, RED, STRAW

CARD = "M11 .6H189Q199.4 .6 199.4 11V299Q199.4 309.4 189 309.4H11Q.6 309.4 .6 299V11Q.6 .6 11 .6Z"
GILT = "M14 5H186Q195 5 195 14V296Q195 305 186 305H14Q5 305 5 296V14Q5 5 14 5Z"
ARCH = "M18 281V96Q18 19 100 19Q182 19 182 96V281Z"
PANEL = "M16 16H184V281H16Z"


def trim(c: Card, hole: str) -> None:
    """Bare paper round the picture: what was cut beyond the frame does not print."""
    c.mark(f'<path class="p" fill-rule="evenodd" d="{CARD}{hole}"/>')


def sky(c: Card, ink: str) -> None:
    """The ground of a picture card, under its arch."""
    if ink == STRAW:
        straw(c, ARCH, 3)
    else:
        c.path(ARCH, ink, 3)


def picture_border(c: Card) -> None:
    """The plain border of the fool, the owl and the pot."""
    trim(c, ARCH)
    c.line(ARCH, 3)
    c.line("M10 281V92Q10 11 100 11Q190 11 190 92V281", 1.6)
    c.line("M10 281H190", 1.6)
    for x, y, r in ((183, 17, 4.2), (170, 13, 2.4), (187, 30, 2.4)):
        c.solid(c.ring(x, y, r, 0.3), RED)


def matador_border(c: Card) -> None:
    """The gilt border of the five that refuse a swap."""
    trim(c, ARCH)
    c.mark(f'<path class="o" fill-rule="evenodd" d="{GILT}{ARCH}"/>')
    c.line(GILT, 2.2)
    c.line(ARCH, 3.4)
    c.line("M11.5 275V92Q12 12 100 12Q188 12 188.5 92V275", 1.3)
    c.radial(182, 18, 8.5, 1.5, 8, 0, 360, 2.6)
    c.solid(c.ring(182, 18, 2, 0.1), PAPER)


def number_border(c: Card, tint: str) -> None:
    """A saw-toothed frame, as on woven bands."""
    c.radial(100, 112, 66, 108, 44, w=1.7, color=STRAW)
    trim(c, PANEL)
    c.line(PANEL, 3)
    c.line("M10 281V10H190V281", 1.6)
    teeth = "".join(f"M{x} 18l5 6l5 -6ZM{x} 279l5 -6l5 6Z" for x in range(20, 180, 10))
    teeth += "".join(f"M18 {y}l6 5l-6 5ZM182 {y}l-6 5l6 5Z" for y in range(18, 278, 10))
    c.solid(teeth, tint)

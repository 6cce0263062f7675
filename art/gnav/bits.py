"""Small things that more than one picture of the Gnav pack has."""

from art.card import Card
from art.gnav.tools import placed
from art.inks import GREEN, OCHRE, PAPER, n


def spark(c: Card, x: float, y: float, r: float = 6, ink: str = PAPER) -> None:
    """A four-pointed star."""
    q = r * 0.27
    short, long = n(q), n(r - q)
    back_short, back_long = n(-q), n(q - r)
    c.solid(
        f"M{x} {n(y - r)}l{short} {long}l{long} {short}l{back_long} {short}l{back_short} {long}"
        f"l{back_short} {back_long}l{back_long} {back_short}l{long} {back_short}Z",
        ink,
    )


def leaf(c: Card, x: float, y: float, turn: float, length: float, fill: str = GREEN, fat: float = 0.42) -> None:
    """A leaf that grows from x, y; turn in degrees."""
    bulge = length * fat
    with placed(c, x, y, 1, turn):
        c.path(f"M0 0Q{n(length * 0.4)} {n(-bulge)} {n(length)} 0Q{n(length * 0.4)} {n(bulge)} 0 0Z", fill, 2.2)
        c.line(f"M0 0H{n(length * 0.82)}", 1.6)
        c.hatch([(length * t, 0, length * (t + 0.14), length * 0.16) for t in (0.2, 0.36, 0.52)], 0.8)


def bell(c: Card, x: float, y: float, r: float) -> None:
    """A jester's bell: a ball with a seam and a slit."""
    c.path(c.ring(x, y, r, 0.3), OCHRE, 2.4)
    c.line(f"M{n(x - r * 0.85)} {n(y - r * 0.1)}H{n(x + r * 0.85)}", 1.8)
    c.solid(
        f"M{n(x - r * 0.2)} {n(y + r * 0.9)}L{n(x - r * 0.14)} {n(y + r * 0.3)}"
        f"H{n(x + r * 0.14)}L{n(x + r * 0.2)} {n(y + r * 0.9)}Z"
    )
    c.solid(c.gouge(x - r * 0.5, y - r * 0.2, x, y - r * 0.7, r * 0.14), PAPER)

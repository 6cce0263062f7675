"""Parts of dress that several court cards have."""

from art.card import Card
from art.inks import INK, PAPER, n
from art.outline import rake
from art.spanish.tint import tint


def stripes(c: Card, spots: list[tuple[float, float, float, float]], sw: float = 1.6, ink: str = INK) -> None:
    """Straight folds, each from one point to another."""
    c.line("".join(f"M{n(a)} {n(b)}L{n(x)} {n(y)}" for a, b, x, y in spots), sw, ink)


def neck(c: Card, x: float, y: float, skin: str = PAPER, w: float = 8) -> None:
    """A neck, its foot a little below y."""
    tint(c, f"M{x - w} {y - 16}L{x - w - 2} {y + 6}H{x + w + 2}L{x + w} {y - 16}Z", skin, 2.2)
    rake(c, x - w, y - 8, x + w - 3, y - 4, 2, 7, 6, 0.9)

"""What fills the room between the suit signs: flowers, leaves, twigs and garlands."""

import math
from collections.abc import Callable

from art.card import Card
from art.inks import GREEN, OCHRE, RED, n
from art.paths import around
from art.placing import At

Sign = Callable[[Card], None]
"""Draws one thing, a suit sign about the origin or an ornament in its place."""


def petals(
    c: Card,
    x: float,
    y: float,
    r: float,
    k: int,
    inks: tuple[str, ...],
    fat: float = 0.42,
    sw: float = 1.5,
    a0: float = 0.39,
    r0: float = 0,
) -> None:
    """A flower of pointed petals, its inks taken in turn."""
    for i in range(k):
        a = 2 * math.pi * i / k + a0
        near, far = a - fat, a + fat
        petal = (
            f"M{around(x, y, r0, near)}Q{around(x, y, r * 0.64, near)} {around(x, y, r, a)}"
            f"Q{around(x, y, r * 0.64, far)} {around(x, y, r0, far)}Z"
        )
        c.path(petal, inks[i % len(inks)], sw)


def flower(c: Card, x: float, y: float, r: float = 14, k: int = 8, inks: tuple[str, ...] = (OCHRE, RED)) -> None:
    """A whole flower with its dark heart."""
    petals(c, x, y, r, k, inks, 3.3 / k, 1.5 if r > 13 else 1.25)
    c.solid(c.ring(x, y, r * 0.23, 0.2))


def leaf(c: Card, x: float, y: float, turn: float, length: float = 13, fat: float = 0.3, fill: str = GREEN) -> None:
    """One leaf from its stalk at (x, y), turned in degrees, with a cut vein."""
    a = At(c, x, y, length / 13, turn)
    w = 13 * fat
    a.path(f"M0 0Q3 {n(-w * 1.5)} 13 0Q3 {n(w * 1.5)} 0 0Z", fill, 1.6)
    if length > 14:
        a.line("M2 0L9 0", 1.1)


def sprig(c: Card, x: float, y: float, turn: float, k: int = 3, s: float = 1) -> None:
    """A twig with leaves in pairs and one at its tip; its foot is at (x, y)."""
    a = At(c, x, y, s, turn)
    length = 3 + k * 11
    a.line(f"M0 0L{length} 0", 2)
    for i in range(k):
        for up in (-1, 1):
            leaf(a, 3 + i * 11, 0, up * 52, 13 - i * 0.6, 0.36)
    leaf(a, length - 1, 0, 0, 13, 0.34)


def garland(c: Card, x: float, y: float, turn: float, k: int, r: float, inks: tuple[str, ...]) -> None:
    """A flower between two twigs."""
    for t in (turn, turn + 180):
        a = math.radians(t)
        sprig(c, x + (r - 3) * math.cos(a), y + (r - 3) * math.sin(a), t, k)
    flower(c, x, y, r, 8, inks)


def flowers(*spots: tuple[float, float, float], k: int = 8, inks: tuple[str, ...] = (OCHRE, RED)) -> Sign:
    """Flowers at (x, y, radius)."""

    def draw(c: Card) -> None:
        for x, y, r in spots:
            flower(c, x, y, r, k, inks)

    return draw


def sprigs(*spots: tuple[float, float, float, int]) -> Sign:
    """Sprigs at (x, y, turn, pairs of leaves)."""

    def draw(c: Card) -> None:
        for x, y, turn, k in spots:
            sprig(c, x, y, turn, k)

    return draw


def garlands(*spots: tuple[float, float, float, int, float], inks: tuple[str, ...] = (OCHRE, RED)) -> Sign:
    """Garlands at (x, y, turn, pairs of leaves, radius of the flower)."""

    def draw(c: Card) -> None:
        for x, y, turn, k, r in spots:
            garland(c, x, y, turn, k, r, inks)

    return draw


def both(*signs: Sign) -> Sign:
    """Several ornaments on one card."""

    def draw(c: Card) -> None:
        for sign in signs:
            sign(c)

    return draw

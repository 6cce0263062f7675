"""Shapes in any ink, also those without a class of their own, and what cuts them."""

from art.card import Card
from art.inks import CLASS, INK, PAPER


def cut_of(ink: str) -> str:
    """The ink that shows on a ground of this one: dark on light, paper on dark."""
    return PAPER if ink == INK else INK


def flat(c: Card, d: str, ink: str, sw: float = 2.6) -> None:
    """A shape in any ink, without a key line."""
    if ink in CLASS:
        c.path(d, ink, sw, False)
    else:
        c.solid(d, ink)


def tint(c: Card, d: str, ink: str, sw: float = 2.6) -> None:
    """A shape in any ink, with its key line."""
    if ink in CLASS:
        c.path(d, ink, sw)
    else:
        c.solid(d, ink)
        c.line(d, sw)


def mass(c: Card, d: str, ink: str, sw: float = 2.4) -> str:
    """A lock of hair or a mane; gives the ink to cut its strands with."""
    if ink == INK:
        c.solid(d)
    else:
        tint(c, d, ink, sw)
    return cut_of(ink)

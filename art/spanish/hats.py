"""Hats, a helmet, a hood and a wreath, about the origin of a head."""

from art.card import Card
from art.inks import BLUE, GREEN, INK, OCHRE, PAPER, RED
from art.outline import rake, smooth
from art.placing import At


def feather(c: Card, x: float, y: float, turn: float, length: float = 36, fill: str = GREEN) -> None:
    """One feather; its quill is at (x, y)."""
    a = At(c, x, y, length / 36, turn)
    a.path("M0 0Q6 -12 20 -13Q32 -12 37 -3Q33 -4 31 0Q32 3 28 6Q24 4 22 8Q12 10 6 4Z", fill, 2.2)
    a.line("M0 0Q14 -3 30 -5", 1.6)
    rake(a, 7, -1, 26, -4, 3, -6, 5, 0.9)
    rake(a, 7, 1, 26, -3, 3, 5, 5, 0.9)


def plumed_hat(c: Card, fill: str, band: str, plume: str, back: bool = False) -> None:
    """A round hat with a turned-up band and a plume in front or behind."""
    feather(c, -16 if back else 10, -27, 198 if back else -32, 36 if back else 40, plume)
    c.path("M-27 -15Q-26 -43 2 -43Q27 -41 25 -17Q14 -24 0 -23Q-15 -23 -27 -15Z", fill, 2.8)
    c.path("M-30 -12Q-15 -26 1 -25Q16 -26 28 -14L27 -21Q15 -30 0 -29.6Q-15 -29.6 -28 -19Z", band, 2.2)
    rake(c, -20, -25, 6, -30, 3, -9, 5, 1.3)


def beret(c: Card, fill: str, brooch: str, plume: str | None = None) -> None:
    """A soft cap with a brooch."""
    if plume:
        feather(c, -14, -26, 206, 34, plume)
    c.path(smooth("-24 -16, -33 -26, -28 -40, -6 -46, 18 -40, 25 -28, 21 -17, 0 -24"), fill, 2.8)
    c.path("M-24 -13Q-2 -28 21 -15L21 -20Q-2 -33 -24 -19Z", INK)
    rake(c, -27, -24, -12, -32, 4, -8, 4, 1.3)
    rake(c, 0, -32, 18, -28, 1, -7, 4, 1.1)
    c.path(c.ring(14, -21, 5, 0.3), brooch, 2)


def straw_hat(c: Card, band: str) -> None:
    """A wide hat of straw."""
    c.path(smooth("-17 -21!, -15 -38, 0 -45, 15 -38, 17 -20!"), OCHRE, 2.6)
    c.path("M-18 -27Q0 -33 17.4 -26L18 -19H-19Z", band, 2)
    c.path(smooth("-37 -12, -20 -23, 0 -25, 20 -22, 36 -15, 18 -16, 0 -17, -20 -13"), OCHRE, 2.6)
    rake(c, -12, -32, 12, -33, 1, -7, 6, 1)
    rake(c, -30, -14, 28, -17, 2, -3.4, 11, 0.9)


def helmet(c: Card, plume: str) -> None:
    """An open helmet with a comb and a streaming plume; worn down to the brow."""
    c.path(
        smooth("2 -42!, -10 -56, -30 -56, -48 -42, -56 -22!, -46 -27, -40 -18!, -34 -27, -24 -22!, -16 -34"), plume, 2.4
    )
    rake(c, -12, -46, -40, -36, -8, 8, 6, 1.2)
    c.path(smooth("-26 22!, -25 -8, -20 -30, 2 -41, 18 -30, 20 -12!, 6 -15, -10 -12!, -13 2, -13 20!"), BLUE, 2.8)
    c.path("M-25 -9Q-2 -20 22 -14L20 -8Q0 -14 -24 -2Z", OCHRE, 2)
    c.solid("M20 -13Q19 -30 2 -41Q10 -28 10 -15Z")
    rake(c, 12, -34, 18, -18, -6, 2, 4, 1, PAPER)
    c.line("M-2 -40Q-16 -30 -18 -12", 1.8)
    rake(c, -23, 0, -23, 18, 7, 1, 4, 1.1)
    for x, y in ((-20, -8), (-8, -12), (4, -13.6)):
        c.solid(c.ring(x, y, 1.3, 0.1))


def hood(c: Card, fill: str) -> None:
    """A scholar's hood with a long tail and dagged cape; leaves the face open."""
    c.path(smooth("-6 -40, -30 -38, -46 -22, -50 4!, -42 0, -36 -12, -27 -14"), fill, 2.6)
    c.path(
        smooth(
            "14 -24!, 8 -36, -10 -41, -25 -28, -29 -4, -27 20, -20 34, 0 38, "
            "16 34, 18 28!, 4 30, -10 24, -17 10, -17 -6, -8 -17, 10 -19"
        ),
        fill,
        2.8,
    )
    rake(c, -26, -18, -27, 18, 6, 1, 7, 1.3)
    rake(c, -42, -20, -24, -36, -2, 8, 4, 1.2)


def wreath(c: Card, inks: tuple[str, ...] = (RED, OCHRE)) -> None:
    """Leaves and blossoms over the brow."""
    for i, (x, y) in enumerate(((-21, -12), (-14, -22), (-3, -27), (8, -26), (16, -19))):
        a = At(c, x, y, 1, i * 34 - 60)
        a.path("M-5 0Q-6 -11 0 -14Q4 -9 3 0Z", GREEN, 1.6)
        a.path("M3 0Q8 -8 13 -6Q12 0 5 3Z", GREEN, 1.6)
    for i, (x, y) in enumerate(((-22, -9), (-10, -24), (2, -27), (13, -22))):
        c.path(c.ring(x, y, 5.2, 0.4), inks[i % len(inks)], 1.8)
        c.solid(c.ring(x, y, 1.7, 0.1))

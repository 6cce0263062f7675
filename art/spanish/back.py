"""The back of the Spanish pack."""

from art.card import Card
from art.inks import PAPER, RED, n


def back() -> Card:
    """Rows of lozenges, the same either way up."""
    c = Card(2, 1, 0.8)
    c.path("M10 20Q10 10 20 10H180Q190 10 190 20V290Q190 300 180 300H20Q10 300 10 290Z", RED, 3)
    d = ""
    for r in range(13):
        for k in range(9 - r % 2):
            x, y = 21 + k * 19.75 + (r % 2) * 9.9, 23 + r * 22
            d += f"M{n(x)} {n(y - 8)}L{n(x + 5.4)} {n(y)}L{n(x)} {n(y + 8)}L{n(x - 5.4)} {n(y)}Z"
    c.solid(d, PAPER)
    c.line("M14 20Q14 14 20 14H180Q186 14 186 20V290Q186 296 180 296H20Q14 296 14 290Z", 1.4, PAPER)
    return c

"""Drawing through a placement: parts are drawn about an origin of their own and put where they belong."""

import math

from art.card import Card, Stroke
from art.inks import INK
from art.paths import Point, moved


class At(Card):
    """The tools of `base` seen through a placement: what is drawn is scaled, mirrored, turned (degrees) and moved.

    Key lines keep their weight.
    """

    def __init__(
        self, base: Card, x: float = 0, y: float = 0, s: float = 1, turn: float = 0, flip: bool = False
    ) -> None:
        self.base, self.chance, self.marks = base, base.chance, base.marks
        a, across = math.radians(turn), -s if flip else s
        self.matrix = (across * math.cos(a), across * math.sin(a), -s * math.sin(a), s * math.cos(a), x, y)

    def xy(self, x: float, y: float) -> Point:
        """The point in the coordinates of the card below."""
        a, b, c, d, e, f = self.matrix
        return a * x + c * y + e, b * x + d * y + f

    def path(self, d: str, fill: str | None = None, sw: float = 2.6, stroke: bool = True) -> None:
        self.base.path(moved(d, self.xy), fill, sw, stroke)

    def solid(self, d: str, fill: str = INK) -> None:
        self.base.solid(moved(d, self.xy), fill)

    def line(self, d: str, sw: float = 2.6, color: str = INK) -> None:
        self.base.line(moved(d, self.xy), sw, color)

    def hatch(self, strokes: list[Stroke], w: float = 1.4, color: str = INK) -> None:
        self.base.hatch([(*self.xy(x1, y1), *self.xy(x2, y2)) for x1, y1, x2, y2 in strokes], w, color)

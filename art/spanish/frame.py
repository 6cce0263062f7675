"""What every card of the Spanish pack has: its index in two corners and a frame that tells the suit without colour."""

from dataclasses import dataclass, replace

from art.card import Card, LeanCard
from art.inks import BLUE, GREEN, INK, OCHRE, RED, H, W, n

DIGIT = {
    "0": "M2 0H8L10 3V13L8 16H2L0 13V3ZM3.4 3V13H6.6V3Z",
    "1": "M2 0H7V13H10V16H0V13H3V4H0V2.4Z",
    "2": "M0 2L2 0H8L10 2V7L4 13H10V16H0V12L6.4 6V3H3.4V5H0Z",
    "3": "M0 0H10V4L7 7L10 9V14L8 16H0V13H6.6V10H3V6L6 3H0Z",
    "4": "M0 0H3.4V7H6.6V0H10V16H6.6V10H0Z",
    "5": "M0 0H10V3H3.4V6H8L10 8V14L8 16H0V13H6.6V9H0Z",
    "6": "M2 0H9V3H3.4V6H8L10 8V14L8 16H2L0 14V2ZM3.4 9V13H6.6V9Z",
    "7": "M0 0H10V4L6 16H2.4L6.2 3H0Z",
}
"""Numerals cut with straight knife strokes, 10 wide and 16 high."""

_CUP = "M-11 -13H11Q11 2 3 4.4V8L8 13H-8L-3 8V4.4Q-11 2 -11 -13Z"
_BAND = "M-10.8 -8H10.8Q10.2 -3.4 8.4 -.4H-8.4Q-10.2 -3.4 -10.8 -8Z"
_BLADE = "M0 -16L4 -10.6V5H-4V-10.6Z"
_HILT = "M-10.4 4H10.4V8.4H2.6V15H-2.6V8.4H-10.4Z"
_CLUB = "M-3 14L-6.4 -6Q-7 -14 0 -14.4Q7 -14 6.4 -6.6L5.6 -4L10.6 -6.4L12.4 -1.6L4.6 2L3 14Z"


def _cut(ink: str, d: str, width: str = "2.2") -> str:
    return f'<path class="{ink}" d="{d}"/><path class="k" style="stroke-width:{width}" d="{d}"/>'


PIP = {
    "o": '<circle r="11.4" class="o"/><circle r="11.4" class="k"/><circle r="4.6" class="i"/>',
    "c": _cut("o", _CUP) + _cut("r", _BAND, "1.8"),
    "e": f'<g transform="rotate(38)">{_cut("b", _BLADE)}{_cut("o", _HILT, "2")}</g>',
    "b": f'<g transform="rotate(24)">{_cut("g", _CLUB)}<path class="k" d="M-2.4 -9V-4"/></g>',
}
"""The suit sign beside the index, about the origin and as high as the numeral: coarse enough for a card 56 wide."""

BREAKS: dict[str, tuple[float, ...]] = {"o": (), "c": (0.5,), "e": (0.36, 0.64), "b": (0.28, 0.5, 0.72)}
"""Where the frame is broken, in parts of its width: the *pintas* by which a hand held close is read."""


COLOUR = {"o": OCHRE, "c": RED, "e": BLUE, "b": GREEN}
"""The ink of each suit where the four are told apart by colour as well."""


@dataclass(frozen=True)
class Cut:
    """How a whole set of the pack is printed; every set has the same pictures.

    `numeral` and `sign` are how much larger than cut the index is printed, and `top` is where the frame begins below
    it: a lower frame makes the picture in it smaller. `coloured` prints each suit in an ink of its own.
    """

    numeral: float = 1.6
    sign: float = 1
    top: int = 37
    coloured: bool = False


_CHANGED = (f".o{{fill:{OCHRE}}}.r{{fill:{RED}}}", f".o{{fill:{RED}}}.r{{fill:{OCHRE}}}")
"""Cups are as golden as coins: in four colours their blocks are inked the other way round, red for ochre."""

PLAIN = Cut()
FOUR_COLOURS = Cut(coloured=True)
LARGE_INDEX = Cut(numeral=2.4, sign=1.3, top=53)
LARGE_FOUR = replace(LARGE_INDEX, coloured=True)


class Faced(LeanCard):
    """A card with a suit and a value: what is drawn on it is the picture, index and frame come with the printing."""

    def __init__(self, seed: int, suit: str, value: int) -> None:
        super().__init__(seed)
        self.suit, self.value, self.cut = suit, value, PLAIN

    def svg(self, title: str) -> str:
        """The whole card as its set prints it."""
        printed = Card(0, self.dx, self.dy)
        frame(printed, self.suit, self.cut)
        index(printed, self.suit, self.value, self.cut)
        picture = "".join(self.marks)
        if self.cut.top != PLAIN.top:
            s = (H - 2 * self.cut.top) / (H - 2 * PLAIN.top)
            x, y = n(W / 2 * (1 - s)), n(H / 2 * (1 - s))
            picture = f'<g transform="translate({x} {y}) scale({s:.2g})">{picture}</g>'
        printed.mark(picture)
        svg = printed.svg(title)
        return svg.replace(*_CHANGED) if self.cut.coloured and self.suit == "c" else svg


def blank(seed: int, suit: str, value: int) -> Faced:
    """A card with nothing in its frame yet."""
    return Faced(seed, suit, value)


def index(c: Card, suit: str, value: int, cut: Cut) -> None:
    """The value and the suit, in two corners; in four colours the value stands on a tab of the suit's ink."""
    text = str(value)
    ink = "p" if cut.coloured and suit != "o" else "i"
    digits = "".join(f'<path transform="translate({i * 12})" d="{DIGIT[digit]}"/>' for i, digit in enumerate(text))
    end = 10 + cut.numeral * (12 * len(text) - 2)
    y = 6.6 + 8 * cut.numeral
    for turn in ("", f"rotate(180 {W // 2} {H // 2}) "):
        if cut.coloured:
            tab = f"M0 11Q0 0 11 0H{end + 5:.0f}V{cut.top}H0Z"
            at = f' transform="{turn.strip()}"' if turn else ""
            c.mark(f'<path fill="{COLOUR[suit]}"{at} d="{tab}"/>')
        scale = n(cut.numeral)
        c.mark(f'<g class="{ink}" fill-rule="evenodd" transform="{turn}translate(10 6.4) scale({scale})">{digits}</g>')
        larger = f" scale({n(cut.sign)})" if cut.sign != 1 else ""
        x = end + (9 if cut.coloured else 5) + 13 * cut.sign
        c.mark(f'<g transform="{turn}translate({n(x)} {n(y)}){larger}">{PIP[suit]}</g>')


def frame(c: Card, suit: str, cut: Cut) -> None:
    """Four lines; the upper and lower are broken as the suit asks."""
    x0, y0, x1, y1 = 9, cut.top, W - 9, H - cut.top
    ink, sw = (COLOUR[suit], 4.0) if cut.coloured else (INK, 2.0)
    c.line(f"M{x0} {y0}V{y1}M{x1} {y0}V{y1}", sw, ink)
    ends = [float(x0)]
    for part in BREAKS[suit]:
        middle = x0 + (x1 - x0) * part
        ends += [middle - 6, middle + 6]
    ends.append(x1)
    for y in (y0, y1):
        c.line("".join(f"M{n(a)} {y}H{n(b)}" for a, b in zip(ends[::2], ends[1::2], strict=True)), sw, ink)

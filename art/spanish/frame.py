"""What every card of the Spanish pack has: its index in two corners and a frame that tells the suit without colour."""

from art.card import Card, LeanCard
from art.inks import H, W, n

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

_CUP = "M-6 -7H6Q6 3 1.6 4V6L5 8H-5L-1.6 6V4Q-6 3 -6 -7Z"
_BLADE = "M0 -9L2.6 -5V3H-2.6V-5Z"
_CLUB = "M-2.2 10L-4.8 -4.6Q-5.4 -10 0 -10.4Q5.2 -10 4.8 -5L4.2 -2.8L7.6 -4.4L8.8 -1.2L3.4 1.4L2.2 10Z"


def _key(d: str, width: str) -> str:
    return f'<path class="k" style="stroke-width:{width}" d="{d}"/>'


PIP = {
    "o": '<circle r="7" class="o"/><circle r="7" class="k" style="stroke-width:2"/><circle r="2.4" class="i"/>',
    "c": f'<path class="o" d="{_CUP}"/>{_key(_CUP, "2")}',
    "e": f'<path class="b" d="{_BLADE}"/>{_key(_BLADE + "M-5.6 3H5.6M0 3V9", "1.8")}',
    "b": f'<g transform="rotate(17)"><path class="g" d="{_CLUB}"/>{_key(_CLUB + "M-1.6 -6.6V-3.4M.6 .4V4", "1.8")}</g>',
}
"""The small suit sign beside the index, about the origin."""

BREAKS: dict[str, tuple[float, ...]] = {"o": (), "c": (0.5,), "e": (0.36, 0.64), "b": (0.28, 0.5, 0.72)}
"""Where the frame is broken, in parts of its width: the *pintas* by which a hand held close is read."""


def index(c: Card, text: str, suit: str) -> None:
    """The value and the suit, in two corners."""
    w = 12 * len(text) * 1.45
    digits = "".join(f'<path transform="translate({i * 12})" d="{DIGIT[digit]}"/>' for i, digit in enumerate(text))
    for turn in ("", f"rotate(180 {W // 2} {H // 2}) "):
        c.mark(f'<g class="i" fill-rule="evenodd" transform="{turn}translate(10 8) scale(1.45)">{digits}</g>')
        c.mark(f'<g transform="{turn}translate({n(20 + w)} 19.6)">{PIP[suit]}</g>')


def frame(c: Card, suit: str) -> None:
    """Four lines; the upper and lower are broken as the suit asks."""
    x0, y0, x1, y1 = 9, 37, W - 9, H - 37
    c.line(f"M{x0} {y0}V{y1}M{x1} {y0}V{y1}", 2)
    ends = [float(x0)]
    for part in BREAKS[suit]:
        middle = x0 + (x1 - x0) * part
        ends += [middle - 6, middle + 6]
    ends.append(x1)
    for y in (y0, y1):
        c.line("".join(f"M{n(a)} {y}H{n(b)}" for a, b in zip(ends[::2], ends[1::2], strict=True)), 2)


def blank(seed: int, suit: str, value: int) -> Card:
    """A card with nothing in its frame yet."""
    c = LeanCard(seed)
    frame(c, suit)
    index(c, str(value), suit)
    return c

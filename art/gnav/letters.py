"""The wood letters of the Gnav numbers: slab serifs, a spur at the waist, one inline cut and a hard shadow."""

from art.card import Card, Stroke
from art.gnav.tools import placed
from art.inks import PAPER, W, n

UNIT = {"I": 1, "V": 2.05, "X": 2.15}
"""How wide each letter is, in widths of an I."""

INLINE: dict[str, tuple[Stroke, ...]] = {
    "I": ((0.5, 0.2, 0.5, 0.44), (0.5, 0.8, 0.5, 0.56)),
    "V": ((0.25, 0.17, 0.47, 0.82),),
    "X": ((0.25, 0.17, 0.45, 0.44), (0.75, 0.83, 0.55, 0.56)),
}
"""The inline cuts, in parts of the letter's width and height."""


def wood_i(w: float, h: float) -> str:
    """The outline of an I."""
    serif, bracket, half_spur = h * 0.12, h * 0.07, h * 0.06
    left, right, spur = w * 0.2, w * 0.8, w * 0.11
    middle, foot = h / 2, h - serif

    def p(*numbers: float) -> str:
        return " ".join(n(value) for value in numbers)

    return (
        f"M0 0H{n(w)}V{n(serif)}Q{p(right, serif, right, serif + bracket)}"
        f"V{n(middle - half_spur)}L{p(right + spur, middle)}L{p(right, middle + half_spur)}"
        f"V{n(foot - bracket)}Q{p(right, foot, w, foot)}V{n(h)}H0V{n(foot)}Q{p(left, foot, left, foot - bracket)}"
        f"V{n(middle + half_spur)}L{p(left - spur, middle)}L{p(left, middle - half_spur)}"
        f"V{n(serif + bracket)}Q{p(left, serif, 0, serif)}Z"
    )


def wood_v(w: float, h: float) -> str:
    """The outline of a V."""
    serif = n(h * 0.12)

    def x(part: float) -> str:
        return n(part * w)

    return (
        f"M0 0H{x(0.5)}V{serif}H{x(0.42)}L{x(0.565)} {n(0.6 * h)}"
        f"L{x(0.71)} {serif}H{x(0.63)}V0H{n(w)}V{serif}H{x(0.92)}"
        f"L{x(0.62)} {n(h)}H{x(0.4)}L{x(0.07)} {serif}H0Z"
    )


def wood_x(w: float, h: float) -> str:
    """The outline of an X."""
    serif = h * 0.12
    top = n(serif)

    def x(part: float) -> str:
        return n(part * w)

    def y(part: float) -> str:
        return n(serif + part * (h - 2 * serif))

    return (
        f"M0 0H{x(0.48)}V{top}H{x(0.41)}L{x(0.554)} {y(0.277)}L{x(0.7)} {top}H{x(0.62)}V0H{n(w)}V{top}H{x(0.89)}"
        f"L{x(0.63)} {y(0.42)}L{x(0.93)} {y(1)}H{n(w)}V{n(h)}H{x(0.52)}V{y(1)}H{x(0.59)}L{x(0.446)} {y(0.723)}"
        f"L{x(0.3)} {y(1)}H{x(0.38)}V{n(h)}H0V{y(1)}H{x(0.11)}L{x(0.372)} {y(0.58)}L{x(0.07)} {top}H0Z"
    )


WOOD = {"I": wood_i, "V": wood_v, "X": wood_x}


def numeral(c: Card, text: str, ink: str, top: float = 56, h: float = 100) -> None:
    """A Roman numeral set from wood letters, in the middle of the card."""
    gap = 5
    unit = min(50, (146 - gap * (len(text) - 1)) / sum(UNIT[letter] for letter in text))
    x = W / 2 - (sum(UNIT[letter] for letter in text) * unit + gap * (len(text) - 1)) / 2
    for letter in text:
        w = UNIT[letter] * unit
        shape = WOOD[letter](w, h)
        with placed(c, x + 4, top + 4):
            c.solid(shape)
        with placed(c, x, top):
            c.path(shape, ink, 3)
            for x1, y1, x2, y2 in INLINE[letter]:
                c.solid(c.gouge(x1 * w, y1 * h, x2 * w, y2 * h, max(1.5, unit * 0.07)), PAPER)
        x += w + gap

"""What tells the rank of a Gnav card: the index in two corners and the beads on the sill."""

from art.card import Card
from art.gnav.emblems import EMBLEM
from art.inks import CLASS, RED, H, W, n
from tapete.cards.gnav import RANKS

ROMAN = {
    "I": ("M0 0H8L7 15L8 30H0L1 15Z", 11),
    "V": ("M0 0H9L13 19L17 0H25L16.5 30H8.5Z", 26),
    "X": ("M0 0H9L13.5 9.5L18 0H26L18 15L26 30H17L12.5 20.5L8 30H0L8.5 15Z", 28),
    "0": ("M7 0H15L22 7V23L15 30H7L0 23V7ZM8.5 6.5V23.5H13.5V6.5Z", 24),
}
"""Roman figures for the corners, cut with straight strokes, 30 high: shape and advance."""

WIDEST = 50
"""A longer numeral (VIII) is set narrower, so that the beads have the same places on every card."""


def label_width(name: str) -> float:
    """How wide the mark of a rank is."""
    return 36 if name in EMBLEM else min(WIDEST, sum(ROMAN[ch][1] for ch in name) - 2)


def label(name: str) -> str:
    """The mark of a rank, its top left corner at the origin."""
    if name in EMBLEM:
        shapes = "".join(f'<path class="{CLASS[ink]}" d="{d}"/>' for d, ink in EMBLEM[name])
        return f'<g transform="translate(18 17)">{shapes}</g>'
    out, x = "", 0
    for ch in name:
        out += f'<path transform="translate({x})" d="{ROMAN[ch][0]}"/>'
        x += ROMAN[ch][1]
    narrow = f' transform="scale({WIDEST / (x - 2):.3f} 1)"' if x - 2 > WIDEST else ""
    return f'<g class="i" fill-rule="evenodd"{narrow}>{out}</g>'


def corners(c: Card, name: str) -> None:
    """The index on a tab of bare paper in two opposite corners; both upright, for IX turned over would read XI."""
    w, h = label_width(name) + 14, 46 if name in EMBLEM else 43
    tab = f'<path class="p" d="M11 .8H{n(w)}V{h - 9}Q{n(w)} {h} {n(w - 9)} {h}H.8V11Q.8 .8 11 .8Z"/>'
    tab += f'<path class="k" d="M{n(w)} 1V{h - 9}Q{n(w)} {h} {n(w - 9)} {h}H1"/>'

    def mark(x: float, y: float) -> str:
        return f'<g transform="translate({n(x)} {n(y)})">{label(name)}</g>'

    c.mark(f'{tab}{mark(7, 6)}<g transform="rotate(180 {W // 2} {H // 2})">{tab}</g>{mark(W - w + 7, H - h + 7)}')


def rank_mark(c: Card, name: str) -> None:
    """Twenty-one beads on a string: full up to the card's rank, its own bead red."""
    rank, y, step = RANKS.index(name), 293.6, (W - WIDEST - 36) / 20

    def dots(a: int, b: int) -> str:
        return "".join(f"M{n(14 + i * step)} {y}h.1" for i in range(a, b))

    c.line(dots(rank + 1, 21), 1.8)
    c.line(dots(0, rank), 4.4)
    c.line(dots(rank, rank + 1), 8.6)
    c.line(dots(rank, rank + 1), 5.4, RED)

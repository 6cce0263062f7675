"""The Gnav numbers, 0 and I to XII: a wood-letter numeral over a small folk picture that counts out the rank."""

import math

from art.card import Card
from art.gnav.border import number_border
from art.gnav.counted import (
    berries,
    bird,
    bow,
    candles,
    clover_leaf,
    heart,
    mitten,
    scroll_leaf,
    selbu_rose,
    snowflake,
    spruce,
    star,
    stockfish,
    tulip,
    twig_leaf,
)
from art.gnav.label import corners, rank_mark
from art.gnav.letters import numeral
from art.gnav.tools import Draw, placed
from art.inks import BLUE, GREEN, INK, OCHRE, PAPER, RED
from tapete.cards.gnav import RANKS


def wreath_of_nought(c: Card) -> None:
    """A nought plaited of leaves and berries, tied with a bow."""
    cx, cy, rx, ry, k = 100, 150, 56, 78, 26
    c.line(f"M{cx} {cy - ry}A{rx} {ry} 0 1 1 {cx - 0.1} {cy - ry}Z", 4)
    for i in range(k):
        a = 2 * math.pi * (i + 0.5) / k + math.pi / 2
        right = math.cos(a) > 0
        tangent = math.degrees(math.atan2(ry * math.cos(a), -rx * math.sin(a))) + (180 if right else 0)
        for side in (-1, 1):
            with placed(c, cx + rx * math.cos(a), cy + ry * math.sin(a), 1, tangent + side * 42):
                c.path("M0 0Q9 -12 27 -2Q28 0 27 2Q9 12 0 0Z", GREEN, 2)
                c.line("M4 0H19", 1.2, PAPER if side > 0 else INK)
    for i in range(13):
        a = 2 * math.pi * i / 13 - math.pi / 2 + 0.24
        c.path(c.ring(cx + rx * math.cos(a), cy + ry * math.sin(a), 6, 0.3), RED, 2)
    bow(c, cx, cy + ry)


def one_heart(c: Card) -> None:
    """A folk heart."""
    with placed(c, 100, 222):
        heart(c)


def two_birds(c: Card) -> None:
    """Two painted birds that face each other."""
    c.line("M36 258Q100 246 164 258", 3)
    for x, flip in ((64, False), (136, True)):
        with placed(c, x, 226, 0.95, 0, flip):
            bird(c)
    for x, y, turn in ((100, 250, -90), (48, 255, 160), (152, 255, 20), (84, 251, 110), (116, 251, 70)):
        with placed(c, x, y, 0.9, turn):
            twig_leaf(c)


def three_tulips(c: Card) -> None:
    """Three tulips on one stalk."""
    c.line("M100 266V212M100 262Q66 252 58 226M100 262Q134 252 142 226", 3.4, GREEN)
    for s in (-1, 1):
        with placed(c, 100, 266, 0.82):
            scroll_leaf(c, s)
    for x, y, turn, ink in ((58, 228, -18, RED), (142, 228, 18, RED), (100, 214, 0, OCHRE)):
        with placed(c, x, y, 1.05, turn):
            tulip(c, ink)


def four_leaved_clover(c: Card) -> None:
    """A clover with four leaves."""
    c.line("M100 220Q104 246 126 266", 3.4, INK)
    for turn in (-45, 45, 135, 225):
        with placed(c, 100 + 2 * math.sin(math.radians(turn)), 218 - 2 * math.cos(math.radians(turn)), 1, turn):
            clover_leaf(c)
    c.path(c.ring(100, 218, 4.5, 0.2), OCHRE, 2)


def five_stockfish(c: Card) -> None:
    """Five fish hung up to dry."""
    for s in (-1, 1):
        c.line(f"M{100 + s * 70} 264V176", 5)
        c.line(f"M{100 + s * 70} 264V176", 1.6, OCHRE)
    c.path("M24 182H176V189H24Z", OCHRE, 2.2)
    for i in range(5):
        with placed(c, 48 + i * 26, 196, 1.08):
            stockfish(c)
        c.line(f"M{44 + i * 26} 181L{52 + i * 26} 196", 2.2)


def six_snowflakes(c: Card) -> None:
    """Six snowflakes."""
    for i in range(6):
        with placed(c, 54 + i % 3 * 46, 198 + i // 3 * 46):
            snowflake(c)


def seven_candles(c: Card) -> None:
    """Seven candles."""
    with placed(c, 100, 216, 0.96):
        candles(c)


def eight_petals(c: Card) -> None:
    """A knitters' rose of eight petals."""
    with placed(c, 100, 220):
        selbu_rose(c)


def nine_berries(c: Card) -> None:
    """Nine cowberries."""
    with placed(c, 96, 222, 0.94):
        berries(c)


def ten_spruces(c: Card) -> None:
    """A wood of ten spruces."""
    for y, count, step, scale in ((228, 4, 30, 0.98), (264, 6, 24, 1.14)):
        for i in range(count):
            with placed(c, 100 + (i - (count - 1) / 2) * step, y - i % 2 * 4, scale):
                spruce(c)
    c.hatch([(28 + i * 13, 269 + i % 2 * 2, 38 + i * 13, 268 + i % 2 * 2) for i in range(11)], 1.6)


def eleven_mittens(c: Card) -> None:
    """Five pairs and a lost one, on the lines to dry."""
    places = (-51.5, -20.5, 20.5, 51.5), (-51.5, -20.5, 20.5, 51.5), (-36, -5, 36)
    hung = 0
    for row, asides in enumerate(places):
        y = 148 + row * 42.5
        c.line(f"M20 {y - 4}Q100 {y + 8} 180 {y - 4}", 2.4)
        for aside in asides:
            with placed(c, 100 + aside, y + 1.5 - abs(aside) / 24, 1.12, 0, hung % 2 == 0):
                mitten(c, (RED, BLUE, GREEN)[hung // 2 % 3])
            hung += 1


def twelve_stars(c: Card) -> None:
    """Twelve stars, as on a rose-painted chest."""
    for i in range(12):
        with placed(c, 43.6 + i % 4 * 37.6, 162 + i // 4 * 44):
            star(c, (BLUE, RED)[(i + i // 4) % 2], 17.8)


NUMBERS: dict[str, tuple[Draw, str]] = {
    "0": (wreath_of_nought, RED),
    "I": (one_heart, BLUE),
    "II": (two_birds, RED),
    "III": (three_tulips, GREEN),
    "IV": (four_leaved_clover, OCHRE),
    "V": (five_stockfish, BLUE),
    "VI": (six_snowflakes, RED),
    "VII": (seven_candles, GREEN),
    "VIII": (eight_petals, OCHRE),
    "IX": (nine_berries, BLUE),
    "X": (ten_spruces, RED),
    "XI": (eleven_mittens, GREEN),
    "XII": (twelve_stars, OCHRE),
}
"""The rank's picture, and the ink of its numeral and frame."""

SET_LOWER = ("XI", "XII")
"""Numerals set less high, so that what they count has room enough to be counted on a small card."""


def number_card(name: str) -> Card:
    """A number card by its rank."""
    draw, tint = NUMBERS[name]
    c = Card(40 + RANKS.index(name))
    number_border(c, tint)
    if name in SET_LOWER:
        numeral(c, name, tint, 48, 78)
    elif name != "0":
        numeral(c, name, tint)
    draw(c)
    corners(c, name)
    rank_mark(c, name)
    return c

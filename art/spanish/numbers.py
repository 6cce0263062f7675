"""The Spanish cards from 2 to 7: rows of suit signs, with ornament between them."""

from collections.abc import Callable, Sequence

from art.card import Card
from art.inks import PAPER, RED, n
from art.placing import At
from art.spanish.frame import Faced, blank
from art.spanish.ornament import Sign, both, flowers, garlands, sprigs
from art.spanish.signs import club, coin, cup, sword

Spot = tuple[float, float, float]
"""Where a sign stands, and its turn in degrees."""


def grid(xs: list[float], ys: list[float]) -> list[Spot]:
    """Upright signs in rows."""
    return [(x, y, 0) for y in ys for x in xs]


def pips(suit: str, value: int, sign: Sign, spots: Sequence[Spot], ornament: Sign) -> Callable[[], Faced]:
    """A card with as many signs as its value; the rich sign of oros is cut once and printed at every spot."""
    assert len(spots) == value, (suit, value)

    def draw() -> Faced:
        c = blank(value * 7 + ord(suit), suit, value)
        ornament(c)
        if suit == "o":
            stamp(c, f"o{value}", sign, spots)
        else:
            for x, y, turn in spots:
                sign(At(c, x, y, 1, turn))
        return c

    return draw


def stamp(c: Card, name: str, sign: Sign, spots: Sequence[Spot]) -> None:
    """Cut the sign once and print it at every spot."""
    k = len(c.marks)
    sign(c)
    cut = "".join(c.marks[k:])
    del c.marks[k:]
    c.mark(f'<defs><g id="{name}">{cut}</g></defs>')
    for x, y, turn in spots:
        c.mark(f'<use href="#{name}" transform="translate({n(x)} {n(y)}) rotate({n(turn)})"/>')


QUAD = grid([54, 146], [92, 218])
WINE = (RED, PAPER)

NUMBERS: dict[str, Callable[[], Faced]] = {
    "oros-2": pips("o", 2, coin(52, 12), [(100, 96, 0), (100, 214, 20)], flowers((30, 155, 12), (170, 155, 12))),
    "oros-3": pips(
        "o",
        3,
        coin(34, 10),
        [(100, 79, 0), (100, 155, 20), (100, 231, 40)],
        garlands((38, 155, 90, 4, 14), (162, 155, 90, 4, 14)),
    ),
    "oros-4": pips(
        "o", 4, coin(39, 8), [(54, 88, 0), (146, 88, 20), (54, 222, 40), (146, 222, 60)], garlands((100, 155, 0, 4, 16))
    ),
    "oros-5": pips(
        "o",
        5,
        coin(33, 8),
        [(50, 80, 0), (150, 80, 20), (100, 155, 40), (50, 230, 60), (150, 230, 80)],
        sprigs((100, 116, -90, 4), (100, 194, 90, 4)),
    ),
    "oros-6": pips(
        "o",
        6,
        coin(33, 6),
        [(x, y, x + y) for x, y, _ in grid([54, 146], [79, 155, 231])],
        flowers((100, 117, 10), (100, 193, 10), k=6),
    ),
    "oros-7": pips(
        "o",
        7,
        coin(28, 7),
        [(x, y, x + y) for x, y, _ in grid([48, 152], [76, 155, 234])] + [(100, 115.5, 0)],
        sprigs((100, 164, 90, 5)),
    ),
    "copas-2": pips(
        "c",
        2,
        cup(1.95),
        [(100, 97, 0), (100, 213, 0)],
        garlands((34, 155, 90, 4, 13), (166, 155, 90, 4, 13), inks=WINE),
    ),
    "copas-3": pips(
        "c",
        3,
        cup(1.65),
        [(100, 96, 0), (54, 213, 0), (146, 213, 0)],
        both(sprigs((50, 128, -118, 4), (150, 128, -62, 4)), flowers((100, 190, 12), inks=WINE)),
    ),
    "copas-4": pips("c", 4, cup(1.55), QUAD, garlands((100, 155, 0, 4, 15), inks=WINE)),
    "copas-5": pips(
        "c",
        5,
        cup(1.36),
        [(50, 80, 0), (150, 80, 0), (100, 155, 0), (50, 230, 0), (150, 230, 0)],
        sprigs((100, 110, -90, 4), (100, 200, 90, 4)),
    ),
    "copas-6": pips(
        "c", 6, cup(1.36), grid([54, 146], [79, 155, 231]), flowers((100, 117, 12), (100, 193, 12), inks=WINE)
    ),
    "copas-7": pips(
        "c",
        7,
        cup(1.24),
        grid([56, 144], [79, 231]) + grid([39, 100, 161], [155]),
        flowers((100, 79, 11), (100, 231, 11), k=6, inks=WINE),
    ),
    "espadas-2": pips("e", 2, sword(212), [(58, 157, 0), (142, 153, 180)], garlands((100, 155, 90, 5, 18))),
    "espadas-3": pips(
        "e",
        3,
        sword(196),
        [(42, 155, 0), (100, 155, 180), (158, 155, 0)],
        flowers((71, 84, 11), (129, 84, 11), (71, 226, 11), (129, 226, 11)),
    ),
    "espadas-4": pips(
        "e",
        4,
        sword(112),
        [(50, 97, 0), (150, 97, 0), (50, 213, 180), (150, 213, 180)],
        garlands((100, 155, 90, 6, 20)),
    ),
    "espadas-5": pips(
        "e",
        5,
        sword(112),
        [(44, 97, 0), (156, 97, 0), (44, 213, 180), (156, 213, 180), (100, 155, 0)],
        flowers((100, 64, 16), (100, 246, 16)),
    ),
    "espadas-6": pips(
        "e",
        6,
        sword(112),
        [(x, y, t) for y, t in ((97, 0), (213, 180)) for x in (42, 100, 158)],
        flowers((71, 155, 10), (129, 155, 10), k=6),
    ),
    "espadas-7": pips(
        "e",
        7,
        sword(99),
        [(x, y, t) for y, t in ((89, 0), (221, 180)) for x in (44, 100, 156)] + [(104, 155, 90)],
        flowers((32, 155, 10), (170, 155, 10), k=6),
    ),
    "bastos-2": pips("b", 2, club(206), [(100, 155, 26), (100, 155, -26)], flowers((34, 155, 14), (166, 155, 14))),
    "bastos-3": pips(
        "b", 3, club(188, 0.84), [(54, 158, -9), (146, 158, 9), (100, 152, 0)], flowers((27, 240, 13), (173, 240, 13))
    ),
    "bastos-4": pips(
        "b",
        4,
        club(112),
        [(52, 97, 22), (148, 97, -22), (52, 213, 158), (148, 213, 202)],
        garlands((100, 155, 90, 4, 17)),
    ),
    "bastos-5": pips(
        "b",
        5,
        club(106),
        [(46, 95, 14), (154, 95, -14), (46, 215, 166), (154, 215, 194), (100, 155, 0)],
        flowers((100, 72, 14), (100, 238, 14)),
    ),
    "bastos-6": pips(
        "b",
        6,
        club(106, 0.9),
        [(44, 97, 0), (100, 97, 0), (156, 97, 0), (44, 213, 180), (100, 213, 180), (156, 213, 180)],
        flowers((72, 155, 10), (128, 155, 10), k=6),
    ),
    "bastos-7": pips(
        "b",
        7,
        club(92, 0.9),
        [(44, 89, 0), (100, 89, 0), (156, 89, 0), (44, 221, 180), (100, 221, 180), (156, 221, 180), (100, 155, 90)],
        flowers((32, 155, 10), (168, 155, 10), k=6),
    ),
}

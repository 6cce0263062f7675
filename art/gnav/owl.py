"""The owl."""

import math

from art.card import Card
from art.gnav.bits import spark
from art.gnav.tools import oval, placed
from art.inks import OCHRE, PAPER, RED, n


def owl(c: Card) -> None:
    """An owl looks out of its tree at night."""
    c.path("M126 34A20 20 0 1 0 151 60A17 17 0 0 1 126 34Z", OCHRE, 2.4)
    for x, y, r in ((76, 46, 5), (96, 32, 4), (160, 84, 5), (54, 66, 4), (104, 56, 3.5), (152, 42, 3.5)):
        spark(c, x, y, r)
    hollow_tree(c)
    with placed(c, 5, 14, 0.95):
        owl_body(c)
        owl_face(c)
    # the lip of the hollow, and the claws on it
    c.path("M47 214Q62 246 100 250Q138 246 153 214Q152 262 100 270Q48 262 47 214Z", OCHRE, 2.4)
    c.hatch(
        [
            (100 + 48 * math.cos(a), 212 + 53 * math.sin(a), 100 + 47 * math.cos(a), 208 + 44 * math.sin(a))
            for a in (math.pi * (k + 1) / 13 for k in range(12))
        ],
        1.3,
    )
    for x in (86, 114):
        for k in (-1, 0, 1):
            c.path(f"M{x + k * 5 - 3} 246Q{x + k * 6} 241 {x + k * 5 + 3} 246L{x + k * 7} 260Z", PAPER, 1.8)


def hollow_tree(c: Card) -> None:
    """A broken trunk with long gouged bark, and the cut lip of the hollow."""
    c.solid(
        "M8 290V246Q26 200 28 150Q28 112 34 86L43 96L51 76L62 93L76 78L88 90L102 72L114 90"
        "L128 79L139 95L149 82L158 100L166 88Q172 120 173 150Q176 204 192 250V290Z"
    )
    bark: list[tuple[float, float, float, float]] = []
    for s in (-1, 1):
        for k in range(5):
            x, y = 25 + k * 11, 92 + k % 2 * 14
            while y < 280:
                inside = ((y + 14 - 174) / 94) ** 2
                lip = 68 * math.sqrt(1 - inside) if inside < 1 else 0
                if x > lip and x < 70 + max(0, y - 190) * 0.25:
                    bark.append((100 + s * x, y, 100 + s * (x + (y - 174) * 0.03), y + 25))
                y += 28
    c.hatch(bark, 2, PAPER)
    c.path(oval(c, 100, 174, 60, 86), OCHRE, 2.4)
    c.hatch(
        [
            (100 + 59 * math.cos(a), 174 + 85 * math.sin(a), 100 + 54 * math.cos(a), 174 + 78 * math.sin(a))
            for a in (2 * math.pi * k / 40 for k in range(40))
        ],
        1.3,
    )
    c.solid(oval(c, 100, 174, 52, 76))


def owl_body(c: Card) -> None:
    """Wings and a scaled breast."""
    c.path(
        "M58 108Q72 120 86 117Q100 113 114 117Q128 120 142 108Q148 136 138 158"
        "Q148 192 134 226Q122 250 100 252Q78 250 66 226Q52 192 62 158Q52 136 58 108Z",
        OCHRE,
        3,
    )
    c.solid("M79 174Q100 186 121 174Q134 206 118 238Q100 252 82 238Q66 206 79 174Z", PAPER)
    c.line("M82 240Q66 206 79 174Q100 186 121 174Q134 206 118 240", 2.6)
    for r in range(6):
        k = (4, 5, 6, 5, 4, 3)[r]
        c.line("".join(f"M{n(100 + (i - k / 2) * 8)} {185 + r * 10}q4 7 8 0" for i in range(k)), 1.9)
    for s in (-1, 1):
        for r in range(5):
            c.hatch(
                [
                    (
                        100 + s * (27 + r * 0.6 + i * 5.4),
                        186 + r * 11 + i * 1.5,
                        100 + s * (26 + r * 0.3 + i * 5),
                        195 + r * 10.4,
                    )
                    for i in range(3 - (r > 2))
                ],
                1.7,
            )


def owl_face(c: Card) -> None:
    """Two discs about the eyes, the brow and the beak."""
    for s in (-1, 1):
        x, y = 100 + s * 19, 145
        c.path(c.ring(x, y, 22), PAPER, 2.6)
        c.radial(x, y, 21, 14.5, 22, w=1.1)
        c.path(c.ring(x, y, 12), OCHRE, 2.4)
        c.solid(c.ring(x - s * 1.5, y, 7, 0.3))
        c.solid(c.ring(x - s * 1.5 + 2.4, y - 2.6, 2.2, 0.15), PAPER)
        c.solid(
            f"M100 150Q{100 + s * 8} 126 {100 + s * 43} 106"
            f"Q{100 + s * 38} 122 {100 + s * 22} 125"
            f"Q{100 + s * 10} 130 100 150Z"
        )
        c.solid(c.gouge(100 + s * 34, 114, 100 + s * 14, 126, 1.3), OCHRE)
    c.path("M100 146Q107 154 106 162Q104 168 100 174Q96 168 94 162Q93 154 100 146Z", RED, 2.4)
    c.solid(c.gouge(98, 152, 98, 164, 1.2), PAPER)

"""The cat."""

from art.card import Card
from art.gnav.bits import spark
from art.gnav.tools import placed
from art.inks import OCHRE, PAPER, RED


def cat(c: Card) -> None:
    """A black cat on the roof under the moon."""
    with placed(c, 0, -11):
        c.path(c.ring(140, 78, 29), OCHRE)
        c.radial(140, 78, 36, 44, 22, w=1.7, color=PAPER)
        for x, y in ((68, 66), (86, 46), (36, 112), (166, 132), (96, 70)):
            spark(c, x, y)
        c.path("M8 262H192V306H8Z", RED, 3)
        for r in range(2):
            c.line("".join(f"M{11 + i * 14 + r * 7} {262 + r * 14}q7 12 14 0" for i in range(13 - r)), 2.2)
        cat_body(c)
        cat_head(c)


def cat_body(c: Card) -> None:
    """A sitting body, its paws over the edge of the roof."""
    c.solid("M132 258Q176 252 172 214Q168 190 150 196Q140 202 148 212Q154 206 158 214Q160 236 128 240Z")
    c.hatch([(168 - i * 0.4, 216 + i * 6, 162 - i, 214 + i * 6) for i in range(5)], 1.2, PAPER)
    c.solid("M58 264Q50 214 70 184Q82 168 100 168Q124 170 136 202Q148 236 140 264Z")
    for r in range(4):
        c.hatch(
            [
                (100 + (i - (4 - r) / 2) * 8.5, 203 + r * 9, 100 + (i - (4 - r) / 2) * 7.4, 213 + r * 9)
                for i in range(5 - r)
            ],
            2,
            PAPER,
        )
    c.hatch([(64 + i * 1.6, 250 - i * 8, 72 + i * 2.4, 228 - i * 7) for i in range(5)], 1.6, PAPER)
    c.hatch([(134 - i * 1, 250 - i * 8, 126 - i * 2, 228 - i * 7) for i in range(5)], 1.6, PAPER)
    # forelegs, and the paws over the edge of the roof
    c.solid("M99 244H74L71 262Q72 272 82 272H92Q99 272 99 264Z")
    c.line("M87 238Q85 248 86 258M91 270v-6M84 270v-6", 2, PAPER)
    c.solid("M101 244H126L129 262Q128 272 118 272H108Q101 272 101 264Z")
    c.line("M113 238Q115 248 114 258M109 270v-6M116 270v-6", 2, PAPER)
    c.line("M100 240V268", 1.8, PAPER)


def cat_head(c: Card) -> None:
    """Ears, eyes and whiskers."""
    c.solid(
        "M48 168Q42 132 54 98Q58 94 62 98L82 122Q100 117 118 122L138 98"
        "Q142 94 146 98Q158 132 152 168Q138 196 100 197Q62 196 48 168Z"
    )
    c.solid("M57 108L59 136L76 126ZM143 108L141 136L124 126Z", RED)
    for s in (-1, 1):
        c.hatch([(100 + s * (42 - i * 3), 130 - i * 2, 100 + s * (41.4 - i), 113 + i) for i in range(4)], 1)
        x = 100 + s * 24
        c.solid(
            f"M{x - s * 15} 154Q{x - s * 2} 136 {x + s * 17} 146"
            f"Q{x + s * 10} 166 {x - s * 6} 165"
            f"Q{x - s * 13} 162 {x - s * 15} 154Z",
            OCHRE,
        )
        c.solid(f"M{x} 142Q{x + 4.4} 153 {x} 164Q{x - 4.4} 153 {x} 142Z")
        c.solid(c.ring(x - 1.5, 148, 1.7, 0.1), PAPER)
        for k, dy in enumerate((-5, 1, 7)):
            c.solid(c.gouge(100 + s * 14, 177 + k * 2, 100 + s * 78, 168 + dy * 2.2 + k * 2, 1.1), PAPER)
        c.hatch(
            [(100 + s * (8 + i * 5), 133 - i * 1.2, 100 + s * (9 + i * 6.4), 124 - i * 0.4) for i in range(5)],
            1.1,
            PAPER,
        )
        c.hatch(
            [(100 + s * (46 - i * 5), 172 + i * 3.6, 100 + s * (40 - i * 5), 180 + i * 3) for i in range(4)], 1.3, PAPER
        )
    c.solid("M94 168H106L100 176Z", RED)
    c.line("M100 176V181M100 181Q94 188 87 184M100 181Q106 188 113 184", 2, PAPER)
    c.hatch(
        [(100 + (i - 3) * 3.6, 128 - abs(i - 3) * 0.6, 100 + (i - 3) * 4.6, 140 - abs(i - 3)) for i in range(7)],
        1,
        PAPER,
    )

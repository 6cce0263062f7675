"""The cuckoo."""

import math

from art.card import Card
from art.gnav.bits import leaf
from art.gnav.border import ARCH
from art.gnav.tools import placed
from art.inks import BLUE, GREEN, OCHRE, PAPER, RED, n
from art.paths import around


def cuckoo(c: Card) -> None:
    """The cuckoo calls at sunrise, above the fields; no other rank has the sun itself behind it."""
    sunrise(c)
    c.path("M8 268Q60 256 110 266T192 260V290H8Z", GREEN, 2.6)
    with placed(c, -3, -6):
        cuckoo_branch(c)
        blossoms(c)
        cuckoo_body(c)
        cuckoo_wing(c)
        cuckoo_head(c)
        call(c)


def sunrise(c: Card) -> None:
    """A great red sun in a ring of gold, with flames about it."""
    cx, cy = 88, 142
    c.radial(cx, cy, 160, 90, 40, 170, 370, 1.8, OCHRE, ARCH)
    for k in range(24):
        a = math.pi / 12 * k
        reach = 84 if k % 2 else 77
        flame = f"M{around(cx, cy, 65, a - 0.1)}L{around(cx, cy, reach, a)}L{around(cx, cy, 65, a + 0.1)}Z"
        c.path(flame, RED if k % 2 else OCHRE, 2)
    c.path(c.ring(cx, cy, 67), OCHRE, 2.6)
    c.radial(cx, cy, 66, 61, 44, 40, 340, w=1.2)
    c.path(c.ring(cx, cy, 59), RED, 2.4)
    c.radial(cx, cy, 57, 45, 24, 140, 310, w=1.2, color=OCHRE)


def blossoms(c: Card) -> None:
    """Bird-cherry blossom on the branch."""
    for x, y, r in ((44, 240, 9), (152, 250, 9), (176, 236, 8), (66, 250, 7.5), (132, 264, 7)):
        for k in range(5):
            a = 2 * math.pi / 5 * k - math.pi / 2
            c.path(c.ring(x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), r * 0.5, 0.2), PAPER, 1.8)
        c.path(c.ring(x, y, r * 0.34, 0.1), OCHRE, 1.4)


def call(c: Card) -> None:
    """Its two notes, to be read in any language."""
    for x, y in ((151, 77), (163, 66)):
        c.solid(
            f"M{x} {y}V{y - 19}L{x + 8} {y - 16}V{y - 12}L{x + 2.4} {y - 14}V{y + 1}Q{x} {y + 6} {x - 6} {y + 5}"
            f"Q{x - 9} {y + 1} {x - 5} {y - 2}Q{x - 2} {y - 3.6} {x} {y}Z"
        )


def cuckoo_branch(c: Card) -> None:
    """A black branch with a stub and leaves."""
    c.solid("M12 246Q60 226 104 236Q150 244 192 224V240Q150 258 104 250Q60 242 12 262Z")
    c.solid("M120 240Q128 258 140 266L136 272Q116 264 108 246Z")
    c.hatch([(24 + i * 13, 248 - i * 1.2 + (i % 2) * 2, 36 + i * 12, 243 - i * 0.6) for i in range(12)], 1.2, PAPER)
    for x, y, turn, length in (
        (38, 238, -126, 34),
        (58, 234, -68, 30),
        (138, 268, 12, 28),
        (130, 266, 86, 24),
        (40, 254, 108, 32),
        (74, 246, 68, 34),
        (160, 240, 62, 28),
        (166, 234, -62, 28),
    ):
        leaf(c, x, y, turn, length)


def cuckoo_body(c: Card) -> None:
    """Tail, barred breast and slate back, and the feet."""
    # tail, long and barred
    c.solid("M74 196L22 258Q20 270 30 274L44 270L92 214Z")
    c.hatch([(30 + i * 6.4, 254 - i * 7.4, 44 + i * 6.4, 266 - i * 7.8) for i in range(7)], 1.7, PAPER)
    # slate back, barred breast
    c.path(
        "M66 204Q62 158 88 122Q100 98 124 92Q152 90 156 116Q160 136 150 166Q142 204 116 220Q88 232 70 214Z", PAPER, 3
    )
    c.path("M66 206Q62 158 88 122Q100 98 124 92Q150 90 155 112Q148 128 130 138Q126 176 96 206Q80 220 66 206Z", BLUE, 3)
    for r in range(7):
        y = 146 + r * 11
        x0 = 129 - r * 4.6 + (0 if r < 3 else -(r - 2) * 2.2)
        x1 = 153 - max(0, r - 1) * 5.2
        c.solid(
            f"M{n(x0)} {n(y)}Q{n((x0 + x1) / 2)} {n(y + 8)} {n(x1)} {n(y - 1)}"
            f"Q{n((x0 + x1) / 2)} {n(y + 3.4)} {n(x0)} {n(y)}Z"
        )
    for x in (98, 114):
        c.line(f"M{x} 220L{x - 1} 236M{x - 1} 236L{x - 9} 241M{x - 1} 236V243M{x - 1} 236L{x + 8} 241", 6)
        c.line(f"M{x} 220L{x - 1} 236M{x - 1} 236L{x - 9} 241M{x - 1} 236V243M{x - 1} 236L{x + 8} 241", 2.8, OCHRE)


def cuckoo_wing(c: Card) -> None:
    """The folded wing."""
    c.path("M84 140Q108 142 116 166Q112 196 62 226Q52 210 58 190Q66 160 84 140Z", BLUE, 2.8)
    for k in range(5):
        c.line(f"M{84 - k * 3} {158 + k * 9}Q{100 - k * 5} {164 + k * 10} {104 - k * 8} {180 + k * 7}", 2)
    c.solid("M116 166Q112 196 62 226L58 216Q96 196 104 168Z")
    c.hatch([(110 - i * 6.6, 176 + i * 7.2, 101 - i * 6, 178 + i * 6.6) for i in range(6)], 1.3, PAPER)
    c.hatch([(92 + i * 7, 130 - i * 6, 102 + i * 6, 128 - i * 5) for i in range(4)], 1.5, PAPER)


def cuckoo_head(c: Card) -> None:
    """The open beak and a ringed eye."""
    c.path("M152 104L178 96L158 113Z", OCHRE, 2.4)
    c.path("M155 116L174 122L152 124Z", OCHRE, 2.4)
    c.solid("M154 111L166 110L160 118L153 119Z", RED)
    c.path(c.ring(137, 108, 7.4, 0.3), OCHRE, 2)
    c.solid(c.ring(138, 108, 3.6, 0.2))
    c.solid(c.ring(139.2, 106.8, 1.2, 0.1), PAPER)
    c.hatch([(110 + i * 6, 110 - i * 3.2, 116 + i * 5.6, 106 - i * 2.6) for i in range(3)], 1.3, PAPER)
    c.hatch([(146 - i * 1.4, 124 + i * 3, 138 - i * 1.4, 131 + i * 3) for i in range(3)], 1.2)

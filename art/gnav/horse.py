"""The fjord horse."""

from art.card import Card
from art.gnav.border import ARCH
from art.gnav.tools import placed, strap, straw
from art.inks import BLUE, GREEN, OCHRE, PAPER, STRAW, n


def horse(c: Card) -> None:
    """A fjord horse's head: pale, its mane cut upright."""
    c.radial(92, 150, 160, 96, 60, 0, 360, 1.6, STRAW, ARCH)
    c.solid("M8 252Q50 242 110 256V290H8Z")
    for x, y, k in ((34, 262, 0.95), (54, 264, 0.8), (74, 262, 0.95)):
        with placed(c, x, y, k):
            c.solid("M0 -46L9 -30H5L12 -18H7L15 -5H2V4H-2V-5H-15L-7 -18H-12L-5 -30H-9Z")
    c.hatch([(26 + i * 9, 274 + i % 2 * 3, 31 + i * 9, 267 + i % 3) for i in range(7)], 1.3, GREEN)
    horse_mane(c)
    horse_neck(c)
    halter(c)


NECK = (
    "M90 86Q78 98 70 116L46 164Q31 178 30 191Q31 203 44 206L56 208Q64 207 67 199Q86 196 100 184Q116 178 124 162"
    "Q120 204 98 236Q82 262 84 292H193V206Q184 130 146 102Q124 88 104 84Z"
)


def horse_mane(c: Card) -> None:
    """The mane, dark in the middle and pale at its cut edge."""
    c.solid("M96 82Q104 62 132 66Q176 80 193 138V240L150 110Q128 92 96 82Z")
    c.hatch(
        [
            (
                112 + i * 7.6,
                73 + i * 1.2 + max(0, i - 3) ** 2 * 1.05,
                110 + i * 7,
                85 + i * 2.6 + max(0, i - 3) ** 2 * 0.9,
            )
            for i in range(10)
        ],
        1.3,
        PAPER,
    )
    d = "M98 86"
    for i in range(13):
        t = i / 12
        x, y = 104 + 84 * t, 76 + 18 * t + 84 * t * t
        d += f"L{n(x)} {n(y)}L{n(x + 2)} {n(y + 9)}"
    c.path(d + "L192 240L150 110Z", PAPER, 2.4)


def horse_neck(c: Card) -> None:
    """Ears, forelock, face and neck."""
    straw(c, "M104 86Q100 70 110 58Q120 68 116 90Z")
    c.solid("M110 86Q106 74 110 64Q116 72 114 86Z")
    straw(c, NECK, 3.2)
    c.path("M88 90Q80 72 88 54Q102 64 102 88Z", PAPER, 2.8)
    c.solid("M90 82Q86 72 89 62Q96 70 96 84Z")
    c.solid("M92 84Q104 84 106 92Q92 100 84 128Q80 116 84 104L76 116Q78 98 92 84Z")
    c.hatch([(98 - i * 3, 90 + i * 4, 90 - i * 2, 102 + i * 6) for i in range(4)], 1.2, PAPER)
    # eye, nostril, mouth
    c.solid("M72 130Q80 121 92 127Q90 137 80 137Q75 136 72 130Z")
    c.solid(c.ring(80, 128.6, 1.9, 0.1), PAPER)
    c.line("M70 124Q80 115 94 121M76 141Q84 142 90 139", 2)
    c.solid("M38 184Q44 178 48 184Q48 191 42 192Q44 187 38 184Z")
    c.line("M34 197Q46 200 60 190", 2.4)
    c.solid("M30 191Q31 203 44 206L56 208Q64 207 66 201Q46 206 34 197Z")
    # cheek, neck and breast
    c.line("M124 162Q122 146 110 138", 2.6)
    c.hatch([(120 - i * 5.4, 164 + i * 3.6, 112 - i * 5, 156 + i * 3.2) for i in range(7)], 1.6)
    c.hatch([(122 - i * 3.6, 186 + i * 10, 136 - i * 3.4, 182 + i * 10) for i in range(9)], 1.8)
    c.hatch([(66 - i * 3.4, 134 + i * 7, 72 - i * 3.2, 136 + i * 7) for i in range(4)], 1.2)
    for row in range(3):
        c.hatch(
            [
                (146 + i * 9 - row * 4, 130 + i * 18 + row * 22, 140 + i * 9 - row * 4, 142 + i * 18 + row * 22)
                for i in range(6 - row)
            ],
            1.6,
            OCHRE,
        )


def halter(c: Card) -> None:
    """A red halter with brass rings, and a blue rein."""
    strap(c, "M110 92Q118 130 84 176")
    strap(c, "M58 148Q72 162 86 194")
    strap(c, "M82 104Q96 112 114 108")
    strap(c, "M92 186Q110 182 124 164")
    for x, y, r in ((84, 176, 7), (114, 110, 7.5)):
        c.path(c.ring(x, y, r, 0.3), OCHRE, 2.4)
        c.solid(c.ring(x, y, r * 0.35, 0.1))
    strap(c, "M86 182Q104 232 150 250Q174 255 192 248", BLUE, 3.6)

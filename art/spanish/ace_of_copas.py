"""The ace of copas."""

from art.card import Card
from art.inks import BLUE, GREEN, OCHRE, PAPER, RED, n
from art.outline import rake
from art.placing import At
from art.spanish.frame import Faced, blank
from art.spanish.ornament import leaf, petals


def bird(card: Card, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """A finch that bends down to drink; faces left, its feet at (x, y)."""
    c = At(card, x, y, s, 0, flip)
    c.path("M8 -12L34 -22L38 -16L33 -13L36 -8L12 -3Z", BLUE, 2)
    c.line("M4 -3L2 1M8 -3L9 1", 1.8)
    c.path("M-17 -7Q-20 -16 -11 -19Q2 -23 12 -16Q18 -10 14 -4Q6 1 -3 -1Q-10 -3 -12 -6Z", RED, 2.2)
    c.solid("M-12 -6Q-8 -9 -2 -8Q6 -8 10 -3Q4 .4 -3 -1Q-10 -3 -12 -6Z", PAPER)
    c.path("M-2 -15Q10 -20 20 -10Q10 -4 2 -8Q-2 -11 -2 -15Z", BLUE, 1.8)
    c.line("M5 -14L15 -9.6M5 -10.6L12 -7.6", 1.2, PAPER)
    c.path("M-17.4 -11L-25 -4L-14.6 -7Z", OCHRE, 1.6)
    c.solid(c.ring(-12.6, -13.6, 1.8, 0.1))
    c.solid(c.ring(-13, -14, 0.7, 0.05), PAPER)


def ace_of_copas() -> Faced:
    """A great jewelled cup between vines, a finch at its lip."""
    c = blank(23, "c", 1)
    c.radial(100, 122, 36, 62, 15, 194, 346, 1.9, OCHRE)
    c.radial(100, 122, 52, 74, 14, 200, 340, 1.7, RED)
    for s in (-1, 1):  # handles, then vine and grapes beside the stem
        a = At(c, 100, 0, 1, 0, s < 0)
        a.path("M48 126Q76 116 78 138Q78 164 44 178L40 170Q66 158 66 142Q66 132 50 138Z", OCHRE, 2.4)
        a.path("M73 124Q82 118 80 108Q71 112 69 121Z", GREEN, 1.8)
        rake(a, 70, 136, 56, 162, -3, 3, 5, 1)
        a.line("M36 252Q62 256 66 226Q66 210 50 207L47 212", 2.2)
        for x, y, t in ((52, 250, 30), (65, 236, -26), (62, 243, 160), (66, 219, -50), (58, 209, -100)):
            leaf(a, x, y, t, 17, 0.34)
        for gx, gy in ((40, 216), (47.4, 215), (54.6, 217), (43.4, 223), (51, 224), (47, 231)):
            a.path(a.ring(gx, gy, 4.4, 0.2), RED, 1.6)
    # foot, stem and knop
    c.path("M58 263Q60 252 78 249Q92 245 93 232H107Q108 245 122 249Q140 252 142 263Z", OCHRE, 2.8)
    c.path("M66 257H134L138 263H62Z", BLUE, 1.8)
    c.solid("M107 232Q108 245 122 249Q140 252 142 263H134Q130 254 116 252Q103 248 102 232Z")
    rake(c, 72, 254, 98, 244, 5, -4, 6, 1)
    c.path("M93 234L89 214L94 196H106L111 214L107 234Z", OCHRE, 2.4)
    c.path("M82 208Q100 200 118 208L120 215L117 222Q100 229 83 222L80 215Z", RED, 2.4)
    c.solid("".join(c.ring(88 + i * 8, 215.4 + (1.2, 2, 2, 1.2)[i], 2.4, 0.2) for i in range(4)), PAPER)
    c.solid("M111 205Q116 206 118 208L120 215L117 222Q112 225 108 225.4Q113 216 111 205Z")
    # bowl: gadroons, a jewelled band, the lip
    c.path("M46 112H154Q156 158 132 182Q116 196 100 198Q84 196 68 182Q44 158 46 112Z", OCHRE, 3)
    for i in range(-3, 4):
        top, foot = 100 + i * 15, 100 + i * 5
        gadroon = f"M{top - 7} 164Q{top} 154 {top + 7} 164L{n(foot + 2.4)} {195 - abs(i) * 1.6}H{n(foot - 2.4)}Z"
        c.path(gadroon, OCHRE if i % 2 else RED, 1.8)
    c.path("M48 126H152Q152 142 147 157H53Q48 142 48 126Z", BLUE, 2.4)
    for i in range(5):
        petals(c, 61 + i * 19.5, 141.5, 9.4, 6, (PAPER, OCHRE), 0.46, 1.1)
        c.solid(c.ring(61 + i * 19.5, 141.5, 2.6, 0.2), RED)
    c.line("M50 131H150M54 152.4H146.6", 1.2, PAPER)
    c.solid("M154 112Q156 158 132 182Q122 191 110 196Q140 166 143 112Z")
    rake(c, 152, 122, 142, 166, -5, 1, 9, 1, PAPER)
    rake(c, 56, 122, 92, 122, 0, -5, 9, 1)
    c.path("M46 112Q100 96 154 112Q100 128 46 112Z", RED, 2.8)
    c.line("M72 112Q86 108 98 111M92 116Q110 112 128 113M84 107H98", 1.4, PAPER)
    bird(c, 139, 107)
    return c

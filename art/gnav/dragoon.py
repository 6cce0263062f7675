"""The dragoon."""

from art.card import Card
from art.gnav.border import ARCH
from art.gnav.tools import placed, strap
from art.inks import BLUE, GREEN, OCHRE, PAPER, RED


def dragoon(c: Card) -> None:
    """A cavalryman on a rearing grey, sabre raised."""
    c.radial(100, 150, 160, 104, 54, 0, 360, 1.7, OCHRE, ARCH)
    c.path("M8 262Q60 254 100 260T192 256V290H8Z", GREEN, 2.8)
    c.hatch([(24 + i * 11, 276 - i % 3 * 2, 28 + i * 11, 266 - i % 2 * 2) for i in range(12)], 1.4)
    with placed(c, 3, 23, 0.91):
        with placed(c, 7, -1):
            sabre_arm(c)
        charger(c)
        with placed(c, 7, -1):
            rider(c)


def leg(c: Card, d: str, hoof: str) -> None:
    """A leg and its hoof."""
    c.path(d, PAPER, 2.8)
    c.solid(hoof)


def charger(c: Card) -> None:
    """The grey, rearing to the left; its neck is stretched away from the rider."""
    # tail
    c.path("M158 198Q182 200 178 230Q186 248 172 268Q174 252 164 246Q170 232 152 212Z", PAPER, 2.6)
    c.hatch([(166 + i * 3, 208 + i * 8, 172 + i, 226 + i * 9) for i in range(3)], 1.3)
    # far legs
    leg(c, "M74 160L38 156Q29 158 28 166L31 195L39 194L38 171L72 184Z", "M30 193L40 192L43 202L28 203Z")
    leg(c, "M112 206Q116 220 126 228L112 250L108 262L118 264L122 254L142 230L138 206Z", "M107 260L120 262L121 271H102Z")
    trunk = (
        "M84 118Q98 124 108 138Q118 148 128 156Q152 168 162 190Q168 214 152 226L126 222Q104 212 86 194Q66 186 62 160Z"
    )
    c.path(trunk, PAPER, 3)
    with placed(c, 78, 146, 1, -12):
        forehand(c)
    c.solid("M66 158Q76 140 84 128Q100 126 110 142L116 170L84 184Z", PAPER)
    # near legs
    leg(c, "M92 164Q66 160 46 176Q40 182 44 188L58 212L66 207L56 188Q70 186 88 196Z", "M57 210L67 205L73 214L60 219Z")
    leg(
        c,
        "M126 196Q116 216 130 230L146 238L134 256L132 266L143 268L146 258L160 242Q162 236 156 230Q168 212 162 190Z",
        "M131 264L145 266L146 274H126Z",
    )
    c.hatch([(90 + i * 7, 192 + i * 5, 94 + i * 7, 182 + i * 5) for i in range(6)], 1.5)
    c.hatch([(160 - i * 1, 200 + i * 7, 151 - i * 1, 199 + i * 6) for i in range(5)], 1.4)
    c.line("M40 132Q56 146 76 137", 2.4)


def forehand(c: Card) -> None:
    """Neck and head, mane and bridle; the withers are at the origin."""
    with placed(c, -80, -150):
        c.path(
            "M56 90Q82 88 98 120Q106 134 114 150L70 170Q60 150 66 134Q66 126 62 122L48 134Q44 146 34 144"
            "Q26 142 26 134L34 114Q40 98 56 90Z",
            PAPER,
            3,
        )
        c.path("M54 92Q66 82 78 90Q98 98 104 128L96 122L96 132L88 122L88 132L80 118L78 126L72 110L68 116Z", OCHRE, 2.6)
        c.hatch([(66 + i * 6, 90 + i * 5, 70 + i * 6, 101 + i * 6) for i in range(5)], 1.3)
        c.path("M62 90L62 74L71 87Z", PAPER, 2.4)
        c.path("M54 95L49 78L63 89Z", PAPER, 2.4)
        c.solid("M44 108Q50 102 56 108Q50 114 44 108Z")
        c.solid(c.ring(49, 107, 1.2, 0.1), PAPER)
        c.solid(c.ring(31, 132, 2, 0.2))
        c.line("M29 140Q36 140 40 134", 1.8)
        c.hatch([(64 + i, 138 + i * 8, 72 + i * 1.4, 138 + i * 8) for i in range(4)], 1.4)
        strap(c, "M34 114Q40 122 46 134", BLUE, 2.6)
        strap(c, "M58 94Q56 112 46 130", BLUE, 2.6)


def sabre_arm(c: Card) -> None:
    """The raised arm, behind the rider."""
    c.path("M150 62Q158 34 140 6Q170 26 164 64Z", PAPER, 2.8)
    c.line("M156.5 58Q160 36 150 18", 1.4)
    c.path("M112 100Q128 94 142 102L147 78L160 80L157 112Q152 122 136 118L118 124Z", BLUE, 2.8)
    c.path("M146 81L147 68Q154 63 162 69L161 83Z", PAPER, 2.4)
    c.path("M145 76H162L160 86H144Z", RED, 2.2)
    c.path("M143 68Q145 58 168 63L170 69Q160 66 156 70Q150 65 143 68Z", OCHRE, 2.4)
    c.hatch([(152 - i * 3, 112 - i * 0.6, 151 - i * 2, 102 + i) for i in range(4)], 1.2)


def rider(c: Card) -> None:
    """The rider in blue, from saddle cloth to collar."""
    # saddle cloth
    c.path("M98 128Q118 140 134 158L160 188L142 212Q116 206 98 178Z", GREEN, 2.8)
    c.line("M154 190L140 206Q118 200 103 177", 5.4)
    c.line("M154 190L140 206Q118 200 103 177", 2.4, OCHRE)
    # coat skirts, breeches, boot
    c.path("M104 140L134 138Q150 158 148 184Q134 182 126 168L104 160Z", BLUE, 2.8)
    c.path("M102 150Q118 146 130 158Q122 178 104 190L88 184Q92 166 102 150Z", OCHRE, 2.6)
    c.solid("M86 180Q98 180 108 186Q104 200 110 220L108 228L84 230Q82 224 98 220Q92 200 86 180Z")
    c.hatch([(96 + i * 0.6, 190 + i * 7, 101 + i * 0.6, 192 + i * 7) for i in range(4)], 1.1, PAPER)
    strap(c, "M80 231.5H110", OCHRE, 2)
    c.line("M106 190Q114 208 109 230", 2)
    # trunk, belt and rein arm
    c.path("M92 100Q108 90 122 98Q132 118 134 142Q120 150 100 146Q90 122 92 100Z", BLUE, 3)
    c.path("M92 102L98 100L134 136L132 144Z", PAPER, 2.2)
    c.path("M99 142Q118 148 134 138V147Q118 156 101 151Z", PAPER, 2.2)
    c.path("M104 143H113V153H104Z", OCHRE, 2)
    c.path("M92 102Q82 108 78 126L66 134L72 144L90 138Q98 124 102 112Z", BLUE, 2.8)
    c.path("M70 131L62 134Q60 142 67 145L75 141Z", PAPER, 2.2)
    c.path("M76 127L84 140L76 144L69 132Z", RED, 2)
    c.path("M88 102Q96 92 106 100L104 106Q96 100 90 108Z", OCHRE, 2)
    c.hatch([(128 - i * 1.4, 134 - i * 6, 122 - i * 1.2, 132 - i * 6) for i in range(5)], 1.3)
    rider_head(c)


def rider_head(c: Card) -> None:
    """Head, moustache and cocked hat with a plume."""
    c.path("M96 84H112V100Q104 104 97 100Z", PAPER, 2.2)
    c.path("M92 98Q104 92 116 97L115 103Q104 98 94 104Z", RED, 2)
    c.solid("M108 68H120Q122 82 114 92L108 88Z")
    c.path("M88 66Q86 74 84 78L87 81Q86 90 94 94Q106 96 111 86L112 66Z", PAPER, 2.6)
    c.line("M89 73L96 71.5", 2.2)
    c.solid(c.ring(93.4, 76, 1.7, 0.1))
    c.solid(c.ring(102, 83, 3, 0.2), RED)
    c.solid("M86 84Q94 80 104 87Q96 90 88 87Z")
    c.line("M90 90.5L94 91", 1.6)
    with placed(c, 0, 3):
        c.path("M110 46Q114 26 104 20Q92 24 96 48Z", PAPER, 2.4)
        c.hatch([(102 + i * 3, 26 + i * 4, 101 + i * 2, 44) for i in range(2)], 1.1)
        c.solid("M70 71Q76 48 102 44Q128 46 138 68Q120 62 104 66Q86 66 70 71Z")
        c.line("M77 65Q86 51 102 49Q121 51 130 61", 1.6, OCHRE)
        c.path(c.ring(101, 55, 4.4, 0.2), OCHRE, 1.8)

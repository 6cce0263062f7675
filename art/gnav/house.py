"""The house."""

from art.card import Card
from art.gnav.counted import spruce
from art.gnav.tools import placed, straw
from art.inks import BLUE, GREEN, OCHRE, PAPER, RED, n


def house(c: Card) -> None:
    """A red house with white frames and a turf roof, under the fjell."""
    fjell(c)
    for x, y, k in ((32, 256, 1.5), (168, 255, 1.6)):
        with placed(c, x, y, k):
            spruce(c)
    c.path("M8 254Q60 244 100 248T192 250V290H8Z", GREEN, 2.6)
    with placed(c, 8, 22, 0.92):
        chimney(c)
        house_wall(c)
        turf_roof(c)
    straw(c, "M90 270H110Q114 278 126 290H74Q86 278 90 270Z", 2.2)
    c.hatch(
        [(x, 278 + i % 3 * 2, x + 3, 269 + i % 2 * 3) for i, x in enumerate((26, 38, 50, 62, 74, 128, 140, 150))], 1.5
    )


def fjell(c: Card) -> None:
    """Two blue peaks with old snow, and a low sun."""
    c.path(c.ring(70, 66, 15), OCHRE, 2.4)
    c.radial(70, 66, 20, 27, 16, w=1.5, color=OCHRE)
    c.path("M12 200L44 94L60 122L74 106L104 180L138 84L154 106L166 92L192 160V262H12Z", BLUE, 2.6)
    c.solid(
        "M44 94L28 138L38 132L45 146L53 134L63 142L59 121ZM138 84L122 128"
        "L132 120L141 134L150 122L164 136L172 118L166 92L154 106Z",
        PAPER,
    )
    c.line("M12 200L44 94L60 122L74 106L104 180L138 84L154 106L166 92L192 160", 2.6)
    c.hatch([(36 - i * 3, 150 + i * 12, 30 - i * 3, 168 + i * 12) for i in range(3)], 1.8)
    c.hatch([(164 + i * 5, 144 + i * 10, 170 + i * 5, 162 + i * 10) for i in range(3)], 1.8)


def chimney(c: Card) -> None:
    """A whitewashed chimney and its smoke."""
    c.path("M126 78H144V126H126Z", PAPER, 2.6)
    c.path("M123 72H147V81H123Z", PAPER, 2.4)
    c.line("M126 90H144M126 99H144M133 81V90M138 90V99M131 99V110", 1.5)
    c.line("M135 68Q146 60 138 50Q128 42 140 34Q150 28 146 22", 7)
    c.line("M135 68Q146 60 138 50Q128 42 140 34Q150 28 146 22", 3, PAPER)


def house_wall(c: Card) -> None:
    """The gable: red boards, three windows, a door and a step."""
    c.path("M44 264V170L100 100L156 170V264Z", RED, 3)
    c.line("".join(f"M{x} 254V{n(170 - (56 - abs(x - 100)) * 1.2)}" for x in range(58, 148, 7) if x != 100), 1.1)
    c.line("M44 178H156", 3)
    for s in (-1, 1):
        c.path(f"M{100 + s * 56} 262V170L{100 + s * 48} 162V262Z", PAPER, 2.2)
    c.path("M38 254H162V268H38Z", PAPER, 2.6)
    c.line("M52 254V261H66V268M66 261H80V254M124 254V262H140V254M140 262H152V268M46 261H52", 1.5)
    window(c, 57, 196, 24, 36)
    window(c, 119, 196, 24, 36)
    window(c, 88, 128, 24, 32)
    c.path("M84 196L100 186L116 196V200H84Z", PAPER, 2.4)
    c.path("M85 200H115V266H85Z", PAPER, 2.6)
    c.path("M91 206H109V266H91Z", GREEN, 2.4)
    c.line("M100 206V240M91 240H109M95 246H105V260H95Z", 1.6)
    c.solid(c.ring(105, 236, 2, 0.1), OCHRE)
    c.path("M80 262H120V272H80Z", PAPER, 2.4)


def window(c: Card, x: float, y: float, w: float, h: float) -> None:
    """A white frame with a small gable of its own and six panes."""
    c.path(f"M{x - 3} {y}L{n(x + w / 2)} {y - 8}L{x + w + 3} {y}Z", PAPER, 2)
    c.path(f"M{x - 1} {y}H{x + w + 1}V{y + h}H{x - 1}Z", PAPER, 2.4)
    pw, ph = (w - 9) / 2, (h - 12) / 3
    c.solid(
        "".join(
            f"M{n(x + 3 + i * (pw + 3))} {n(y + 3 + j * (ph + 3))}h{n(pw)}v{n(ph)}h{n(-pw)}Z"
            for i in (0, 1)
            for j in (0, 1, 2)
        ),
        BLUE,
    )


def turf_roof(c: Card) -> None:
    """Two slopes of turf with flowers in the grass."""
    for s in (-1, 1):
        tufts, k = "", 16
        for i in range(k):
            t = i / k
            x, y = t * 80, 76 + t * 98
            tip, foot = 100 + s * (x + 6), 100 + s * (x + 4.5)
            tufts += f"L{n(tip)} {n(y - 7 - c.chance.uniform(0, 5))}L{n(foot)} {n(y + 5)}"
        c.path(f"M100 72{tufts}L{100 + s * 82} 176L{100 + s * 68} 186L100 104Z", GREEN, 2.6)
        c.hatch([(100 + s * (6 + i * 7), 88 + i * 8.5, 100 + s * (3 + i * 7), 98 + i * 8.5) for i in range(10)], 1.4)
        c.path(f"M{100 - s * 7} 89L{100 + s * 72} 186L{100 + s * 64} 190L{100 - s * 10} 97Z", PAPER, 2.4)
    for x, y in ((62, 116), (128, 104), (150, 136), (36, 152)):
        c.solid(c.ring(x, y, 2.6, 0.2), OCHRE)

"""Hair and beards, about the origin of a head: one mass of ink, the strands cut out of it."""

from art.card import Card
from art.inks import INK, PAPER, RED, n
from art.outline import rake, smooth
from art.spanish.tint import cut_of, flat, mass


def bob_back(c: Card, ink: str = INK, y: float = 24) -> None:
    """What is behind the face of hair cut level at y."""
    mass(
        c,
        smooth(f"-6 -29, -20 -20, -25 -2, -26 {y - 6}!, -16 {y}!, -2 {y - 6}, 13 {y}!, 19 {y - 8}!, 20 -4, 16 -20"),
        ink,
    )


def bob_front(c: Card, ink: str = INK, y: float = 24) -> None:
    """The fringe and the near side of hair cut level at y."""
    cut = mass(
        c,
        smooth(
            f"2 -30, -14 -27, -24 -12, -26 {y - 4}!, -15 {y}!, -12 8, "
            f"-12.6 -4, -9 -13!, 4 -11, 16.4 -12!, 17.6 -22, 10 -29"
        ),
        ink,
    )
    rake(c, -24, -6, -24.6, y - 6, 7, 1, 5, 1, cut)
    rake(c, -8, -26, 12, -26, -1, 9, 6, 1.1, cut)


def waves_back(c: Card, ink: str, y: float = 58) -> None:
    """Long hair that falls behind the face down to y."""
    cut = mass(
        c,
        smooth(
            f"-4 -29, -20 -21, -26 -4, -24 12, -31 28, -27 {y - 14}, -31 {y}!, -20 {y - 6}, "
            f"-12 {y}!, -4 {y - 20}, 12 {y - 20}, 20 {y - 6}!, 25 26, 20 12, 22 -4, 16 -20"
        ),
        ink,
    )
    rake(c, -24, 8, -27, y - 8, 6, 2, 7, 1, cut)
    rake(c, 19, 12, 20, y - 14, -5, 2, 4, 1, cut)


def parted(c: Card, ink: str) -> None:
    """Hair parted over the brow, drawn over the face."""
    cut = mass(
        c,
        smooth(
            "5 -29, -10 -29, -22 -16, -24 4, -21 16!, -17 4, -14 -6, -3 -15, 5 -20!, 11 -14, 16 -6!, 19 -14, 14 -26"
        ),
        ink,
    )
    rake(c, -20, -14, -21, 6, 5, -3, 5, 1, cut)
    rake(c, -12, -26, 2, -28, -2, 8, 4, 1, cut)


def curls(c: Card, ink: str, ring: list[tuple[float, float, float]]) -> None:
    """A bunch of curls: one scalloped mass, a twist cut in each."""
    rings = [c.ring(x, y, r, 0.4) for x, y, r in ring]
    if ink != INK:
        c.line("".join(rings), 4.8)
        c.path("".join(rings), ink, 2.4, False)
    else:
        c.solid("".join(rings))
    c.line(
        "".join(
            f"M{n(x - r * 0.5)} {n(y + r * 0.3)}"
            f"Q{n(x - r * 0.6)} {n(y - r * 0.5)} {n(x)} {n(y - r * 0.5)}"
            f"Q{n(x + r * 0.5)} {n(y - r * 0.3)} {n(x + r * 0.3)} {n(y + r * 0.2)}"
            for x, y, r in ring
        ),
        1.3,
        cut_of(ink),
    )


def crop(c: Card, ink: str) -> None:
    """Short hair with a lock on the brow and a sideburn."""
    cut = mass(
        c,
        smooth(
            "4 -30, -14 -27, -23 -14, -22 2, -17 8!, -16 -4, -11 -11!, -3 -9, 4 -14!, 10 -11, 17 -14!, 18 -22, 13 -28"
        ),
        ink,
    )
    rake(c, -20, -14, -19, 2, 4, -2, 4, 1, cut)
    rake(c, -10, -25, 10, -26, -2, 8, 5, 1.1, cut)


def full_beard(c: Card, ink: str, length: float = 44, fork: bool = False, fx: float = 4) -> None:
    """Beard and moustache over the lower face; the mouth shows as a red mark. Only the outer edge has a key line."""
    e = 16 + (4 - fx) * 0.7
    tail = (
        f"{fx + 7} {length}!, {fx} {length - 9}!, {fx - 7} {length}!"
        if fork
        else f"{fx + 4} {length - 1}, {fx - 2} {length + 1}"
    )
    top, edge = (
        f"-14 7, -6 11, {fx} 10.6, {fx + 7} 11, {e - 2.4} 7",
        f"{e} -1!, {e + 2.6} 12, {e - 1} 26, {tail}, -13 28, -20.4 14, -20 -2!",
    )
    d = smooth(f"{top}, {edge}")
    if ink == INK:
        c.solid(d)
    else:
        flat(c, d, ink, 2.4)
        c.line(smooth(edge, False), 2.4)
    cut = cut_of(ink)
    rake(c, -17, 9, -11, 26, 4, 7, 5, 1.1, cut)
    rake(c, e - 1, 10, e - 4, 26, -2, 7, 4, 1.1, cut)
    rake(c, -8, 25, 10, 25, (fx - 1) * 0.2, max(length - 34, 7), 5, 1.2, cut)
    c.solid(f"M{fx - 4.8} 16.6Q{fx} 15 {fx + 4.8} 16.6Q{fx} 22 {fx - 4.8} 16.6Z", RED)
    moustache(c, ink, fx)


def moustache(c: Card, ink: str, fx: float = 4, w: float = 12, droop: float = 5) -> None:
    """A moustache, its tips w aside and as low as they droop."""
    d = (
        f"M{fx} 11.4Q{fx - 5} 9.6 {fx - w} {11 + droop}Q{fx - 5} 17.6 {fx} 14.6"
        f"Q{fx + 5} 17.6 {fx + w * 0.86} {10.4 + droop}Q{fx + 5} 9.6 {fx} 11.4Z"
    )
    mass(c, d, ink, 1.5)
    if ink == INK:
        c.line(f"M{fx - 2} 13.4Q{fx - 6} 13.4 {fx - 8} 14.6M{fx + 2} 13.4Q{fx + 5} 13.4 {fx + 7} 14.4", 1, PAPER)


def goatee(c: Card, ink: str, fx: float = 4) -> None:
    """A small beard on the chin."""
    mass(c, f"M{fx - 4.4} 21Q{fx} 19 {fx + 4.4} 21Q{fx + 4} 30 {fx - 0.4} 34Q{fx - 5} 29 {fx - 4.4} 21Z", ink, 1.6)

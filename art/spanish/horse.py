"""The horses of the knights: one anatomy in many poses and coats.

A horse looks right; it is about 150 long and stands on y = 0, its middle at x = 0.
"""

import itertools
import math
from dataclasses import dataclass

from art.card import Card
from art.inks import BLUE, INK, OCHRE, PAPER, RED
from art.outline import points, rake, smooth
from art.paths import Point
from art.placing import At
from art.spanish.limbs import Joint, limb
from art.spanish.tint import cut_of, flat, mass, tint

Chain = list[Point]
"""A leg from the body down: elbow or stifle, knee or hock, fetlock, pastern and the middle of the hoof."""


@dataclass(frozen=True)
class Pose:
    """How a horse goes; `tilt` is the turn of its trunk about the hips, `neck` and `head` are turns of their own."""

    near_fore: Chain
    far_fore: Chain
    near_hind: Chain
    far_hind: Chain
    tilt: float = 0
    neck: float = 0
    head: float = 0
    tail: str = "-50 -88, -62 -88, -70 -74, -74 -50, -70 -24, -62 -34, -58 -50, -54 -66, -46 -76"


@dataclass(frozen=True)
class Coat:
    """The inks of a horse; `far` is that of its far legs, `sock` that of its feet, where they differ."""

    body: str
    mane: str
    far: str = ""
    sock: str = ""
    dapple: bool = False


HIP, BASE, POLL = (-38, -80), (30, -78), (53, -138)
"""What the trunk, the neck and the head turn about."""

HIND, FORE = (15, 8.4, 5.4, 4, 4.4), (10.5, 7.4, 5.6, 3.9, 4.4)
"""Half widths down a leg."""


def turned(p: Point, about: Point, deg: float) -> Point:
    """The point turned about another."""
    a = math.radians(deg)
    x, y = p[0] - about[0], p[1] - about[1]
    return about[0] + x * math.cos(a) - y * math.sin(a), about[1] + x * math.sin(a) + y * math.cos(a)


def about(c: Card, p: Point, deg: float) -> At:
    """The card turned about a point."""
    x, y = turned((0, 0), p, deg)
    return At(c, x, y, 1, deg)


def leg(c: Card, chain: Chain, hind: bool, coat: Coat, far: bool) -> None:
    """One leg and its hoof."""
    ink = coat.far or coat.body if far else coat.body
    widths = HIND if hind else FORE
    joints: list[Joint] = [(x, y, half) for (x, y), half in zip(chain, widths, strict=True)]
    (x0, y0), (x1, y1) = chain[-2], chain[-1]
    cut = cut_of(ink)
    limb(c, joints, ink, 2.5, -1, 6, cut, 0.9)
    if coat.sock:
        limb(c, joints[-2:], coat.sock, 2.4, 0)
    # hoof, square to the pastern
    a = At(c, x1, y1, 1, math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90)
    a.path("M-4.4 -3H4.6L9 5H-5.6Z", OCHRE if ink == INK else INK, 2)


def body(c: Card, coat: Coat) -> None:
    """The trunk."""
    tint(
        c,
        smooth(
            "30 -97, 14 -90, -4 -88, -22 -93, -38 -95, -50 -88, -56 -72, -53 -56, "
            "-40 -48, -20 -48, 4 -43, 26 -44, 46 -54, 54 -68, 54 -84, 44 -95"
        ),
        coat.body,
        2.6,
    )


def neck_and_head(c: Card, coat: Coat, pose: Pose, bridle: str) -> Point:
    """The forehand; gives where the bit's ring came to lie, for the rein."""
    a = about(c, BASE, pose.neck)
    cut = cut_of(coat.body)
    outline = "14 -89!, 24 -104, 34 -124, 46 -140, 58 -142, 64 -126, 60 -112, 56 -98, 56 -82, 50 -66!"
    d = smooth(outline, False)
    flat(a, d + "Z", coat.body)
    if coat.body != INK:
        a.line(d)
    rake(a, 58, -112, 54, -76, -7, -1, 7, 1.1, cut)
    a.line("M30 -78Q40 -70 40 -56", 1.6, cut)
    # head
    h = about(a, POLL, pose.head)
    h.path("M49 -143L45 -160L57 -148Z", coat.body, 2.2)
    tint(
        h,
        smooth(
            "46 -140, 54 -148, 64 -143, 76 -126, 88 -110, 91 -102, 87 -95, "
            "80 -94, 77 -98, 68 -107, 60 -113, 50 -120, 45 -130"
        ),
        coat.body,
        2.5,
    )
    tint(h, "M55 -145L58 -163L65 -147Z", coat.body, 2.2)
    h.solid("M58 -147L59.4 -157L62.6 -147Z", cut)
    h.solid(smooth("62.4 -135, 66.6 -138.4, 71 -135, 67 -132.4"), cut)
    h.solid(h.ring(67, -135.6, 1.3 if cut == PAPER else 0.9, 0.05), PAPER if cut == INK else INK)
    h.line("M60.6 -138Q66 -142 71.4 -138", 1.6, cut)
    h.solid(h.ring(87, -104, 1.7, 0.1), cut)
    h.line("M86 -96.6Q82 -99 79 -99", 1.4, cut)
    h.line("M52 -121Q60 -120 63 -128", 1.5, cut)
    rake(h, 56, -117, 74, -103, 4, -6, 5, 0.9, cut)
    # bridle and rein
    wide, narrow = (bridle, INK) if coat.body == INK else (INK, bridle)
    for strap in ("M47 -136Q56 -130 66 -143", "M53 -121L78 -104L60 -136", "M73.6 -104Q78 -112 83 -117"):
        h.line(strap, 3.6, wide)
        h.line(strap, 1.6, narrow)
    h.path(h.ring(77, -104, 2.8, 0.2), OCHRE, 1.6)
    # mane and forelock
    locks = (
        "50 -150!, 40 -142, 26 -120, 14 -98, 8 -88!, 20 -92, 22 -82!, 28 -94, 32 -88!, "
        "34 -104, 40 -98!, 40 -114, 47 -108!, 46 -122, 54 -120!, 50 -132, 57 -134!"
    )
    mc = mass(a, smooth(locks), coat.mane, 2.2)
    rake(a, 24, -112, 46, -140, 5, 10, 6, 1.1, mc)
    rake(a, 14, -94, 26, -112, 4, 7, 4, 1, mc)
    mass(h, smooth("46 -146!, 56 -152, 66 -146, 70 -136!, 64 -140, 62 -133!, 57 -142"), coat.mane, 2)
    return a.xy(*h.xy(77, -104))


def horse(c: Card, pose: Pose, coat: Coat, bridle: str, cloth: str, trim: str) -> tuple[Point, Point]:
    """The whole horse; gives the seat and the bit."""
    t = about(c, HIP, pose.tilt)
    mc = mass(t, smooth(pose.tail), coat.mane, 2.4)
    p = points(pose.tail)
    mid = [
        [((a[0] * (1 - q) + b[0] * q), (a[1] * (1 - q) + b[1] * q)) for q in (0.3, 0.65)]
        for a, b in zip(p[1:5], p[8:4:-1], strict=True)
    ]
    t.hatch(
        [
            (*a, a[0] + (b[0] - a[0]) * 0.7, a[1] + (b[1] - a[1]) * 0.7)
            for m0, m1 in itertools.pairwise(mid)
            for a, b in zip(m0, m1, strict=True)
        ],
        1.2,
        mc,
    )
    leg(t, pose.far_fore, False, coat, True)
    leg(c, pose.far_hind, True, coat, True)
    body(t, coat)
    leg(c, pose.near_hind, True, coat, False)
    leg(t, pose.near_fore, False, coat, False)
    cut = cut_of(coat.body)
    rake(t, -30, -49, 22, -45, 5, -6, 9, 1.2, cut)
    rake(t, -54, -78, -52, -60, 8, 1, 4, 1.1, cut)
    t.line("M-30 -62Q-24 -54 -26 -50", 1.6, cut)
    if coat.dapple:
        for x, y, r in (
            (-44, -82, 3),
            (-36, -74, 3.4),
            (-46, -70, 2.8),
            (-32, -84, 2.6),
            (46, -80, 3),
            (40, -70, 2.8),
            (48, -66, 2.4),
        ):
            t.solid(t.ring(x, y, r, 0.3), BLUE if coat.body == PAPER else PAPER)
    bit = neck_and_head(t, coat, pose, bridle)
    # breast strap, crupper, saddle cloth with a fringe
    for strap in ("M18 -76Q40 -70 56 -76", "M-18 -84Q-36 -84 -54 -80"):
        t.line(strap, 5.4)
        t.line(strap, 2.6, trim)
    t.path(smooth("-22 -95!, 0 -90, 20 -94!, 24 -70, 23 -52!, 0 -49, -22 -53!, -24 -72"), cloth, 2.6)
    t.path("M-22.6 -60Q0 -56 23 -59L23 -52Q0 -49 -22 -53Z", trim, 2)
    rake(t, 22, -88, 23, -64, -6, 0, 5, 1.2)
    t.path(
        smooth("-24 -92, -26 -102, -20 -102, -10 -95, 6 -95, 16 -104, 21 -102, 19 -93, 0 -86"),
        RED if cloth != RED else BLUE,
        2.4,
    )
    return t.xy(-2, -93), t.xy(*bit)

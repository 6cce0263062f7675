"""What every rider has: the seat on the horse, a leg, the rein, a trunk."""

import math

from art.card import Card
from art.inks import INK, OCHRE, n
from art.outline import rake, smooth
from art.paths import Point
from art.placing import At
from art.spanish.horse import Coat, Pose, horse
from art.spanish.limbs import boot, limb
from art.spanish.tint import cut_of


def mounted(
    c: Card, pose: Pose, coat: Coat, bridle: str, cloth: str, trim: str, lean: float = 0, s: float = 1
) -> tuple[At, Point]:
    """A horse at the origin's ground; gives the rider's own frame (seat at 0 0, shoulders at -46) and the bit in it."""
    seat, bit = horse(c, pose, coat, bridle, cloth, trim)
    r = At(c, *seat, s, lean)
    a = math.radians(-lean)
    dx, dy = (bit[0] - seat[0]) / s, (bit[1] - seat[1]) / s
    return r, (dx * math.cos(a) - dy * math.sin(a), dx * math.sin(a) + dy * math.cos(a))


def rider_leg(r: Card, fill: str, shoe: str, turn: float = 0) -> None:
    """The near leg, its boot in the stirrup."""
    a = At(r, 0, -4, 1, turn)
    limb(a, [(-2, 0, 13), (21, 18, 10), (16, 44, 6.4)], fill, k=7, cut=cut_of(fill))
    a.line("M8 58L14 40M26 60L19 40", 1.4)
    boot(a, 13, 58, False, shoe, 22, 0.86)
    a.path("M6 59H28L27 62H7Z", OCHRE, 1.6)


def rein(r: Card, hand: Point, bit: Point) -> None:
    """A slack rein from the hand to the bit."""
    mx, my = (hand[0] + bit[0]) / 2, (hand[1] + bit[1]) / 2 + 9
    d = f"M{n(hand[0])} {n(hand[1])}Q{n(mx)} {n(my)} {n(bit[0])} {n(bit[1])}"
    r.line(d, 2.4)


def torso(r: Card, fill: str, skirt: str = "", belt: str = INK) -> None:
    """The trunk from the shoulders to the belt, with a skirt if wanted."""
    if skirt:
        r.path(smooth("-15 -16!, 14 -16!, 26 4, 22 12!, 4 8, -16 12, -27 6!"), skirt, 2.6)
        rake(r, -22, 8, 20, 10, 4, -14, 8, 1.2)
    r.path("M-18 -46Q0 -54 18 -46L16 -12Q0 -7 -16 -12Z", fill, 2.6)
    rake(r, -16, -40, -15, -18, 7, 1, 6, 1.2, cut_of(fill))
    r.path("M-16 -16Q0 -10 16 -16V-8Q0 -2 -17 -8Z", belt, 2)

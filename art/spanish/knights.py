"""The four knights (11, caballo): riders, each on a horse of its own coat and pace."""

from art.inks import BLUE, GREEN, INK, OCHRE, PAPER, RED
from art.outline import rake, smooth
from art.placing import At
from art.spanish.dress import neck
from art.spanish.face import Face, draw_face
from art.spanish.frame import Faced, blank
from art.spanish.hair import bob_back, bob_front, crop, curls, goatee, moustache
from art.spanish.hats import helmet, hood, plumed_hat
from art.spanish.horse import Coat
from art.spanish.limbs import cuff, fist, ground, limb
from art.spanish.ornament import leaf
from art.spanish.poses import GALLOP, REAR, STAND, TROT
from art.spanish.riding import mounted, rein, rider_leg, torso
from art.spanish.signs import club, coin, cup, sword


def knight_of_oros() -> Faced:
    """A courtier at the trot; he shows his coin to the gallery."""
    c = blank(201, "o", 11)
    ground(c, GREEN)
    m = At(c, 91, 261, 0.97)
    r, bit = mounted(m, TROT, Coat(PAPER, INK, dapple=True), RED, BLUE, OCHRE, -3, 1.03)
    # short cape blown back
    r.path(
        smooth("-10 -50!, -30 -40, -46 -18, -58 -10!, -50 -4, -44 2!, -38 -4, -30 2!, -20 -10, -12 -14!"), OCHRE, 2.6
    )
    rake(r, -50, -6, -26, -2, 8, -20, 4, 1.4)
    limb(r, [(10, -42, 8), (24, -24, 7), (32, -15, 5)], GREEN, shade=-1, k=4)
    fist(r, 36, -13, 10, 0.76)
    rein(r, (38, -13), bit)
    rider_leg(r, RED, INK)
    torso(r, GREEN, RED)
    r.path("M-6 -50L2 -12L10 -50Z", RED, 2)
    r.solid("".join(r.ring(2, y, 1.7, 0.1) for y in (-40, -32, -24)), OCHRE)
    # the raised arm, sleeve slashed
    coin(23, 8)(At(r, 55, -100))
    limb(r, [(-10, -42, 9), (11, -33, 8.6), (37, -64, 6)], GREEN, shade=-1, k=6)
    r.path("M-20 -44Q-18 -56 -6 -52Q2 -44 -2 -34Q-12 -30 -18 -36Z", RED, 2.4)
    rake(r, -14, -34, -4, -36, 0, -12, 4, 1.2)
    cuff(r, 38, -66, -50, 7)
    fist(r, 45, -77, -46, 0.86)
    head = At(r, 0, -80, 1)
    bob_back(head, INK, 16)
    neck(r, 1, -48)
    r.path("M-15 -48L-12 -41L-6 -47L-1 -39L5 -46L10 -41L16 -48Q0 -56 -15 -48Z", PAPER, 2)
    draw_face(head, Face(turn=0.85, mouth="smile", nose="hooked", brow=(-2.4, 1.4), gaze=0.9))
    moustache(head, INK, 5, 11, 2)
    goatee(head, INK, 5)
    bob_front(head, INK, 14)
    plumed_hat(head, BLUE, OCHRE, RED, True)
    return c


def knight_of_copas() -> Faced:
    """A stout, beaming messenger who reins in and offers the cup."""
    c = blank(202, "c", 11)
    ground(c, OCHRE)
    m = At(c, 108, 261, 1, 0, True)
    r, bit = mounted(m, STAND, Coat(RED, INK, far=INK, sock=PAPER), OCHRE, BLUE, OCHRE)
    r.path(smooth("-12 -50!, -26 -36, -34 -6, -44 22!, -30 28, -14 26, 0 30!, 6 -10"), GREEN, 2.6)
    rake(r, -38, 22, -6, 26, 5, -34, 6, 1.5)
    limb(r, [(10, -42, 8), (22, -22, 7), (33, -20, 5)], OCHRE, shade=-1, k=4)
    fist(r, 37, -20, 0, 0.76)
    rein(r, (39, -20), bit)
    rider_leg(r, INK, RED)
    torso(r, OCHRE, OCHRE)
    cup(0.98)(At(r, 58, -82))
    limb(r, [(-8, -42, 9), (8, -24, 9), (42, -50, 6)], OCHRE, shade=-1, k=7)
    cuff(r, 44, -53, -44, 7)
    fist(r, 54, -64, -30, 0.86)
    head = At(r, 0, -80, 1)
    draw_face(head, Face(turn=0.8, jaw=(1.16, 0), mouth="laugh", nose="broad", brow=(-2.4, 1.7), gaze=0.9))
    head.line("M-5 29Q3 33 10 29.6", 1.6)
    crop(head, INK)
    hood(head, GREEN)
    return c


def knight_of_espadas() -> Faced:
    """The charge: a black horse at full stretch, sword high, cape and plume behind."""
    c = blank(203, "e", 11)
    ground(c, GREEN)
    m = At(c, 98, 258, 0.9)
    r, bit = mounted(m, GALLOP, Coat(INK, INK), OCHRE, RED, OCHRE, 10, 1.06)
    r.path(
        smooth("-8 -52!, -30 -50, -56 -36, -92 -42!, -84 -32, -90 -22!, -78 -22, -72 -12!, -50 -18, -28 -14, -12 -12!"),
        RED,
        2.6,
    )
    rake(r, -84, -34, -66, -18, 24, -6, 6, 1.5)
    # the far arm swings the sword up
    sword(108, RED, BLUE, 1.05)(At(r, 50, -106, 1, 20))
    limb(r, [(8, -44, 8.6), (36, -42, 8), (37, -68, 6)], BLUE, shade=-1, k=6)
    r.path(r.ring(35, -43, 6, 0.3), OCHRE, 2)
    fist(r, 37, -74, -40, 0.9)
    rider_leg(r, BLUE, BLUE, 6)
    r.path(r.ring(18, 14, 7, 0.3), OCHRE, 2)
    torso(r, BLUE, RED, OCHRE)
    r.path("M8 -51Q20 -54 25 -44Q23 -36 15 -35Q8 -42 8 -51Z", OCHRE, 2.2)
    r.line("M1 -50Q7 -30 2 -14M-14 -28Q0 -22 16 -28", 1.8)
    limb(r, [(-10, -42, 9), (-2, -22, 8), (24, -18, 5.6)], BLUE, k=6)
    fist(r, 28, -17, 0, 0.8)
    rein(r, (31, -16), bit)
    r.path("M-21 -42Q-18 -56 -4 -52Q3 -42 -2 -33Q-14 -28 -21 -36Z", OCHRE, 2.4)
    rake(r, -16, -33, -4, -35, 1, -13, 4, 1.2)
    head = At(r, 0, -80, 1.02, -6)
    neck(r, 1, -48)
    draw_face(
        head,
        Face(turn=0.9, mouth="stern", nose="straight", brow=(1.6, 1.9), eyes="keen", gaze=0.7, jaw=(1.06, 1)),
    )
    moustache(head, INK, 5, 12, 3)
    helmet(head, RED)
    return c


def knight_of_bastos() -> Faced:
    """A wild rider on a rearing horse, cudgel swung behind his head."""
    c = blank(204, "b", 11)
    ground(c, OCHRE)
    m = At(c, 101, 262, 0.9, 0, True)
    r, bit = mounted(m, REAR, Coat(OCHRE, PAPER, sock=PAPER), RED, BLUE, OCHRE, -6, 1.1)
    club(84, 1, 2)(At(r, -38, -84, 1, -24))
    limb(r, [(8, -42, 8), (20, -28, 7), (32, -34, 5)], PAPER, shade=-1, k=4)
    fist(r, 36, -36, -20, 0.76)
    rein(r, (38, -36), bit)
    rider_leg(r, GREEN, RED, -8)
    torso(r, GREEN, GREEN, RED)
    # fur over the shoulders
    r.path("M-20 -46L-22 -34L-16 -38L-13 -28L-7 -36L-2 -26L3 -35L9 -27L12 -37L19 -32L18 -46Q0 -56 -20 -46Z", PAPER, 2.2)
    rake(r, -14, -36, 14, -38, 1, -7, 7, 1)
    limb(r, [(-12, -42, 9.4), (-36, -34, 9), (-30, -56, 6.4)], GREEN, shade=0)
    fist(r, -27, -63, -60, 0.94)
    head = At(r, 2, -80, 0.98)
    curls(head, RED, [(-20, -10, 9), (-23, 4, 8), (-20, 16, 8), (17, -12, 7)])
    neck(r, 1, -48)
    draw_face(head, Face(turn=0.8, mouth="laugh", nose="broad", brow=(1, 2), brow_ink=RED, gaze=0.6))
    curls(head, RED, [(-14, -22, 9), (0, -26, 9), (12, -21, 8)])
    curls(head, RED, [(-16, 20, 6), (-9, 28, 6.4), (1, 32, 6.8), (11, 28, 5.6)])
    for _i, (x, y, t) in enumerate(((-16, -28, 200), (-8, -33, 240), (2, -34, 280), (11, -30, 320))):
        leaf(head, x, y, t, 14, 0.34)
    return c


KNIGHTS = {
    "oros-11": knight_of_oros,
    "copas-11": knight_of_copas,
    "espadas-11": knight_of_espadas,
    "bastos-11": knight_of_bastos,
}

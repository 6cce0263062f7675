"""The four kings (12, rey): crowned and robed, each of another age and temper."""

from art.card import Card
from art.inks import BLUE, GREEN, INK, OCHRE, PAPER, RED, TAN, n
from art.outline import rake, smooth
from art.placing import At
from art.spanish.crowns import crown
from art.spanish.dress import neck, stripes
from art.spanish.face import Face, draw_face
from art.spanish.frame import Faced, blank
from art.spanish.hair import bob_back, bob_front, curls, full_beard, moustache, waves_back
from art.spanish.limbs import boot, cuff, fist, ground, limb
from art.spanish.ornament import leaf, petals
from art.spanish.signs import club, coin, cup, sword


def ermine(c: Card, spots: list[tuple[float, float]]) -> None:
    """The black tails of a royal fur."""
    c.solid(
        "".join(
            f"M{n(x)} {n(y - 3.4)}L{n(x + 2.2)} {n(y + 3.4)}L{n(x)} {n(y + 1.6)}L{n(x - 2.2)} {n(y + 3.4)}Z"
            for x, y in spots
        )
    )


def king_of_oros() -> Faced:
    """Stout and merry, full face: the coin rests on his belly."""
    c = blank(301, "o", 12)
    ground(c, GREEN)
    boot(c, 82, 264, True, INK, 14)
    boot(c, 118, 264, False, INK, 14)
    c.path(
        smooth("62 136!, 44 176, 34 220, 30 254!, 60 260, 100 256, 140 260, 170 254!, 166 220, 156 176, 138 136!"),
        BLUE,
        2.8,
    )
    rake(c, 34, 252, 52, 256, 8, -70, 4, 1.6, PAPER)
    rake(c, 148, 256, 166, 252, -8, -70, 4, 1.6, PAPER)
    c.path(smooth("66 140!, 54 180, 48 214, 52 248!, 100 254, 148 248!, 152 214, 146 180, 134 140!, 100 132"), RED, 2.8)
    c.path("M88 138Q84 200 82 251Q100 254 118 251Q116 200 112 138Z", OCHRE, 2.4)
    for y in (204, 222, 240):
        c.line(f"M90 {y}L100 {y - 7}L110 {y}L100 {y + 7}Z", 1.8)
    c.path("M50 240Q100 250 150 240L149 249Q100 257 51 249Z", PAPER, 2.2)
    ermine(c, [(62, 246.6), (78, 248.6), (94, 250), (110, 250), (126, 248), (140, 246)])
    rake(c, 58, 236, 78, 240, 2, -26, 5, 1.5)
    rake(c, 122, 240, 144, 236, -2, -28, 6, 1.5)
    rake(c, 150, 200, 144, 168, -9, 2, 6, 1.4)
    # sleeves and hands about the coin
    limb(c, [(74, 152, 13), (50, 182, 15), (70, 201, 8)], RED, shade=-1, k=7)
    limb(c, [(126, 152, 13), (150, 182, 15), (130, 201, 8)], RED, k=7)
    coin(33, 10)(At(c, 100, 192))
    cuff(c, 67, 201, 16, 9)
    cuff(c, 133, 201, -16, 9)
    fist(c, 76, 204, 14, 1)
    fist(c, 124, 204, -14, 1, flip=True)
    # ermine cape
    c.path(smooth("60 138!, 52 158!, 76 166, 100 162, 124 166, 148 158!, 140 138!, 100 126"), PAPER, 2.6)
    ermine(c, [(64, 152), (80, 156), (120, 156), (136, 152), (74, 143), (126, 143), (100, 154)])
    head = At(c, 100, 94, 1.14)
    bob_back(head, INK, 20)
    bob_back(At(head, 0, 0, 1, 0, True), INK, 20)
    draw_face(head, Face(turn=0, jaw=(1.3, 2), eyes="open", gaze=0, nose="broad", mouth="none", brow=(-1.6, 2)))
    full_beard(head, INK, 38, fx=0)
    curls(head, INK, [(-17, 20, 6), (-10, 29, 6.4), (0, 33, 7), (10, 29, 6.4), (17, 20, 6)])
    moustache(head, INK, 0, 13, 1)
    head.solid("M-5 17Q0 15 5 17Q0 22.6 -5 17Z", RED)
    crown(head, "leaves", BLUE)
    return c


def king_of_copas() -> Faced:
    """Old, on his throne, a long white beard over the robe; he raises the cup with a tired hand."""
    c = blank(302, "c", 12)
    ground(c, OCHRE)
    # throne
    c.path("M42 252V92Q42 84 50 84H126Q134 84 134 92V252Z", OCHRE, 2.8)
    c.path("M52 246V96H124V246Z", RED, 2.2)
    for x, y in ((46, 78), (130, 78)):
        c.path(c.ring(x, y, 7, 0.3), OCHRE, 2.4)
        c.solid(c.ring(x, y, 2.2, 0.2))
    for y in range(104, 160, 14):
        for x in (58, 118):
            c.line(f"M{x - 3} {y}L{x} {y - 4}L{x + 3} {y}L{x} {y + 4}Z", 1.5, PAPER)
    stripes(c, [(44, y, 50, y + 3) for y in range(100, 244, 9)], 1.4)
    # robe, knees to the right, feet on a cushion
    c.path(smooth("96 250!, 92 262, 128 266, 168 262, 166 250!"), RED, 2.4)
    rake(c, 98, 262, 164, 261, 0, -7, 9, 1.1)
    c.path("M120 252Q120 240 132 240L148 246Q154 250 152 254H120Z", INK)
    c.path(
        smooth(
            "66 134!, 54 170, 50 214, 48 258!, 78 262, 118 254, 142 250!, "
            "148 224, 146 204, 130 194, 116 188!, 120 160, 114 134!"
        ),
        BLUE,
        2.8,
    )
    rake(c, 54, 256, 84, 259, 5, -54, 6, 1.6, PAPER)
    rake(c, 92, 256, 136, 250, 8, -40, 6, 1.6)
    c.line("M116 190Q96 196 84 188", 2.2)
    c.path(smooth("48 246!, 78 250, 118 243, 144 238!, 142 250!, 118 255, 78 263, 47 258!"), PAPER, 2.4)
    ermine(c, [(60, 254), (76, 256), (92, 254), (108, 251), (124, 248), (136, 245)])
    # far arm raises the cup
    cup(1.02)(At(c, 160, 128))
    limb(c, [(112, 146, 11), (132, 174, 12), (151, 158, 7)], BLUE, shade=-1, k=7)
    cuff(c, 152, 160, -40, 9)
    fist(c, 159, 149, -30, 0.92)
    # near arm on the arm of the throne
    limb(c, [(70, 146, 13), (62, 180, 14), (88, 198, 8)], BLUE, shade=-1, k=8, cut=PAPER)
    cuff(c, 90, 199, 26, 9)
    fist(c, 98, 204, 24, 0.92)
    c.path(smooth("64 138!, 56 156!, 76 162, 92 160, 108 162, 122 156!, 116 138!, 92 128"), PAPER, 2.6)
    ermine(c, [(68, 152), (80, 156), (110, 154), (74, 143), (112, 143)])
    head = At(c, 90, 106, 1.02)
    waves_back(head, PAPER, 44)
    draw_face(
        head,
        Face(turn=0.75, old=True, eyes="lidded", mouth="none", nose="hooked", brow=(-2, 2), brow_ink=PAPER, gaze=0.6),
    )
    full_beard(head, PAPER, 76)
    crown(head, "arched", BLUE)
    return c


def shield(card: Card, x: float, y: float, s: float = 1, turn: float = 0) -> None:
    """A small shield parted blue and red, with a flower."""
    c = At(card, x, y, s, turn)
    c.path("M-24 -30H24Q26 10 0 36Q-26 10 -24 -30Z", OCHRE, 2.8)
    c.path("M-19 -25H0V28Q-20 8 -19 -25Z", BLUE, 2)
    c.path("M0 -25H19Q20 8 0 28Z", RED, 2)
    petals(c, 0, -3, 16, 8, (OCHRE,), 0.4, 1.5)
    c.solid(c.ring(0, -3, 3.4, 0.2))
    rake(c, 22, -24, 12, 18, -4, 0, 7, 1)


def king_of_espadas() -> Faced:
    """Young and stern, in plate, cape to the heels; the sword stands before his shoulder."""
    c = blank(303, "e", 12)
    ground(c, GREEN)
    c.path(
        smooth("80 136!, 62 170, 52 214, 46 256!, 70 250, 100 258, 130 250, 158 256!, 150 210, 140 168, 124 136!"),
        RED,
        2.8,
    )
    rake(c, 52, 252, 74, 250, 8, -70, 5, 1.7)
    rake(c, 130, 250, 152, 252, -6, -70, 5, 1.7)
    # greaves
    for s in (-1, 1):
        a = At(c, 102, 0, 1, 0, s < 0)
        limb(a, [(10, 200, 12), (14, 226, 9), (18, 252, 6.4)], BLUE, shade=-1, k=8, cut=PAPER)
        a.path(a.ring(14, 226, 7.6, 0.3), OCHRE, 2.2)
        boot(a, 18, 263, False, BLUE, 14)
    # skirt of mail and breastplate
    c.path("M80 176H124L134 208L126 216L118 208L110 218L102 208L94 218L86 208L78 216L70 208Z", OCHRE, 2.6)
    c.line("M78 188Q102 196 127 188M74 200Q102 208 131 200", 1.6)
    rake(c, 122, 182, 128, 206, -6, 0, 6, 1.1)
    c.path(smooth("80 136!, 102 130, 124 136!, 128 156, 122 178!, 102 182, 82 178!, 76 156"), BLUE, 2.8)
    c.line("M102 134V180", 1.8)
    c.line("M82 160Q92 168 102 164Q114 168 122 158", 1.8)
    rake(c, 126, 142, 122, 174, -10, 2, 8, 1.3, INK)
    c.path("M80 174Q102 182 124 174V183Q102 191 80 183Z", RED, 2.2)
    c.path("M96 178H108V190H96Z", OCHRE, 2)
    # arms: one with the shield, one with the sword
    limb(c, [(124, 146, 10), (146, 164, 9.4), (138, 188, 7)], BLUE, k=6)
    shield(c, 150, 206, 1.02, 6)
    sword(152, RED, BLUE, 1.1)(At(c, 40, 126, 1, -4))
    limb(c, [(82, 146, 10), (58, 170, 9.4), (48, 182, 7)], BLUE, shade=-1, k=7)
    fist(c, 45, 181, 190, 0.94)
    for x, f in ((80, False), (124, True)):
        a = At(c, x, 140, 1, 0, f)
        a.path(smooth("6 -8!, -10 -8, -17 4, -14 14!, -2 12, 6 4"), OCHRE, 2.4)
        a.line("M-12 8Q-4 8 2 0", 1.5)
    head = At(c, 102, 99, 1.06, 0, True)
    bob_back(head, OCHRE, 24)
    neck(c, 102, 128)
    c.path("M84 132Q102 146 120 132L116 124Q102 132 88 124Z", OCHRE, 2.2)
    draw_face(
        head, Face(turn=0.8, eyes="keen", brow=(1.4, 1.6), mouth="stern", nose="straight", gaze=0.5, jaw=(1.04, 0))
    )
    bob_front(head, OCHRE, 24)
    crown(head, "points")
    return c


def king_of_bastos() -> Faced:
    """A forester king in a leafy mantle, striding with the cudgel for a staff."""
    c = blank(304, "b", 12)
    ground(c, OCHRE)
    boot(c, 76, 264, False, RED, 14)
    boot(c, 116, 264, False, RED, 14)
    # mantle, gown
    c.path(smooth("72 136!, 50 168, 36 214, 22 252!, 40 250, 56 262, 78 254!, 100 200, 122 136!"), GREEN, 2.8)
    rake(c, 30, 250, 66, 256, 14, -70, 6, 1.7, PAPER)
    c.path(
        smooth(
            "78 138!, 72 180, 66 220, 64 252!, 84 258, 104 252, 124 258, 142 250!, 132 216, 126 180, 122 138!, 100 130"
        ),
        OCHRE,
        2.8,
    )
    for x, y in ((84, 208), (116, 206), (99, 226), (78, 242), (122, 240)):
        for t in (-140, -90, -40):
            leaf(c, x, y, t, 12, 0.36)
    c.path(
        smooth("64 244!, 84 250, 104 244, 124 250, 141 242!, 142 251!, 124 258, 104 253, 84 258, 63.6 252!"), RED, 2.2
    )
    rake(c, 128, 236, 124, 190, -7, 0, 7, 1.3)
    c.path("M75 176Q100 184 126 175L127 185Q100 194 74 186Z", INK)
    c.path("M94 178H107V192H94Z", RED, 2)
    c.path(smooth("118 138!, 134 166, 150 210, 158 244!, 148 238, 142 248!, 132 200, 120 168"), GREEN, 2.6)
    rake(c, 152, 232, 136, 180, -8, 0, 7, 1.4, PAPER)
    # the staff and the arm that plants it
    club(200, 0.76, 2)(At(c, 158, 163, 1, 2))
    limb(c, [(116, 148, 11), (136, 178, 11), (154, 162, 7)], OCHRE, shade=-1, k=7)
    cuff(c, 152, 164, -44, 8.4)
    fist(c, 160, 154, -20, 0.98, TAN)
    # arm akimbo under the mantle
    limb(c, [(80, 148, 11), (64, 176, 12), (88, 184, 7)], OCHRE, shade=-1, k=7)
    cuff(c, 90, 184, 14, 8)
    fist(c, 98, 187, 14, 0.9, TAN)
    c.path(
        "M68 138L62 152L70 150L72 162L82 154L90 164L98 156L108 164"
        "L114 154L124 160L126 148L134 150L126 136Q98 124 68 138Z",
        PAPER,
        2.4,
    )
    rake(c, 72, 150, 126, 148, 1, -9, 11, 1.1)
    head = At(c, 100, 93, 1.12)
    bob_back(head, INK, 30)
    neck(c, 99, 128, TAN)
    draw_face(head, Face(turn=0.82, skin=TAN, eyes="keen", brow=(0.6, 2.2), mouth="none", nose="hooked", gaze=0.8))
    head.solid(smooth("-19 -14, -26 -8, -28 10, -27 27!, -18 30!, -16 10, -15 -6"))
    rake(head, -25, 0, -25, 24, 7, 1, 6, 1, PAPER)
    full_beard(head, INK, 50, True, 5)
    crown(head, "battlement")
    return c


KINGS = {"oros-12": king_of_oros, "copas-12": king_of_copas, "espadas-12": king_of_espadas, "bastos-12": king_of_bastos}

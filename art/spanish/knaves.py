"""The four knaves (10, sota): young attendants on foot, each with the sign of the suit."""

from art.card import Card
from art.inks import BLUE, GREEN, INK, OCHRE, PAPER, RED, TAN
from art.outline import rake, smooth
from art.placing import At
from art.spanish.dress import neck, stripes
from art.spanish.face import Face, draw_face
from art.spanish.frame import Faced, blank
from art.spanish.hair import bob_back, bob_front, curls, parted, waves_back
from art.spanish.hats import beret, plumed_hat, straw_hat, wreath
from art.spanish.limbs import boot, cuff, fist, ground, limb
from art.spanish.ornament import leaf
from art.spanish.signs import club, coin, cup, sword


def knave_of_oros() -> Faced:
    """A dancer: she swings her skirt and lifts the coin like a tambourine."""
    c = blank(101, "o", 10)
    ground(c, OCHRE)
    head = At(c, 112, 92, 1.12, 0, True)
    waves_back(head, INK, 62)
    # the arm behind, which spreads the skirt
    limb(c, [(132, 136, 8), (152, 158, 7), (160, 184, 5)], PAPER, shade=-1)
    # petticoat, feet, skirt and apron
    boot(c, 92, 262, True, RED, 18, 0.95)
    boot(c, 124, 262, True, RED, 18, 0.95)
    c.path("M64 236Q66 250 72 252Q110 260 148 250Q156 248 156 238Z", PAPER, 2.4)
    rake(c, 72, 252, 150, 250, 0, -7, 14, 1.1)
    c.path(
        smooth(
            "96 170!, 84 194, 62 224, 50 240!, 66 245, 84 241, 104 247, 126 242, "
            "146 246, 166 236!, 172 200, 164 180!, 146 192, 128 170!"
        ),
        RED,
        2.8,
    )
    c.solid(
        smooth(
            "50 240!, 66 245, 84 241, 104 247, 126 242, 146 246, 166 236!, "
            "167.6 228!, 146 237, 126 233, 104 238, 84 232, 66 236, 57 231!"
        ),
        OCHRE,
    )
    c.line(smooth("57 231, 66 236, 84 232, 104 238, 126 233, 146 237, 168 228", False), 2)
    stripes(c, [(104, 238, 108, 200), (126, 233, 122, 196), (84, 232, 94, 204), (146, 237, 138, 200)], 2)
    rake(c, 166, 226, 152, 188, -7, 2, 6, 1.4)
    rake(c, 110, 234, 132, 232, -1, -18, 5, 1.3)
    rake(c, 66, 232, 84, 229, 5, -15, 4, 1.3)
    c.path("M96 170Q86 196 78 214Q92 224 108 218Q112 194 112 170Z", PAPER, 2.2)
    rake(c, 82, 214, 104, 217, 2, -10, 6, 1)
    c.line("M84 206Q94 213 107 209", 1.6, BLUE)
    # blouse and laced bodice
    c.path("M92 132Q112 126 136 132L130 172H94Z", PAPER, 2.6)
    c.path("M94 142Q100 152 112 152Q126 152 134 140L129 172Q112 177 95 172Z", GREEN, 2.6)
    c.line("M104 154L113 160L104 166M113 154L104 160L113 166", 1.6, PAPER)
    rake(c, 131, 148, 128, 168, -7, 0, 5, 1.2)
    c.path("M94 170Q112 176 130 170L129 177Q112 182 95 177Z", INK)
    # the hand in the skirt
    fist(c, 161, 188, 80, 0.82)
    # the arm that lifts the coin
    stampcoin = At(c, 50, 92)
    limb(c, [(80, 152, 6.4), (62, 146, 6), (52, 116, 4.6)], PAPER, shade=0)
    limb(c, [(100, 138, 10), (86, 148, 10.6), (74, 152, 9)], PAPER, shade=-1, k=4)
    c.path("M80 139L73 137L75 143L69 145L73 150L68 155L75 157L76 163L82 160Z", RED, 2)
    coin(29, 8)(stampcoin)
    c.path(smooth("46 124!, 42 112, 45 106, 50 112, 54 104, 58 108, 60 114, 59 126!"), PAPER, 2.2)
    c.line("M50 112V118M55 110V117", 1.3)
    # neck, necklace, head
    neck(c, 113, 128)
    c.line("M102 134Q112 142 124 134", 1.4)
    c.solid(
        "".join(c.ring(x, y, 2.3, 0.1) for x, y in ((103, 135), (108, 138), (113, 139), (118, 137.6), (123, 134.6))),
        RED,
    )
    draw_face(head, Face(turn=0.75, mouth="smile", nose="button", brow=(-1, 1), gaze=0.8))
    parted(head, INK)
    wreath(head)
    return c


def knave_of_copas() -> Faced:
    """A toast: hat with a feather, party-coloured hose, hand on hip."""
    c = blank(5, "c", 10)
    ground(c)
    c.path(smooth("84 128!, 60 150, 46 190, 40 230!, 56 238, 66 228, 78 240, 92 230!, 100 150!"), RED, 2.8)
    rake(c, 46, 230, 88, 232, 9, -62, 6, 1.7)
    limb(c, [(94, 198, 12), (90, 226, 9), (86, 252, 6)], OCHRE, k=8)
    limb(c, [(114, 198, 12), (122, 226, 9), (128, 252, 6)], BLUE, shade=-1, k=8)
    boot(c, 86, 262, True)
    boot(c, 128, 262)
    c.path("M78 132Q100 122 126 132L124 172L138 214Q120 222 106 216Q90 224 68 215L82 172Z", BLUE, 2.8)
    c.path("M96 128L94 172L86 219Q97 220 106 216L116 218L111 172L110 127Z", RED, 2.4)
    for y in (140, 152, 164):
        c.solid(c.ring(103, y, 2.4, 0.2), OCHRE)
    c.path("M81 168Q102 174 126 168L127 177Q104 183 79 177Z", INK)
    c.path("M97 170H110V182H97Z", OCHRE, 2)
    rake(c, 136, 212, 120, 216, -6, -32, 6, 1.5)
    rake(c, 72, 214, 84, 216, 5, -28, 4, 1.4)
    rake(c, 123, 140, 122, 164, -8, 2, 6, 1.2)
    rake(c, 92, 216, 106, 214, 1, -24, 4, 1.1)
    # arms
    limb(c, [(86, 138, 10), (62, 156, 9), (80, 176, 6)], BLUE, shade=-1, k=8)
    c.path("M80 132Q68 134 66 148Q78 154 92 146Z", RED, 2.4)
    rake(c, 69, 146, 90, 146, 2, -9, 5, 1.1)
    fist(c, 87, 176, 20, 0.8)
    cup(0.98)(At(c, 161, 82))
    limb(c, [(120, 138, 10), (146, 150, 9), (157, 120, 6)], BLUE, shade=-1, k=8)
    c.path("M126 132Q138 136 138 150Q126 156 114 148Z", RED, 2.4)
    rake(c, 117, 148, 136, 150, 1, -9, 5, 1.1)
    cuff(c, 157, 118, -68, 7)
    fist(c, 161, 104, -30, 0.86)
    # head
    head = At(c, 102, 91, 1.1)
    bob_back(head, INK, 26)
    neck(c, 102, 128)
    c.path("M82 128L86 138L93 131L99 141L105 132L112 140L117 131L124 136L123 126Q102 116 82 128Z", PAPER, 2.2)
    draw_face(head, Face(mouth="smile", brow=(-1, 1.4), gaze=0.9))
    bob_front(head, INK, 26)
    plumed_hat(head, RED, OCHRE, GREEN, True)
    return c


def dog(card: Card, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """A sitting hound that looks up; faces left, its haunch at (x, y)."""
    c = At(card, x, y, s, 0, flip)
    c.line("M12 -6Q24 -6 24 -18", 4)
    c.solid(smooth("-22 0!, -18 -6, -18 -22, -22 -38, -14 -48, -4 -42, 4 -26, 14 -16, 15 -4, 10 0!"))
    c.solid(smooth("-8 -40, -14 -54, -26 -58, -38 -56!, -40 -51, -30 -45, -22 -38"))
    c.solid(smooth("-14 -54, -8 -56, -3 -46, -6 -38!, -12 -44"))
    c.solid("M-24 0Q-27 -4 -22 -5H-14L-14 0Z")
    c.path("M-21 -37L-5 -43L-4 -37L-20 -31Z", RED, 1.6)
    c.solid(c.ring(-24, -52, 1.7, 0.1), PAPER)
    c.line("M-38 -50L-29 -48", 1.1, PAPER)
    c.line("M-10 -2Q-10 -14 2 -18M-17 -20V-8", 1.3, PAPER)
    rake(c, -6, -32, 8, -16, -4, 5, 6, 1, PAPER)
    rake(c, 4, -4, 13, -8, -2, -6, 3, 1, PAPER)
    c.line("M-11 -53Q-6 -50 -7 -43", 1.1, PAPER)


def knave_of_espadas() -> Faced:
    """A page off duty: he leans on the sword, ankles crossed, a hound at his heel."""
    c = blank(103, "e", 10)
    ground(c, GREEN)
    dog(c, 165, 263, 0.82)
    # legs: the far one crosses behind
    limb(c, [(108, 200, 12), (96, 228, 9), (86, 252, 6)], RED, shade=-1, k=8)
    boot(c, 84, 261, True)
    limb(c, [(96, 200, 12), (106, 228, 9), (114, 254, 6)], PAPER, k=0, shade=0)
    c.solid("M88 206L102 226L100 214L90 200ZM101 216L110 240L110 226L104 212Z", RED)
    boot(c, 114, 263, True)
    # tabard in quarters over blue sleeves
    limb(c, [(122, 140, 10), (146, 158, 9), (126, 178, 6.4)], BLUE, k=8)
    c.path("M80 132Q102 124 126 132L124 172L132 212H74L82 172Z", OCHRE, 2.8)
    c.path("M80 132Q92 127 103 127V170H82Z", BLUE, 2.2)
    c.path("M103 170H124L132 212H103Z", BLUE, 2.2)
    c.path("M103 170H82L74 212H103Z", OCHRE, 2.2)
    c.path("M74 212L78 220L84 212L90 220L96 212L103 220L109 212L115 220L121 212L127 220L132 212Z", OCHRE, 2)
    c.solid("M103 170V127Q116 127 126 132L124 170Z", OCHRE)
    c.line("M103 127V170M80 132Q102 124 126 132", 2.4)
    for x, y, ink in ((117, 192, PAPER), (113, 149, INK), (89, 192, INK)):
        for q in range(4):
            At(c, x, y, 1, q * 90).solid("M0 0Q-5 -5 0 -10Q5 -5 0 0Z", ink)
    c.path("M81 167H125L126 176H80Z", INK)
    rake(c, 129, 208, 124, 182, -6, 0, 6, 1.2)
    rake(c, 124, 138, 123, 164, -6, 1, 6, 1.1)
    rake(c, 76, 210, 82, 182, 5, 0, 5, 1)
    # the planted sword and the arm on its pommel
    sword(140, RED, BLUE, 1.1)(At(c, 52, 200, 1, 180))
    limb(c, [(86, 139, 10), (66, 162, 9), (56, 142, 6)], BLUE, shade=-1, k=8)
    c.path("M84 132Q70 138 70 154Q82 160 94 148Z", RED, 2.4)
    rake(c, 72, 152, 92, 148, 1, -10, 5, 1.1)
    cuff(c, 55, 140, -110, 7)
    c.path(smooth("45 132!, 42 126, 48 122, 58 123, 64 128, 62 135!"), PAPER, 2.2)
    c.line("M48 127V133M53 127V133M58 128V134", 1.3)
    # head
    head = At(c, 104, 92, 1.1, 0, True)
    bob_back(head, RED, 18)
    neck(c, 104, 128)
    c.path("M84 132Q104 142 124 132L120 124Q104 132 88 124Z", RED, 2.2)
    draw_face(
        head,
        Face(
            eyes="lidded",
            mouth="smirk",
            nose="straight",
            brow=(-1.4, 1.3),
            brow_ink=RED,
            freckles=True,
            gaze=0.9,
            turn=0.9,
            jaw=(0.95, 2),
        ),
    )
    bob_front(head, RED, 18)
    beret(head, GREEN, OCHRE, PAPER)
    return c


def knave_of_bastos() -> Faced:
    """A shepherd girl who strides out with the cudgel on her shoulder."""
    c = blank(104, "b", 10)
    ground(c, OCHRE)
    # legs in stride
    limb(c, [(108, 196, 13), (126, 224, 9.5), (138, 246, 6)], TAN, shade=-1, k=6)
    boot(c, 139, 262, False, RED, 28)
    limb(c, [(92, 196, 14), (80, 224, 10), (58, 242, 6)], TAN, k=6)
    boot(At(c, 54, 252, 1, 30), 0, 8, False, RED, 26)
    # far arm swings
    limb(c, [(132, 162, 6.6), (148, 164, 6), (162, 152, 4.6)], TAN, shade=0)
    fist(c, 165, 148, -30, 0.84, TAN)
    limb(c, [(118, 138, 10), (134, 150, 10.4), (140, 166, 9)], PAPER, shade=-1, k=5)
    # tunic with a hem of leaves, shirt front, sash
    c.path(
        smooth(
            "78 134!, 100 126, 124 134!, 122 170!, 134 204, 138 214!, "
            "118 208, 104 216, 88 208, 66 212!, 74 192, 80 170!"
        ),
        BLUE,
        2.8,
    )
    for i, x in enumerate((74, 86, 98, 110, 122, 132)):
        leaf(c, x, 203 + (i % 2) * 2, 96 - i * 4, 16, 0.36, RED if i % 2 else OCHRE)
    neck(c, 106, 130, TAN)
    c.path("M88 129L94 127L105 140L117 127L123 130L106 156Z", PAPER, 2.2)
    c.path("M79 166Q100 174 123 166L124 178Q100 186 77 178Z", RED, 2.2)
    c.path("M84 178L72 198L81 202L92 182Z", RED, 2.2)
    rake(c, 121, 142, 121, 164, -8, 2, 6, 1.3)
    rake(c, 132, 204, 122, 184, -6, -2, 4, 1.3)
    rake(c, 76, 202, 82, 184, 5, 0, 4, 1.2)
    rake(c, 92, 206, 114, 206, 0, -16, 5, 1.2)
    club(150, 1.05, 2)(At(c, 80, 116, 1, -42))
    limb(c, [(82, 172, 7), (100, 174, 6.4), (118, 163, 5)], TAN, k=4)
    fist(c, 121, 160, -40, 0.9, TAN)
    limb(c, [(88, 138, 9), (76, 154, 11), (82, 174, 9)], PAPER, shade=-1, k=5)
    c.path("M72 172L78 182L94 180L92 168Z", PAPER, 2)
    # head
    head = At(c, 108, 92, 1.1)
    curls(head, INK, [(-22, -6, 8), (-25, 7, 8), (-23, 20, 8), (-15, 29, 7), (17, 22, 6), (19, 12, 5)])
    draw_face(head, Face(skin=TAN, nose="button", mouth="laugh", brow=(-1, 1.2), gaze=0.8))
    curls(head, INK, [(-19, -10, 7), (-20, 2, 6), (14, -15, 5), (-10, -15, 6), (3, -17, 6)])
    straw_hat(head, RED)
    return c


KNAVES = {
    "oros-10": knave_of_oros,
    "copas-10": knave_of_copas,
    "espadas-10": knave_of_espadas,
    "bastos-10": knave_of_bastos,
}

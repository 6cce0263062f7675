"""The eight picture cards of the Gnav pack, each cut in its arch."""

from art.card import Card
from art.gnav.border import matador_border, picture_border, sky
from art.gnav.cat import cat
from art.gnav.cuckoo import cuckoo
from art.gnav.dragoon import dragoon
from art.gnav.fool import fool
from art.gnav.horse import horse
from art.gnav.house import house
from art.gnav.label import corners, rank_mark
from art.gnav.owl import owl
from art.gnav.pot import pot
from art.gnav.tools import Draw
from art.inks import BLUE, GREEN, OCHRE, RED, STRAW
from tapete.cards.gnav import RANKS

MATADORS = RANKS[-5:]

FIGURES: dict[str, tuple[Draw, str]] = {
    "fool": (fool, OCHRE),
    "owl": (owl, BLUE),
    "pot": (pot, STRAW),
    "house": (house, STRAW),
    "horse": (horse, GREEN),
    "cat": (cat, BLUE),
    "dragoon": (dragoon, RED),
    "cuckoo": (cuckoo, STRAW),
}
"""The picture, and the ink of its ground."""


def figure_card(name: str) -> Card:
    """A picture card by its rank."""
    draw, ground = FIGURES[name]
    c = Card(3 + RANKS.index(name))
    sky(c, ground)
    draw(c)
    (matador_border if name in MATADORS else picture_border)(c)
    corners(c, name)
    rank_mark(c, name)
    return c

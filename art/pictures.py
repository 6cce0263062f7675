"""All packs as the files the client ships: the name of each picture and its bytes."""

from collections.abc import Callable

from art.card import Card
from art.gnav import pack as gnav
from art.spanish import pack as spanish

PACKS: dict[str, dict[str, Callable[[], Card]]] = {"spanish": spanish.CARDS, "gnav": gnav.CARDS}
SETS = {f"spanish-{name}": (name, cards) for name, cards in spanish.SETS.items()}
"""Other sets of a pack: the folder of each below that of the packs, and its cards."""


def draw(pack: str) -> dict[str, str]:
    """Every picture of a pack or set, lowest card first, as SVG by its file's name."""
    cards = PACKS[pack] if pack in PACKS else SETS[pack][1]
    return {f"{name}.svg": card().svg(name) for name, card in cards.items()}


def folder(pack: str) -> str:
    """Where the pictures of a pack or set stand; empty: beside each other in the one folder of all packs."""
    return "" if pack in PACKS else SETS[pack][0]

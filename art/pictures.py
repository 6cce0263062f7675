"""Both packs as the files the client ships: the name of each picture and its bytes."""

from art.gnav import pack as gnav
from art.spanish import pack as spanish

PACKS = {"spanish": spanish.CARDS, "gnav": gnav.CARDS}


def draw(pack: str) -> dict[str, str]:
    """Every picture of a pack, lowest card first and the back last, as SVG by its file's name."""
    return {f"{name}.svg": card().svg(name) for name, card in PACKS[pack].items()}

"""The inks, the size of a card and how a number is written: one decimal, nothing needless."""

W, H = 200, 310
PAPER, INK, OCHRE, RED, BLUE, GREEN = "#f5ead3", "#221d1a", "#dfa32b", "#b83a26", "#2f5f83", "#3e6b47"
FLESH, TAN = "#d98a6a", "#c98f5e"
STRAW = "#ecd9a8"
"""Ochre let down with white."""

CLASS = {OCHRE: "o", RED: "r", BLUE: "b", GREEN: "g", INK: "i", PAPER: "p"}
"""The inks that have a class in every card's style sheet; the others are written where they are used."""


def n(value: float) -> str:
    """A coordinate as a path has it."""
    return f"{value:.1f}".rstrip("0").rstrip(".")

"""What a player goes by where nothing is solved: the highest card to ask with, by contestants and position."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from tapete.cards.gnav import RANKS
from tapete.robots.gnav_solved.reading import Spot

Rows: TypeAlias = Mapping[int, tuple[str, ...]]

ASKS_UP_TO: Final[Rows] = {
    2: ("IV", "VI"),
    3: ("III", "IV", "V"),
    4: ("III", "IV", "IV", "IV"),
    5: ("II", "II", "III", "III", "III"),
    6: ("II", "II", "III", "III", "III", "III"),
    7: ("I", "I", "I", "II", "II", "II", "II"),
    8: ("0", "I", "I", "I", "I", "II", "II", "II"),
}
"""By number of contestants, in order of acting: thresholds none of which is better changed alone, each player counting
the lives he loses in the deal against those the others lose; `tapete.lab.gnav.thresholds` finds them."""


def leaning(spot: Spot, rows: Rows = ASKS_UP_TO) -> int:
    """How far the own card is from the threshold, in half ranks, never 0: positive, ask; negative, keep.

    A card that was received and beats the one given for it is kept.
    """
    halves = 2 * (RANKS.index(rows[spot.contestants][spot.position]) - spot.own) + 1
    return min(halves, -1) if spot.own > spot.given else halves

"""What a player goes by where nothing is solved: the highest card to ask with, by contestants and position."""

from typing import Final

from tapete.cards.gnav import RANKS
from tapete.robots.gnav_solved.reading import Spot

ASKS_UP_TO: Final = {
    2: ("IV", "VI"),
    3: ("IV", "V", "V"),
    4: ("III", "IV", "IV", "IV"),
}
"""By number of contestants, in order of acting: thresholds none of which is better changed alone, each player counting
the lives he loses in the deal against those the others lose; `tapete.lab.gnav.thresholds` finds them."""

_LIMITS: Final = {players: tuple(map(RANKS.index, row)) for players, row in ASKS_UP_TO.items()}


def leaning(spot: Spot) -> int:
    """How far the own card is from the threshold, in half ranks, never 0: positive, ask; negative, keep.

    A card that was received and beats the one given for it is kept.
    """
    halves = 2 * (_LIMITS[spot.contestants][spot.position] - spot.own) + 1
    return min(halves, -1) if spot.own > spot.given else halves

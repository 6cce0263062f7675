"""What a player goes by where nothing is solved: the highest card to ask with, by contestants and position."""

from typing import Final

from tapete.cards.gnav import RANKS
from tapete.robots.gnav_solved.reading import Spot
from tapete.robots.gnav_solved.sets import NOTHING_GIVEN

ASKS_UP_TO: Final = {
    2: ("IV", "VI"),
    3: ("IV", "V", "V"),
    4: ("III", "IV", "IV", "IV"),
}
"""By number of contestants, in order of acting: thresholds none of which is better changed alone, each player counting
the lives he loses in the deal against those the others lose; `tapete.lab.gnav.thresholds` finds them."""

_LIMITS: Final = {players: tuple(map(RANKS.index, row)) for players, row in ASKS_UP_TO.items()}


def asks(spot: Spot) -> bool:
    """Whether to ask: with a low card, unless it was received and beats the one given for it."""
    if spot.given != NOTHING_GIVEN and spot.own > spot.given:
        return False
    return spot.own <= _LIMITS[spot.contestants][spot.position]

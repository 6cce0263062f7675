"""Why a choice is not allowed, each with its rule and the key of the words that say so."""

from typing import Final

from tapete.core import Refusal

NOT_AN_ACTION: Final = Refusal("G4", "gnav-not-an-action")
NOT_AT_TABLE: Final = Refusal("G3", "gnav-not-at-table")
MATCH_OVER: Final = Refusal("G24", "gnav-match-over")
DEAL_OVER: Final = Refusal("G25", "gnav-deal-over")
RESTING: Final = Refusal("G21", "gnav-resting")
OUT: Final = Refusal("G24", "gnav-out")
ACTED: Final = Refusal("G4", "gnav-acted")
LOST_TURN: Final = Refusal("G6", "gnav-lost-turn")
NOT_YOUR_TURN: Final = Refusal("G3", "gnav-not-your-turn")

ALL: Final = (
    NOT_AN_ACTION,
    NOT_AT_TABLE,
    MATCH_OVER,
    DEAL_OVER,
    RESTING,
    OUT,
    ACTED,
    LOST_TURN,
    NOT_YOUR_TURN,
)

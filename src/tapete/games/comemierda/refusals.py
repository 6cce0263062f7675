"""Every reason for which Comemierda refuses an action: the rule's number and the key of the message that explains it.

Invariants:
- a reason tells the one who asks only what his View shows him anyway;
- `ALL` holds every reason there is, each key once.
"""

from typing import Final

from tapete.core import Refusal

MATCH_OVER: Final = Refusal("C31", "comemierda-match-over")
"""The match has its winners."""
ROUND_OVER: Final = Refusal("C11", "comemierda-round-over")
"""The round is scored, the next one not dealt yet."""
NO_SUCH_ACTION: Final = Refusal("C6", "comemierda-no-such-action")
"""Not an action of this game."""

EXCHANGE_FIRST: Final = Refusal("C21", "comemierda-exchange-first")
"""Play starts when both pairs have exchanged."""
NOTHING_TO_GIVE: Final = Refusal("C20", "comemierda-nothing-to-give")
"""This seat has no gift to choose, or has chosen it."""
WRONG_NUMBER_OF_GIFTS: Final = Refusal("C20", "comemierda-wrong-number-of-gifts")
"""The presidente gives two cards, the vicepresidente one."""
NOT_IN_HAND_AS_DEALT: Final = Refusal("C20", "comemierda-not-in-hand-as-dealt")
"""`blind_exchange`: gifts come from the hand as it was dealt."""
EXCHANGE_IS_OVER: Final = Refusal("C20", "comemierda-exchange-is-over")
"""Cards are given before play only."""

ALREADY_OUT: Final = Refusal("C9", "comemierda-already-out")
"""Players who are out are not asked."""
LOCKED_OUT: Final = Refusal("C8", "comemierda-locked-out")
"""`pass_locks_out`: this seat has passed in this trick."""
NOT_YOUR_TURN: Final = Refusal("C1", "comemierda-not-your-turn")
"""Somebody else is to act."""
MUST_LEAD: Final = Refusal("C5", "comemierda-must-lead")
"""The opener of a trick may not pass."""

UNKNOWN_CARD: Final = Refusal("C2", "comemierda-unknown-card")
"""No such card in the pack."""
SAME_CARD_TWICE: Final = Refusal("C2", "comemierda-same-card-twice")
"""One card named more than once."""
NOT_YOUR_CARD: Final = Refusal("C2", "comemierda-not-your-card")
"""A card that this seat does not hold."""
NO_CARDS: Final = Refusal("C5", "comemierda-no-cards")
"""A play of nothing: that would be a pass."""
TOO_MANY_CARDS: Final = Refusal("C5", "comemierda-too-many-cards")
"""A set has four cards at most."""
TWO_OF_OROS_ALONE: Final = Refusal("C7", "comemierda-two-of-oros-alone")
"""The two of oros joins no set."""
MIXED_VALUES: Final = Refusal("C5", "comemierda-mixed-values")
"""A set is of one value."""
FIRST_LEAD_SHOWS_THREE: Final = Refusal("C3", "comemierda-first-lead-shows-three")
"""`first_lead_shows_three`: the match begins with threes, the three of oros among them."""
WRONG_COUNT: Final = Refusal("C6", "comemierda-wrong-count")
"""A follower plays as many cards as were led."""
NOT_HIGHER: Final = Refusal("C6", "comemierda-not-higher")
"""A follower plays a strictly higher value."""
LOWER: Final = Refusal("C6", "comemierda-lower")
"""`equal_may_be_played`: a follower plays no lower value."""

ALL: Final = (
    MATCH_OVER,
    ROUND_OVER,
    NO_SUCH_ACTION,
    EXCHANGE_FIRST,
    NOTHING_TO_GIVE,
    WRONG_NUMBER_OF_GIFTS,
    NOT_IN_HAND_AS_DEALT,
    EXCHANGE_IS_OVER,
    ALREADY_OUT,
    LOCKED_OUT,
    NOT_YOUR_TURN,
    MUST_LEAD,
    UNKNOWN_CARD,
    SAME_CARD_TWICE,
    NOT_YOUR_CARD,
    NO_CARDS,
    TOO_MANY_CARDS,
    TWO_OF_OROS_ALONE,
    MIXED_VALUES,
    FIRST_LEAD_SHOWS_THREE,
    WRONG_COUNT,
    NOT_HIGHER,
    LOWER,
)
"""All of them, in the order in which they are looked for."""

"""What is refused over HTTP only: who one is, what belongs to others. `rule` is empty: no rule of a game speaks."""

from typing import Final

from tapete.core import Refusal

NOT_KNOWN: Final = Refusal("", "room-not-known")
"""For people the room knows: a stranger chooses a name first."""

ROBOTS_TOKEN: Final = Refusal("", "room-robots-token")
"""A robot's token plays; what concerns the person is done in the person's browser."""

WRONG_PHRASE: Final = Refusal("", "room-wrong-phrase")
"""No account of that name has that pass phrase, or that recovery code."""

BAD_PHRASE: Final = Refusal("", "room-bad-phrase")
"""A pass phrase has 8 to 256 characters."""

BAD_ACCOUNT: Final = Refusal("", "room-bad-account")
"""The name of an account has 3 to 32 letters, digits, dots, dashes or low lines, the first a letter or digit."""

ACCOUNT_TAKEN: Final = Refusal("", "room-account-taken")
"""Somebody else signs in with that name."""

HAS_ACCOUNT: Final = Refusal("", "room-has-account")
"""This person has an account already."""

SIGN_UP_CLOSED: Final = Refusal("", "room-sign-up-closed")
"""The host takes no new accounts now."""

NOT_ADMIN: Final = Refusal("", "room-not-admin")
"""For the host of the room."""

UNKNOWN_PLAYER: Final = Refusal("", "room-unknown-player")
"""There is nobody of that number, or not any more."""

UNKNOWN_SESSION: Final = Refusal("", "room-unknown-session")
"""The person has no such session, or not any more."""

BANNED: Final = Refusal("", "room-banned")
"""The host does not let this person play now."""

BAD_RECORD: Final = Refusal("", "room-bad-record")
"""This is no record of a match, or something in it does not fit."""

UNFINISHED_RECORD: Final = Refusal("", "room-unfinished-record")
"""The match of this record was not played to its end."""

NO_COACH: Final = Refusal("", "room-no-coach")
"""The coach does not know the game as it was played."""

COACH_BUSY: Final = Refusal("", "room-coach-busy")
"""Enough matches are being reviewed now."""

COACH_GAVE_UP: Final = Refusal("", "room-coach-gave-up")
"""The review took too long, or its process ended."""

ALL: Final = (
    NOT_KNOWN, ROBOTS_TOKEN, WRONG_PHRASE, BAD_PHRASE, BAD_ACCOUNT, ACCOUNT_TAKEN, HAS_ACCOUNT, SIGN_UP_CLOSED,
    NOT_ADMIN, UNKNOWN_PLAYER, UNKNOWN_SESSION, BANNED, BAD_RECORD, UNFINISHED_RECORD, NO_COACH, COACH_BUSY,
    COACH_GAVE_UP,
)  # fmt: skip

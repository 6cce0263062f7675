"""What the room itself refuses; the games have their own. `rule` is empty: no rule of a game speaks here."""

from typing import Final

from tapete.core import Refusal

NOT_YOUR_TABLE: Final = Refusal("", "room-not-your-table")
"""A private table at which the sender has no seat."""

UNKNOWN_TABLE: Final = Refusal("", "room-unknown-table")
"""There is no table of that number."""

JOIN_FIRST: Final = Refusal("", "room-join-first")
"""A message before Join."""

NOT_SEATED: Final = Refusal("", "room-not-seated")
"""A watcher, or somebody else's seat."""

NOT_NOW: Final = Refusal("", "room-not-now")
"""The table waits for something else."""

STALE: Final = Refusal("", "room-stale")
"""An answer to a decision that has passed."""

BAD_MESSAGE: Final = Refusal("", "room-bad-message")
"""Not JSON, of no known type, or with a wrong or unknown field."""

TOO_LARGE: Final = Refusal("", "room-too-large")
"""A message of more than 64 KiB."""

TOO_FAST: Final = Refusal("", "room-too-fast")
"""More messages than anybody can mean."""

WRONG_VERSION: Final = Refusal("", "room-wrong-version")
"""A page older or newer than this server: reloading helps."""

BAD_NAME: Final = Refusal("", "room-bad-name")
"""A name is 1 to 64 characters long, without control characters, and not `robot:` something."""

UNKNOWN_GAME: Final = Refusal("", "room-unknown-game")
"""There is no such game."""

BAD_OPTION: Final = Refusal("", "room-bad-option")
"""There is no such option, or it cannot have that value."""

UNKNOWN_ROBOT: Final = Refusal("", "room-unknown-robot")
"""There is no such level of robots."""

NOT_SAVED: Final = Refusal("", "room-not-saved")
"""The log could not be written; nothing has changed."""

TROUBLE: Final = Refusal("", "room-trouble")
"""Something went wrong here that is nobody's fault at the table; nothing has changed."""

NOT_OVER: Final = Refusal("", "room-not-over")
"""The record of a match is opened when the match is over, or abandoned."""

LEFT: Final = Refusal("", "room-left")
"""The sender has left this match for good."""

HOST_ONLY: Final = Refusal("", "room-host-only")
"""Only the host fills seats and begins the match."""

SEAT_TAKEN: Final = Refusal("", "room-seat-taken")
"""Somebody sits there, or will from the next deal on; or the seat is out of the match."""

ALREADY_SEATED: Final = Refusal("", "room-already-seated")
"""A person sits once at a table."""

CLOSED: Final = Refusal("", "room-closed")
"""All who had gathered at this table went before its first match."""

NO_TALK: Final = Refusal("", "room-no-talk")
"""Nothing is said at this table."""

PHRASES_ONLY: Final = Refusal("", "room-phrases-only")
"""At this table one says phrases of the list, no words of one's own."""

BAD_TITLE: Final = Refusal("", "room-bad-title")
"""A title is at most 64 characters long, on one line, with something to see in it."""

TOO_MANY_TABLES: Final = Refusal("", "room-too-many-tables")
"""This person plays at as many tables as anybody can."""

TOO_MANY_GUESTS: Final = Refusal("", "room-too-many-guests")
"""More new guests have come from one address in an hour than the room welcomes."""

FULL: Final = Refusal("", "room-full")
"""There are as many tables with people at them as the room has place for."""

UNKNOWN_MATCH: Final = Refusal("", "room-unknown-match")
"""This table has not played a match of that number."""

FOREIGN_ORIGIN: Final = Refusal("", "room-foreign-origin")
"""A request sent by a page of another site."""

NO_SUCH_PAGE: Final = Refusal("", "room-no-such-page")
"""An address where nothing is."""

ALL: Final = (
    NOT_YOUR_TABLE, UNKNOWN_TABLE, JOIN_FIRST, NOT_SEATED, NOT_NOW, STALE, BAD_MESSAGE, TOO_LARGE, TOO_FAST,
    WRONG_VERSION, BAD_NAME, UNKNOWN_GAME, BAD_OPTION, UNKNOWN_ROBOT, NOT_SAVED, TROUBLE, NOT_OVER, UNKNOWN_MATCH,
    LEFT, TOO_MANY_TABLES, TOO_MANY_GUESTS, FULL, FOREIGN_ORIGIN, NO_SUCH_PAGE, HOST_ONLY, SEAT_TAKEN, ALREADY_SEATED,
    CLOSED, NO_TALK, PHRASES_ONLY, BAD_TITLE,
)  # fmt: skip

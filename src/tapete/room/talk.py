"""What may be said at a table, and who hears it when.

Invariants:
- players hear a watcher only once the deal is over in which he spoke: nobody tells a player what he saw elsewhere;
- watchers hear players no earlier than they see the cards of that moment (`watching`).
"""

from typing import Final

from tapete.core import Refusal, Seat, Status
from tapete.room import refusals
from tapete.room.commands import Say
from tapete.room.entries import Said
from tapete.room.fold import Spoken, TableState
from tapete.room.naming import tidy_line

PHRASES: Final = (
    "hello", "thanks", "well-played", "good-luck", "oops", "sorry", "hurry", "one-moment", "nice", "wow", "haha",
    "bye", "again",
)  # fmt: skip
"""What everybody can say, in everybody's language."""

LONGEST_TEXT: Final = 200

TALK_SPAN: Final = 10.0
"""Seconds within which nobody says more than MOST_SAID things, and the same thing twice is one thing sent again."""

MOST_SAID: Final = 5


def said(table: TableState, seat: Seat | None, person: str, name: str, say: Say) -> Said | Refusal:
    """What is said, as the log will have it; or why it cannot be."""
    if table.settings.talk == "none":
        return refusals.NO_TALK
    if (say.phrase is None) is (say.text is None) or (say.phrase is not None and say.phrase not in PHRASES):
        return refusals.BAD_MESSAGE
    if say.text is None:
        return Said(seat, person, name, say.phrase, None)
    if table.settings.talk != "text":
        return refusals.PHRASES_ONLY
    text = tidy_line(say.text, LONGEST_TEXT)
    return refusals.BAD_MESSAGE if text is None else Said(seat, person, name, None, text)


def lately(table: TableState, person: str, now: float) -> tuple[Spoken, ...]:
    """What this person has said a moment ago."""
    return tuple(
        spoken for spoken in table.said if spoken.said.person == person and max(now, table.at) - spoken.at < TALK_SPAN
    )


def heard(table: TableState, seat: Seat | None) -> tuple[Spoken, ...]:
    """What `seat` has heard of what was said last, oldest first; None is a watcher."""
    return tuple(spoken for spoken in table.said if seat is None or _reaches_players(table, spoken))


def newly_heard(before: TableState, after: TableState, seat: Seat | None) -> tuple[Spoken, ...]:
    """What `seat` hears with the last entry."""
    if not after.said:
        return ()
    known = {spoken.seq for spoken in heard(before, seat)}
    return tuple(spoken for spoken in heard(after, seat) if spoken.seq not in known)


def _reaches_players(table: TableState, spoken: Spoken) -> bool:
    return spoken.said.seat is not None or table.status is not Status.PLAYING or table.number > spoken.number

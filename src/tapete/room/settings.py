"""How a table is kept: who may sit down, who may watch, how fast people play, what counts.

Invariants:
- settings are fixed when the table is opened and stay through all its matches;
- every value is one of those listed here; `tidy` refuses anything else before it can stand in a log.
"""

from dataclasses import dataclass, replace
from typing import Final

from tapete.core import Refusal
from tapete.room import refusals
from tapete.room.naming import tidy_line
from tapete.room.pace import CLOCKS

HOLDS: Final = ("none", "trick", "deal")
"""What watchers see late: nothing, a trick once it is over (in Gnav a turn), a deal once it is settled."""

TALKS: Final = ("none", "phrases", "text")
"""What may be said: nothing, phrases of the list, those and words of one's own."""

LONGEST_TITLE: Final = 64


@dataclass(frozen=True, slots=True)
class Settings:
    """`open` tables stand in the lobby and anybody may sit down; others need the invitation. `title` may be empty."""

    title: str = ""
    open: bool = False
    rated: bool = False
    clock: str = "none"
    watch: bool = False
    hold: str = "none"
    talk: str = "phrases"


STANDARD: Final = Settings()
"""Private and unhurried."""


def tidy(settings: Settings) -> Settings | Refusal:
    """The settings as they will stand, or what is amiss."""
    if settings.clock not in CLOCKS or settings.hold not in HOLDS or settings.talk not in TALKS:
        return refusals.BAD_MESSAGE
    title = tidy_line(settings.title, LONGEST_TITLE) if settings.title.strip() else ""
    return refusals.BAD_TITLE if title is None else replace(settings, title=title)

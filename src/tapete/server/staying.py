"""Settings that stay with a person: the client keeps them among the preferences, and every page brings them along.

So a page looks as its reader likes it from the first paint on, in whatever browser. What the settings are is the
client's own matter: the room hands on what it was given, and reads the language alone.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection

from tapete.server import guests
from tapete.server.house import house_of
from tapete.words import LANGUAGES

SETTINGS: Final = "settings"
"""The preference that holds them."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Whose settings, they themselves as JSON, and the language he last chose."""

    person: str
    text: str
    language: str | None


async def settings_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Kept | None:
    """What the room keeps of who is asking; None of a stranger, of one who has set nothing, without a store."""
    try:
        person = await guests.known(connection)
        if person is None:
            return None
        kept = (await house_of(connection).store.people.preferences(person)).get(SETTINGS)
    except OSError:
        return None
    if not isinstance(kept, dict):
        return None
    language = kept.get("language")
    text = json.dumps(kept, separators=(",", ":"))
    return Kept(person.id, text, language if isinstance(language, str) and language in LANGUAGES else None)

"""What a browser needs to install the room as an application: in the language of the page that names it."""

import json
from typing import Final

from tapete.games import GAMES
from tapete.server.shelf import ASK_AGAIN, File, file
from tapete.words import LANGUAGES, Words

KIND: Final = "application/manifest+json"
LONGEST_SHORT_NAME: Final = 12
"""Letters that fit under an icon."""

RAIL: Final = "#10231d"
"""What lies round the cloth, as drawn."""


def manifest(language: str, *, title: str, base: str = "", polite: bool = False) -> File:
    """The manifest of a room of this title.

    It is one application in whatever language it was installed (`id`), and nothing outside of the room belongs to it.
    """
    words = Words(language, polite=polite)
    own_name = words.say("room-name")
    told = {
        "id": f"{base}/",
        "name": title,
        "short_name": title if len(title) <= LONGEST_SHORT_NAME else own_name,
        "description": words.say("start-lead"),
        "lang": language,
        "dir": "ltr",
        "start_url": f"{base}/{language}/",
        "scope": f"{base}/",
        "display": "standalone",
        "background_color": RAIL,
        "theme_color": RAIL,
        "categories": ["games"],
        "icons": [
            _icon(base, "icon-192.png", 192, "any"),
            _icon(base, "icon-512.png", 512, "any"),
            _icon(base, "maskable-512.png", 512, "maskable"),
        ],
        "shortcuts": [
            {
                "name": words.say("start-rules-of", game=words.say(f"game-{game}")),
                "url": f"{base}/{language}/rules/{game}",
            }
            for game in GAMES
        ],
    }
    return file(json.dumps(told, ensure_ascii=False).encode(), KIND, ASK_AGAIN)


def language_of_manifest(path: str) -> str | None:
    """The language whose manifest stands at this path of the room; None where none does."""
    language, _, name = path.removeprefix("/").partition("/")
    return language if name == "manifest.webmanifest" and language in LANGUAGES else None


def _icon(base: str, name: str, side: int, purpose: str) -> dict[str, str]:
    return {"src": f"{base}/icons/{name}", "sizes": f"{side}x{side}", "type": "image/png", "purpose": purpose}

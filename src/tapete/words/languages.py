"""The languages there are, and which of them a browser asks for."""

import json
import re
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    json.loads((files("tapete.words") / "locales" / "languages.json").read_text(encoding="utf-8"))
)
"""Code to the language's own name, in the order in which they are offered. Each has a folder of that code beside it."""

STANDARD: Final = "en"
"""What speaks when a browser asks for nothing we have, and what stands underneath every other language."""

_WRITTEN: Final[Mapping[str, str]] = MappingProxyType({"no": "nb", "nn": "nb"})
"""Codes that browsers send too, and the one of ours that whoever sends them reads: Norwegian is written in two ways."""

_LONGEST_HEADER = 1000
_WISH = re.compile(
    r"\s*(?P<tag>\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*[qQ]\s*=\s*(?P<weight>[01](?:\.\d{0,3})?)\s*)?"
)


def negotiate(accept_language: str) -> str:
    """The language we have that an ``Accept-Language`` header likes best; English if none, or if it cannot be read.

    >>> negotiate("ja, es-MX;q=0.8, en;q=0.5")
    'es'
    """
    best, best_weight = STANDARD, 0.0
    for part in accept_language[:_LONGEST_HEADER].split(","):
        wish = _WISH.fullmatch(part)
        if wish is None:
            continue
        language = STANDARD if wish["tag"] == "*" else wish["tag"].split("-")[0].lower()
        language = _WRITTEN.get(language, language)
        weight = min(float(wish["weight"] or 1), 1.0)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best

"""The languages there are, and which of them a browser asks for."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType({"en": "English", "es": "Español"})
"""Code to the language's own name. Each has a folder of that code in ``locales``."""

STANDARD: Final = "en"
"""What speaks when a browser asks for nothing we have, and what stands underneath every other language."""

_LONGEST_HEADER = 1000
_WISH = re.compile(
    r"\s*(?P<tag>\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*[qQ]\s*=\s*(?P<weight>[01](?:\.\d{0,3})?)\s*)?"
)


def negotiate(accept_language: str) -> str:
    """The language we have that an ``Accept-Language`` header likes best; English if none, or if it cannot be read.

    >>> negotiate("ca, es-MX;q=0.8, en;q=0.5")
    'es'
    """
    best, best_weight = STANDARD, 0.0
    for part in accept_language[:_LONGEST_HEADER].split(","):
        wish = _WISH.fullmatch(part)
        if wish is None:
            continue
        language = STANDARD if wish["tag"] == "*" else wish["tag"].split("-")[0].lower()
        weight = min(float(wish["weight"] or 1), 1.0)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best

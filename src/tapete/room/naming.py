"""What people may be called, and what else they may write on a table: one line, with something to see in it."""

import random
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

LONGEST_NAME: Final = 64

NAMES: Final = (
    "Ane", "Astrid", "Bruna", "Chema", "Eider", "Gorka", "Inés", "Iria", "Jon", "Leire", "Lope", "Marit", "Nuria",
    "Pau", "Roque", "Signe", "Sune", "Tove", "Uxía", "Vidar",
)  # fmt: skip
"""What robots are called at a table."""

_UNFIT: Final = frozenset(("Cc", "Cs", "Zl", "Zp"))
"""Control characters, halves of characters, separators of lines and paragraphs."""

_TURNS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of what stands around a name."""


def tidy_line(text: str, longest: int) -> str | None:
    """The text as it will stand, or None if it cannot: 1 to `longest` characters, something to see, one line."""
    tidy = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(tidy) <= longest:
        return None
    kinds = [unicodedata.category(sign) for sign in tidy]
    seen = any(kind[0] in "LNPS" for kind in kinds)
    return tidy if seen and not _TURNS & set(tidy) and not _UNFIT & set(kinds) else None


def tidy_name(name: str) -> str | None:
    """The name as it will stand, or None if it cannot: 1 to 64 characters, something to see, no control characters.

    Names that begin like a robot's in a record are reserved (RECORD, grammar).
    """
    tidy = tidy_line(name, LONGEST_NAME)
    return None if tidy is None or tidy.casefold().startswith("robot:") else tidy


def names(taken: Iterable[str], count: int, chance: random.Random) -> Sequence[str]:
    """`count` different names for robots, none of them that of somebody at the table."""
    known = {name.casefold() for name in taken}
    return chance.sample([name for name in NAMES if name.casefold() not in known], count)

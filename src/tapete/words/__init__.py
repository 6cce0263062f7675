"""The words of the room in every language, from the Fluent catalogues in ``locales/<language>/``.

Invariants:
- every language has the same files, ids and variables as English; English stands underneath all the same, so that a
  gap shows words and not a code;
- a message says the same here and in the browser: both read these files, and neither marks where variables stand;
- nothing is looked up in the machine's own language or settings.
"""

from tapete.words.catalogue import Words
from tapete.words.languages import LANGUAGES, negotiate

__all__ = ["LANGUAGES", "Words", "negotiate"]

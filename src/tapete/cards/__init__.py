"""The two packs and their text codes.

Invariants:
- a card is its text code, everywhere: in a hand, a record, a message (``7o``, ``XII``, ``cuckoo``);
- a pack is listed in one fixed order, the order a shuffle starts from (RECORD, verifiable deals);
- the Spanish pack has forty different cards, the Gnav pack two of each of 21 ranks.
"""

from tapete.cards.gnav import GNAV
from tapete.cards.pack import Card, Pack
from tapete.cards.spanish import SPANISH

__all__ = ["GNAV", "SPANISH", "Card", "Pack"]
